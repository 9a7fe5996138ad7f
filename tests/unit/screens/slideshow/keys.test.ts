import { expect, test } from 'vitest';
import { commandOf, indexOf, step, type KeyInput } from '../../../../src/screens/slideshow/keys.ts';

const press = (key: string, more: Partial<KeyInput> = {}): string | undefined =>
  commandOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    focused: 'BODY',
    fullScreen: false,
    ...more,
  });

test.each([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  [' ', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Escape', 'leave'],
  ['a', undefined],
])('%j', (key, command) => {
  expect(press(key)).toBe(command);
});

test('keys that belong to the browser or to a control are left to them', () => {
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  expect(press('ArrowRight', { focused: 'SELECT' })).toBeUndefined();
  expect(press(' ', { focused: 'BUTTON' })).toBeUndefined();
  expect(press('ArrowRight', { focused: 'BUTTON' })).toBe('next');
  expect(press('Escape', { fullScreen: true })).toBeUndefined();
  expect(press(' ', { shiftKey: true })).toBe('previous');
});

test('the index wraps around at both ends', () => {
  expect(step(18, 1, 19)).toBe(0);
  expect(step(0, -1, 19)).toBe(18);
  expect(step(4, 1, 19)).toBe(5);
  expect(step(0, 1, 0)).toBe(0);
});

test.each([
  [null, 0],
  ['1', 0],
  ['19', 18],
  ['20', 18],
  ['0', 0],
  ['-3', 0],
  ['2.5', 0],
  ['x', 0],
])('?slide=%s of 19 is index %d', (slide, index) => {
  expect(indexOf(slide, 19)).toBe(index);
});
