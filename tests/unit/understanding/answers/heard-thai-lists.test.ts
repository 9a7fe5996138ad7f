/** In Thai a comma stands between things alone: each is told by itself. */
import { expect, test } from 'vitest';
import { heardIn } from '../../../../src-worker/understanding/answers/heard.ts';

const heard = (text: string, kind: string): string[] =>
  heardIn(text, 'audience')
    .filter((one) => one.kind === kind)
    .map(({ words }) => words);

test('a doubt of two is two', () => {
  expect(heard('ข้อโต้แย้ง: แพงกว่าเหมาภาษี, เอกสารเยอะ', 'stops')).toEqual(['แพงกว่าเหมาภาษี', 'เอกสารเยอะ']);
  expect(heard('กลัว: สีเพี้ยนจากตัวอย่าง, ส่งไม่ทันงาน', 'stops')).toEqual(['สีเพี้ยนจากตัวอย่าง', 'ส่งไม่ทันงาน']);
});

test('the next thing of a list may speak of people', () => {
  expect(heard('เหตุที่เริ่ม: ตม.ตรวจ, ออเดอร์พุ่งก่อนไฮซีซัน, คนงานเก่าย้าย', 'starts')).toEqual([
    'ตม.ตรวจ',
    'ออเดอร์พุ่งก่อนไฮซีซัน',
    'คนงานเก่าย้าย',
  ]);
  expect(heard('เริ่มเมื่อ: ลูกค้าขอใบกำกับ, ลูกค้าต่างชาติมาตรวจ, สัญญาเก่าหมด', 'starts')).toEqual([
    'ลูกค้าขอใบกำกับ',
    'ลูกค้าต่างชาติมาตรวจ',
    'สัญญาเก่าหมด',
  ]);
});

test('what comes second is another doubt, and who chooses is none', () => {
  const told = 'กลัวที่สุดคือผู้รับเหมาทิ้งงาน รองลงมาคือทรุด เมียเลือกแบบ ผัวต่อราคา';
  expect(heard(told, 'stops')).toEqual(['ผู้รับเหมาทิ้งงาน', 'ทรุด']);
});
