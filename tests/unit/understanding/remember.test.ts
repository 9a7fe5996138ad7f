import { expect, test } from 'vitest';
import { lately, once } from '../../../src-worker/understanding/remember.ts';

test('what is made of an object is made once, even where it is nothing', () => {
  let made = 0;
  const of = once((): undefined => void (made += 1));
  const readings = {};
  expect([of(readings), of(readings), of({})]).toEqual([undefined, undefined, undefined]);
  expect(made).toBe(2);
});

test('of texts those that were asked of lately are kept, and no more', () => {
  const asked: string[] = [];
  const length = lately((text) => asked.push(text) && text.length);
  for (const text of [
    'one',
    'one',
    ...Array.from({ length: 1024 }, (_, i) => `text ${i}`),
    'text 1023',
    'one',
  ])
    expect(length(text)).toBe(text.length);
  expect(asked.filter((text) => text === 'one')).toHaveLength(2);
  expect(asked.filter((text) => text === 'text 1023')).toHaveLength(1);
});

test('of what is large as few are kept as are told', () => {
  const asked: string[] = [];
  const length = lately((text) => asked.push(text) && text.length, 2);
  for (const text of ['one', 'two', 'one', 'three', 'two', 'one']) expect(length(text)).toBe(text.length);
  expect(asked).toEqual(['one', 'two', 'three', 'one']);
});
