/** Goals as Thai clients type them: what is counted, of what it is a share, and what needs no more. */
import { expect, test } from 'vitest';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';

const told = (answer: string): string[] =>
  readGoals(answer).map(
    ({ metric, from, to, unit, per, isUnsure }) =>
      `${metric} ${from ?? ''}→${to ?? ''} ${unit}${per === undefined ? '' : `/${per}`}${isUnsure ? '?' : ''}`,
  );

test.each<[string, string[]]>([
  ['สายเหนือ 54 พาเลทต่อสัปดาห์ → 90 พาเลทต่อสัปดาห์', ['พาเลท 54→90 /week']],
  ['จาก 74 จุด เป็น 95 จุด ใน 12 เดือน', ['จุด 74→95 จุด']],
  ['ความพึงพอใจเพิ่ม 5 จุด จาก 70%', ['ความพึงพอใจ 70→75 %']],
  // About so many is no name.
  ['ตอนนี้ราว 7 เรื่องต่อเดือน อยากได้ 12', [' 7→12 เรื่อง/month']],
  ['ราว 7 เรื่องต่อเดือน อยากได้ 12 เรื่อง', [' 7→12 เรื่อง/month']],
  ['จากเดือนละ 95 น้อง เป็น 150', ['น้อง 95→150 น้อง/month']],
  ['จากเดือนละ 35 เที่ยว เป็น 60 เที่ยว', ['เที่ยว 35→60 เที่ยว/month']],
  ['อยากได้ร้านที่ทำสัญญารายปี 40 ร้าน ตอนนี้ 18', ['ร้านที่ทำสัญญา 18→40 ร้าน']],
  ['กลางวัน (9-17) ใช้สนามแค่ 22% อยากได้ 45% ส่วนเย็นเต็ม 95%', ['ใช้สนาม 22→45 %']],
  ['วันละ 8 เป็น 14 ก้อน เสาร์อาทิตย์ 20 ก้อนเต็มอยู่แล้ว', ['ก้อน 8→14 ก้อน/day']],
  ['สัญญาใหม่เดือนละ 30 หลัง แล้วก็ต่ออายุจาก 52% ให้ได้ 65%', ['สัญญาใหม่ →30 หลัง/month', 'ต่ออายุ 52→65 %']],
  ['new fleet จาก 2 → 5 fleets/เดือน, renewal จาก 71% → 85%', ['new fleet 2→5 /month', 'renewal 71→85 %']],
  ['ตอนนี้ดูแล 143 บริษัท ขอเป็น 170 ณ สิ้นเมษา 2570', ['ดูแล 143→170 บริษัท']],
])('%s', (answer, goals) => expect(told(answer)).toEqual(goals));
