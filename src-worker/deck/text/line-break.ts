/**
 * Where a line may end: UAX #14 for every script but Thai, dictionary words for Thai, graphemes in an emergency.
 * Two rules of the house are stricter: a number stays with its unit, and ๆ and ฯ stay with their word.
 */
import LineBreaker from 'linebreak';

export type BreakKind =
  /** At white space: a phrase's end in Thai, a word's end elsewhere. */
  | 'space'
  /** Inside a phrase: between Thai words, and at the spaces that Thai sets around Latin words. */
  | 'word'
  /**
   * Between Thai words that are likely one compound, or one phrase, after the hyphen or the slash of a compound, and between
   * a Thai word and the number that it counts: only where a line would be left half empty.
   */
  | 'tight'
  /** A line feed in the text. */
  | 'required'
  /**
   * Against a rule of the house, where nothing else fits: between a number and its unit, before a separating dot, at the
   * sign of a calculation, inside a quotation, after a sign of an address.
   */
  | 'weak';

export interface BreakPoint {
  /** UTF-16 index: the line ends before this character. */
  position: number;
  kind: BreakKind;
}

const THAI_RUN = /[\u0e00-\u0e7f]+/g;
const THAI = /[\u0e00-\u0e7f]/;
const ENDS_IN_THAI = /[\u0e00-\u0e7f]$/;
const BEGINS_IN_THAI = /^[\u0e00-\u0e7f]/;
const LATIN_FIRST = /^[A-Za-z]/;
const LATIN_LAST = /[A-Za-z]$/;
/** What may not begin a line although the dictionary ends a word before it. */
const NEVER_FIRST = /^[\u0e2f\u0e45\u0e46\u0e30-\u0e3a\u0e47-\u0e4e]/;
/** Words that the dictionary does not know, and cuts in two or joins to what follows. */
const COMPOUNDS = [
  'ทันตกรรม ทันตแพทย์ สโตรก ออร์แกนิก โฮมสเตย์ เดลิเวอรี ซัพพลายเออร์ แพ็กเกจ',
  'โบรชัวร์ อินไซต์ ครีเอทีฟ แคมเปญ ฟันเนล คอนเทนต์ แบรนด์ เทรนด์',
  'แคปชัน คอมเมนต์ สปอนเซอร์ อินฟลูเอนเซอร์ อินบ็อกซ์ สตอรี่ ออฟไลน์ อัลกอริทึม',
  'รีทาร์เก็ต อัปโหลด แฮชแท็ก แดชบอร์ด ตอนนี้ เช็ก เฟซบุ๊ก อินสตาแกรม',
  'ยูทูบ กูเกิล ช้อปปี้ ลาซาด้า ติ๊กต็อก รับผิดชอบ ครบวงจร คนทัก',
  'โลจิสติกส์ ส่งออก นำเข้า ส่งมอบ ชิ้นงาน ชิ้นส่วน หน้าท่า ขึ้นทะเบียน จดทะเบียน เผาศพ งานศพ ลงโฆษณา ยิงโฆษณา',
  'ยิงแอด ใบเสนอราคา ใบอนุญาต ใบรับรอง สั่งทำ สั่งซื้อ สั่งจอง ขั้นต่ำ หลักฐาน ค่าสื่อ งบสื่อ ซื้อซ้ำ เปลี่ยนเจ้า',
  'กายภาพบำบัด ข้อเข่า เข่าเสื่อม สต๊อก พาเลท รีวิว แอดมิน เว็บไซต์ ออนไลน์ วิดีโอ ออฟฟิศซินโดรม ซินโดรม',
].flatMap((words) => words.split(' '));
const COMPOUND = new RegExp(`(${COMPOUNDS.join('|')})`, 'u');
/** Words with which a Thai phrase begins: a line ends well before one, and badly after one. */
const OPENERS = new Set(
  [
    'และ หรือ แต่ ที่ ซึ่ง ของ ใน จาก ให้ เพื่อ โดย ถ้า หาก เมื่อ เพราะ ว่า กับ จึง จะ ไม่ ยัง คือ เป็น ทำให้',
    'สำหรับ ภายใน ระหว่าง จน จนกว่า แล้ว ตาม ทุก ทั้ง พร้อม เฉพาะ อีก ถึง บน ผ่าน ก่อน หลัง หลังจาก',
  ].flatMap((words) => words.split(' ')),
);
/** What stands before such a word as one with it: 'สิ่งที่'. */
const HEADS = new Set(['สิ่ง', 'คน', 'ได้', 'กำลัง', 'ต้อง']);
/** What makes one word with what follows, and what makes one with what stands before. */
const PREFIXES = new Set(
  [
    'การ ความ ผู้ นัก คำ ค่า ราย ข้อ วัน ขนาด รับ หน้า ใบ ชื่อ ช่อง เครื่อง ผล ครบ ตัด โรง ลูก ชิ้น ขั้น',
    'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ หลาย แต่ละ บาง ต้อง กำลัง เคย ควร น่า',
  ].flatMap((words) => words.split(' ')),
);
const SUFFIXES = new Set(
  [
    'นี้ นั้น ใจ ละ เอง กัน ค่ะ คะ ครับ ไหม เรา เขา',
    'ขึ้น ลง ออก ไป มา ไว้ อยู่ ด้วย เท่าไร เท่าไหร่ บ้าง ได้ ทัน เลย แรก เดียว เดิม หมื่น แสน ล้าน',
  ].flatMap((words) => words.split(' ')),
);
/** Letters of a word that is more often a part of a compound than one that stands alone. */
const SHORT = 4;
const lettersOf = (word: string): number => word.replaceAll(/\p{M}/gu, '').length;

/** How well a line ends between two Thai words that follow each other without a space. */
function betweenThai(before: string, after: string): BreakKind {
  if (PREFIXES.has(before) || SUFFIXES.has(after)) return 'weak';
  if (OPENERS.has(before)) return lettersOf(before) < SHORT ? 'weak' : 'tight';
  if (OPENERS.has(after)) return HEADS.has(before) ? 'tight' : 'word';
  return Math.min(lettersOf(before), lettersOf(after)) <= SHORT ? 'tight' : 'word';
}

/** No Thai word: one bare consonant (but ณ, 'at'). */
const LONE = /^[\u0e01-\u0e12\u0e14-\u0e2e]$/u;
/** The end of a word: one or two consonants under the mark of silence. */
const SILENT = /^[\u0e01-\u0e2e]{1,2}[\u0e34\u0e38]?\u0e4c/u;
/** A word that ends in the mark of a short vowel waits for its last consonant; only 'ก็' is whole. */
const WAITS = /(?<!^ก)\u0e47$/u;
/** Abbreviation or unit that belongs to the number before it. */
const UNIT =
  /^(?:THB|USD|baht|million|billion|thousand|kg|g|mg|km|m|cm|mm|ml|l|px|s|sec|min|h|hours?|days?|weeks?|months?|years?|people|orders?|am|pm|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?![\p{L}\p{N}])/u;
/** A web or mail address, a path, a file's name: letters and figures joined by signs. */
const ADDRESS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[/.@_?&=#~+:-]+[\p{L}\p{M}\p{N}]+)+/gu;
const ADDRESS_SIGN = /[/.@_?&=#~+:-]+/g;
const ENDS_IN_NUMBER = /[\d%.,]*\d\+?$/;

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The words of a run of Thai, in order. */
const thaiParts = (run: string): string[] =>
  run.split(COMPOUND).flatMap((part, index) => {
    if (part === '') return [];
    return index % 2 === 1 ? [part] : Array.from(thaiWords.segment(part), ({ segment }) => segment);
  });

/** True when the space before `position` joins a number to its unit, a sign to its number, or a dot to what it ends. */
function bindsNumber(text: string, position: number): boolean {
  const before = text.slice(Math.max(0, position - 24), position).trimEnd();
  const after = text.slice(position, position + 16);
  // A dot between two phrases ends the line of the first; a factor stays with what it is multiplied or divided by.
  if (/^[·•](?:\s|$)/.test(after)) return true;
  if (/^[×÷]\s/.test(after) || /\s[×÷]$/.test(before)) return true;
  if (/[<>≤≥±≈]$/.test(before) && /^\d/.test(after)) return true;
  if (!ENDS_IN_NUMBER.test(before)) return false;
  return UNIT.test(after) || /^[\u0e01-\u0e2e\u0e40-\u0e44]/.test(after);
}

/**
 * How well a line ends at the space before `position`. Thai has spaces between phrases, and others that end none: before the
 * number that a word counts ('คอร์ส 10 ครั้ง'), and around Latin words.
 */
function atSpace(text: string, position: number): BreakKind {
  const before = text.slice(Math.max(0, position - 8), position).trimEnd();
  const after = text.slice(position, position + 8);
  const [thaiBefore, thaiAfter] = [ENDS_IN_THAI.test(before), BEGINS_IN_THAI.test(after)];
  if (thaiBefore && /^\d/.test(after)) return 'tight';
  if ((thaiBefore && LATIN_FIRST.test(after)) || (thaiAfter && LATIN_LAST.test(before))) return 'word';
  return 'space';
}

/** True after the dash of '25–44'. */
const insideRange = (text: string, position: number): boolean =>
  /\d[–-]$/.test(text.slice(Math.max(0, position - 2), position)) && /\d/.test(text.charAt(position));

const REMEMBERED = 2000;

/** The same function, with its last results at hand: layouts break the same text at many sizes and widths. */
function remembering<T extends object>(find: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known) return known;
    const found = find(text);
    if (results.size >= REMEMBERED) results.clear();
    results.set(text, found);
    return found;
  };
}

/** Every place where a line of this text may or must end, in order, without the end itself. */
export const breakPoints: (text: string) => readonly BreakPoint[] = remembering(findBreakPoints);

function findBreakPoints(text: string): BreakPoint[] {
  const found = new Map<number, BreakKind>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const { position } = next;
    if (position >= text.length) break;
    if (next.required) found.set(position, 'required');
    else if (/\s/.test(text.charAt(position - 1))) {
      found.set(position, bindsNumber(text, position) ? 'weak' : atSpace(text, position));
    } else if (!NEVER_FIRST.test(text.slice(position, position + 1))) {
      found.set(position, insideRange(text, position) ? 'weak' : 'tight');
    }
  }
  for (const run of text.matchAll(THAI_RUN)) {
    let before = '';
    let position = run.index;
    for (const segment of thaiParts(run[0])) {
      const divides = LONE.test(before) || LONE.test(segment) || SILENT.test(segment) || WAITS.test(before);
      if (before !== '' && !divides && !found.has(position) && !NEVER_FIRST.test(segment))
        found.set(position, betweenThai(before, segment));
      before = segment;
      position += segment.length;
    }
  }
  for (const address of text.matchAll(ADDRESS)) {
    if (!/\p{L}/u.test(address[0])) continue;
    for (const sign of address[0].matchAll(ADDRESS_SIGN)) {
      const at = address.index + sign.index + sign[0].length;
      if (!found.has(at) && !/^\d[.:]\d$/.test(text.slice(at - 2, at + 1))) found.set(at, 'weak');
    }
  }
  // A quoted search term stays whole.
  for (const quoted of text.matchAll(/“[^”]{1,32}”/g)) {
    for (let at = quoted.index + 1; at < quoted.index + quoted[0].length; at += 1) {
      if (found.has(at) && found.get(at) !== 'required') found.set(at, 'weak');
    }
  }
  return [...found]
    .map(([position, kind]) => ({ position, kind }))
    .toSorted((a, b) => a.position - b.position);
}

/** Ends of the graphemes of a text, in order, for a word that is wider than its box. */
export const graphemeEnds: (text: string) => Uint32Array = remembering((text) =>
  Uint32Array.from(graphemes.segment(text), ({ index, segment }) => index + segment.length),
);

export const hasThai = (text: string): boolean => THAI.test(text);
