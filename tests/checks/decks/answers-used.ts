/** Which of the client's answers leave a trace in its deck. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { isThai, wordsIn } from './texts.ts';

export interface Answer {
  /** 'clientInfo.strengths'. */
  path: string;
  text: string;
}

/** Choices from lists and cards' ids are no words of the client's; an address is known by its name. */
const NO_WORDS =
  /\.(?:id|hasOnlineAdExperience|targetGroup|gender|businessType|businessSubType|language)$|^(?:corrections|assumptions)\b/u;

function* walk(value: unknown, path: string): Generator<Answer> {
  if (typeof value === 'string') {
    const text = value.trim();
    if (text !== '' && !NO_WORDS.test(path) && !/^(?:https?:\/\/|www\.)\S+$/iu.test(text))
      yield { path, text };
  } else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* walk(item, `${path}.${i}`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* walk(item, path === '' ? key : `${path}.${key}`);
  }
}

/** Answers in the client's words, in the order of the questionnaire. */
export const answersOf = (form: FormData): Answer[] =>
  [...walk(form, '')].filter(
    ({ path }) => !/advertisingChannels|marketingObjectives|marketingChannels/u.test(path),
  );

/** Words too common to be a trace. */
const COMMON = new Set(
  `the and for with from that this have has are was will not but our your their they them than then when what which who how all any can could would should into over about more most some such very just also only per each other been
is in on at to of a an or as by it we us no yes want need like get make people customer customers business company product service price month months week year day days
ของ และ ที่ ใน ให้ ได้ เป็น มี ไม่ จะ กับ ก็ คือ เรา ลูกค้า คน แต่ หรือ ว่า มา ไป ทำ แล้ว นี้ นั้น ทุก อยู่ ต่อ ถึง เดือน วัน ปี บาท ราคา สินค้า บริการ อยาก ต้อง`.split(
    /\s+/u,
  ),
);

const significant = (text: string): string[] =>
  wordsIn(text.toLowerCase()).filter(
    (word) => !COMMON.has(word) && word.length >= (isThai(word) ? 2 : 3) && !/^\d{1,2}$/u.test(word),
  );

const figures = (text: string): Set<string> =>
  new Set(
    readQuantities(text).flatMap(({ quantity }) =>
      'value' in quantity && quantity.value > 2 ? [String(quantity.value)] : [],
    ),
  );

/** Answers of which neither a figure nor two neighbouring words, nor half of the words, stand in the deck. */
export function unusedAnswers(form: FormData, decks: readonly string[]): Answer[] {
  const said = decks.join('\n').toLowerCase();
  const words = new Set(wordsIn(said));
  const known = figures(said);
  return answersOf(form).filter(({ text }) => {
    if ([...figures(text)].some((figure) => known.has(figure))) return false;
    const own = significant(text);
    if (own.length === 0) return !said.includes(text.toLowerCase());
    const pair = own.some((word, i) => {
      const next = own[i + 1];
      return next !== undefined && words.has(word) && words.has(next) && near(said, word, next);
    });
    return !pair && own.filter((word) => words.has(word)).length < Math.max(1, own.length / 2);
  });
}

/** Two words of an answer that also stand close together in the deck. */
function near(said: string, word: string, next: string): boolean {
  for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1))
    if (said.slice(at, at + word.length + next.length + 12).includes(next)) return true;
  return false;
}
