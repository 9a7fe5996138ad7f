/** A list of what sets buyers going goes on over strokes until somebody fears something or has a say. */
import { expect, test } from 'vitest';
import { heardIn } from '../../../../src-worker/understanding/answers/heard.ts';

const heard = (text: string, kind: string): string[] =>
  heardIn(text, 'audience')
    .filter((one) => one.kind === kind)
    .map(({ words }) => words);

const STOCK = 'เริ่มเมื่อย้ายโกดัง / ชั้นเดิมถูกรถชนเบี้ยว / กลัวถล่ม / ผู้จัดการคลังเสนอ เจ้าของเลือก';
test('what is feared sets nobody going, nor does who has a say', () => {
  expect(heard(STOCK, 'starts')).toEqual(['ย้ายโกดัง', 'ชั้นเดิมถูกรถชนเบี้ยว']);
  expect(heard(STOCK, 'stops')).toEqual(['กลัวถล่ม']);
  expect(heard(STOCK, 'decides')).toEqual(['ผู้จัดการคลังเสนอ เจ้าของเลือก']);
  expect(heard('เริ่มเมื่อพ่อแม่ออกจากโรงพยาบาล / ของหมดกะทันหัน / พ่ออายไม่ยอมใส่', 'starts')).toEqual([
    'พ่อแม่ออกจากโรงพยาบาล',
    'ของหมดกะทันหัน',
  ]);
});
test('whose animal is afraid is set going by it', () =>
  expect(heard('เริ่มเมื่อ: หมากลัวร้าน / ตัวใหญ่ยกไม่ไหว', 'starts')).toEqual(['หมากลัวร้าน', 'ตัวใหญ่ยกไม่ไหว']));
test('what stands in parentheses is not parted', () =>
  expect(heard('เริ่มหาเมื่อ: จะใส่ชุดแขนกุด (สงกรานต์/งานแต่งเพื่อน), ถอนจนดำ', 'starts')).toEqual([
    'จะใส่ชุดแขนกุด',
    'ถอนจนดำ',
  ]));
test('two questions are two, and so is what comes second', () => {
  expect(heard('คำถาม: สีเพี้ยนไหม ทันไหม', 'asks')).toEqual(['สีเพี้ยนไหม', 'ทันไหม']);
  expect(heard('กลัว: ผัวรู้ตัว รองลงมาโดนหลอกเอาเงิน', 'stops')).toEqual(['ผัวรู้ตัว', 'โดนหลอกเอาเงิน']);
});
test('a quotation that is opened is closed', () => {
  const stops = heard('hot tub towels bill, cleaner quit. hate shared linens "ick", minimums', 'stops');
  expect(stops.every((words) => (words.match(/"/gu) ?? []).length % 2 === 0)).toBe(true);
  expect(stops.join()).toContain('linens');
});
