/** Where an answer divides for certain, where it is learnt, and where nothing does. */
import { expect, test } from 'vitest';
import { piecesOf, sentencesWithSeams } from '../../../../src-worker/understanding/phrases/seams.ts';

const pieces = (text: string): string[] =>
  piecesOf(text, 'strengths').map(({ start, end }) => text.slice(start, end));

test.each<[string, string[]]>([
  ['ทันตแพทย์เฉพาะทาง 7 ท่าน เครื่องสแกนฟัน 3 มิติ', ['ทันตแพทย์เฉพาะทาง 7 ท่าน', 'เครื่องสแกนฟัน 3 มิติ']],
  ['รถห้องเย็น 4 คัน คนขับประจำ', ['รถห้องเย็น 4 คัน', 'คนขับประจำ']],
  ['ห้องเก็บเสียง / ให้ยืมเครื่องเดือนแรก / ทุก 3 เดือนมีขึ้นเวที', ['ห้องเก็บเสียง', 'ให้ยืมเครื่องเดือนแรก', 'ทุก 3 เดือนมีขึ้นเวที']],
  ['มี อย. ขวดแก้วเก็บคืน', ['มี อย.', 'ขวดแก้วเก็บคืน']],
  ['เตา 2 เตา วันนึงรับได้ 8 น้อง ไปรับใน 90 นาที', ['เตา 2 เตา', 'วันนึงรับได้ 8 น้อง', 'ไปรับใน 90 นาที']],
  ['ตู้ปลา 40 ตู้ เลี้ยงเองทุกตัว', ['ตู้ปลา 40 ตู้', 'เลี้ยงเองทุกตัว']],
  ['เปิดมาตั้งแต่ พ.ศ.2549 ปีที่แล้วตัดไป 410 คู่', ['เปิดมาตั้งแต่ พ.ศ.2549', 'ปีที่แล้วตัดไป 410 คู่']],
  ['แบบพร้อมส่ง ๒,๔๐๐ แบบ เปิดมา ๒๗ ปี', ['แบบพร้อมส่ง ๒,๔๐๐ แบบ', 'เปิดมา ๒๗ ปี']],
])('a Thai phrase ends with what it counts, or with its paper: %s', (text, expected) =>
  expect(pieces(text)).toEqual(expected),
);

test.each([
  'ซื้อ 3 ถุง ฟรี 1 ถุง',
  'ลูกค้า 20 คน ขึ้นไป',
  'ยกเลิกก่อน 6 ชม คืนเครดิตเต็ม',
  'เข้าตรวจกลางคืน 2 ครั้ง/สัปดาห์',
  'ไม่รองรับหน่วยกระสอบ/ลัง',
])('what goes on from a count is no other phrase: %s', (text) => expect(pieces(text)).toEqual([text]));

test('sentences and rows divide for certain, and nothing behind a colon', () => {
  expect(pieces('Every euro: 88c goes to repairs, strings')).toEqual([
    'Every euro: 88c goes to repairs, strings',
  ]);
  expect(pieces('Open on Sundays. Own workshop\n- Free loan bike')).toEqual([
    'Open on Sundays',
    'Own workshop',
    'Free loan bike',
  ]);
});

test('a label says which question is answered, and brackets belong to what stands before', () => {
  const text = 'Strengths: same-day slots (not Sundays, sorry)';
  expect(sentencesWithSeams(text).map(({ start, end, seams }) => [text.slice(start, end), seams])).toEqual([
    ['same-day slots (not Sundays, sorry)', []],
  ]);
});

test('what is meant stands behind the only dash, and a word that is said twice is one', () => {
  expect(pieces('live arrival guarantee - photo and we resend')).toEqual([
    'live arrival guarantee - photo and we resend',
  ]);
  expect(pieces('มีโซนครอบครัวร่ม ๆ ไม่มีเหล้า')[0]).toMatch(/^มีโซนครอบครัวร่ม ๆ/u);
});

test.each(['TCA < 0.5 ng/L', 'pumps 200 kg/h'])('a unit with a stroke stays whole: %s', (text) =>
  expect(pieces(text)).toEqual([text]),
);

test.each(['ถังแช่ให้ยืมฟรี ถ้าสั่งวันละ 5 กระสอบขึ้น', 'ส่ง 2 รอบ ตี 4 กับบ่าย 2', 'GMP มีแล้ว'])(
  'a condition, its hours and that it is had are no thing of their own: %s',
  (text) => expect(pieces(text)).toEqual([text]),
);
