/** Whether two names mean one thing by their words alone: 'signed site' and 'sites signed', 'standing riders' and 'standing rider'. */

/** Words that say how something is counted, and not what. */
const EMPTY: ReadonlySet<string> = new Set(
  'a an the of new first more empty vacant each per one our your number total month months monthly week weekly year day daily'.split(
    ' ',
  ),
);
const LATIN = /[\p{Script=Latin}][\p{Script=Latin}\p{M}'’]+/gu;
const THAI = /[\p{Script=Thai}\p{M}]+/gu;
const THAI_EMPTY = /^(?:จำนวน|ยอด|คน|ราย|ลูกค้า(?=.)|การ|มา(?=...))|(?:ใหม่|ประจำ|ทั้งหมด|จริง)$/gu;

/** One thing in two languages: the classifier that a Thai client counts with, and the English nouns for it. */
const SAME: readonly RegExp[] = [
  /^(?:ร้าน|ร้านค้า|ร้านอาหาร|restaurant|shop|store|cafe)$/u,
  /^(?:ห้อง|ห้องพัก|room)$/u,
  /^(?:subs?|subscriber|subscription)$/u,
  /^(?:คัน|รถ|car|van|truck|vehicle|bike|scooter)$/u,
  /^(?:สาขา|branch)$/u,
  /^(?:กลุ่ม|กรุ๊ป|group)$/u,
  /^(?:ต้น|ต้นไม้|tree)$/u,
  /^(?:คลาส|รอบ|รุ่น|class|course|batch|session|round)$/u,
  /^(?:เครื่อง|machine|device|unit)$/u,
  /^(?:บริษัท|company|firm)$/u,
  /^(?:โรงเรียน|school)$/u,
  /^(?:บ้าน|หลัง|ครัวเรือน|house|home|household)$/u,
  /^(?:ออเดอร์|คำสั่งซื้อ|order)$/u,
  /^(?:งาน|job|task)$/u,
  /^(?:เตียง|bed)$/u,
  /^(?:ถาด|tray)$/u,
  /^(?:ถุง|bag)$/u,
  /^(?:กล่อง|box)$/u,
  /^(?:ขวด|bottle)$/u,
  /^(?:ลัง|carton|case|crate)$/u,
  /^(?:ชุด|set|kit)$/u,
  /^(?:กิโล|กก|กิโลกรัม|kg|kilo|kilogram)$/u,
  /^(?:คืน|night)$/u,
  /^(?:ตัน|ton|tonne)$/u,
  /^(?:ตัว|animal|pet|dog|cat)$/u,
  /^(?:คน|ราย|ท่าน|หัว|person|people|guest|head|pax)$/u,
];
const areAlike = (a: string, b: string): boolean =>
  a === b ||
  // Thai writes no spaces: 'มาสัมภาษณ์' holds 'สัมภาษณ์'.
  (THAI_WORD.test(b) && (a.startsWith(b) || (b.length >= 3 && a.includes(b)))) ||
  SAME.some((pattern) => pattern.test(a) && pattern.test(b));
const THAI_WORD = /^[\p{Script=Thai}\p{M}]+$/u;

/** 'Signed' and 'signs' are 'sign'; 'enquiries' and 'enquiry' are 'enquiry'. */
function stemOf(word: string): string {
  const low = word.toLowerCase();
  if (low.length <= 3) return low;
  const one = low
    .replace(/ies$/u, 'y')
    // 'Cases', 'case' and 'boxes', 'box' lose the same.
    .replace(/(?<=[sxz]|ch|sh)es?$/u, '')
    .replace(/(?<![su])s$/u, '');
  return one.length > 4 ? one.replace(/(?:ed|ing|ion)$/u, '').replace(/(.)\1$/u, '$1') : one;
}

/** Deeds that are made of words that otherwise say nothing. */
const LONE = /^มา\S{2,}$|^(?:คน|ราย)$/u;

/** Stems of a name's words, in the order of the name. */
function stemsOf(name: string): string[] {
  const latin = (name.match(LATIN) ?? []).map(stemOf);
  const thai = (name.match(THAI) ?? []).flatMap((word) => {
    const bare = word.replaceAll(THAI_EMPTY, '');
    // 'มาจริง' is made of such words alone, and still a name.
    return bare !== '' ? [bare] : LONE.test(word) ? [word] : [];
  });
  return [...latin.filter((stem) => !EMPTY.has(stem)), ...thai];
}

/** One name holds all words of the other. */
export function areOneThing(a: string, b: string): boolean {
  const [first, second] = [stemsOf(a), stemsOf(b)];
  if (first.length === 0 || second.length === 0) return false;
  const holds = (whole: readonly string[], part: readonly string[]): boolean =>
    part.every((word) => whole.some((other) => areAlike(other, word)));
  return holds(first, second) || holds(second, first);
}

/** The very same words, in whatever form: 'leads' and 'lead', not 'test taken' and 'test passed'. */
export function areSame(a: string, b: string): boolean {
  const [first, second] = [stemsOf(a), stemsOf(b)].map((stems) => stems.toSorted().join(' '));
  return first !== '' && first === second;
}

/** Both hold the same words. */
export const areEqual = (a: string, b: string): boolean =>
  areOneThing(a, b) && new Set(stemsOf(a)).size === new Set(stemsOf(b)).size;
