/** A figure is taken back only where the client says that it was wrong. */
import { expect, test } from 'vitest';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { plain } from '../../../../src/shared/reading/plain.ts';
import { isTakenBack } from '../../../../src-worker/understanding/figures/taken-back.ts';

test.each([
  ['9 เอ้ย ไม่ใช่ 15', true],
  ['ปิดได้ 30% โทษที 20%', true],
  ['€9 a click... sorry €0.90 a click', true],
  ['one in five... no, two in five', true],
  ['9 ไม่ใช่ 15', false],
  ['ปิดได้ 30% ไม่ใช่ 50%', false],
  ['Clicks cost £2, make it £1', false],
  ['30 leads. No 5 booked', false],
])('%s: %s', (text, is) => {
  const [one, other] = readQuantities(text);
  if (!one) throw new Error('no figure');
  expect(isTakenBack(plain(text), one, other)).toBe(is);
});
