/** What is paid to begin is no price of what is sold. */
import { expect, test } from 'vitest';
import { isEntryFee } from '../../../../src-worker/understanding/answers/entry-fee.ts';

test.each<[string, boolean]>([
  ['$1,950 design (credited off the build)', true],
  ['$650 (off the fee if you go on)', true],
  ['ตรวจ 8,500 (หักคืนเมื่อจ้าง) พ่น ตรม.ละ 780', true],
  ['£30 joining fee', true],
  ['£39 a month, joining fee waived', false],
  ['£39 a month, no contract or joining fee', false],
  ['£39 a month, joining fee is free in May', false],
  ['average contract 84k; smallest 62k. design deposit 500 comes off the contract', false],
  ['Rs 118 per kg + pattern Rs 35,000 (pattern cost refunded after 20 tonnes)', false],
  ['$165 a visit', false],
])('%s', (price, isFee) => {
  expect(isEntryFee(price)).toBe(isFee);
});
