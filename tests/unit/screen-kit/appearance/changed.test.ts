import { expect, it } from 'vitest';
import { changed } from '../../../../src/screen-kit/appearance/changed.ts';

it.each([
  [{}, { themeId: 'dark' }, { themeId: 'dark' }],
  [{ themeId: 'dark', fontFamily: 'Kanit' }, { themeId: 'night' }, { themeId: 'night', fontFamily: 'Kanit' }],
  [{ brandColour: '#1f5fa8', themeId: 'dark' }, { brandColour: undefined }, { themeId: 'dark' }],
] as const)('%j changed by %j is %j, without a part at its default', (before, change, after) => {
  expect(changed(before, change)).toStrictEqual(after);
});
