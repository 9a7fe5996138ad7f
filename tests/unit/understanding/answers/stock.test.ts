/** What is there to be sold, and when more of it comes. */
import { expect, test } from 'vitest';
import { readStock } from '../../../../src-worker/understanding/answers/stock.ts';

test.each<[string, number, number | undefined]>([
  ['700 pieces in stock, next batch not before May', 700, 5],
  ['We have 1,200 bottles in the cellar until the next harvest in September', 1200, 9],
  ['Stock: 340 lamps. New container arrives 10 March', 340, 3],
  ['450 jars on hand', 450, undefined],
  ['มีของพร้อมส่ง 700 ชิ้น ล็อตหน้าเข้าพฤษภาคม', 700, 5],
  ['ในสต๊อกมี 300 ตัว', 300, undefined],
  ['ทุเรียนพร้อมขาย 2,000 ลูก รอบหน้าเดือนเมษายน', 2000, 4],
  ['900 kg left from this harvest', 900, undefined],
])('%s', (answer, count, month) => {
  const read = readStock(answer);
  expect({ count: read?.count, month: read?.next?.month }).toEqual({ count, month });
});

test.each([
  'We can make 700 pieces a month',
  '12 vans on the road',
  'ผลิตได้เดือนละ 700 ชิ้น',
  'Our stockist sold 40 last May',
  '3 batches of 40 in May',
])('nothing is told to be there: %s', (answer) => expect(readStock(answer)).toBeUndefined());
