/** No deck would stand for another client: the clients' own terms removed, at most three in ten sequences are shared. */
import { expect, test } from 'vitest';
import { writtenDecks } from '../../../checks/specificity/report.ts';
import { compare, type Written } from '../../../checks/specificity/specificity.ts';

const LIMIT = 0.3;

test('decks of different clients, in each language', async () => {
  const pairs = compare(await writtenDecks());
  expect(pairs.length).toBeGreaterThan(100);
  const over = pairs.filter(({ share }) => share > LIMIT);
  expect(over.map(({ a, b, language, share }) => `${language} ${a} · ${b}: ${share}`)).toEqual([]);
}, 60_000);

test('the measure sees a deck that is copied', async () => {
  const [deck] = await writtenDecks();
  const copy: Written = { ...deck!, name: 'copy' };
  expect(compare([deck!, copy])[0]?.share).toBe(1);
}, 60_000);
