/** Every deck of the fixtures' clients holds what every deck must hold, in both languages. */
import { describe, expect, test, vi } from 'vitest';
import { BRIEF_NAMES, readBrief } from '../../../fixtures/briefs.ts';
import { richQuestionnaires, type Questionnaire } from '../../../fixtures/questionnaires.ts';
import { sameTradeClients } from '../../../fixtures/same-trade.ts';
import { writeDeck } from '../../../fixtures/write-deck.ts';
import { auditOf, expectSound } from './support.ts';

vi.setConfig({ testTimeout: 60_000 });

const clients: readonly Omit<Questionnaire, 'language'>[] = [
  ...BRIEF_NAMES.map((name) => readBrief(name)),
  ...richQuestionnaires(),
  ...sameTradeClients(),
];

describe.each(clients.map((client) => [client.name, client] as const))('%s', (_name, { formData }) => {
  test.each(['en', 'th'] as const)('in %s', async (language) => {
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

test('two clients who gave the same answers read the same deck, but for their names', async () => {
  const { formData, language } = readBrief('coffee-roaster-en');
  const named = async (companyName: string): Promise<string> =>
    JSON.stringify(
      await writeDeck({ ...formData, clientInfo: { ...formData.clientInfo, companyName } }, language),
    ).replaceAll(companyName, '*');
  expect(await named('Alder Roastery')).toBe(await named('Birch Roastery'));
});
