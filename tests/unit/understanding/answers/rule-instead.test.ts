/** What is to be said in place of what is forbidden is no forbidden word. */
import { expect, test } from 'vitest';
import { termsOf } from '../../../../src-worker/understanding/answers/rule-terms.ts';

test.each([
  ['Never "compliant" on its own - say "helps you keep".', ['compliant']],
  ['call us undertakers, not event people', []],
  ['dont scare about rabies - say call your doctor', []],
  ['Dont promise the rebate, say "up to".', []],
  ['never "sustainable" by itself, say reclaimed.', ['sustainable']],
  ['ห้ามใช้คำว่าพยาบาลเฉยๆ ต้องเขียน "ผู้ช่วยพยาบาล"', ['พยาบาลเฉยๆ']],
  ['dont say easy', ['easy']],
])('%j', (rule, terms) => expect(termsOf(rule, 'words')).toEqual(terms));

test('what is said in other words may be spoken of', () =>
  expect(termsOf('Dont promise the rebate, say "up to".', 'topic')).toEqual([]));
