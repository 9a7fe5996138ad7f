/**
 * The four finished decks of `tests/fixtures/decks`: as the planner writes them today. After a change that is meant,
 * `WRITE_DECKS=1 npx vitest run --project unit tests/unit/engines/planner/decks.test.ts` writes them anew, for
 * `npm run format` to set; with
 * `PRINT_DECKS=1` they are printed for reading.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRIEF_NAMES, readBrief } from '../../../fixtures/briefs.ts';
import { deckAsText, writeDeck } from '../../../fixtures/write-deck.ts';

const fileOf = (name: string): URL => new URL(`../../../fixtures/decks/${name}.json`, import.meta.url);

describe('finished decks', () => {
  test.each(BRIEF_NAMES)('%s is what the planner writes', async (name) => {
    const { formData, language } = readBrief(name);
    const sections = await writeDeck(formData, language);
    const deck = sections.map((section, i) => ({ pageNumber: i + 1, ...section }));
    if (process.env['PRINT_DECKS'])
      process.stdout.write(`${deckAsText(sections, process.env['PRINT_DECKS'] === '2')}\n`);
    if (process.env['WRITE_DECKS']) writeFileSync(fileOf(name), `${JSON.stringify(deck, null, 1)}\n`);
    expect(JSON.parse(readFileSync(fileOf(name), 'utf8'))).toEqual(deck);
  });
});
