/** Rates that the client knows: how many of one step go on to the next, come back, or leave. */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { valueOf } from './goal.ts';
import { fieldOf, figuresAs, figuresIn, type Figure } from './roles.ts';
import { stepOf, stepsIn } from './steps.ts';

export interface KnownRate {
  /** 'other': lost on the way (cancelled, not turned up), which leads to no step. */
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

/** From here on a figure is a rate. */
const LEAST = 0.45;

/** Of a share told as a ratio ('3 in 10'), and of one beside a word for what is lost: hardly ever anything else. */
const LEAST_OF_RATIO = 0.12;
/** Right behind a share: those who go no further, so that the others do. */
const SILENT =
  /^\s*(?:of (?:them|those|these|the \p{L}+) )?(?:just |then |simply |never |go(?:es)? |went |fall(?:s)? |are |is )*(?:quiet|silent|ghost(?:ed|s)?(?: us)?|vanish(?:ed|es)?|disappear(?:ed|s)?|reply|answer|respond|no reply|no answer|(?:don['’]?t|do not|doesn['’]?t|didn['’]?t) (?:reply|answer|respond|pick up|come back))(?![a-z])|^\s?(?:เงียบ|หาย|ไม่ตอบ|อ่านไม่ตอบ|ไม่อ่าน)/u;
/** Money or people for nothing: no step of a way. */
const WASTED =
  /(?<![a-z])(?:wasted?|rubbish|junk|spam|fake|wrong number|time ?wasters?)(?![a-z])|หายไป(?=\s?(?:ครึ่ง|\d))|เสียเปล่า/u;
const LOST =
  /(?<![a-z])(?:cancel\p{L}*|churn|no[ -]?shows?|refund\p{L}*|returns?|returned|bounced?|dropp?\p{L}* out|resign\p{L}*|die|dies)(?![a-z])|ยกเลิก|ตีกลับ|คืนของ|ไม่มาตามนัด|ลาออก|ตาย/u;
function isRate(answer: string, figure: Figure): boolean {
  if (figuresAs([figure], 'rate', LEAST).length > 0) return true;
  const { quantity, span } = figure.reading;
  if (quantity.kind !== 'percent') return false;
  if (quantity.ratio !== undefined) return figure.likely('rate') >= LEAST_OF_RATIO;
  const words = plain(answer).slice(Math.max(figure.sentence.start, span.start - 24), span.end + 16);
  return figure.likely('rate') >= LEAST_OF_RATIO && LOST.test(words);
}

const KINDS: readonly (readonly [KnownRate['kind'], RegExp])[] = [
  [
    'churn',
    /(?<![a-z])(?:churn|(?:customers?|clients?|members?|subscribers?|shops?|users?) (?:leave|cancel|stop|quit|drop out|go)|quits?|leave (?:us )?each|cancel(?:led)? (?:each|every|a) )|เลิกใช้|ยกเลิกสมาชิก/iu,
  ],
  [
    'repeat',
    /(?<![a-z])(?:repeat|comes? back|return(?:ing)? customers?|(?:open|use|order|buy).{0,20} again|repurchase|rebook|renew)|ซื้อซ้ำ|กลับมา|ต่ออายุ/iu,
  ],
];
const kindOf = (words: string): KnownRate['kind'] =>
  KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? (LOST.test(words) ? 'other' : 'conversion');

/** Who goes on and to what, in the words around a share. */
function stepsAround(before: string, after: string): { from?: string; to?: string } {
  const of = /^\s?(?:of|from|ของ|จาก)\s(?:the |all |our |those |these )?/u.exec(after);
  const [first, second] = stepsIn(after);
  if (of !== null && first !== undefined && first.start <= of[0].length + 14)
    return { from: first.name, ...(second ? { to: second.name } : {}) };
  const pair = /(?:from (?:the )?(?<a>[\p{L} -]{3,30}?) to (?:the )?(?<b>[\p{L} -]{3,24}?))\s*$/u.exec(
    before,
  )?.groups;
  if (pair) return { from: pair['a'] ?? '', to: pair['b'] ?? '' };
  const from = stepsIn(before).at(-1);
  return { ...(from ? { from: from.name } : {}), ...(first ? { to: first.name } : {}) };
}

/** The words that are said of one figure: from the one before to the one after, at most its sentence. */
const around = (text: string, { sentence, reading }: Figure, figures: readonly Figure[]): Span => ({
  start: Math.max(
    sentence.start,
    ...figures.flatMap(({ reading: { span } }) => (span.end <= reading.span.start ? [span.end] : [])),
  ),
  end: Math.min(
    text.length,
    sentence.end,
    ...figures.flatMap(({ reading: { span } }) => (span.start >= reading.span.end ? [span.start] : [])),
  ),
});

type Rate = Omit<KnownRate, 'field' | 'text'>;

/** '40% of inquiries take a tour'; a share that is said not to go on is none. */
function shareRate(answer: string, figure: Figure, figures: readonly Figure[]): Rate | undefined {
  const { quantity, span } = figure.reading;
  if (quantity.kind !== 'percent' || !(quantity.value > 0 && quantity.value < 100)) return undefined;
  const text = plain(answer);
  const { start, end } = around(text, figure, figures);
  const kind = kindOf(text.slice(start, end));
  const isDenied = negationsIn(answer).some(
    (one) =>
      one.kind !== 'doubt' && one.span.start >= span.end && one.span.start < Math.min(end, span.end + 24),
  );
  const behind = text.slice(span.end, end);
  const isSilent = SILENT.test(behind) && !/^\s*(?:of \p{L}+ )?(?:reply|answer|respond)/u.test(behind);
  if ((isDenied && !isSilent) || WASTED.test(text.slice(start, end)))
    if (kind === 'conversion') return undefined;
  const share = isSilent ? 100 - quantity.value : quantity.value;
  const percent = quantity.ratio === undefined ? share : Math.round(share * 10) / 10;
  if (kind !== 'conversion') return { kind, percent, at: span };
  const before = text.slice(start, span.start);
  const lead = before.trim() === '' ? text.slice(figure.sentence.start, span.start) : before;
  return { kind, percent, ...stepsAround(lead, text.slice(span.end, end)), at: span };
}

/** What people did who went on. */
const WENT_ON =
  /(?<![a-z])(?:paid|pay|bought|buy|booked|book(?:ing)?|signed|sign|closed?|ordered|order|came|come|visited|joined|applied|enrolled|became|become|rfq|pos?|quotes?)(?![a-z])|ปิด|ติดจริง|ติดตั้ง|เซ็น|จ่าย|ซื้อ|จอง|สมัคร|นัด|โอน|สั่ง|มาดู|ดูหน้างาน|มาจริง/iu;
/** As far as two counts of one way may stand apart, in characters. */
const APART = 70;

/** Counts that are one way to buying, told one after the other: '600 ทัก ปิดได้ 7', 'of 50 enquiries 12 booked'. */
function countRates(answer: string, counts: readonly Figure[]): Rate[] {
  const text = plain(answer);
  const rates: Rate[] = [];
  for (const [index, { reading: first }] of counts.entries()) {
    const second = counts[index + 1];
    if (second === undefined) break;
    const [whole, part] = [valueOf(first), valueOf(second.reading)];
    const between = text.slice(first.figure.end, second.reading.span.start);
    if (!(part > 0 && part < whole) || between.length > APART || first.per !== second.reading.per) continue;
    const before = rates.at(-1);
    const isContinued = before?.at !== undefined && before.at.end === first.span.end;
    const tail = text.slice(
      second.reading.figure.end,
      Math.min(second.sentence.end, second.reading.figure.end + 24),
    );
    const counted = first.quantity.kind === 'count' ? stepsIn(first.quantity.unit)[0]?.name : undefined;
    const lead = text.slice(Math.max(0, first.span.start - 24), first.span.start);
    const went = (words: string): string | undefined => WENT_ON.exec(words)?.[0].trim();
    rates.push({
      kind: 'conversion',
      from: isContinued
        ? (before.to ?? '')
        : (counted ?? stepsIn(between.slice(0, 24))[0]?.name ?? stepsIn(lead).at(-1)?.name ?? 'lead'),
      to: /[ก-๛]/u.test(between)
        ? (stepsIn(between).at(-1)?.name ?? went(between) ?? '')
        : (went(tail) ?? stepsIn(tail)[0]?.name ?? went(between) ?? ''),
      percent: Math.round((part / whole) * 10_000) / 100,
      at: { start: first.span.start, end: second.reading.span.end },
    });
  }
  return rates;
}

const isCount = ({ reading: { quantity } }: Figure): boolean =>
  quantity.kind === 'count' && quantity.high === undefined;

/** All rates of the answers, in order. */
export function readRates(answers: readonly (readonly [field: string, answer: string])[]): KnownRate[] {
  const rates: KnownRate[] = [];
  for (const [field, answer] of answers) {
    const figures = figuresIn(answer, fieldOf(field));
    // 'From 15% to 22%' is a goal, or what has happened.
    const changes = new Set<Reading>(
      changesIn(
        answer,
        figures.map(({ reading }) => reading),
      ).flatMap(({ from, to }) => [from, to]),
    );
    const shares = figures.filter((figure) => isRate(answer, figure) && !changes.has(figure.reading));
    const found = [
      ...shares.flatMap((figure) => shareRate(answer, figure, figures) ?? []),
      ...countRates(answer, shares.filter(isCount)),
    ].toSorted((a, b) => (a.at?.start ?? 0) - (b.at?.start ?? 0));
    for (const rate of found) {
      const sentence = figures.find(({ reading }) => reading.span.start === rate.at?.start)?.sentence;
      if (rates.some((other) => other.percent === rate.percent && other.from === rate.from)) continue;
      rates.push({ ...rate, text: answer.slice(sentence?.start, sentence?.end), field });
    }
  }
  return rates;
}

/** The step that a rate begins at or leads to, told apart by what it is and not by how it is called. */
export const sameStep = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  (a === b || (stepOf(a) !== undefined && stepOf(a)?.step === stepOf(b)?.step));
