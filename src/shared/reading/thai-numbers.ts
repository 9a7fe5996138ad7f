/**
 * Thai number words: 'สองหมื่นห้า', 'สิบเอ็ดล้าน', 'ครึ่งล้าน', 'สองสามแสน'. Thai writes no spaces between words, so a
 * run counts only where words begin and end at its ends ('ห้าง', 'พันธุ์' and 'สามารถ' hold no number).
 */
import { matchesOf } from './matches.ts';
import { wordStarts } from './words.ts';

const DIGITS: Readonly<Record<string, number>> = {
  ศูนย์: 0, หนึ่ง: 1, นึง: 1, เอ็ด: 1, สอง: 2, ยี่: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6, เจ็ด: 7, แปด: 8, เก้า: 9,
}; // prettier-ignore
export const THAI_SCALES: Readonly<Record<string, number>> = {
  สิบ: 10,
  ร้อย: 100,
  พัน: 1e3,
  หมื่น: 1e4,
  แสน: 1e5,
  ล้าน: 1e6,
};
const TOKEN = /ศูนย์|หนึ่ง|นึง|เอ็ด|สอง|ยี่|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|ครึ่ง/uy;
/** Words that a number begins with. */
export const THAI_START = 'หนึ่ง|นึง|สอง|ยี่|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|ครึ่ง';
const START = new RegExp(THAI_START, 'gu');

/** Words that begin like a number and are none, and what names a size and no figure ('หลักแสน', 'เป็นล้าน'). */
const NO_NUMBER =
  /ร้อยละ|ร้อยเอ็ด(?!ล้าน)|ร้อยไหม|ร้อยเชือก|ร้อยเรียง|ร้อยตำรวจ|ร้อยโท|ร้อยเอก|พันธ|พันทิป|พันตำรวจ|พันโท|พันเอก|พันแผล|ล้านนา|ล้านช้าง|แสนสิริ|แสนดี|แสนสุข|แสนแสบ|แสนปาล์ม|แสนอร่อย|สิบล้อ|สิบเอก|สิบโท|สามย่าน|สามเสน|สามพราน|สามชุก|สามโคก|สามมิติ|สามีภรรยา|สองแถว|สองแคว|สี่แยก|สี่พระยา|ห้าแยก|เจ็ดยอด|แปดริ้ว|เก้าอี้|หนึ่งเดียว|ครึ่งตัว/uy;
const SIZE_ONLY = /(?:หลัก|เป็น|นับ|หลาย)\s?$/u;
/** 'ที่สาม', 'อันดับสอง': a place in an order. */
const IN_ORDER = /(?:อันดับ(?:ที่)?|ระดับ|ที่|บาง)\s?$/u;
/** A digit alone counts only before what it counts: time, people, things, money, a share. */
const COUNTED =
  /^\s?(?:%|บาท|คน|ราย|ท่าน|คู่|โหล|ครอบครัว|บ้าน|แห่ง|สาขา|ร้าน|ที่|เท่า|ครั้ง|รอบ|หน|ข้อ|ชิ้น|กล่อง|ขวด|ถุง|ซอง|แก้ว|จาน|ชุด|ตัว|คัน|เครื่อง|ห้อง|หลัง|ยูนิต|โต๊ะ|คอร์ส|คลาส|รุ่น|แบบ|สูตร|รส|สี|ไซส์|เมนู|ออเดอร์|นัด|เคส|ลีด|ทัก|คลิก|โพสต์|คลิป|วิดีโอ|ภาพ|ช่องทาง|แคมเปญ|นาที|ชั่วโมง|ชม|วัน|คืน|สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี|เปอร์เซ็น|กิโล|กรัม|ลิตร|เมตร|ไร่|ตัน|ขวบ|งวด|ชั้น|จังหวัด|ประเทศ|เจ้า|แบรนด์|ทีม|เตียง|บูธ|สระ|บ่อ|หลุม|แปลง|โรงงาน|บริษัท|เตา|คำถาม|กลุ่ม|อย่าง|เรื่อง|จุด|ล็อต|ดอลลาร์|ยูโร|ปอนด์)/u;

export interface ThaiNumber {
  value: number;
  /** Upper end of 'สองสามแสน'. */
  high?: number;
  start: number;
  end: number;
}

/** 'เก้าแสนเก้าหมื่นเก้าพันเก้าร้อยเก้าสิบเก้าล้าน' is the longest number that people write. */
const MOST_TOKENS = 24;

interface Token {
  word: string;
  end: number;
}
function tokensFrom(text: string, at: number): Token[] {
  const tokens: Token[] = [];
  let end = at;
  while (tokens.length < MOST_TOKENS) {
    TOKEN.lastIndex = end;
    NO_NUMBER.lastIndex = end;
    const [word] = TOKEN.exec(text) ?? [];
    if (word === undefined || NO_NUMBER.test(text)) break;
    end += word.length;
    tokens.push({ word, end });
  }
  return tokens;
}

/**
 * The value of number words in a row; undefined for what is no number ('สองสาม' alone is a range, see `pairOf`).
 * A lone digit at the end counts in tenths of the scale before it from a thousand up: 'แสนห้า' is 150,000.
 */
function valueOf(words: readonly string[]): number | undefined {
  let [millions, total, digit, last] = [0, 0, undefined as number | undefined, 0];
  for (const [index, word] of words.entries()) {
    const scale = THAI_SCALES[word];
    const isEnd = index === words.length - 1;
    if (word === 'ครึ่ง') {
      if (index === 0) digit = 0.5;
      else if (isEnd && last > 0 && digit === undefined) return millions + total + last / 2;
      else return undefined;
    } else if (scale === 1e6) {
      millions = (millions + total + (digit ?? 0) || 1) * 1e6;
      [total, digit, last] = [0, undefined, 1e6];
    } else if (scale !== undefined) {
      if (digit === undefined && last !== 0 && last <= scale) return undefined;
      total += (digit ?? 1) * scale;
      [digit, last] = [undefined, scale];
    } else {
      if (digit !== undefined) return undefined;
      digit = DIGITS[word];
      const isOne = word === 'หนึ่ง' || word === 'นึง';
      if (isEnd && last >= 1000 && word !== 'เอ็ด') {
        // 'แสนนึง' is a hundred thousand, 'สองพันนึง' two thousand one hundred.
        if (isOne && index === 1) return millions + total;
        return millions + total + ((digit ?? 0) * last) / 10;
      }
      if (isEnd && isOne && last === 100 && index === 1) return total;
    }
  }
  return millions + total + (digit ?? 0);
}

const isDigit = (word: string | undefined): boolean =>
  word !== undefined && (DIGITS[word] ?? 0) >= 1 && word !== 'เอ็ด' && word !== 'ยี่' && word !== 'นึง';

/** 'สองสามแสน', 'สี่ห้าคน': two neighbouring digits before a scale or a thing are a range. */
function pairOf(words: readonly string[]): readonly [number, number] | undefined {
  const [first = '', second = '', ...rest] = words;
  const [low, high] = [DIGITS[first] ?? 0, DIGITS[second] ?? 0];
  if (!isDigit(first) || !isDigit(second) || high !== low + 1) return undefined;
  if (rest.length === 0) return [low, high];
  const scale = rest.reduce((product, word) => product * (THAI_SCALES[word] ?? Number.NaN), 1);
  return Number.isNaN(scale) ? undefined : [low * scale, high * scale];
}

/** Every number in Thai words, in order. `text` is plain. */
export function thaiNumbersIn(text: string): ThaiNumber[] {
  const found: ThaiNumber[] = [];
  let isStart: ((at: number) => boolean) | undefined;
  let from = 0;
  for (const match of matchesOf(text, START)) {
    const start = match.index;
    if (start < from || isOfTime(text, start)) continue;
    isStart ??= wordStarts(text);
    if (!isStart(start) && !follows(text, start)) continue;
    const tokens = tokensFrom(text, start);
    const number = longestOf(text, start, tokens, isStart);
    if (!number) continue;
    found.push(number);
    from = number.end;
  }
  return found;
}

/** 'เดือนนึงหมื่น': one month, and ten thousand in it. */
const isOfTime = (text: string, start: number): boolean =>
  /^(?:นึง|หนึ่ง)\s?(?:สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน)/u.test(
    text.slice(start, start + 16),
  ) && /(?:วัน|สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี)$/u.test(text.slice(Math.max(0, start - 8), start));

/** 'เดือนละแสน', 'ต่อสองพัน': right after these a number begins, whatever the dictionary thinks. */
const follows = (text: string, start: number): boolean =>
  /(?:ละ|(?:วัน|สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี)(?:นึง|หนึ่ง)\s?|งบ|แค่|ประมาณ|ราว|เกือบ|ราคา|[\d.]\s?)$/u.test(
    text.slice(0, start),
  );

function longestOf(
  text: string,
  start: number,
  tokens: readonly Token[],
  isStart: (at: number) => boolean,
): ThaiNumber | undefined {
  for (let count = tokens.length; count > 0; count--) {
    const words = tokens.slice(0, count).map(({ word }) => word);
    const end = tokens[count - 1]?.end ?? start;
    const hasScale = words.some((word) => word in THAI_SCALES);
    if (end < text.length && !isStart(end) && !COUNTED.test(text.slice(end))) continue;
    const isCounted = COUNTED.test(text.slice(end));
    const pair = pairOf(words);
    if (pair !== undefined && (hasScale || isCounted)) return { value: pair[0], high: pair[1], start, end };
    const value = valueOf(words);
    if (value === undefined || words[0] === 'เอ็ด') continue;
    if (!counts(text, start, end, words, { hasScale, isCounted })) continue;
    return { value, start, end };
  }
  return undefined;
}

function counts(
  text: string,
  start: number,
  end: number,
  words: readonly string[],
  { hasScale, isCounted }: { hasScale: boolean; isCounted: boolean },
): boolean {
  const before = text.slice(Math.max(0, start - 8), start);
  const [first = ''] = words;
  const isBareScale = first in THAI_SCALES && first !== 'สิบ';
  if (SIZE_ONLY.test(before) && (isBareScale || (first === 'สิบ' && words.length === 1))) return false;
  if (IN_ORDER.test(before) && words.length === 1) return false;
  if (first === 'ครึ่ง') return hasScale;
  if (!hasScale) return isCounted || isNextCount(text, start, end);
  // 'ล้าน' alone is a number before money or after 'ละ'; alone in a sentence it is a size.
  if (isBareScale && words.length === 1)
    return (
      /^\s?(?:บาท|เดียว(?!กัน)|กว่า|คน|ราย|ท่าน|ชิ้น|กล่อง|ตัว|คลิ๊?ก|ทัก|วิว|แชท|แชต|ลีด|ต่อ|\/|$)/u.test(
        text.slice(end, end + 8),
      ) || /(?:ละ|งบ|ประมาณ|เกือบ|ราว)\s?$/u.test(before)
    );
  return true;
}

/** What a digit names rather than counts: 'มือสอง', 'ชั้นสาม', 'ข้อหนึ่ง'. */
const NAMED_BY_DIGIT = /(?:มือ|ชั้น|ข้อ|เบอร์|ซอย|สาย|ห้อง|รุ่น|แถว|คลอง|หมู่|ปี|วัน|เดือน|บ้าน|ลำดับ|แรก|ทั้ง|อีก)$/u;
const ANY_NUMBER = /\d|สิบ|ร้อย|พัน|(?:สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)(?:คน|ราย|ท่าน|ทัก)/u;
/** 'สิบคนมาสัมภาษณ์สาม': right behind a verb, at the end of a phrase, where people were counted just before. */
function isNextCount(text: string, start: number, end: number): boolean {
  if (!/^(?:$|[\s,.;)/])/u.test(text.slice(end, end + 1))) return false;
  const before = text.slice(Math.max(0, start - 30), start);
  return /[ก-๛]$/u.test(before) && !NAMED_BY_DIGIT.test(before) && ANY_NUMBER.test(before);
}
