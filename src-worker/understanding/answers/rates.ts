/** Rates that the client knows: how many of one step go on to the next, come back, or leave. */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { chainsIn } from './chains.ts';
import { sentencesIn } from './sentences.ts';
import { stepOf, stepsIn } from './steps.ts';

export interface KnownRate {
  kind: 'repeat' | 'churn' | 'conversion' | 'other';
  /** In percent, to one place where it was told as a ratio. */
  percent: number;
  text: string;
  field: string;
  /** The steps between which it lies, as written; absent where the words do not name them. */
  from?: string;
  to?: string;
  /** Where its figure stands in the answer. */
  at?: Span;
}

const KINDS: readonly (readonly [KnownRate['kind'], RegExp])[] = [
  [
    'churn',
    /(?<![a-z])(?:churn|(?:customers?|clients?|members?|subscribers?|shops?|users?) (?:leave|cancel|stop|quit|drop out|go)|leave (?:us )?each|cancel(?:led)? (?:each|every|a) )|เลิกใช้|ยกเลิกสมาชิก/iu,
  ],
  [
    'repeat',
    /(?<![a-z])(?:repeat|comes? back|return(?:ing)? customers?|(?:open|use|order|buy).{0,20} again|repurchase|rebook|renew)|ซื้อซ้ำ|กลับมา|ต่ออายุ/iu,
  ],
];

/** What comes of one step, and is wanted. */
const OUTCOME =
  /(?<![a-z])(?:conver(?:ts?|ted|sions?)|upgrade[sd]?|subscribe[sd]?|register(?:s|ed)?|attend(?:s|ed)?|show up|turn up|request|ask(?:s|ed)? for (?:an? )?(?:quote|drawing|sample|demo|price)|ask(?:s|ed)? for|demand|buys?|buying|bought|orders?|sign(?:s|ed)?(?:[ -]?up)?|books?|booked|booking|become|turns? into|end(?:s|ed)? (?:up )?(?:in|book\p{L}*|buy\p{L}*)|close[sd]?|pay(?:s|ing)?|paid|appl(?:y|ies)|start|take|make|go paid|get(?:s)? (?:to|an?)|have the|come|came|visit(?:s|ed)?|enrol(?:l|s|led)?|install|joins?|joined|hires?|win|won|quote|order|sale|trial)(?![a-z])|ปิด|ซื้อ|จ่าย|จอง|เซ็น|สมัคร|เปิดบัญชี|นัด|สั่ง|ติดจริง|ติดตั้ง|โอน|มาจริง|มาดู|วางมัดจำ|แปลงเป็น/iu;
/** What is lost, and what nobody wanted. */
const LOST =
  /(?<![a-z])(?:never|wasted?|dreamers?|tyre-?kickers?|ghost(?:ed|s)?|disappear\p{L}*|go quiet|don't|do not|didn't|haircuts|spam|fake|wrong|junk)(?![a-z])|หาย|เงียบ|เสียเปล่า|ไม่/iu;
/** A limit, a wish or a change over time is no known rate. */
const NO_RATE =
  /(?<![a-z])(?:under|below|no |deeper|at most|keep|grow|grew|growth|increased?|rose|fell|dropped|declined?|(?:up|down)\s+(?:by\s+)?\d|more than|discount|margin|vat|interest|installment|instalment|prices?|commission|royalty)|ห้าม|ไม่เกิน|ส่วนลด|ผ่อน|เพิ่ม|ลดลง|โตขึ้น|เติบโต|กำไร|อยาก|เป้า/iu;

/** Who goes on and to what, in the words around a share. */
function stepsAround(before: string, after: string): { from?: string; to?: string } {
  const of = /^\s?(?:of|from|ของ|จาก)\s(?:the |all |our |those |these )?/u.exec(after);
  const [first, second] = stepsIn(after);
  const lead = stepsIn(before);
  const isOf = of !== null || /^\s?\p{L}/u.test(after);
  if (isOf && first !== undefined && first.start <= (of?.[0].length ?? 0) + 14 && of !== null)
    return { from: first.name, ...(second ? { to: second.name } : {}) };
  const pair = /(?:from (?:the )?(?<a>[\p{L} -]{3,30}?) to (?:the )?(?<b>[\p{L} -]{3,24}?))\s*$/u.exec(
    before,
  )?.groups;
  if (pair) return { from: pair['a'] ?? '', to: pair['b'] ?? '' };
  const from = lead.at(-1);
  return { ...(from ? { from: from.name } : {}), ...(first ? { to: first.name } : {}) };
}

/** Of a ratio to one place: nobody said 16.666667. */
const percentOf = (value: number, isRatio: boolean): number =>
  isRatio ? Math.round(value * 10) / 10 : value;

function shareRate(
  text: string,
  sentence: Span,
  { quantity, span, per }: Reading,
): Omit<KnownRate, 'field' | 'text'> | undefined {
  if (quantity.kind !== 'percent' || !(quantity.value > 0 && quantity.value < 100)) return undefined;
  const whole = text.slice(sentence.start, sentence.end);
  const clause = clauseAround(text, sentence, span);
  const [before, after] = [text.slice(clause.start, span.start), text.slice(span.end, clause.end)];
  const words = text.slice(clause.start, clause.end);
  const percent = percentOf(quantity.value, quantity.ratio !== undefined);
  const kind = KINDS.find(([, pattern]) => pattern.test(words))?.[0];
  if (NO_RATE.test(words)) return undefined;
  if (kind !== undefined) return { kind, percent, at: span };
  const isWanted = quantity.ratio !== undefined && OUTCOME.test(before.slice(-20));
  if ((LOST.test(after.slice(0, 40)) && !isWanted) || per !== undefined) return undefined;
  const around = stepsAround(before.trim() === '' ? text.slice(sentence.start, span.start) : before, after);
  const isNamed =
    around.from !== undefined ||
    around.to !== undefined ||
    /(?<![a-z])(?:of|who|those|them)(?![a-z])/u.test(whole);
  return OUTCOME.test(words) && (isNamed || quantity.ratio !== undefined || /^\s?\p{L}+\s/u.test(after))
    ? { kind: 'conversion', percent, ...around, at: span }
    : undefined;
}

/** Between the commas around a figure; a comma with a list of shares parts them. */
function clauseAround(text: string, sentence: Span, span: Span): Span {
  const before = text.slice(sentence.start, span.start);
  const cut = Math.max(
    before.lastIndexOf(', '),
    before.lastIndexOf('; '),
    before.search(/(?<![a-z])and [^,]*$/u) - 0,
  );
  const after = /,\s|;|\s(?:and|but)\s(?=.*(?:\d|half|third))/u.exec(text.slice(span.end, sentence.end));
  return {
    start: sentence.start + Math.max(0, cut),
    end: after ? span.end + after.index : sentence.end,
  };
}

/** All rates of the answers, in order. */
export function readRates(answers: readonly (readonly [field: string, answer: string])[]): KnownRate[] {
  const rates: KnownRate[] = [];
  for (const [field, answer] of answers) {
    const text = plain(answer);
    const readings = readQuantities(answer);
    const chains = chainsIn(answer);
    // 'From 15% to 22%' is a goal, or what has happened.
    const changes = new Set(changesIn(answer, readings).flatMap(({ from, to }) => [from, to]));
    const taken = (span: Span): boolean =>
      chains.some(({ at }) => at.start <= span.start && span.start < at.end);
    for (const sentence of sentencesIn(answer)) {
      const inside = readings.filter(({ span }) => span.start >= sentence.start && span.end <= sentence.end);
      const words = answer.slice(sentence.start, sentence.end);
      for (const reading of inside) {
        if (taken(reading.span) || changes.has(reading)) continue;
        const rate = shareRate(text, sentence, reading);
        if (rate && !rates.some((other) => other.percent === rate.percent && other.from === rate.from))
          rates.push({ ...rate, text: words, field });
      }
    }
    for (const { from, to, percent, at } of chains)
      rates.push({ kind: 'conversion', percent, from, to, at, text: answer.slice(at.start, at.end), field });
  }
  return rates;
}

/** The step that a rate begins at or leads to, told apart by what it is and not by how it is called. */
export const sameStep = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  (a === b || (stepOf(a) !== undefined && stepOf(a)?.step === stepOf(b)?.step));
