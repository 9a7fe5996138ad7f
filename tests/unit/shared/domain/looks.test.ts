import { expect, it } from 'vitest';
import { BRAND_COLOURS, isThemeId, readColour } from '../../../../src/shared/domain/looks.ts';

it.each([
  ['#FFF', '#ffffff'],
  [' 1f5Fa8 ', '#1f5fa8'],
  ['#a32', '#aa3322'],
  ['red', undefined],
  ['#12345', undefined],
  ['url(x)', undefined],
  ['', undefined],
])('reads the colour %j', (written, colour) => {
  expect(readColour(written)).toBe(colour);
});

it('offers eight colours that it can read, and knows its themes', () => {
  const offered = Object.values(BRAND_COLOURS);
  expect(new Set(offered).size).toBe(8);
  expect(offered.map(readColour)).toEqual(offered);
  expect([isThemeId('night'), isThemeId('gone'), isThemeId(undefined)]).toEqual([true, false, false]);
});
