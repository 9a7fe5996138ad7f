import { expect, test } from 'vitest';
import { broughtIn, broughtPairs } from '../../../../src-worker/understanding/answers/brought-pairs.ts';
import { figuresIn } from '../../../../src-worker/understanding/answers/roles.ts';

test.each([
  ['Google £1,800 in May: 90 enquiries, 24 visits, 8 booked', [90, 24, 8]],
  ['ลงกูเกิลไป 12,000 บาท โทรเข้า 80 สาย จองจริง 16 ราย', [80, 16]],
])('%s: a sum with each count that may have come of it', (answer, counts) => {
  const pairs = broughtPairs(answer, figuresIn(answer, 'adissues')).map(({ brought: { count } }) =>
    'value' in count.reading.quantity ? count.reading.quantity.value : 0,
  );
  expect(pairs).toStrictEqual(counts);
});

test.each([
  ['Google £1,800 in May: 90 enquiries, 24 visits, 8 booked', ['enquiries', 'booked']],
  ['เฟสบุ๊กเดือนก่อน 6,000 บาท ทัก 120 จอง 15', ['ทัก']],
  ['Leaflets cost us €300, six calls and nobody bought', ['calls']],
])('%s: what one cost of is told', (answer, names) => {
  expect(broughtIn(answer, figuresIn(answer, 'adissues')).map(({ name }) => name)).toStrictEqual(names);
});
