/** With which kinds of words a cut begins and ends, and what stands beside it. */
import { expect, test } from 'vitest';
import { cutSigns } from '../../../../src-worker/understanding/message/cut.ts';

const LINE = 'We sell kayaks and paddles to small clubs (mostly), in Leeds';
const of = (words: string): number[] =>
  cutSigns(LINE, { start: LINE.indexOf(words), end: LINE.indexOf(words) + words.length }, words);

test('a cut tells how it begins, ends, and what it leaves out', () => {
  const [begins, ends, before, behind] = of('kayaks and paddles');
  expect([begins, ends]).toEqual([0, 0]);
  expect(before).not.toBe(9);
  expect(behind).not.toBe(9);
  expect(of('We sell kayaks')[0]).not.toBe(0);
  expect(of('kayaks and paddles to')[1]).not.toBe(0);
  expect(of('in Leeds')[3]).toBe(9);
  expect(of('small clubs (mostly')[4]).toBe(1);
});
