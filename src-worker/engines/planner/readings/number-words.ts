/** Numbers written as words or in another script, as Arabic digits: one set of patterns then reads all of them. */

const WORD_VALUES: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
  twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}; // prettier-ignore
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };
const WORD = Object.keys(WORD_VALUES)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const SCALE = Object.keys(SCALES).join('|');
const RUN = new RegExp(
  `\\b(?:an?\\s+(?=(?:${SCALE})\\b)(?:${SCALE})|(?:${WORD}))(?:(?:\\s+and\\s+|[\\s-]+)(?:${WORD}|${SCALE})\\b)*\\b`,
  'giu',
);
const PART_OF_SCALE = new RegExp(`\\b(half|(?:a\\s+)?quarter)\\s+(?:of\\s+)?an?\\s+(${SCALE})\\b`, 'giu');
const AND_A_HALF = new RegExp(`\\b(${WORD}|\\d+)\\s+and\\s+a\\s+half\\s+(?=(?:${SCALE})\\b)`, 'giu');

function valueOf(run: string): string {
  const numbers: number[] = [];
  let [total, current] = [0, 0];
  for (const word of run.toLowerCase().split(/[\s-]+/u)) {
    const scale = SCALES[word];
    const value = WORD_VALUES[word];
    if (scale === 100) current = Math.max(1, current) * 100;
    else if (scale !== undefined) [total, current] = [total + Math.max(1, current) * scale, 0];
    else if (value !== undefined) {
      const tens = current % 100;
      // 'twenty three' and 'two hundred three' are one number; 'two three' are two.
      if (tens !== 0 && !(tens >= 20 && tens % 10 === 0 && value < 10)) {
        numbers.push(total + current);
        [total, current] = [0, 0];
      }
      current += value;
    }
  }
  return [...numbers, total + current].join(' ');
}

const THAI_DIGITS: Readonly<Record<string, number>> = {
  หนึ่ง: 1, นึง: 1, เอ็ด: 1, สอง: 2, ยี่: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6, เจ็ด: 7, แปด: 8, เก้า: 9,
}; // prettier-ignore
const THAI_SCALES: Readonly<Record<string, number>> = {
  สิบ: 10,
  ร้อย: 100,
  พัน: 1e3,
  หมื่น: 1e4,
  แสน: 1e5,
  ล้าน: 1e6,
};
const TD = 'หนึ่ง|นึง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า';
const TS = 'ร้อย|พัน|หมื่น|แสน|ล้าน';
/** What may follow a number in Thai: elsewhere the same letters are parts of other words ('พันธุ์', 'ล้านนา', 'แสนสิริ'). */
const AFTER =
  '(?=\\s|$|[/.,;)~–-]|บาท|฿|ต่อ|ราย|คน|ครั้ง|นัด|ออเดอร์|ชิ้น|เดือน|สัปดาห์|อาทิตย์|ไตรมาส|วัน|ปี|ดอลลาร์|ยูโร|ปอนด์|กว่า|ถึง|ใน|ภายใน|ตลอด|สำหรับ|เปอร์เซ็นต์)';
const THAI_RUNS = [
  // 'สองแสน', 'สามหมื่นห้าพัน', 'สิบห้าล้าน', 'สามหมื่นห้า'
  new RegExp(
    `(?:(?:${TD}|ยี่)?สิบ(?:${TD}|เอ็ด)?|(?:${TD}))(?:${TS})(?:(?:${TD})?(?:${TS}|สิบ))*(?:${TD})?${AFTER}`,
    'gu',
  ),
  // 'แสนห้า', 'ล้านนึง', and 'ล้านบาท' without a number before it
  new RegExp(
    `(?<![\\d๐-๙]\\s?|หลัก|เป็น|${TD}|สิบ|ร้อย|พัน|หมื่น|แสน)(?:พัน|หมื่น|แสน|ล้าน)(?:(?:${TD})${AFTER}|(?=บาท|กว่า))`,
    'gu',
  ),
  // Small ones only where a unit of time follows.
  new RegExp(`(?<!สาขาที่|ที่)(?:(?:${TD}|ยี่)?สิบ(?:${TD}|เอ็ด)?|${TD})\\s*(?=เดือน|สัปดาห์|อาทิตย์|ปี|ไตรมาส|วัน)`, 'gu'),
];
const THAI_TOKEN = new RegExp(`${TD}|เอ็ด|ยี่|สิบ|${TS}`, 'gu');

function thaiValue(run: string): string {
  let [total, current, last] = [0, 0, 0];
  const tokens = run.match(THAI_TOKEN) ?? [];
  tokens.forEach((token, i) => {
    const scale = THAI_SCALES[token];
    if (scale === 1e6) {
      total = Math.max(1, total + current) * 1e6;
      [current, last] = [0, 1e6];
    } else if (scale !== undefined) {
      total += Math.max(1, current) * scale;
      [current, last] = [0, scale];
    } else {
      const digit = THAI_DIGITS[token] ?? 0;
      // 'แสนห้า' is 150,000: a lone digit at the end counts in tenths of what stands before it.
      const tenths = i > 0 && i === tokens.length - 1 && last >= 100 && token !== 'เอ็ด';
      const unit = tenths && !((token === 'หนึ่ง' || token === 'นึง') && tokens.length === 2) ? last / 10 : 1;
      current = unit === 1 && tenths ? 0 : digit * unit;
    }
  });
  return `${total + current} `;
}

const MIXED = /(\d+(?:\.\d+)?)\s*(ล้าน|แสน|หมื่น|พัน)\s*(\d+(?:\.\d+)?)\s*(แสน|หมื่น|พัน|ร้อย)(?!ละ|เอ็ด)/gu;

/** No answer says a figure further on; what is longer than that is a pasted document. Keeps reading quick. */
const MOST = 4000;

/** Digits of any script, number words and spaced groups ('10 000 EUR', '5'000') as plain Arabic numbers. */
export function withDigits(text: string): string {
  let read = text
    .slice(0, MOST)
    .replaceAll(/\s{2,}/gu, ' ')
    .replaceAll(/\d{16,}/gu, ' ')
    .replaceAll(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll(/(\d)['’](?=\d{3}(?!\d))/gu, '$1')
    .replaceAll(
      /(?<![\d.,\p{L}])(\d{1,3}(?: \d{3})+)(?=\s*(?:€|£|฿|\$|eur|usd|thb|gbp|baht|บาท))/giu,
      (group) => group.replaceAll(' ', ''),
    )
    .replaceAll(/ร้อยละ\s*(\d+(?:\.\d+)?)/gu, '$1%')
    .replaceAll(
      PART_OF_SCALE,
      (_, part: string, scale: string) => `${/half/iu.test(part) ? 0.5 : 0.25} ${scale}`,
    )
    .replaceAll(
      AND_A_HALF,
      (_, word: string) => `${(WORD_VALUES[word.toLowerCase()] ?? Number(word)) + 0.5} `,
    )
    .replaceAll(RUN, valueOf)
    .replaceAll('ครึ่งล้าน', '0.5 ล้าน')
    // 'เดือนละแสน'
    .replaceAll(/(เดือน|วัน|สัปดาห์|อาทิตย์|ปี)ละ\s*(?=(?:หมื่น|แสน|ล้าน)(?:\s|$|บาท))/gu, '$1ละ 1 ')
    .replaceAll(/\bzero\b/giu, '0');
  for (const pattern of THAI_RUNS) read = read.replaceAll(pattern, thaiValue);
  // 'แสนกว่าบาท', '3 หมื่นกว่าๆ บาท': the figure is the lower end.
  read = read.replaceAll(/(\d\s*(?:ล้าน|แสน|หมื่น|พัน)?)\s*กว่าๆ?\s*(?=บาท)/gu, '$1 ');
  return read.replaceAll(MIXED, (whole, a: string, big: string, b: string, small: string) => {
    const [high, low] = [THAI_SCALES[big] ?? 1, THAI_SCALES[small] ?? 1];
    return low < high ? String(Number(a) * high + Number(b) * low) : whole;
  });
}
