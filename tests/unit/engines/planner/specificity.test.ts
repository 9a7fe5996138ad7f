/** No deck would stand for another client: the clients' own terms removed, at most three in ten sequences are shared. */
import { expect, test } from 'vitest';
import { readAnswers } from '../../../../src-worker/engines/planner/readings/index.ts';
import { sameTradePairs } from '../../../fixtures/same-trade.ts';
import { sameTrade, writtenDecks } from '../../../checks/specificity/report.ts';
import { compare, type Pair, type Written } from '../../../checks/specificity/specificity.ts';

const LIMIT = 0.3;

const over = (pairs: readonly Pair[]): string[] =>
  pairs
    .filter(({ share }) => share > LIMIT)
    .map(({ a, b, language, share }) => `${language} ${a} · ${b}: ${share}`);

test('decks of different clients, in each language', async () => {
  const pairs = compare(await writtenDecks());
  expect(pairs.length).toBeGreaterThan(100);
  expect(over(pairs)).toEqual([]);
}, 60_000);

test('decks of two clients of one trade, with the same objectives and channels, in each language', async () => {
  const pairs = await sameTrade();
  expect(pairs.length).toBeGreaterThanOrEqual(24);
  expect(over(pairs)).toEqual([]);
}, 60_000);

test('the pairs of one trade are of one trade, or one of them of none that is sure', () => {
  for (const pair of sameTradePairs()) {
    const [one, other] = pair.map(({ formData }) => readAnswers(formData).trade.id);
    expect(
      one === other || one === 'general' || other === 'general',
      `${pair[0].name}: ${one}, ${other}`,
    ).toBe(true);
  }
});

test('the measure sees a deck that is copied', async () => {
  const [deck] = await writtenDecks();
  const copy: Written = { ...deck!, name: 'copy' };
  expect(compare([deck!, copy])[0]?.share).toBe(1);
}, 60_000);
