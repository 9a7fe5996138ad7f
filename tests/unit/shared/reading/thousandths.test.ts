import { expect, it } from 'vitest';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';

const valuesOf = (text: string): number[] =>
  readQuantities(text).flatMap(({ quantity }) =>
    quantity.kind === 'money' || quantity.kind === 'count' ? [quantity.value] : [],
  );

it.each([
  ['KD 4.500 in June and in November 1.900', [4.5, 1.9]],
  ['BD 12.500 per head', [12.5]],
  ['6.500 OMR', [6.5]],
  ['OMR 65.000 a night', [65]],
  ['rackets RO 1.500', [1.5]],
  ['a lead costs 3.250 JOD', [3.25]],
  ['JD 3.750 per visit', [3.75]],
  ['25.900 TND', [25.9]],
  ['25.900 dt', [25.9]],
  ['ค่าทัก KD 2.750', [2.75]],
])('money with a thousand parts: %s', (text, values) => {
  expect(valuesOf(text)).toEqual(values);
});

it.each([
  ['KD 22,000', [22_000]],
  ['KD 1.250.000', [1_250_000]],
  ['€4.500', [4500]],
  ['Rp 12.500', [12_500]],
  ['เครื่องกรอง RO ราคา 4.500 บาท', [4500]],
])('money with hundred parts or none: %s', (text, values) => {
  expect(valuesOf(text)).toEqual(values);
});
