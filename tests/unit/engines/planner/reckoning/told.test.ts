/** The channel whose told figures carry the plan, and those that wait. */
import { describe, expect, test } from 'vitest';
import { makePlan, type Plan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { BRIEF_CREATED_AT } from '../../../../fixtures/briefs.ts';
import { chargerClient, franchiseClient } from '../../../../fixtures/reckoned-clients.ts';
import { twoChannelClients } from '../../../../fixtures/two-channel-clients.ts';

const planOf = (name: string): Plan => {
  const found = twoChannelClients().find((each) => each.name === name);
  if (!found) throw new Error(name);
  return makePlan(found.form, BRIEF_CREATED_AT, found.language);
};

describe('of two told costs', () => {
  test('the lower carries the money that buys results, and the other waits with its own', () => {
    const { told, budget, reckoning } = planOf('Dunmore Pallets');
    expect(told.channels).toEqual(['linkedin-ads']);
    expect(told.waiting).toEqual([{ channel: 'google-ads', cost: 1000, currency: 'GBP' }]);
    expect(budget.results).toEqual([0, 12_000]);
    expect(reckoning.main?.resultsToday?.value).toBeCloseTo(12_000 / 480, 6);
  });
});

describe('what is set aside', () => {
  test('to be known brings no results', () => {
    const { budget, reckoning } = planOf('ร้านผ้าม่านบ้านเย็น');
    expect(budget.bought).toBe(15_400);
    expect(reckoning.main?.resultsToday?.value).toBeCloseTo((15_400 / 60) * 0.2, 6);
    expect(reckoning.main?.affordable?.value).toBeCloseTo(15_400 / 50, 6);
  });
  test('for those who are there brings nobody new', () => {
    const { reckoning } = planOf('Marram Dune Trust');
    expect(reckoning.bought.total?.value).toBe(8000);
    expect(reckoning.main?.resultsToday?.value).toBeCloseTo(8000 / 30, 6);
  });
});

test('a cost of no channel in particular is that of all of them', () => {
  const { told, budget } = makePlan(franchiseClient(), BRIEF_CREATED_AT, 'th');
  expect(told).toEqual({ channels: budget.channels, isNamed: false, waiting: [] });
  expect(budget.bought).toBe(budget.amount);
});

test('a channel that nothing is told of begins with what is moved there', () => {
  const { told, budget } = makePlan(chargerClient(), BRIEF_CREATED_AT, 'en');
  expect(told.waiting).toEqual([{ channel: 'facebook-ads' }]);
  expect(budget.channelSums[budget.channels.indexOf('google-ads')]).toBe(25_000);
});

test('what is there today and what is counted beside it are no rate', () => {
  const { form, language } = twoChannelClients().find(({ name }) => name === 'ร้านผ้าม่านบ้านเย็น')!;
  form.clientInfo.onlineAdIssues = 'ยิงเฟซทักละ 60 บาท';
  form.campaignObjectives.specificObjectives = 'อยากได้เดือนละ 90 งาน ตอนนี้ 40 งาน ดูหน้างาน 3 บ้านปิดได้ 2';
  const { chain } = makePlan(form, BRIEF_CREATED_AT, language).reckoning;
  expect(chain.steps.map(({ rate }) => rate?.value)).not.toContain(7.5);
});
