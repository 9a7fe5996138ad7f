import { expect, test } from 'vitest';
import { latest } from '../../../../src/screens/edit/latest.ts';

test('one piece of work at a time, then only the newest that was asked for', async () => {
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const ask = latest(async (word: string) => {
    await new Promise<void>((resolve) => {
      ends.push(resolve);
    });
    done.push(word);
  });
  for (const word of ['a', 'ab', 'abc', 'abcd']) ask(word);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await expect.poll(() => done).toEqual(['a', 'abcd']);
  ask('next');
  expect(ends).toHaveLength(3);
});
