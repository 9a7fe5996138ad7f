/**
 * One division of the media money, from which every page reads: whatever the client, no two pages say different counts, sums,
 * costs or paces, and nothing is bought with money that is spent on something else.
 */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { FormData } from '../../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../../src/shared/domain/sections.ts';
import { readReckoned } from '../../../../src/shared/domain/reckoned.ts';
import { makePlan, type Plan } from '../../../../src-worker/engines/planner/plan/index.ts';
import { readStrangers } from '../../../checks/strangers/derived.ts';
import { BRIEF_CREATED_AT, BRIEF_NAMES, readBrief } from '../../../fixtures/briefs.ts';
import { moneySaid, type Said } from '../../../fixtures/money-said.ts';
import { chargerClient, franchiseClient } from '../../../fixtures/reckoned-clients.ts';
import { twoChannelClients } from '../../../fixtures/two-channel-clients.ts';
import { writeDeck } from '../../../fixtures/write-deck.ts';

interface Client {
  name: string;
  form: FormData;
  language: Language;
}

const SETS = ['fourth-open', 'fifth-open'] as const;
const folder = join(import.meta.dirname, '../../../fixtures/strangers/questionnaires');
const strangers = SETS.flatMap((set) =>
  readStrangers(join(folder, set)).map(({ name, stranger }): Client => ({
    name: `${set}/${name}`,
    form: stranger.formData,
    // Of both languages mixed, in Thai.
    language: stranger.language === 'en' ? 'en' : 'th',
  })),
);
const CLIENTS: readonly Client[] = [
  { name: 'charger', form: chargerClient(), language: 'en' },
  { name: 'franchise', form: franchiseClient(), language: 'th' },
  ...BRIEF_NAMES.map((name): Client => {
    const { formData: form, language } = readBrief(name);
    return { name, form, language };
  }),
  ...twoChannelClients(),
  ...strangers,
];

/** As near as two roundings of one figure are. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1, Math.abs(b) * 0.011);

/** Two figures of one kind that differ, each with its pages and words. */
function contradictions(said: readonly Said[]): string[] {
  const kinds = [...new Set(said.map(({ kind }) => kind))].filter((kind) => !kind.endsWith('count'));
  return kinds.flatMap((kind) => {
    const [first, ...others] = said.filter((each) => each.kind === kind);
    return others
      .filter(({ value }) => first && !isNear(value, first.value))
      .map(({ page, words }) => `${kind}: page ${first?.page} “${first?.words}”, page ${page} “${words}”`);
  });
}

const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** What the pages say beside what the division holds. */
function faultsOf(plan: Plan, deck: readonly Section[]): string[] {
  const { budget, reckoning, told } = plan;
  const { bought, chain, channels, main, money } = reckoning;
  const said = moneySaid(deck);
  const faults = contradictions(said.filter(({ kind }) => kind !== 'bought'));
  // In all, or for a month or a week of it.
  const isPart = bought.total !== money.total || bought.amount !== money.amount;
  const sums = [...reckoning.nodes.values()].flatMap(({ id, value }) =>
    (isPart ? /^money\.results/u : /^money\.(?:total|amount|spent|month|week|day|quarter|year)$/u).test(id)
      ? [value]
      : [],
  );
  for (const { kind, value, page, words } of said)
    if (kind === 'bought' && sums.length > 0 && !sums.some((sum) => isNear(value, sum)))
      faults.push(`page ${page} buys with “${words}”, but ${sums.join(' or ')} is for results`);
  const stop = said.find(({ kind }) => kind === 'stop');
  const cost = main?.costToday?.value;
  if (stop && cost !== undefined && stop.value < cost)
    faults.push(`page ${stop.page} stops on its first day: “${stop.words}” at ${cost}`);
  const { flights = [] } = readReckoned(deck[14]?.reckoned);
  if (flights.length > 0) {
    const all = sumOf(flights.map(({ amount }) => amount?.value ?? 0));
    if (!isNear(all, money.total?.value ?? 0)) faults.push(`flights make ${all} of ${money.total?.value}`);
  }
  const paid = chain.paid === undefined ? undefined : chain.steps[chain.paid];
  const count = sumOf(channels.map((channel) => channel.count?.value ?? 0));
  const buys = reckoning.nodes.get(`buys.total.${paid?.id}`)?.value;
  if (paid && buys !== undefined && channels.length > 0 && !isNear(count, buys))
    faults.push(`channels bring ${count} ${paid.name}, the chain ${buys}`);
  if (budget.known && told.isNamed)
    budget.channels.forEach((id, i) => {
      if (!told.channels.includes(id) && (budget.results[i] ?? 0) > 0)
        faults.push(`${id} brings results at no cost of its own`);
    });
  const parts =
    budget.bought +
    sumOf(
      [0, 1, 2, 3]
        .filter((stage) => !budget.resultStages.includes(stage))
        .map((stage) => budget.stages[stage] ?? 0),
    );
  if (budget.known && budget.channels.length > 0 && parts > budget.amount * 1.001)
    faults.push(`the same money twice: ${parts} of ${budget.amount}`);
  return faults;
}

describe('every page reads one division of the money', () => {
  test.each(CLIENTS.map((client) => [client.name, client] as const))('%s', async (_, { form, language }) => {
    const deck = await writeDeck(form, language);
    expect(faultsOf(makePlan(form, BRIEF_CREATED_AT, language), deck)).toEqual([]);
  });
});
