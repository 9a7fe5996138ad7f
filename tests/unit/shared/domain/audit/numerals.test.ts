/** The figures of a text as a reader meets them. */
import { describe, expect, test } from 'vitest';
import { figuresIn } from '../../../../../src/shared/domain/audit/numerals.ts';

/** 'kind value[–value] [currency]' of each figure. */
const read = (text: string): string[] =>
  figuresIn(text).map(({ kind, values, currency, month, year }) =>
    [kind, values.join('–'), currency, month === undefined ? '' : `m${month}`, year]
      .filter(Boolean)
      .join(' '),
  );

describe('figures of a text', () => {
  const rows: [string, string[]][] = [
    ['37% of buyers agree', ['percent 37']],
    ['5–10% a month', ['percent 5–10']],
    ['−3.0%, all ages, 2020–2025', ['percent 3', 'plain 2020–2025']],
    ['ร้อยละ ๒๐ ของลูกค้า', ['percent 20']],
    ['เพิ่ม 15 เปอร์เซ็นต์', ['percent 15']],
    ['thirty percent more', ['percent 30']],
    ['4.31 million people', ['plain 4310000']],
    ['4.31  million people', ['plain 4310000']],
    ['งบ 1.2 ล้านบาท', ['money 1200000 THB']],
    ['๑.๕ แสนบาท', ['money 150000 THB']],
    ['ตลาด 3 พันล้านบาท', ['money 3000000000 THB']],
    ['US$2.5bn market', ['money 2500000000 USD']],
    ['THB 390 per 250 g bag', ['money 390 THB', 'plain 250']],
    ['฿9,500 each', ['money 9500 THB']],
    ['120,000 THB a month', ['money 120000 THB']],
    ['£25,000 over 10 weeks', ['money 25000 GBP', 'plain 10']],
    ['30,000–80,000 บาทต่อเดือน', ['money 30000–80000 THB']],
    ['From 310 to 900 subscribers in six months', ['plain 310', 'plain 900', 'plain 6']],
    ['twenty-five shops, three hundred thousand visits', ['plain 25', 'plain 300000']],
    ['one job each, no one else', []],
    ['สามสิบเจ็ดสาขา ห้าร้อยบาท', ['plain 37', 'money 500 THB']],
    ['สองคนที่ต้องได้ใจ', ['plain 2']],
    ['ห้ามใช้ เก้าอี้ พันธุ์ใหม่ ตรวจสอบสองพันธุ์', []],
    ['30 June 2027', ['date 30 m6 2027']],
    ['30 มิ.ย. 2570', ['date 30 m6 2027']],
    ['1–18 Dec', ['date 1–18 m12']],
    ['January 4, 2027', ['date 4 m1 2027']],
    ['21 พฤศจิกายน 2569', ['date 21 m11 2026']],
    ['9:16 at 1080 × 1920', ['ratio 9–16', 'plain 1080', 'plain 1920']],
    ['1.91:1', ['ratio 1.91–1']],
    ['BL-740, B2B, 3D, QR code, Q-grader', []],
    ['IATF 16949', ['plain 16949']],
    ['2 × 250 g a month', ['plain 2', 'plain 250']],
    ['3x faster, 40k followers, 20M views', ['plain 3', 'plain 40000', 'plain 20000000']],
    ['no figures here', []],
    ['ไม่มีตัวเลข', []],
  ];
  test.each(rows)('%s', (text, expected) => expect(read(text)).toEqual(expected));

  test('gives them as they are written', () => {
    expect(figuresIn('งบ ๑.๒ ล้านบาท ใน 3 เดือน').map(({ text }) => text)).toEqual(['๑.๒ ล้านบาท', '3']);
  });
});
