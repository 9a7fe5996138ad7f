/** What a client tells the agency alone is told to no buyer, and what is true for some is not said of all. */
import { describe, expect, test } from 'vitest';
import { claimsIn, shortForm } from '../../../../src-worker/understanding/phrases/index.ts';
import {
  isCheckedResult,
  isForSome,
  isHeadCount,
  isHedged,
  isOwnRate,
  leansOnBefore,
  tellsPreference,
  withoutHedge,
  withoutOwnRate,
  withoutRemark,
} from '../../../../src-worker/understanding/phrases/inner.ts';
import { offerPhrases } from '../../../../src-worker/understanding/phrases/offer.ts';

describe('a rate of the business itself', () => {
  test.each([
    '22% of graduates join and they stay about 7 months',
    'about 1 in 5 members renew',
    'half of our customers come back',
    'Members stay about 14 months',
    'Subscribers leave at about 6% a month',
    '4 ใน 10 บ้านซื้อโกศเพิ่ม',
    'ลูกค้า 30% ต่อคอร์ส',
    'นักเรียนต่อคอร์สประมาณ 40%',
    'สมาชิกอยู่เฉลี่ย 7 เดือน',
    'ประมาณ 3% ขอคืน',
  ])('%s', (words) => {
    expect(isOwnRate(words)).toBe(true);
    expect(claimsIn(words, 'aftersales')).toEqual([]);
  });

  test.each(['10% off the next one', '94% of pupils pass', 'Refund of 100%', 'ลด 10% ครั้งต่อไป', 'คืนเงิน 100%'])(
    '%s is a promise',
    (words) => expect(isOwnRate(words)).toBe(false),
  );

  test.each([
    ['30 days to send it back (6% do)', '30 days to send it back'],
    ['Free service in the first year (about half book it)', 'Free service in the first year'],
    ['Try it for a week (about 1 in 10 return it), then pay', 'Try it for a week, then pay'],
    ['เปลี่ยนได้ใน 7 วัน (ลูกค้าเปลี่ยน 3%)', 'เปลี่ยนได้ใน 7 วัน'],
    ['Bags from old sails (98% recycled)', 'Bags from old sails (98% recycled)'],
  ])('%s', (words, expected) => expect(withoutOwnRate(words)).toBe(expected));
});

describe('how many there are', () => {
  test.each([
    '612 children last year',
    '41 schools in Leeds and Bradford',
    'Over 3,000 happy customers',
    'นักเรียนกว่า 500 คน',
    'ลูกค้า 120 ราย',
  ])('%s', (words) => expect(isHeadCount(words)).toBe(true));
  test.each([
    '412 dogs rehomed last year',
    '8 people in the van',
    '9 of 10 swim 25 m',
    'กลุ่มละ 5 คน',
    '14 designs',
  ])('%s says more, or counts something else', (words) => expect(isHeadCount(words)).toBe(false));
});

describe('true for some buyers only', () => {
  test.each([
    ['Women-only groups on Tuesday', 'Swimming course for adults'],
    ['Student discount', 'Coffee and cakes'],
    ['10% off for members', 'Second-hand books'],
    ['รอบเฉพาะผู้หญิง วันอังคาร', 'ฟิตเนส'],
    ['ส่วนลดนักศึกษา', 'ร้านกาแฟ'],
  ])('%s of %s', (words, sold) => expect(isForSome(words, sold)).toBe(true));
  test.each([
    ['Women-only groups on Tuesday', 'Self-defence for women'],
    ['Kids class on Saturday', 'Judo for children and teens'],
    ['Small groups', 'Swimming course for adults'],
    ['คลาสเด็ก เช้าวันเสาร์', 'สอนเด็กว่ายน้ำ'],
  ])('%s of %s is for all', (words, sold) => expect(isForSome(words, sold)).toBe(false));
});

test.each([
  'Children gain 11 months of reading in 7 (a university checked it)',
  '9 of 10 swim 25 m by lesson ten (we counted 214 people)',
  'Three of every four cats find a home (we counted 380)',
  'Bills cut by 31%, measured over two winters',
  'ผู้เรียนสอบผ่าน 94% นับจริง 300 คน',
])('a result that was checked: %s', (words) => expect(isCheckedResult(words)).toBe(true));
test.each(['Welded seams, tested 90 min', '4.8 from 640 reviews', 'ช่างผ่านการตรวจสอบ'])(
  '%s is none',
  (words) => expect(isCheckedResult(words)).toBe(false),
);

describe('told in confidence', () => {
  test.each([
    'ล้างแอร์ก็มีแต่รอบนี้ไม่ดัน',
    'ออฟฟิศซินโดรมก็รับค่ะแต่อยากดันเรื่องเข่า',
    'repairs too, but we’d rather push new bikes',
    'gift boxes, not this time',
  ])('%s', (words) => expect(tellsPreference(words)).toBe(true));
  test.each(['ขายแต่ของสด', 'Small but complete kitchens', 'ไม่เน้นหวาน'])('%s is a thing', (words) =>
    expect(tellsPreference(words)).toBe(false),
  );
  test('no name of a product holds it', () =>
    expect(
      offerPhrases('กายภาพบำบัดเข่าเสื่อม ฟื้นฟูหลังผ่าตัด ออฟฟิศซินโดรมก็รับค่ะแต่อยากดันเรื่องเข่า', 'product').items,
    ).toEqual(['กายภาพบำบัดเข่าเสื่อม', 'ฟื้นฟูหลังผ่าตัด']));
  test('a hedge makes no line', () => expect(isHedged('near enough')).toBe(true));
});

test('a long statement is said without its parentheses, a short one whole', () => {
  expect(shortForm('9 of 10 swim 25 m by lesson ten (we counted 214 people since 2023)')).toBe(
    '9 of 10 swim 25 m by lesson ten',
  );
  expect(shortForm('Fits every case (BAM, Accord)')).toBe('Fits every case (BAM, Accord)');
});

test('a number of those told before says nothing alone', () => {
  for (const words of [
    '31 of them are with us over three years',
    'Two of those run at night',
    'ในนั้น 12 ร้านอยู่มาเกินสามปี',
  ])
    expect(leansOnBefore(words), words).toBe(true);
  for (const words of ['9 of 10 swim 25 m by lesson ten', 'All of it made here'])
    expect(leansOnBefore(words), words).toBe(false);
});

test.each([
  ['same technician every quarter (this is what people tell)', 'same technician every quarter'],
  ['Bread still warm at 7 (people love it)', 'Bread still warm at 7'],
  ['No queue (lol)', 'No queue'],
  ['Quiet rooms (so guests say)', 'Quiet rooms'],
  ['ช่างตรงเวลา (ลูกค้าบอกมา)', 'ช่างตรงเวลา'],
  ['Two lasers (Nd:YAG for darker skin)', 'Two lasers (Nd:YAG for darker skin)'],
  ['Free delivery (people in the valley too)', 'Free delivery (people in the valley too)'],
])('%s', (words, said) => expect(withoutRemark(words)).toBe(said));

test.each([
  'dont push these they clog the diary',
  'kids cuts, they clog up our Saturdays',
  "don't really push repairs",
])('%s is told to us', (words) => expect(tellsPreference(words)).toBe(true));

test.each([
  ['a reader for a term, near enough.', 'a reader for a term'],
  ['Sofas, mostly', 'Sofas'],
  ['Chairs, tables', 'Chairs, tables'],
])('without its hedge: %s', (words, told) => expect(withoutHedge(words)).toBe(told));

test('a hedge is looked for in one pass', () => {
  const words = `a${' '.repeat(8000)}b`;
  const start = performance.now();
  withoutHedge(words);
  isHedged(words);
  expect(performance.now() - start).toBeLessThan(500);
});
