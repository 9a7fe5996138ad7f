/** What figures of all kinds are read as, in both languages. */
import { describe, expect, test } from 'vitest';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { CalendarDate, Quantity, Reading } from '../../../../src/shared/reading/quantity.ts';

const dateText = ({ year, half, quarter, month, day, part, offset }: CalendarDate): string =>
  [
    offset && `${offset.count >= 0 ? '+' : ''}${offset.count} ${offset.unit}`,
    part,
    half && `H${half}`,
    quarter && `Q${quarter}`,
    [year, month, day].filter((one) => one !== undefined).join('-'),
  ]
    .filter(Boolean)
    .join(' ');

const round = (value: number): number => Math.round(value * 100) / 100;
const figure = ({ value, high }: { value: number; high?: number }): string =>
  high === undefined ? String(round(value)) : `${round(value)}..${round(high)}`;

function quantityText(quantity: Quantity): string {
  switch (quantity.kind) {
    case 'money':
      return `${figure(quantity)} ${quantity.currency || 'money'}`;
    case 'percent':
      return `${figure(quantity)}%`;
    case 'count':
      return [figure(quantity), quantity.unit].filter(Boolean).join(' ');
    case 'multiple':
      return `${figure(quantity)}x`;
    case 'duration':
      return `${figure(quantity)} ${quantity.unit}s`;
    case 'proportion':
      return `${quantity.first}:${quantity.second}`;
    case 'date':
      return [quantity.from, ...(quantity.to ? [quantity.to] : [])].map(dateText).join(' to ');
  }
}
const readingText = ({ quantity, bound, per, each }: Reading): string =>
  [quantityText(quantity), per && `/${per}`, each && `each ${each}`, bound].filter(Boolean).join(' ');
const read = (text: string): string[] => readQuantities(text).map(readingText);

describe.each<[string, [string, string[]][]]>([
  [
    'numbers in digits',
    [
      ['1,250 shops', ['1250 shops']],
      ['2.5k followers', ['2500 followers']],
      ['40K', ['40000']],
      ['1.2M views', ['1200000 views']],
      ['12,50,000', ['1250000']],
      ['1.250.000', ['1250000']],
      ['1,5 million', ['1500000']],
      ['2 ½ million', ['2', '500000']],
      ['2½ million', ['2500000']],
      ['๑,๒๕๐ คน', ['1250 คน']],
      ['3 แสน', ['300000']],
      ['3 แสน 5 หมื่น', ['350000']],
      ['2 แสนห้า', ['250000']],
      ['1.2 ล้าน', ['1200000']],
      ['2 ล้านครึ่ง', ['2500000']],
      ['12.5 ลบ.', ['12500000']],
      ['3 พันล้าน', ['3000000000']],
      ['size 9.9 kg', ['9.9 kg']],
      ['P140 per inquiry, N700 a chat', ['140 PHP each inquiry', '700 NGN each chat']],
      ['P95 per inquiry', ['95 PHP each inquiry']],
      ['N95 per box', []],
      ['masks N95 each, page P40', []],
      ['in the tasting room 5% join', ['5%']],
      ['35k month', ['35000 /month']],
      ['18 months', ['18 months']],
      ['half meet us, a quarter dont show', ['50%', '25%']],
      ['N300,000 monthly, N25k a car', ['300000 NGN /month', '25000 NGN each car']],
      ['N95 masks on the N1', []],
    ],
  ],
  [
    'numbers in words',
    [
      ['twenty-five shops', ['25 shops']],
      ['a hundred and fifty thousand', ['150000']],
      ['two and a half million', ['2500000']],
      ['33 1/3% before, 12 1/2% after', ['33.33%', '12.5%']],
      ['2 1/2 hours', ['2.5 hours']],
      ['two point five million', ['2500000']],
      ['half a million', ['500000']],
      ['a quarter of a million', ['250000']],
      ['three quarters of a million', ['750000']],
      ['a dozen stores, half a dozen staff', ['12 stores', '6 staff']],
      ['a couple of hundred orders', ['200 orders about']],
      ['two three', ['2', '3']],
      ['one of us, someone, hundreds of fans, no one', []],
      ['สิบเอ็ดล้าน', ['11000000']],
      ['สองหมื่นห้า', ['25000']],
      ['สามหมื่นห้าพัน', ['35000']],
      ['แสนห้า', ['150000']],
      ['ล้านนึง', ['1000000']],
      ['ล้านครึ่ง', ['1500000']],
      ['ครึ่งล้าน', ['500000']],
      ['แปดร้อยเก้าสิบ', ['890']],
      ['ร้อยห้าสิบ', ['150']],
      ['ยี่สิบเอ็ดสาขา', ['21 สาขา']],
      ['สองสามแสน', ['200000..300000']],
      ['ห้าคน หกสาขา', ['5 คน', '6 สาขา']],
    ],
  ],
  [
    'what is no number',
    [
      ['ห้าม เก้าอี้ สามารถ ห้าง พันธุ์ ล้านนา แสนสิริ ร้อยเอ็ด ร้อยไหม สามย่าน หลักแสน', []],
      ['call 081-234-5678 or +66 81 234 5678', []],
      ['open 9:00-18:00, 24/7, 2nd floor', []],
      ['BL-740, B2B, 3D, QR4, https://x.example/12', []],
      ['open 5-11pm, 17-22น., a 10x10 unit', []],
    ],
  ],
  [
    'money',
    [
      ['£25,000 over 10 weeks', ['25000 GBP', '10 weeks']],
      ['RO 16 peak, four rials each', ['16 OMR', '4 OMR']],
      ['size 4 $149', ['4', '149 USD']],
      ['25 grand', ['25000 money']],
      ['US$2.5bn', ['2500000000 USD']],
      ['S$2,500', ['2500 SGD']],
      ['RM 3,000/mth', ['3000 MYR /month']],
      ['Rp 15.000.000', ['15000000 IDR']],
      ['₹12,50,000', ['1250000 INR']],
      ['€1.250,50', ['1250.5 EUR']],
      ['35p a click', ['0.35 GBP each click']],
      ['500.-', ['500 THB']],
      ['45,000 บ./เดือน', ['45000 THB /month']],
      ['เดือนละแสน', ['100000 /month']],
      ['เดือนนึงหมื่น', ['10000 /month']],
      ['เดือนหนึ่งสองหมื่น', ['20000 /month']],
      ['อาทิตย์นึง 3 พัน', ['3000 /week']],
      ['เดือนละประมาณ 3-4 หมื่นบาท', ['30000..40000 THB /month about']],
      ['ไม่เกินสองแสนบาท', ['200000 THB at most']],
      ['แสนกว่าบาท', ['100000 THB at least']],
      ['between 50,000 and 70,000 baht a month', ['50000..70000 THB /month']],
      ['$5K-$8K monthly', ['5000..8000 USD /month']],
      ['monthly budget of 300,000 baht', ['300000 THB /month']],
      ['from £849', ['849 GBP at least']],
      ['in no month above €1,000', ['1000 EUR at most']],
      ['60k-80k a month', ['60000..80000 /month']],
      ['THB 890 per night', ['890 THB each night']],
      ['ทักละ 70 บาท', ['70 THB each ทัก']],
      ['จากเดิมทักละ 25 บาท', ['25 THB each ทัก']],
      ['$12.50 per lead', ['12.5 USD each lead']],
      ['$5 m', ['5000000 USD']],
      // So much a month.
      ['$450 m', ['450 USD']],
      ['$5m', ['5000000 USD']],
    ],
  ],
  [
    'shares, multiples, proportions',
    [
      ['1.8% request a quote', ['1.8%']],
      ['ร้อยละ ๒๒', ['22%']],
      ['thirty percent', ['30%']],
      ['2–3%', ['2..3%']],
      ['1 in 6 visitors buy', ['16.67%']],
      ['7 out of 600', ['1.17%']],
      ['1 ใน 10', ['10%']],
      ['a third of customers, two-thirds return', ['33.33%', '66.67%']],
      ['หนึ่งในสาม', ['33.33%']],
      ['10x ROI, 3 เท่า, double', ['10x', '3x', '2x']],
      ['9:16 and 70:30', ['9:16', '70:30']],
    ],
  ],
  [
    'lengths of time',
    [
      ['six months', ['6 months']],
      ['3 เดือนครึ่ง', ['3.5 months']],
      ['เดือนครึ่ง', ['1.5 months']],
      ['a year and a half', ['1.5 years']],
      ['ครึ่งปี', ['6 months']],
      ['18–24 months', ['18..24 months']],
      ['two fortnights', ['4 weeks']],
      ['within a year', ['1 years at most']],
      ['ภายใน 2 สัปดาห์', ['2 weeks at most']],
      ['reply in 15 minutes', ['15 minutes']],
      ['40 appointments a week max', ['40 appointments /week at most']],
      ['รับได้ 40 คน/วัน', ['40 คน /day']],
    ],
  ],
  [
    'dates',
    [
      ['15 March 2027', ['2027-3-15']],
      ['March 15, 2027', ['2027-3-15']],
      ['1 ม.ค. 70', ['2027-1-1']],
      ['21 พฤศจิกายน 2569', ['2026-11-21']],
      ['15/01/2570', ['2027-1-15']],
      ['2027-01-15', ['2027-1-15']],
      ['3-5 March 2027', ['2027-3-3 to 2027-3-5']],
      ['Dec–Mar', ['12 to 3']],
      ['พ.ย. 69 - ม.ค. 70', ['2026-11 to 2027-1']],
      ['Jan–Jun 2027', ['2027-1 to 2027-6']],
      ['by the end of June', ['end 6']],
      ['Q3 2027, H2', ['Q3 2027', 'H2']],
      ['ไตรมาสหน้า', ['+1 quarter']],
      ['next month', ['+1 month']],
      ['ภายในสิ้นปี', ['+0 year end']],
      ['ครึ่งปีหลัง', ['H2']],
      ['ปี 2570', ['2027']],
      ['FY2027', ['2027']],
      ['11.11 and 12.12', ['11-11', '12-12']],
      ['sale on 9.9', ['9-9']],
      ['before Songkran, หลังปีใหม่', ['4-13', '1-1']],
      ['we may march on', []],
      ['open in May', ['5']],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows)('%s', (text, expected) => expect(read(text)).toEqual(expected));
});

test('a span is what the person wrote', () => {
  const text = 'งบ ๑.๒ ล้านบาท — from £4.10 to “twenty five” clicks';
  expect(readQuantities(text).map(({ span }) => text.slice(span.start, span.end))).toEqual([
    '๑.๒ ล้านบาท',
    '£4.10',
    'twenty five',
  ]);
});

test('readings never overlap, whatever the text', () => {
  const text =
    '5 - 8 - 10 พ.ย. 69 1/2/3 12:30:40 1,2,3 a hundred and and two to three of five %%% ร้อยละ 5 บาท 5 แสน แสน';
  const spans = readQuantities(text).map(({ span }) => span);
  for (const [index, span] of spans.entries()) {
    expect(span.end).toBeGreaterThan(span.start);
    const next = spans[index + 1];
    if (next) expect(next.start).toBeGreaterThanOrEqual(span.end);
  }
});

test.each(['leads at A$38 each but only 12% buy', '£6 each and 4% buy', '40 baht each so we stop'])(
  '%s: for each of what was named before',
  (text) => {
    expect(readQuantities(text)[0]?.each).toBeUndefined();
  },
);

test.each([
  ['$500 CAD a month', '500 CAD /month'],
  ['$14k (NZD)', '14000 NZD'],
  ['MX$500', '500 MXN'],
  ['$40 USD', '40 USD'],
])('the sign of a dollar and which one: %s', (text, expected) =>
  expect(readQuantities(text).map(readingText)).toEqual([expected]),
);

test('months of a list are a span only one after the other', () => {
  expect(readQuantities('busy in November, December and January').map(readingText)).toEqual(['11 to 1']);
  expect(readQuantities('busy in May and December').map(readingText)).toEqual(['5', '12']);
});

test.each(['Tk. 500', 'tk.500', 'Tk 500', '500 tk'])('%s is taka', (text) =>
  expect(readQuantities(text)[0]?.quantity).toMatchObject({ kind: 'money', currency: 'BDT', value: 500 }),
);
