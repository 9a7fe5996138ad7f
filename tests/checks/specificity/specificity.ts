/**
 * How much of a deck would stand in another client's deck too: the share of its five-word sequences that the other
 * has, the clients' own terms taken out of both first, so that what is compared is our writing.
 */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import type { Language } from '../../../src/shared/domain/options.ts';

export interface Written {
  name: string;
  language: Language;
  formData: FormData;
  deck: readonly Section[];
}

const LENGTH = 5;
const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  th: new Intl.Segmenter('th', { granularity: 'word' }),
};

const words = (text: string, language: Language): string[] =>
  [...segmenters[language].segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment] : [],
  );

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) yield* texts(item);
}

/** Words that belong to nobody: they stay, though a client uses them too. */
const COMMON = new Set(
  `a an the and or but if then than so of to in on at by for from with within over under per as is are was were be been it its this that these
   those they them their there here we us our you your he she his her who whom what which where when why how not no nor none all any each every one two
   more most less few many much first next same other own only also still again before after can could will would may must do does did have has had get go
   และ หรือ แต่ ที่ ซึ่ง ของ ใน ใต้ บน กับ แก่ ให้ ได้ ไม่ มี เป็น คือ จาก ถึง โดย เพื่อ ว่า ก็ จะ แล้ว ยัง ต้อง ควร มาก น้อย กว่า ทุก แต่ละ หนึ่ง สอง นี้ นั้น
   เรา เขา คุณ อยู่ ไป มา ตาม ต่อ ด้วย เมื่อ ก่อน หลัง แรก เดียว กัน การ ความ ผู้ อะไร ใคร ไหน อย่างไร เท่าไร`.split(/\s+/u),
);

/** Our words of a deck: texts in order, each a list, without the client's terms and without figures. */
function ownWords({ deck, formData, language }: Written): string[][] {
  const theirs = new Set(
    [...texts(formData)].flatMap((text) => words(text, language)).filter((word) => !COMMON.has(word)),
  );
  return deck.flatMap(({ title, output }) =>
    [title, ...texts(output)].map((text) =>
      words(text, language).filter((word) => !theirs.has(word) && !/\d/u.test(word)),
    ),
  );
}

const sequences = (lists: readonly string[][]): string[] =>
  lists.flatMap((list) =>
    list.length < LENGTH
      ? []
      : Array.from({ length: list.length - LENGTH + 1 }, (_, i) => list.slice(i, i + LENGTH).join(' ')),
  );

export interface Pair {
  a: string;
  b: string;
  language: Language;
  /** 0 to 1: of the deck that has more in common with the other. */
  share: number;
  /** What they have in common, the most frequent first. */
  common: string[];
}

/** Every pair of decks in one language. */
export function compare(decks: readonly Written[]): Pair[] {
  const read = decks.map((deck) => ({ ...deck, sequences: sequences(ownWords(deck)) }));
  return read.flatMap((a, i) =>
    read
      .slice(i + 1)
      .filter(({ language }) => language === a.language)
      .map((b) => {
        const [inA, inB] = [new Set(a.sequences), new Set(b.sequences)];
        const shared = (list: readonly string[], other: ReadonlySet<string>): number =>
          list.length === 0 ? 0 : list.filter((sequence) => other.has(sequence)).length / list.length;
        const share = Math.max(shared(a.sequences, inB), shared(b.sequences, inA));
        return { a: a.name, b: b.name, language: a.language, share, common: [...inA].filter((x) => inB.has(x)) };
      }),
  );
} // prettier-ignore
