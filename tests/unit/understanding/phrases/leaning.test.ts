/** What stands on the words before it is said with them; what says something by itself stands apart. */
import { describe, expect, test } from 'vitest';
import { claimsIn } from '../../../../src-worker/understanding/phrases/index.ts';
import {
  asksSomething,
  isReply,
  leansOn,
  leansOnTh,
  pointsBack,
} from '../../../../src-worker/understanding/phrases/leaning.ts';

describe('stands on what stands before it', () => {
  test.each([
    ['Welded seams', ', ', 'tested 90 min in a rain room'],
    ['Slate roofs', ', ', 'laid by the same two men'],
    ['Small batches', ', ', 'roasted on Monday'],
    ['Oak frames', ', ', 'cut on site'],
    ['38 sites', ', ', '31 of them are with us over three years'],
    ['Six falconers', ', ', 'all our own'],
    ['14 designs', ', ', 'each one guaranteed 10 years'],
    ['Everyone is a beginner', ', ', 'no children at that time'],
    ['Volunteer run since 2009', ', ', 'nothing from a big brewery'],
    ['41 schools in Leeds', ', ', '612 children last year'],
    ['4.8 stars', ' / ', '2,140 reviews'],
    ['One teacher for five people', ' plus ', 'an assistant in the water'],
  ])('%s%s%s', (before, between, words) => expect(leansOn(before, between, words)).toBe(true));

  test.each([
    ['Own booking desk', ', ', 'text reminders to tenants'],
    ['Colour fastness tested', ', ', 'size sets kept for whole year'],
    ['We are family run', ', ', 'approved by the council'],
    ['Two mums', ', ', 'electric vans'],
    ['Free survey', ', ', 'fitted kitchens from 4,000'],
    ['Made in Leeds', ', ', 'delivered free in a day'],
    ['No joining fee', ' plus ', 'we lend the boots'],
    ['Open till ten', ' / ', '2,140 reviews'],
  ])('%s | %s | %s are two', (before, between, words) => expect(leansOn(before, between, words)).toBe(false));

  test.each([
    ['เด็กตัวเล็กกว่า 120 ซม.', 'เข้าฟรี'],
    ['ผู้สูงอายุ 60 ปีขึ้นไป', 'ลดให้ 20%'],
    ['รายงานรายเดือนพร้อมรูปโดรน', 'ใช้แนบรายงานความยั่งยืนได้'],
    ['เคลมให้ ตามให้', 'ไม่ต้องวิ่งเอง'],
  ])('%s %s', (before, words) => expect(leansOnTh(before, words)).toBe(true));
  test.each([
    ['มีโซนครอบครัว', 'เด็กเข้าฟรี'],
    ['ช่างประจำ', 'ส่งฟรี'],
    ['ไม่มีขั้นต่ำ', 'ใช้ของสดทุกวัน'],
  ])('%s | %s are two', (before, words) => expect(leansOnTh(before, words)).toBe(false));
});

test.each(['all our own', 'each one guaranteed', 'nothing from a brewery', '31 of them stay'])(
  '%s points back',
  (words) => expect(pointsBack(words)).toBe(true),
);
test.each(['Each week a new box', 'Both sides printed', 'Nothing to sign', 'All work insured'])(
  '%s says it by itself',
  (words) => expect(pointsBack(words)).toBe(false),
);

const wordsOf = (text: string, field: 'strengths' | 'aftersales' = 'strengths'): string[] =>
  claimsIn(text, field).map((claim) => claim.words);

describe('figures keep what they count', () => {
  test.each([
    ['ดูครบ 13 นัดตกนัดละ 45 บาท ที่นั่งมีร่ม', 'ดูครบ 13 นัดตกนัดละ 45 บาท'],
    ['ถูกกว่าหน้าร้านที่ถ้วยละ 60 ช่าง 4 คนเป็นคนในหมู่บ้าน', 'ถูกกว่าหน้าร้านที่ถ้วยละ 60'],
    ['เด็กตัวเล็กกว่า 120 ซม. เข้าฟรี มีที่จอดรถ', 'เด็กตัวเล็กกว่า 120 ซม. เข้าฟรี'],
  ])('%s', (text, first) => expect(wordsOf(text)[0]).toBe(first));
});

describe('what is told to the agency speaks for no offer', () => {
  test.each([
    ['ใบอนุญาตถูกต้อง ลูกค้าที่อยู่เมืองนอกชอบมาก', 'strengths'],
    ['Open late. Customers love it', 'strengths'],
    ['Photos every evening. Some families prefer not to be told', 'strengths'],
    ['เสียถ่ายรูปมา ส่งให้ใหม่ ปกติไม่เกิน 3%', 'aftersales'],
    ['xtra day 15, we call before pick up', 'aftersales'],
    ['Daily photos. Nobody on site at night but we have cameras', 'aftersales'],
  ] as const)('%s', (text, field) =>
    expect(wordsOf(text, field).join('|')).not.toMatch(/ชอบมาก|love it|prefer|ปกติ|xtra|Nobody/u),
  );
  test.each(['ลูกค้าดูกล้องได้ทุกเวลา', 'Customers keep the drawings', 'No deposit asked'])('%s is said', (text) =>
    expect(wordsOf(text)).toEqual([text]),
  );
});

describe('what is said back to a doubt', () => {
  test.each([
    'It is not, the zip leaks',
    'That is only the first month',
    'No, we come to you',
    'Not true, ask the county',
    'They are all our own people',
    'ไม่จริง หมอดูเองทุกเคส',
    'ไม่ต้องกลัว มีประกัน',
    'มันไม่แพงเมื่อหารต่อวัน',
  ])('%s', (words) => expect(isReply(words)).toBe(true));
  test.each([
    'No joining fee',
    'Italian marble, cut here',
    'This-week delivery',
    'Actual photos every day',
    'ไม่ต้องมัดจำ',
    'ใช้อะไหล่แท้',
    'ก๋วยเตี๋ยวเส้นสด',
    'Never late in 12 years',
  ])('%s says it by itself', (words) => expect(isReply(words)).toBe(false));
});

describe('asks something', () => {
  test.each(['What does it cost?', 'Will it fit', 'ราคาเท่าไร', 'แบบไหนเหมาะกับเรา', 'จะเรียนทันไหม'])(
    '%s',
    (words) => expect(asksSomething(words)).toBe(true),
  );
  test.each([
    'My case is waterproof already',
    'A guy does it for 250',
    'เอาพ่อแม่มาไว้แบบนี้คืออกตัญญู',
    'ขอคุยกับบัญชีก่อน',
  ])('%s asks nothing', (words) => expect(asksSomething(words)).toBe(false));
});

test.each([
  ['Nd:YAG laser', ', ', 'hardly anyone else in Swindon has one'],
  ['Own kiln', ', ', 'no other studio here has one'],
  ['Lift at the tail of the van', ', ', 'most removers do not have one'],
  ['Cold press', ', ', 'nobody in Cork sells it'],
  ['Wheelchair hoist', ', ', 'the only one in Kent'],
])('%s%s%s says of what', (before, between, words) => {
  expect(leansOn(before, between, words)).toBe(true);
  expect(pointsBack(words)).toBe(true);
});
test.each([
  'we have one price',
  'Every child has a key',
  'if it breaks we have one ready',
  'One boat, one family',
])('%s stands alone', (words) => expect(pointsBack(words)).toBe(false));
test.each([
  ['ติดเสร็จสอนดูในมือถือจนเป็น', 'แก่แค่ไหนก็ดูได้'],
  ['แอปภาษาไทยปุ่มใหญ่', 'คนแก่ก็ใช้เป็น'],
  ['มีขาตั้งให้', 'ผู้หญิงก็ยกไหว'],
  ['รีโมทปุ่มเดียว', 'ใครๆก็กดได้'],
])('%s %s', (before, words) => expect(leansOnTh(before, words)).toBe(true));
