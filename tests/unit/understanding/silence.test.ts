/** What is told to the agency alone. */
import { expect, test } from 'vitest';
import { isInConfidence } from '../../../src-worker/understanding/silence.ts';

test.each([
  '140 countries of meh (joke dont print)',
  'Their owner is ill, do not publish this',
  'lost two staff in May, not for publication',
  'landlord is selling, pls keep quiet',
  'อย่าบอกใครนะ',
])('in confidence: %s', (words) => expect(isInConfidence(words)).toBe(true));

test.each([
  'We do not print on glass',
  'Our magazines: do not publish ads for alcohol',
  'Never print the price',
])('told: %s', (words) => expect(isInConfidence(words)).toBe(false));
