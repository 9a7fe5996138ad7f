/** What limits a statement stays with it; what only stands beside it goes. */
import { expect, test } from 'vitest';
import { withoutAsides } from '../../../../src-worker/understanding/phrases/asides.ts';

test.each([
  'Swap free if she grows in 4 weeks (unworn outside)',
  'Free return trip (up to $150)',
  'Receipt for insurance (some plans)',
  'Open hives both days (weather allowing)',
  '$59 a month (Mon-Fri 7 to 3)',
  'Sleeps six (adults only)',
  'Courses (18+)',
  '490 บาทต่อชุด (30 ชุดขึ้นไป)',
  'หัวละ 590 (ขั้นต่ำ 80 คน)',
  'ค่าบริการ 100 (ไม่รวมภาษี)',
])('%j keeps its limit', (text) => expect(withoutAsides(text)).toBe(text));

test.each([
  ['Software is in the fee (others charge £12 to £20)', 'Software is in the fee'],
  ['Dogs ok on leash (the place down the road says no dogs)', 'Dogs ok on leash'],
  ['5 yr dust seal warranty (nobody else gives this)', '5 yr dust seal warranty'],
  ['9 of 10 swim 25 m (we counted 214 since 2023)', '9 of 10 swim 25 m'],
  ['ค่าไฟหน่วยละ 6 (ที่อื่น 8)', 'ค่าไฟหน่วยละ 6'],
])('%j is whole without', (text, bare) => expect(withoutAsides(text)).toBe(bare));
