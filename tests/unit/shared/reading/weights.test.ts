/** A Thai pound weighs a cake or a dumbbell; money is led to as money. */
import { expect, test } from 'vitest';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';

const kinds = (text: string): string[] => readQuantities(text).map(({ quantity }) => quantity.kind);

test.each(['เค้ก 2 ปอนด์', 'หน้าตามบรีฟ 2-3ปอนด์', 'ดัมเบล 10 ปอนด์', 'ลูกโบว์ลิ่ง 12 ปอนด์'])('%s weighs', (text) =>
  expect(kinds(text)).toEqual(['count']),
);

test.each(['งบ 2,000 ปอนด์', 'ราคา 15 ปอนด์', 'ครั้งละ 18 ปอนด์', '12 ปอนด์ต่อคน'])('%s costs', (text) =>
  expect(kinds(text)).toEqual(['money']),
);
