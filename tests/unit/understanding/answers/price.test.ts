import { describe, expect, test } from 'vitest';
import { readPrice } from '../../../../src-worker/understanding/answers/price.ts';

test.each([
  'free (worth about $7,500)',
  'Free to residents, value of £220',
  'No charge, costs us around $80 a visit',
  'costs the owner nothing',
  'ฟรี มูลค่า 3,500 บาท',
  'ไม่มีค่าใช้จ่าย มูลค่ากว่า 1,200 บาท',
])('%s costs nothing: what it is worth is no price', (answer) => {
  expect(readPrice(answer)).toMatchObject({ free: true });
  expect(readPrice(answer).value).toBeUndefined();
});

test.each([
  ['£40, free delivery', 40],
  ['Free trial, then A$49 a month', 49],
  ['$12, children free', 12],
  ['ขวดละ 89 ส่งฟรี 3 ขวด', 89],
  ['Pack worth $60 for $45', 45],
  ['free-range eggs £4.20 a dozen', 4.2],
])('%s has a price', (answer, value) => {
  expect(readPrice(answer)).toMatchObject({ value });
  expect(readPrice(answer).free).toBeUndefined();
});

test.each([
  ['10K 890 / 25K 1,490 / 50K 2,200 บาท', 890, [1490, 2200]],
  ['Small 12 / large 18 USD', 12, [18]],
  ['ห้องเดี่ยว 1,200 / ห้องคู่ 1,800 บาท', 1200, [1800]],
])('%s: a row of prices, whose currency stands once', (answer, value, others) => {
  expect(readPrice(answer)).toMatchObject({ value, others });
});

describe('what is told beside a price is none', () => {
  test.each([
    '18% of rent collected. Linen set and first deep clean AED 350 on top',
    'Commission 2.5%, photos £120 extra',
    '15% of the monthly rent, set-up fee £250',
    'Deposit 3,000 บาท',
  ])('nothing but an extra: %s', (answer) => {
    expect(readPrice(answer).value).toBeUndefined();
  });

  test.each([
    ['Room from $89, breakfast $12 extra', 89],
    ['£40 delivery £5', 40],
    ['4,900 บาท deposit 1,000', 4900],
    ['sarees 1,450 to 3,900, avg order Rs 2,240', 1450],
    ['เริ่ม 3,500 บ./ด. เฉลี่ยที่เก็บจริง 5,200', 3500],
    ['6500 ปีแรก ต่ออายุปีละ 3500', 6500],
    ['ส่งฟรีเมื่อครบ 1,500 ชิ้นละ 290', 290],
    ['first month $1, then $49/mo', 49],
    ['$35 call-out fee, $120 an hour', 120],
    ['590 (2ปอนด์) 850 (3 ปอนด์)', 590],
    ['10x10 $119/mo, climate 10x10 $149', 119],
    // An average is better than nothing.
    ['Gifts average £11 a month', 11],
  ])('%s', (answer, value) => {
    expect(readPrice(answer).value).toBe(value);
  });

  test.each([
    ['RO 16 per court hour peak (5-11pm), RO 9 off-peak', 9],
    ['เย็น (17-22น.) ชม.ละ 220 / กลางวัน 140', 140],
    ['Weekday £12, weekend £16', 12],
    // A weekend's hire is another thing than a day's.
    ['$180 day, $290 weekend, $650 week', 180],
  ])('of one thing at several times the lowest: %s', (answer, value) => {
    expect(readPrice(answer).value).toBe(value);
  });

  test('a price in two currencies is no range', () => {
    expect(readPrice('£48 or $62 per month per child')).toMatchObject({
      value: 48,
      currency: 'GBP',
      per: 'month',
    });
    expect(readPrice('£48 or $62 per month per child').high).toBeUndefined();
  });
});

describe('a price that something stands behind', () => {
  test.each([
    ['P68,500 installed. cooperative loan 24 months', 68_500],
    ['from 4,500 complete. test 500, off if you buy', 4500],
    ['1,499 package. average bill 1,120. pay after report', 1499],
    ['390 ค่าส่งตามจริง', 390],
    ['450 ค่าส่งแยก', 450],
    ['500 ก. 149 / 1 กก. 279', 149],
    ['คอร์สเดี่ยว 4,200 คู่คนละ 2,900', 4200],
    ['รุ่นเล็ก 42,900 รุ่นใหญ่ 59,900 ดาวน์ 5,000', 42_900],
    ['Basic $19, Pro $49, Team $99', 19],
    ['168 € model basic, pro 225 €', 168],
    ['3rm flat $980, 5rm 1,350', 980],
    ['off-peak 110 zł/h, evening 180', 110],
    ['5,200 per room night with breakfast, car 2,500 a night', 5200],
  ])('%s', (answer, value) => expect(readPrice(answer).value).toBe(value));
});

test.each<[string, number | undefined]>([
  ['35 ตร.วา 2.19 ล้าน', 2_190_000],
  ['บ้านเดี่ยว 50 ตรว. เริ่ม 3.2 ล้าน', 3_200_000],
  ['120 sqm villa from 2.4m', 2_400_000],
  ['ตร.ม.ละ 450 ขั้นต่ำ 20 ตร.ม.', 450],
  ['AED 85 per sqft, min 200 sqft', 85],
  ['ทาวน์โฮม 35 ตร.วา', undefined],
])('how large it is is no price: %s', (answer, value) => {
  expect(readPrice(answer).value).toBe(value);
});
