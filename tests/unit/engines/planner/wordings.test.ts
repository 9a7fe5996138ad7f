/**
 * Every wording that a client may be told: each deck is written with the first wording of every place, then the second,
 * and so on, and holds what every deck must hold.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BRIEF_NAMES, readBrief } from '../../../fixtures/briefs.ts';
import { richQuestionnaires, type Questionnaire } from '../../../fixtures/questionnaires.ts';
import { sameTradePairs } from '../../../fixtures/same-trade.ts';
import { writeDeck } from '../../../fixtures/write-deck.ts';
import { auditOf, expectSound } from './support.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Which wording is told, counted from 0; places with fewer begin again. */
const told = vi.hoisted(() => ({ index: 0 }));
vi.mock('../../../../src-worker/engines/planner/voice.ts', async (original) => ({
  ...(await original()),
  voiceOf: () => ({
    one: <T>(_key: string, wordings: readonly T[]): T | undefined => wordings[told.index % wordings.length],
    some: <T>(_key: string, wordings: readonly T[], count: number): T[] =>
      Array.from(
        { length: Math.min(count, wordings.length) },
        (_, i) => wordings[(told.index + i) % wordings.length]!,
      ),
  }),
}));

/** As many as any place has. */
const MOST = 11;
const clients: readonly Omit<Questionnaire, 'language'>[] = [
  ...BRIEF_NAMES.map((name) => readBrief(name)),
  ...richQuestionnaires(),
  ...sameTradePairs().map(([client]) => client),
];

describe.each(Array.from({ length: MOST }, (_, index) => index))('wording %i of every place', (index) => {
  beforeEach(() => {
    told.index = index;
  });
  // Beyond the fifth only the longest lists have others.
  const some = index < 5 ? clients : clients.filter((_, i) => i % 4 === index % 4);
  test.each(
    some.flatMap((client) =>
      (['en', 'th'] as const).map((language) => [client.name, language, client] as const),
    ),
  )('%s in %s', async (_name, language, { formData }) => {
    const deck = await writeDeck(formData, language);
    expectSound(deck);
    expect(
      auditOf(deck, formData).unsourced.map((u) => `${u.pageNumber}: ${u.figure} in “${u.text}”`),
    ).toEqual([]);
    const titles = deck.map(({ title }) => title);
    expect(new Set(titles).size, titles.join('\n')).toBe(19);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(110);
  });
});
