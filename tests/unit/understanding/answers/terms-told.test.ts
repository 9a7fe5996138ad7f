/** How buyers pay and what they may take back, told in passing beside a price, a rule or a limit. */
import { expect, test } from 'vitest';
import { termsTold } from '../../../../src-worker/understanding/answers/terms-told.ts';

test.each([
  [
    '51,000 (21 players), ghodi 8,100. Rs 11,000 advance, rest at the toran',
    'Rs 11,000 advance, rest at the toran',
  ],
  ['$1,950 design (credited off the build)', 'credited off the build'],
  [
    '1,200 per idol, 50% on order, 50% before the crate is closed',
    '50% on order, 50% before the crate is closed',
  ],
  ['2 assessors. 30 days from statement', '30 days from statement'],
  ['one cooling tunnel. 30% against documents, 70% on arrival', '30% against documents, 70% on arrival'],
  ['6,900 มัดจำ 2,000 ที่เหลือวันงาน', 'มัดจำ 2,000 ที่เหลือวันงาน'],
  ['แมวไม่กินคืนเงินกล่องแรก', 'แมวไม่กินคืนเงินกล่องแรก'],
])('%s', (answer, term) => expect(termsTold(answer).map(({ words }) => words)).toEqual([term]));

test.each([
  // So many of them cancel: a rate.
  '8% of accounts cancel every quarter',
  // Asked for once, or only counted.
  'Before we asked for a €30 deposit one in eight did not show',
  'kids: 6 put down a deposit (€150)',
  'do not promise a refund',
  'ลูกค้าขอผ่อนบ่อย',
  'ห้ามพูดเรื่องคืนเงิน',
  'from Rs 900 per night',
])('no term: %s', (answer) => expect(termsTold(answer)).toEqual([]));

test('how they pay is told apart from what they may take back', () => {
  expect(termsTold('30 days from statement')[0]?.kind).toBe('pays');
  expect(termsTold('cancel any month, your data in Excel')[0]?.kind).toBe('back');
  expect(termsTold('6,900 มัดจำ 2,000')[0]?.kind).toBe('pays');
});
