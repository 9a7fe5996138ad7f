import { expect, test } from 'vitest';
import { isLight } from '../../../../src/screens/edit/ground.ts';

test.each([
  ['#ffffff', true],
  ['#f4ead2', true],
  ['#14201b', false],
  ['#0e5a47', false],
  ['#5b6b7b', false],
])('%s is light: %s', (colour, light) => {
  expect(isLight(colour)).toBe(light);
});
