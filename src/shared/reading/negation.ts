/** What a text denies, forbids, puts off or doubts: the word that does it, and the words that it is said of. */
import { matchesOf } from './matches.ts';
import { LONGEST_TEXT } from './numerals.ts';
import { plain } from './plain.ts';
import type { Span } from './quantity.ts';
import { wordStarts } from './words.ts';

/** Denied; not so yet; must not be; not sure. */
export type NegationKind = 'no' | 'not yet' | 'must not' | 'doubt';

export interface Negation {
  /** The word itself: 'not', 'ห้าม'. */
  span: Span;
  /** What it is said of: after it in the same clause, or before it ('Hamburg NOT', 'North West later'). */
  scope: Span;
  kind: NegationKind;
}

const MARKERS: readonly (readonly [NegationKind, RegExp])[] = [
  [
    'not yet',
    /(?<![a-z])(?:not (?:yet|now|this (?:time|round|year))|later(?! than)(?:,? not now)?|for now(?:,? no)|hasn't|haven't)(?![a-z])|ยังไม่(?:ได้)?|ไว้(?:ก่อน|ทีหลัง|คราวหน้า)|รอบนี้ไม่|ตอนนี้ไม่/gu,
  ],
  [
    'must not',
    /(?<![a-z])(?:(?:please |pls )?(?:never|do not|don't|dont|must not|mustn't|may not|cannot be|can't be|should not|shouldn't|is not to|are not to|not allowed|forbidden|prohibited|avoid|refrain from|keep away from|stay away from|steer clear of)|off[ -]limits)(?![a-z])|ห้าม|อย่า(?!ง)|งด(?!งาม)|ไม่ต้อง(?!การ)|ไม่ควร|ต้องไม่|ไม่อนุญาต|หลีกเลี่ยง|เลี่ยง/gu,
  ],
  [
    'doubt',
    /(?<![a-z])(?:maybe|perhaps|possibly|not sure|unsure|might|not certain|don't know|no idea|tbc|tbd|to be confirmed)(?![a-z])|ไม่แน่ใจ|ไม่แน่|อาจ(?:จะ)?(?!ารย์)|บางที|ยังไม่สรุป|ไม่รู้(?!จัก)|มั้ง/gu,
  ],
  [
    'no',
    /(?<![a-z])(?:no|not|none of|nothing|nobody|no one|without|neither|nor|isn't|aren't|wasn't|weren't|doesn't|didn't|won't|can't|cannot|excluding|except(?: for)?|other than|rather than|instead of|free of|nowhere)(?![a-z])|ไม่(?:ใช่|ได้|มี|เอา|ใช้|รับ)?(?!ว่า|ค่อย|เกิน|น้อย|ต่ำ|แพ้)|มิใช่|ปราศจาก|ยกเว้น|นอกจาก|เว้น(?=แต่)/gu,
  ],
];
/** Words with 'no' or 'not' that deny nothing. */
const NO_DENIAL =
  /^(?:no\.?\s?\d|no\.1|not only|not more than|not less than|no (?:more|less) than|no later than|no doubt|no matter|no wonder|not just|not to mention|ไม่แพ้|ไม่ว่า)/u;
/** Where a clause ends, and with it what is denied. */
const CLAUSE_END = /[.;!?\n]|,\s|\s(?:but|because|since|so|only|we only|just)\s|\s-\s|\)|แต่|เพราะ|เนื่องจาก/u;
/** Behind what it denies: 'Hamburg NOT', 'North West later not now'. */
const BEHIND = /^\s*(?:[.,;!?)]|$)/u;
const THAI = /[ก-๛]/u;
/** Characters that one word of denial reaches over at most. */
const LONGEST_CLAUSE = 300;

/** Of Thai the phrase up to a space, where the next words begin something of their own. */
function scopeEnd(text: string, from: number): number {
  const ahead = text.slice(from, from + LONGEST_CLAUSE);
  const end = CLAUSE_END.exec(ahead);
  const clause = from + (end === null ? ahead.length : end.index);
  if (!THAI.test(text.slice(from, from + 4))) return clause;
  // 'ไม่ใช้คำว่า คนแก่': a space may stand before what is meant.
  const head = /^\s?[ก-๛]*(?:ว่า|เรื่อง|คำ|ภาพ|รูป|ของ)\s/u.exec(text.slice(from, clause));
  const start = from + (head?.[0].length ?? 0);
  const space = /\s(?=[ก-๛])/u.exec(text.slice(start, clause));
  return space === null ? clause : start + space.index;
}

/** The clause before a place: what a word behind it denies. */
function scopeStart(text: string, to: number): number {
  const from = Math.max(0, to - LONGEST_CLAUSE);
  const before = text.slice(from, to);
  const cut = Math.max(
    ...['. ', ', ', '; ', ': ', '- ', '\n', '('].map((mark) => {
      const at = before.trimEnd().lastIndexOf(mark);
      return at < 0 ? -1 : from + at + mark.length;
    }),
  );
  return Math.max(from, cut);
}

/** Every negation of a text, in order; the narrower reading of a word counts. */
export function negationsIn(source: string): readonly Negation[] {
  const seen = lately.get(source);
  if (seen !== undefined) return seen;
  const found = read(source);
  if (lately.size >= MOST_KEPT) lately.clear();
  lately.set(source, found);
  return found;
}

/** One text is read by many: what it gave lately is kept. */
const lately = new Map<string, readonly Negation[]>();
const MOST_KEPT = 100;

function read(source: string): Negation[] {
  const text = plain(source.slice(0, LONGEST_TEXT));
  const found: Negation[] = [];
  const starts = wordStarts(text);
  for (const [kind, pattern] of MARKERS)
    for (const match of matchesOf(text, pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (found.some((other) => span.start < other.span.end && other.span.start < span.end)) continue;
      if (NO_DENIAL.test(text.slice(span.start))) continue;
      // 'งด' stands in 'หางดง' and 'ไม่' in no word: a Thai word of denial begins where a word does.
      if (THAI.test(match[0]) && !starts(span.start)) continue;
      const isBehind = BEHIND.test(text.slice(span.end)) && span.start > 0 && kind !== 'doubt';
      const scope = isBehind
        ? { start: scopeStart(text, span.start), end: span.start }
        : { start: span.end, end: scopeEnd(text, span.end) };
      found.push({ span, scope: trimmed(text, scope), kind });
    }
  return found.toSorted((a, b) => a.span.start - b.span.start);
}

function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const from = start + (words.length - words.trimStart().length);
  return { start: from, end: Math.max(from, from + words.trim().length) };
}

/** The negation that a place of the text stands under; undefined where nothing denies it. */
export const negationAt = (negations: readonly Negation[], at: Span): Negation | undefined =>
  negations.find(({ scope }) => scope.start <= at.start && at.start < scope.end);
