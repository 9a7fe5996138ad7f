/** Numbers written as words and the words of magnitude, English and Thai. */

const UNITS_EN: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20,
  thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}; // prettier-ignore
const SCALES_EN: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};
const UNIT_EN = Object.keys(UNITS_EN).join('|');
const WORD_EN = `(?:${[...Object.keys(UNITS_EN), ...Object.keys(SCALES_EN)].toSorted((a, b) => b.length - a.length).join('|')})`;
/** 'twenty-five', 'three hundred thousand'; begins with a digit word. */
export const ENGLISH_WORDS = new RegExp(`\\b(?:${UNIT_EN})(?:(?:[\\s-]|\\sand\\s)${WORD_EN})*\\b`, 'giu');

/** Quick: whether a text can hold a number word at all. */
export const MAY_HOLD_WORDS = new RegExp(`\\b(?:${UNIT_EN})\\b|[ก-๛]`, 'iu');

/** The value of a match of `ENGLISH_WORDS`. */
export function englishValue(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/u)) {
    const unit = UNITS_EN[word];
    const scale = SCALES_EN[word];
    if (unit !== undefined) group += unit;
    else if (scale === 100) group *= 100;
    else if (scale !== undefined) {
      total += group * scale;
      group = 0;
    }
  }
  return total + group;
}

const DIGITS_TH: Readonly<Record<string, number>> = {
  หนึ่ง: 1, เอ็ด: 1, สอง: 2, ยี่: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6, เจ็ด: 7, แปด: 8, เก้า: 9,
}; // prettier-ignore
const SCALES_TH: Readonly<Record<string, number>> = {
  สิบ: 10,
  ร้อย: 100,
  พัน: 1e3,
  หมื่น: 1e4,
  แสน: 1e5,
  ล้าน: 1e6,
};
const DIGIT_TH = Object.keys(DIGITS_TH).join('|');
const SCALE_TH = Object.keys(SCALES_TH).join('|');
/** Words that count, so that a digit's letters inside another word ('เก้าอี้', 'ห้าม') are not read as a number. */
const COUNTED_TH =
  'คน|ราย|แห่ง|สาขา|เท่า|บาท|วัน|เดือน|ปี|สัปดาห์|ไตรมาส|ครั้ง|ข้อ|ชิ้น|นาที|ชั่วโมง|เปอร์เซ็นต์|งวด|ช่องทาง|ตัวเลข|กลยุทธ์|นัด|คัน|ท่าน|อย่าง|เรื่อง|จุด|แกน|ชั้น';
/** 'สามร้อยห้าสิบ', 'ยี่สิบ', and 'สามคน': a digit word alone counts only before a counted thing. */
export const THAI_WORDS = new RegExp(
  `(?:(?:${DIGIT_TH})(?:${SCALE_TH})(?:${DIGIT_TH}|${SCALE_TH})*(?!ธุ์|ธ)|(?<!\\p{Script=Thai})สิบ(?=${COUNTED_TH})|(?:สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)(?=${COUNTED_TH}))`,
  'gu',
);
const PART_TH = new RegExp(`${DIGIT_TH}|${SCALE_TH}`, 'gu');

/** The value of a match of `THAI_WORDS`. */
export function thaiValue(words: string): number {
  let total = 0;
  let group = 0;
  let digit = 0;
  for (const [part] of words.matchAll(PART_TH)) {
    const scale = SCALES_TH[part];
    if (scale === undefined) digit = DIGITS_TH[part] ?? 0;
    else if (scale === 1e6) {
      total += (group + digit || 1) * scale;
      group = 0;
      digit = 0;
    } else {
      group += (digit || 1) * scale;
      digit = 0;
    }
  }
  return total + group + digit;
}

/** What multiplies the digits before it. Thai ones may be compound: 'พันล้าน'. */
export const MAGNITUDES: readonly (readonly [RegExp, number])[] = [
  [/^\s{0,2}ล้านล้าน/u, 1e12],
  [/^\s{0,2}แสนล้าน/u, 1e11],
  [/^\s{0,2}หมื่นล้าน/u, 1e10],
  [/^\s{0,2}พันล้าน/u, 1e9],
  [/^\s{0,2}ล้าน(?!นา)/u, 1e6],
  [/^\s{0,2}แสน(?!ดี)/u, 1e5],
  [/^\s{0,2}หมื่น/u, 1e4],
  [/^\s{0,2}พัน(?!ธ)/u, 1e3],
  [/^\s{0,2}(?:trillion|tn)\b/iu, 1e12],
  [/^\s{0,2}(?:billion|bn)\b/iu, 1e9],
  [/^\s{0,2}(?:million|mn)\b/iu, 1e6],
  [/^\s{0,2}thousand\b/iu, 1e3],
  [/^B\b/u, 1e9],
  [/^M\b/u, 1e6],
  [/^[kK]\b(?!g)/u, 1e3],
];
