/** One sum is asked for, wherever it is asked for; the gate stands before the goal; no more ads are promised than run. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import type { Language } from '../../../../../src/shared/domain/options.ts';
import { readReckoned } from '../../../../../src/shared/domain/reckoned.ts';
import { SECTION_OUTPUT_SCHEMAS } from '../../../../../src/shared/domain/sections.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';

interface Told {
  budget: string;
  goal: string;
  issues?: string;
  buyers?: string;
}
async function pages({ budget, goal, issues = '', buyers = '' }: Told, language: Language = 'en') {
  const data = emptyFormData();
  data.clientInfo.companyName = 'Thornby Kegs';
  data.clientInfo.productService = 'Craft beer in kegs for bars';
  data.clientInfo.startingPrice = '£90 a keg';
  data.clientInfo.onlineAdIssues = issues;
  data.targetAudience.targetDemographics = buyers;
  data.campaignObjectives.advertisingChannels = ['facebook-ads'];
  data.campaignObjectives.marketingMediaBudget = budget;
  data.campaignObjectives.specificObjectives = goal;
  const sections = await writeDeck(data, language, '2026-11-29T09:00:00.000Z');
  const last = {
    title: sections[18]?.title,
    output: SECTION_OUTPUT_SCHEMAS.conclusion.parse(sections[18]?.output),
  };
  const { ask } = readReckoned(sections[18]?.reckoned);
  return { sections, last, ask, steps: last.output.nextSteps };
}

test.each([
  [
    'a sum by the month',
    'en',
    { budget: '£700 a month', goal: '60 orders', issues: '£30 an order' },
    '£2,100',
  ],
  [
    'a sum by the month, for named months',
    'en',
    { budget: '£700 a month, Jan to April', goal: '90 orders', issues: '£30 an order' },
    '£2,800',
  ],
  ['งบเป็นเดือน', 'th', { budget: '£700 ต่อเดือน', goal: '60 ออเดอร์', issues: 'ออเดอร์ละ £30' }, '2,100'],
] as const)('%s', async (_, language, told, sum) => {
  const { last, ask } = await pages(told, language);
  expect(ask?.amount?.text).toContain(sum);
  expect(last.title).toContain(ask?.amount?.text ?? '–');
  expect(last.output.cta).toContain(ask?.amount?.text ?? '–');
  // How the months add up to it.
  expect(ask?.text).toMatch(/£700 a month over|700 ปอนด์.*ต่อเดือน รวม/u);
});

test('what a first answer costs is what media starts with', async () => {
  const { last, ask, steps } = await pages({ budget: '£700 a month', goal: '60 orders' });
  const sum = ask?.amount?.text ?? '–';
  expect(last.title).toContain(sum);
  expect(last.output.cta).toContain(`the first ${sum} of £2,100`);
  expect(steps.map(({ step }) => step)).toContain(`Media starts with ${sum}`);
});

test('the first check stands before the day of the goal, whenever the money ends', async () => {
  const { steps } = await pages({ budget: '£700 a month Dec to March', goal: '60 orders by 10 January' });
  expect(steps.map(({ date }) => date)).toEqual(['7 Dec', '8–11 Dec', '14 Dec', '23 Dec', '10 Jan']);
});

test('with two ads for little money more groups than two take turns', async () => {
  const buyers = 'Pub landlords, hotel managers and wedding planners';
  const { sections } = await pages({ budget: '£150', goal: '20 orders', buyers });
  const notes = JSON.stringify(sections[16]?.output);
  expect(notes).toContain('The two ads speak to one group after another');
  expect(JSON.stringify(sections[13]?.output)).toContain('2 ads live');
});

test.each([
  [
    'en',
    '£2,000',
    '40 orders',
    '£30 an order',
    /^of media for 40 orders\. Of your £2,000, £800 is held back\. It is spent only if one order costs more than £30, up to £50\.$/u,
    /Approve £1,200 for 40 orders; the other £800 stays with you/u,
  ],
  [
    'en',
    '£2,400',
    '56 orders',
    '£30 an order',
    /£700 is held back/u,
    /Approve £1,700 for 56 orders; the other £700 stays with you/u,
  ],
  [
    'en',
    '£1,200 a month',
    '25 orders a month',
    '£30 an order',
    /: £750 a month over 3 months\. Of your £1,200 a month, £450 is held back/u,
    /Approve £2,250 for 25 orders a month; the other £450 a month stays with you/u,
  ],
  [
    'th',
    '£2,000',
    '40 ออเดอร์',
    'ออเดอร์ละ £30',
    /จากงบ 2,000 ปอนด์.*กันไว้ 800 ปอนด์.* ใช้ก็ต่อเมื่อ/u,
    /อนุมัติงบ 1,200 ปอนด์.* อีก 800 ปอนด์.*ยังเป็นของคุณ/u,
  ],
] as const)(
  '%s %s %s: what the goal takes is asked for, and what is held back has its use',
  async (language, budget, goal, issues, box, call) => {
    const { last, ask } = await pages({ budget, goal, issues }, language);
    expect(ask?.text).toMatch(box);
    expect(last.output.cta).toMatch(call);
  },
);

test('the bridge to the goal holds back the same', async () => {
  const { sections, ask } = await pages({
    budget: '£1,200 a month',
    goal: '20 orders a month from ads',
    issues: 'facebook £22 a lead, half of leads buy',
  });
  const use =
    'Of your £1,200 a month, £320 is held back. It is spent only if one order costs more than £44, up to £60.';
  expect(ask?.text).toContain(use);
  expect(JSON.stringify(sections[2]?.reckoned)).toContain(use);
});

test('every page spends what the goal takes', async () => {
  const { sections, last, ask } = await pages({
    budget: '£4,000',
    goal: '56 orders',
    issues: '£30 an order',
  });
  expect(last.title).toMatch(/^Say yes to £1,700 by/u);
  expect(ask?.amount?.text).toBe('£1,700');
  expect(last.output.cta).toContain('the other £2,300 stays with you');
  expect(sections[0]?.output['objectiveHeadline']).toContain('£1,700');
  expect(sections[2]?.title).toContain('£1,700 of the £4,000 is enough for 56 orders');
  expect(sections[14]?.title).toContain('£1,700');
  const { weeks = [] } = readReckoned(sections[14]?.reckoned);
  expect(weeks.reduce((sum, { amount }) => sum + amount.value, 0)).toBe(1700);
  expect(JSON.stringify(sections[14]?.output)).not.toContain('is spent first');
});

test('nobody is asked for money for what it does not bring', async () => {
  const { sections, ask } = await pages({ budget: '£1,200', goal: '100 orders', issues: '£30 an order' });
  expect(ask?.text).toBe('of media that brings 40 of 100 orders at today’s rates');
  expect(sections[2]?.title).toBe('£1,200 buys 40 of 100 orders at today’s rates. The goal needs £3,000.');
});

test('money of a week to a day is that of the weeks of media', async () => {
  const { sections } = await pages({ budget: '£300 a week until mid March', goal: '60 orders' });
  const { weeks = [] } = readReckoned(sections[14]?.reckoned);
  expect(weeks.map(({ amount }) => amount.value)).toEqual(weeks.map(() => 300));
});
