/** A price that grows until it is paid is no price to compare; where ours is fixed, that is the difference. */
import { describe, expect, test } from 'vitest';
import { growsLater, tellsSmallestOrder } from '../../../../src-worker/understanding/phrases/growing.ts';
import { oppositeOn } from '../../../../src-worker/understanding/phrases/opposites.ts';

describe('grows', () => {
  test.each([
    "Quote is $389 then it's a lid fee, hose fee",
    'Free until it breaks',
    '£60 plus a call-out fee',
    'people ended up paying 600',
    'บอก 500 แล้วบวกค่าเดินทาง',
    'หน้างานคิดเพิ่ม',
  ])('%s', (words) => expect(growsLater(words)).toBe(true));
  test.each(['$250 cash', 'cheap at 9,000', 'Free delivery', 'ถูก 300 บาท', 'ราคาเริ่ม 420'])(
    '%s does not',
    (words) => expect(growsLater(words)).toBe(false),
  );
});

test.each([
  ["Quote is $90 then there's a key fee", 'Flat price', 'all-in'],
  ['บอก 500 แล้วบวกค่าเดินทาง', 'ราคาเดียวจบ', 'all-in'],
  ['แต่ละล็อตไม่เท่ากัน', 'รสนิ่งทุกล็อต', 'quality'],
  ['Coffee varies', 'the same every time', 'quality'],
  ['แต่ละวันรสไม่เหมือนกัน', 'ส่งฟรี', undefined],
])('“%s” beside “%s”', (theirs, ours, point) => expect(oppositeOn(theirs, ours)).toBe(point));

test.each(['min order £900', 'Small opening order ($380)', 'สั่งขั้นต่ำ 3,000 บาท'])(
  '%s is a smallest order',
  (words) => expect(tellsSmallestOrder(words)).toBe(true),
);
