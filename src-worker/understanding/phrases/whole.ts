/**
 * Phrases that stand alone: what the model found is never cut within a word or a Thai phrase, keeps its bracket, and drops what
 * only leads in.
 */
import type { Place } from './features.ts';
import { endsInParticle } from '../spoken.ts';
import { tokensOf, type Token } from '../tagger/tokens.ts';

const THAI = /[ก-๛]/u;
/** What joins a phrase to the one before it; the words behind it begin one of their own. */
const JOINS_TH = /(?:และ|หรือ|กับ|แต่|แล้วก็|เพราะ|สำหรับ|ส่วน|คือ|เป็น|แถว|ที่|ทั้ง)$/u;
const LEADS =
  /^(?:and|or|plus|but|also|so|then|because|we(?:'re| are| have)(?!\s(?:not|never|no|been|had|lost|done|to|\p{L}{3,}ed)(?![\p{L}]))|our price is|it's|and also|และ|หรือ|กับ|แต่(?!ละ|ง|เดิม)|แล้วก็|ก็คือ|คือ|เพราะ|ส่วน(?!ใหญ่|กลาง|ตัว|ลด|ผสม|ประกอบ|หน้า|สูง|ต่าง))(?:\s+|(?=[ก-๛]))/iu;
/** Words that only end a sentence politely. */
const TAILS = new Set([
  'ครับ',
  'ครับผม',
  'ค่ะ',
  'คะ',
  'นะคะ',
  'นะครับ',
  'จ้า',
  'จ้ะ',
  'จ๊ะ',
  'น้า',
  'นะ',
  'ฮะ',
  'เด้อ',
  '555',
  '5555',
]);
/** Words that end the thought before them: 'ผ่อน ธ.ก.ส. ได้'. */
const ENDS_ANOTHER = /^(?:ได้|ให้|แล้ว|ด้วย|เลย)(?=\s)/u;
const DANGLING =
  /\s+(?:and|or|with|for|to|of|the|a|(?<!\b(?:lock|opt|drop|walk|check|plug|built|sign|log|fill|step|move|trade|buy|tie|cave|roll)\s)in|but|และ|หรือ|กับ|แต่|ณ|e\.?g|i\.?e|etc|(?<!\b(?:to|they|you|we|i|people|customers|clients|parents|buyers|guests|patients|neighbou?rs)\s)say)\.?$/iu;
/** Where the sentence ends with one of these it belongs to its verb: 'what you paid for', 'you can drop a tin in'. */
const STRANDED = /\s(?:with|for|to|of|in)$/iu;
const ENDS_HERE = /^\s*(?:[.!?;,\n)/]|$)/u;

export const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Whether a Thai phrase may begin or end between two places. */
function isGap(text: string, at: number): boolean {
  const [before = ' ', after = ' '] = [text[at - 1], text[at]];
  // '200-1,000' is one figure.
  if (/\d/u.test(before) && /^[,.]?\d/u.test(text.slice(at, at + 2))) return false;
  if (/[,.]/u.test(before) && /\d/u.test(text[at - 2] ?? '') && /\d/u.test(after)) return false;
  if (!THAI.test(before) || !THAI.test(after)) return true;
  if (text.startsWith('ใหญ่', at)) return false;
  return (
    JOINS_TH.test(text.slice(Math.max(0, at - 8), at)) ||
    /^(?:และ|หรือ|แต่(?!ละ|ง|เดิม)|สำหรับ)/u.test(text.slice(at, at + 8))
  );
}

/** What turns or places the words behind it is a part of them: 'under the table pay', 'non swimmers'. */
const TURNS = /(?:^|[\s,;(])(?<turn>(?:under|off|out of|behind|without|non|no|not|never)[\s-])$/iu;
/** '+2 students' are those of a school year: the sign belongs to the figure. */
const SIGN = /(?:^|[\s,;(])\+$/u;
/** Back over it, but not into another phrase. */
function turnBefore(text: string, start: number, least: number, isClaim: boolean): number {
  const before = text.slice(least, start);
  if (/^\d/u.test(text.slice(start)) && SIGN.test(before)) return 1;
  return isClaim ? (TURNS.exec(before)?.groups?.['turn']?.length ?? 0) : 0;
}

/** Out to the gaps of Thai words, but not into another phrase. */
function outToGaps(text: string, { start, end }: Place, least: number, most: number): Place {
  let [from, to] = [start, end];
  while (from > least && !isGap(text, from)) from -= 1;
  while (to < most && !isGap(text, to)) to += 1;
  return { start: from, end: to };
}

/** With the bracket that opens in it or behind it, and the full stop of an abbreviation. */
function withBracket(text: string, { start, end }: Place): Place {
  const words = text.slice(start, end);
  const behind = /^\s?\([^()\n]*\)/u.exec(text.slice(end))?.[0];
  if (behind !== undefined) return { start, end: end + behind.length };
  const opened = words.lastIndexOf('(');
  if (opened > words.lastIndexOf(')')) {
    const close = text.indexOf(')', end);
    const line = text.indexOf('\n', end);
    if (close >= 0 && (line < 0 || close < line)) return { start, end: close + 1 };
    return { start, end: start + opened };
  }
  const isAbbreviated = text[end] === '.' && /(?:(?<![ก-๛])[ก-ฮ]{1,4}|รพ|กทม|ชม|กม|กก)$/u.test(words);
  return isAbbreviated ? { start, end: end + 1 } : { start, end };
}

/** On to the next space, where what it would end in is an abbreviation: 'หมอที่ รพ. เริ่มส่งเคสให้', 'ใบขับขี่ ท.2'. */
function overAbbreviation(text: string, { start, end }: Place): Place {
  if (!/(?<![ก-๛])[ก-ฮ]{1,4}\.$/u.test(text.slice(start, end))) return { start, end };
  const on = /^[ \t]?[ก-๛\d][^\s,;]*/u.exec(text.slice(end))?.[0].length ?? 0;
  return { start, end: end + on };
}

function withoutTails(words: string): string {
  const tokens = tokensOf(words);
  let last = tokens.length;
  const isTail = (token: Token | undefined): boolean =>
    TAILS.has(token?.text ?? '') && (token?.text !== 'นะ' || endsInParticle(words.slice(0, token.end)));
  while (last > 1 && isTail(tokens[last - 1])) last -= 1;
  return last === tokens.length ? words : words.slice(0, tokens[last - 1]?.end ?? words.length);
}

/** Without what leads in and what only ends a sentence politely. */
export function withoutSmallWords(text: string, place: Place): Place {
  let words = text.slice(place.start, place.end);
  let start = place.start;
  for (
    let lead = LEADS.exec(words);
    lead !== null && lead[0].length < words.length;
    lead = LEADS.exec(words)
  ) {
    start += lead[0].length;
    words = words.slice(lead[0].length);
  }
  const marks = /^(?:[\s•*)]|[-–—](?!\d))+/u.exec(words)?.[0].length ?? 0;
  start += marks;
  words = words.slice(marks);
  words = withoutTails(words);
  const isStranded =
    STRANDED.test(words) &&
    words.split(/\s+/u).length > 2 &&
    ENDS_HERE.test(text.slice(start + words.length));
  for (const tail of [
    ...(isStranded ? [] : [DANGLING]),
    /(?:[\s,;:/–—-]|(?<![\p{L}\p{N}])\+)+$/u,
    /(?<!(?:^|[^ก-๛])[ก-ฮ]{1,4}|รพ|กทม|ชม|กม|กก)\.$/u,
  ])
    words = words.replace(tail, '');
  // A bracket that was opened before the phrase closes outside it.
  if (words.endsWith(')') && !words.includes('(')) words = words.slice(0, -1);
  return { start, end: start + words.length };
}

export type Found<T> = T & Place;

/** Letters of one piece of a list without marks. */
const PIECE = 26;

/**
 * A list with nothing but spaces between ('เชฟ เจ้าของร้านอาหารทะเล ร้านส้มตำ'): a short piece beside a phrase of one of these
 * tags is one as well.
 */
export function withPieces<T extends { tag: string }>(
  text: string,
  found: readonly Found<T>[],
  tags: readonly string[],
): Found<T>[] {
  const all: Found<T>[] = [];
  for (let at = 0; at <= found.length; at += 1) {
    const [before, after] = [found[at - 1], found[at]];
    const [from, to] = [before?.end ?? 0, after?.start ?? text.length];
    const piece = text.slice(from, to).replace(/^(\s*)(?:และ|หรือ|กับ)|(?:และ|หรือ|กับ)(\s*)$/gu, '$1$2');
    const beside = [before, after].find((one) => one !== undefined && tags.includes(one.tag));
    const isPiece = /^\s*[ก-๛]+(?:[ \t]+[ก-๛]+)*\s*$/u.test(piece) && !/[\n]/u.test(piece.trim());
    if (beside && isPiece && letters(piece) <= PIECE && letters(piece) > 1) {
      const start = from + (/^\s*/u.exec(piece)?.[0].length ?? 0);
      all.push({ ...beside, start, end: start + piece.trim().length });
    }
    if (after) all.push(after);
  }
  return all;
}

/** A unit behind its figure: 'หญ้าวันละ 250 กก.ต่อเชือก'. */
const UNIT_TH =
  /^(?:กก|กิโล|กรัม|ตัน|ลิตร|มล|ซม|มม|ม\.|เมตร|ตร|ไร่|งาน|วา|ชม|ชั่วโมง|นาที|วัน|สัปดาห์|เดือน|ปี|คน|ท่าน|บาท|ล้าน|แสน|หมื่น|พัน|%|เปอร์เซ็นต์)/u;
/** What is counted stands before its number: 'ผู้ดูแล 1 คนต่อคนไข้ 4 คน'. */
const COUNT_TH =
  /^\d[\d,.]*\s?(?:คน|ท่าน|ตัว|คัน|เครื่อง|ห้อง|เตียง|สาขา|แห่ง|โซน|ลำ|หลัง|ครอบครัว|ราย|ร้าน|โรง|จุด|สูตร|รส)/u;
const SHARE_TH = /^(?:ร้อยละ|\d[\d.]*\s?(?:%|เปอร์เซ็นต์))/u;
/** The last word of several, behind a space, that holds no figure. */
const LAST_WORD = /(?<=\S)\s+(?<word>[ก-๛]+)$/u;

/** A figure keeps its unit, what is counted its number, and a share what it is a share of. */
function withCounts<T extends Place>(text: string, phrases: readonly T[]): T[] {
  const kept: T[] = [];
  for (const one of phrases) {
    const before = kept.at(-1);
    if (before === undefined || !/^[ \t]*$/u.test(text.slice(before.end, one.start))) {
      kept.push(one);
      continue;
    }
    const [head, words] = [text.slice(before.start, before.end), text.slice(one.start, one.end)];
    const isCount = COUNT_TH.test(words) && /[ก-๛]$/u.test(head);
    const name = isCount ? LAST_WORD.exec(head) : null;
    const isMeasure =
      (/\d$/u.test(head) && UNIT_TH.test(words)) || (SHARE_TH.test(words) && !/%|ร้อยละ/u.test(head));
    if (name !== null) {
      kept[kept.length - 1] = { ...before, end: before.start + name.index };
      kept.push({ ...one, start: before.end - (name.groups?.['word']?.length ?? 0) });
    } else if (isCount || isMeasure) kept[kept.length - 1] = { ...before, end: one.end };
    else kept.push(one);
  }
  return kept;
}

/** Phrases of any answer, whole. */
export function wholePhrases<T>(text: string, found: readonly Found<T>[]): Found<T>[] {
  const whole: Found<T>[] = [];
  for (const [at, one] of found.entries()) {
    const before = whole.at(-1)?.end ?? 0;
    // Within the bracket of the one before.
    if (one.end <= before) continue;
    const most = found[at + 1]?.start ?? text.length;
    const gap = overAbbreviation(
      text,
      withBracket(text, outToGaps(text, { ...one, start: Math.max(one.start, before) }, before, most)),
    );
    const isClaim = 'tag' in one && one.tag === 'claim';
    const place = { ...gap, start: gap.start - turnBefore(text, gap.start, before, isClaim) };
    // Without a gap between them the two are one phrase.
    const last = whole.at(-1);
    if (last && place.start === last.end && !isGap(text, place.start)) {
      last.end = place.end;
      continue;
    }
    whole.push({ ...one, ...place });
  }
  for (const [at, one] of whole.entries()) {
    const before = whole[at - 1];
    const end = ENDS_ANOTHER.exec(text.slice(one.start, one.end))?.[0].length ?? 0;
    if (!before || end === 0 || !/^\s*$/u.test(text.slice(before.end, one.start))) continue;
    before.end = one.start + end;
    one.start += end;
  }
  return withCounts(
    text,
    whole
      .map((one) => ({ ...one, ...withoutSmallWords(text, one) }))
      .filter(({ start, end }) => letters(text.slice(start, end)) > 0),
  );
}
