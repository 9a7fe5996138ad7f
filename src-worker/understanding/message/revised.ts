/**
 * What was said first and changed later: '£600 a month', two turns on '£450, final'; a mail that begins 'last change' above the one
 * that it changes. What is said later stands in for it.
 */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { areAlike, type Candidate } from './candidate.ts';

/** Fields with one figure, which people haggle over. */
const CHANGED: ReadonlySet<string> = new Set([
  'campaignObjectives.marketingMediaBudget',
  'clientInfo.startingPrice',
  'targetAudience.ageRangeMin',
  'targetAudience.ageRangeMax',
]);
const CUE =
  /\b(?:final(?:ly)?|hang on|hold on|wait(?=\s*[,.!–—-])|sorry|scratch that|correction|correct(?:ed|ing)?|actually|instead|chang(?:e[sd]?|ing)|make (?:it|that)|(?:cut|bring|brought|drop(?:ped)?|take|go) (?:it )?(?:down|back)? ?to|reduced|revised?|updated?|(?:go(?:es)?|going|went|put|moved?|moves|raised?) (?:up |it )?to|on second thoughts?|i meant|no longer|not the)\b|ขอแก้|แก้เป็น|แก้ไข|เปลี่ยน(?:เป็น|ใจ|แปลง)|ขอเป็น|ขอลด|ขอเพิ่ม|ปรับ(?:เป็น|ลด|เพิ่ม)|ลด(?:เหลือ|ลงเหลือ)|เหลือแค่|เพิ่มเป็น|ขึ้นเป็น|ขึ้นราคา(?:แล้ว)?|ปรับราคา|เอ้ย|เอ๊ย|เดี๋ยวก่อน|ไม่ใช่สิ|สรุป(?:คือ|เป็น|ว่า)/iu;
/** Characters before and behind a figure in which it is said that it is a change; a mail says it at its beginning. */
const BEFORE = 90;
const BEFORE_IN_MAIL = 260;
const BEHIND = 24;
/** How likely the tagger must find what stands in for another; in a newer mail a rule's points will do. */
const LEAST = 0.4;
const LEAST_POINTS = 0.15;
/** As much less likely it may be than what it stands in for. */
const LESS = 0.4;
/** What is left of a likelihood when something else was said later. */
const LEFT = 0.1;
/** And what of it goes over to that. */
const OVER = 0.9;

const FORWARDED =
  /^\s*(?:-{2,}\s*(?:forwarded|original)\b.*|begin forwarded message.*|-{2,}\s*ข้อความ(?:ที่ส่งต่อ|ต้นฉบับ).*|on .{8,80} wrote:|เมื่อ.{6,80}เขียน(?:ว่า)?:?|(?:from|จาก)\s?:.*)$/iu;

/** How often the words of each line were quoted or sent on, by the places where the lines begin. */
function depthsOf(text: string): { start: number; depth: number }[] {
  let start = 0;
  let sentOn = 0;
  return text.split('\n').map((line) => {
    const marks = /^[>\s]*/u.exec(line)?.[0].replaceAll(/\s/gu, '').length ?? 0;
    const found = { start, depth: marks + sentOn };
    if (FORWARDED.test(line)) sentOn += 1;
    start += line.length + 1;
    return found;
  });
}

/** A candidate that may stand in for another. */
interface Placed {
  one: Candidate;
  depth: number;
}

/** 'It is 900 a month now': a newer mail need not say of what, where it is counted as what it changes is. */
function isCountedAlike({ value }: Candidate, { value: other }: Candidate): boolean {
  const [own, its] = [value, other].map((one) => readQuantities(String(one))[0]);
  if (own === undefined || its === undefined || own.per === undefined) return false;
  return own.quantity.kind === its.quantity.kind && JSON.stringify(own.per) === JSON.stringify(its.per);
}

/** What a field is called where its change is announced. */
const CALLED: Readonly<Record<string, RegExp>> = {
  'campaignObjectives.marketingMediaBudget': /\b(?:budget|spend)\b|งบ/iu,
  'clientInfo.startingPrice': /\b(?:prices?|costs?|fees?|rates?)\b|ราคา/iu,
  'targetAudience.ageRangeMin': /\bages?\b|อายุ/iu,
  'targetAudience.ageRangeMax': /\bages?\b|อายุ/iu,
};

/** Whether the words before it, in its line, say which field is changed. */
const isNamed = (text: string, { path, span }: Candidate): boolean =>
  CALLED[path]?.test(text.slice(text.lastIndexOf('\n', span.start - 1) + 1, span.start)) ?? false;

function standsInFor(text: string, later: Placed, earlier: Placed): boolean {
  if (areAlike(later.one, earlier.one)) return false;
  const [{ span, evidence }, outer] = [later.one, earlier.depth - later.depth];
  if (outer < 0 || (outer === 0 && span.start < earlier.one.span.end)) return false;
  const isCounted = outer > 0 && (isCountedAlike(later.one, earlier.one) || isNamed(text, later.one));
  if (evidence.touched < LEAST && !isCounted && (outer === 0 || evidence.ruled < LEAST_POINTS)) return false;
  // What is hardly meant stands in for nothing that surely is: 'it's 89 euro' for 'Budget: 900'.
  if (evidence.touched < earlier.one.evidence.touched - LESS && !isCounted) return false;
  const before = outer === 0 ? BEFORE : BEFORE_IN_MAIL;
  const from = Math.max(span.start - before, outer === 0 ? earlier.one.span.end : 0, 0);
  return CUE.test(text.slice(from, span.end + BEHIND));
}

/** The candidates of a field, judged, with what was changed as unlikely as it is. */
export function withChanges(text: string, candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2 || !CHANGED.has(candidates[0]?.path ?? '')) return candidates;
  const depths = depthsOf(text);
  const depthOf = (at: number): number => depths.findLast(({ start }) => start <= at)?.depth ?? 0;
  const placed = candidates.map((one) => ({ one, depth: depthOf(one.span.start) }));
  const deepest = Math.max(...placed.map(({ depth }) => depth));
  const changes = placed.filter(({ one: { span, evidence } }) => {
    const isLikely = evidence.touched >= LEAST || evidence.ruled >= LEAST_POINTS;
    const isNewer = depthOf(span.start) < deepest;
    return (
      (isLikely || isNewer) &&
      CUE.test(text.slice(Math.max(0, span.start - BEFORE_IN_MAIL), span.end + BEHIND))
    );
  });
  if (changes.length === 0) return candidates;
  return placed.map((own) => {
    const { one } = own;
    if (changes.some((later) => standsInFor(text, later, own))) return { ...one, score: one.score * LEFT };
    if (!changes.includes(own)) return one;
    const replaced = placed.filter((earlier) => standsInFor(text, own, earlier));
    // Each of several earlier ones says that the field is answered: what changes them all is as likely as they are together.
    const said = new Map(replaced.map((other) => [other.one.span.start, other.one.score]));
    const likely =
      Math.min(
        1,
        [...said.values()].reduce((sum, score) => sum + score, 0),
      ) * OVER;
    return { ...one, score: Math.max(one.score, likely) };
  });
}
