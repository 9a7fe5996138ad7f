import { expect, it } from 'vitest';
import { englishOf, languageTag } from '../../../src-worker/export/languages.ts';

it.each([
  ['GB', 'en-GB'],
  ['AU', 'en-AU'],
  ['TH', 'en-US'],
  [undefined, 'en-US'],
])('spells English as in %s: %s', (country, tag) => {
  expect(englishOf(country)).toBe(tag);
  expect(languageTag('en', englishOf(country))).toBe(tag);
  expect(languageTag('th', englishOf(country))).toBe('th-TH');
});
