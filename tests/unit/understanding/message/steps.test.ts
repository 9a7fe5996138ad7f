/** Twice as long a message costs about twice as many steps: elements that lists are gone through for, and characters that patterns read. */
import { afterEach, describe, expect, test } from 'vitest';
import { readMessage } from '../../../../src-worker/understanding/message/index.ts';

const restored: (() => void)[] = [];
afterEach(() => {
  for (const restore of restored.splice(0)) restore();
});

/** Elements and characters that the reader goes through for a message. */
function stepsOf(text: string): number {
  let steps = 0;
  for (const name of [
    'filter',
    'find',
    'findLast',
    'some',
    'every',
    'map',
    'flatMap',
    'includes',
    'indexOf',
  ] as const) {
    const original: unknown = Reflect.get(Array.prototype, name);
    if (typeof original !== 'function') continue;
    Reflect.set(
      Array.prototype,
      name,
      function counted(this: readonly unknown[], ...given: unknown[]): unknown {
        steps += this.length;
        return Reflect.apply(original, this, given);
      },
    );
    restored.push(() => void Reflect.set(Array.prototype, name, original));
  }
  const exec: unknown = Reflect.get(RegExp.prototype, 'exec');
  if (typeof exec !== 'function') throw new Error('no patterns here');
  Reflect.set(RegExp.prototype, 'exec', function counted(this: RegExp, given: string): unknown {
    steps += given.length - (this.global || this.sticky ? Math.min(this.lastIndex, given.length) : 0);
    return Reflect.apply(exec, this, [given]);
  });
  restored.push(() => void Reflect.set(RegExp.prototype, 'exec', exec));
  readMessage(text);
  for (const restore of restored.splice(0)) restore();
  return steps;
}

describe('the steps of a message that is no message grow with its length', () => {
  test.each([
    ['ages', '25-40 '],
    ['places', 'เชียงใหม่ กรุงเทพ '],
    ['sentences', 'We sell tea to cafes in Leeds.\n'],
    ['turns', 'Pim: 900 a month\nAE: budget?\n'],
  ])(
    '%s',
    (_, part) => {
      // A line is read in pieces of 4,000 characters: within one, what stands beside one another may be held together.
      const LENGTH = 8000;
      // What was read once is remembered: a word before it makes other pieces of it.
      const text = (length: number, lead: string): string =>
        lead + part.repeat(Math.ceil(length / part.length));
      readMessage(text(200, 'well '));
      expect(stepsOf(text(LENGTH * 2, 'so ')) / stepsOf(text(LENGTH, 'now '))).toBeLessThan(2.6);
    },
    60_000,
  );
});
