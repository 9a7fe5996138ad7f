/** In which languages a client answers its buyers. */
import { expect, test } from 'vitest';
import {
  languagesInRow,
  languagesSpoken,
} from '../../../../src-worker/understanding/answers/languages-spoken.ts';

const spoken = (answer: string, audience = ''): string[] =>
  languagesSpoken(answer, audience).map(({ en }) => en);

test.each([
  ['Fixed fee. Reply in Punjabi, Tagalog, French', ['French', 'Punjabi', 'Tagalog']],
  ['Welsh speaking staff on each shift', ['Welsh']],
  ['English, Dutch and Swedish spoken', ['Dutch', 'English', 'Swedish']],
  ['We speak Portuguese', ['Portuguese']],
])('%s', (answer, names) => expect(spoken(answer)).toEqual(names));

test('what is spoken to those of that nation', () => {
  expect(spoken('นักบัญชีพูดจีนได้ 4 คน', 'ผู้จัดการโรงงานชาวจีน')).toEqual(['Chinese']);
  expect(spoken('นักบัญชีพูดจีนได้ 4 คน', 'เจ้าของร้าน')).toEqual([]);
});

test.each([
  // With those who have bought.
  'Hindi, Urdu, Bangla and Arabic instructor same hall',
  'หัวหน้าทัวร์พูดจีนได้ไปจากไทย',
  'mother-in-law speaks no English',
  'Priest in Hindi, Gujarati or Guyanese tradition',
])('nothing: %s', (answer) => expect(spoken(answer, 'คนจีน')).toEqual([]));

test.each([
  ['Physio for runners, English, Catalan, Spanish. Not pregnancy', ['Catalan', 'English', 'Spanish']],
  ['Night tours in English and German through the halls', ['English', 'German']],
  ['meals, Malay and Chinese style', []],
  ['English + Spanish for companies', []],
  ['Thai and Italian kitchen', []],
  ['Spanish guitars', []],
])('several in a row: %s', (answer, expected) =>
  expect(languagesInRow(answer).map(({ en }) => en)).toEqual(expected),
);
