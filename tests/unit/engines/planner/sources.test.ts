/** Decks of clients that no rule was made for: behind every figure stands an answer, a formula or an assumption. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { normaliseFormData } from '../../../../src/shared/domain/normalise.ts';
import type { Language } from '../../../../src/shared/domain/options.ts';
import { understand } from '../../../../src-worker/understanding/answers/understand.ts';
import { writeDeck } from '../../../fixtures/write-deck.ts';
import { auditOf } from './support.ts';

const FOLDER = new URL('../../../fixtures/strangers/questionnaires/thirteenth-open/', import.meta.url);

/** Each has figures that a page words in its own way: sums, rests, shares, days, prices that differ, months. */
test.each([
  'lagos-diaspora-care-parents',
  'bengaluru-womens-pg',
  'tampines-dementia-day-club',
  'nelson-nz-sofa-showroom',
  'albuquerque-taekwondo-kids',
  'exhibition-booth-builder-th',
  'japanese-interpreter-factory-th',
  'customs-broker-lcl-china-th',
])('%s', async (name) => {
  const { formData: answers, language }: { formData: unknown; language: Language } = JSON.parse(
    readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'),
  );
  const formData = normaliseFormData(answers);
  const deck = await writeDeck(formData, language);
  const { unsourced, broken } = auditOf(deck, formData, understand(formData).rules);
  expect(unsourced.map(({ pageNumber, figure, text }) => `${pageNumber}: ${figure} in “${text}”`)).toEqual(
    [],
  );
  expect(broken.map(({ pageNumber, words, rule }) => `${pageNumber}: ${words} against “${rule}”`)).toEqual(
    [],
  );
});
