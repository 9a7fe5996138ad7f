/**
 * What was said first and changed later: '£600 a month', two turns on '£450, final'; a mail that begins 'last change' above the one
 * that it changes. What is said later stands in for it.
 */
import { areAlike, type Candidate } from './candidate.ts';

/** Fields with one figure, which people haggle over. */
const CHANGED: ReadonlySet<string> = new Set([
  'campaignObjectives.marketingMediaBudget',
  'clientInfo.startingPrice',
  'targetAudience.ageRangeMin',
  'targetAudience.ageRangeMax',
]);
const CUE =
  /\b(?:final(?:ly)?|hang on|hold on|wait(?=\s*[,.!–—-])|sorry|scratch that|correction|correct(?:ed|ing)?|actually|instead|chang(?:e[sd]?|ing)|make (?:it|that)|(?:cut|bring|brought|drop(?:ped)?|take|go) (?:it )?(?:down|back)? ?to|reduced|revised?|updated?|on second thoughts?|i meant|no longer|not the)\b|ขอแก้|แก้เป็น|แก้ไข|เปลี่ยน(?:เป็น|ใจ|แปลง)|ขอเป็น|ขอลด|ขอเพิ่ม|ปรับ(?:เป็น|ลด|เพิ่ม)|ลด(?:เหลือ|ลงเหลือ)|เหลือแค่|เพิ่มเป็น|เอ้ย|เอ๊ย|เดี๋ยวก่อน|ไม่ใช่สิ|สรุป(?:คือ|เป็น|ว่า)/iu;
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

function standsInFor(text: string, later: Placed, earlier: Placed): boolean {
  if (areAlike(later.one, earlier.one)) return false;
  const [{ span, evidence }, outer] = [later.one, earlier.depth - later.depth];
  if (outer < 0 || (outer === 0 && span.start < earlier.one.span.end)) return false;
  if (evidence.touched < LEAST && (outer === 0 || evidence.ruled < LEAST_POINTS)) return false;
  // What is hardly meant stands in for nothing that surely is: 'it's 89 euro' for 'Budget: 900'.
  if (evidence.touched < earlier.one.evidence.touched - LESS) return false;
  const before = outer === 0 ? BEFORE : BEFORE_IN_MAIL;
  const from = Math.max(span.start - before, outer === 0 ? earlier.one.span.end : 0, 0);
  return CUE.test(text.slice(from, span.end + BEHIND));
}

/** The candidates of a field, judged, with what was changed as unlikely as it is. */
export function withChanges(text: string, candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2 || !CHANGED.has(candidates[0]?.path ?? '')) return candidates;
  const depths = depthsOf(text);
  const placed = candidates.map((one) => ({
    one,
    depth: depths.findLast(({ start }) => start <= one.span.start)?.depth ?? 0,
  }));
  const changes = placed.filter(({ one: { span, evidence } }) => {
    const isLikely = evidence.touched >= LEAST || evidence.ruled >= LEAST_POINTS;
    return isLikely && CUE.test(text.slice(Math.max(0, span.start - BEFORE_IN_MAIL), span.end + BEHIND));
  });
  if (changes.length === 0) return candidates;
  return placed.map((own) => {
    const { one } = own;
    if (changes.some((later) => standsInFor(text, later, own))) return { ...one, score: one.score * LEFT };
    if (!changes.includes(own)) return one;
    const replaced = placed.filter((earlier) => standsInFor(text, own, earlier));
    return { ...one, score: Math.max(one.score, ...replaced.map((other) => other.one.score * OVER)) };
  });
}
