import { expect, test } from 'vitest';
import { mayReload } from '../../../src/screen-kit/old-chunks.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a page loads itself again once for a release, and again for the next one', () => {
  const store = memory();
  expect(mayReload('/assets/index-1.js', () => store)).toBe(true);
  expect(mayReload('/assets/index-1.js', () => store)).toBe(false);
  expect(mayReload('/assets/index-2.js', () => store)).toBe(true);
  expect(mayReload('/assets/index-2.js', () => store)).toBe(false);
});

test('without a memory it never does', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(mayReload('a', forbidden)).toBe(false);
  expect(mayReload('a', () => undefined)).toBe(false);
  expect(mayReload('a', () => ({ ...memory(), setItem: forbidden }))).toBe(false);
  // Takes everything and keeps nothing.
  expect(mayReload('a', () => ({ getItem: () => null, setItem: () => undefined }))).toBe(false);
});
