import { expect, test } from 'vitest';
import { hasLine, namesLine } from '../../../../src/shared/reading/line-app.ts';

test.each([
  'ทักไลน์มาได้เลย',
  'แอดไลน์ @shop',
  'ไลน์',
  'มี LINE OA 2,000 คน',
  'Order by LINE or phone',
  'our Line OA has 900 friends',
  'ตอบในไลน์ทุกเย็น ขายออนไลน์ด้วย',
])('%s: a client on LINE', (text) => {
  expect([namesLine(text), hasLine(text)]).toEqual([true, true]);
});

test.each([
  'อยากขายออนไลน์',
  'ส่งงานก่อนเดดไลน์สองวัน',
  'โรงงานมี 3 ไลน์ผลิต',
  'บริษัทซิปไลน์ในป่า',
  'ส่งผ่านไลน์แมน',
  'a packing line of 40 m',
  'Deadline is Friday, phone line open',
  'Delivery by LINE MAN',
])('%s: another line', (text) => {
  expect([namesLine(text), hasLine(text)]).toEqual([false, false]);
});

test.each(['ยังไม่มีไลน์', 'No LINE yet', 'แม่ๆ คุยกันในกลุ่มไลน์', 'seen in LINE groups of parents'])(
  '%s: LINE, and none of the client’s',
  (text) => {
    expect([namesLine(text), hasLine(text)]).toEqual([true, false]);
  },
);
