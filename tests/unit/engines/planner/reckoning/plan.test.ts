import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { chargerClient } from '../../../../fixtures/reckoned-clients.ts';

const DAY = '2026-11-22T09:00:00.000Z';
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

test('a plan reckons with its own money by channel', () => {
  const { reckoning, budget } = makePlan(chargerClient(), DAY, 'en');
  expect(reckoning.channels.map(({ money }) => Math.round(money?.value ?? 0))).toEqual(
    budget.channelSums.map(Math.round),
  );
  const clicks = sum(reckoning.channels.map(({ count }) => count?.value ?? 0));
  expect(clicks).toBeCloseTo(reckoning.nodes.get('buys.total.click')?.value ?? 0, 6);
});

test('what it assumes can be changed with the plan’s other assumptions', () => {
  const before = makePlan(chargerClient(), DAY, 'en');
  expect(before.assumptions.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['gate-share', 'gate-rate', 'margin', 'test-confidence']),
  );
  const after = makePlan(chargerClient(), DAY, 'en', { 'gate-share': 30 });
  expect(after.reckoning.gate?.limit?.value).toBe(7500);
});

test('a goal that is due before the media begins is found', () => {
  const form = chargerClient();
  form.campaignObjectives.specificObjectives = '420 quote requests by 1 December 2026';
  const found = makePlan(form, DAY, 'en').reckoning.findings;
  expect(found).toContainEqual({ code: 'due-before-start', of: { wanted: 'goal.0.to' } });
});

test('the client’s own words stay, whatever the language of the proposal', () => {
  const { chain } = makePlan(chargerClient(), DAY, 'th').reckoning;
  expect(chain.steps.map(({ id }) => id)).toEqual(['click', 'quote', 'purchase']);
});

/** Of a client who says no more than what is wanted, and for how much. */
function planFor(specificObjectives: string) {
  const form = emptyFormData();
  const marketingMediaBudget = '$40,000 for 6 months';
  form.campaignObjectives = { ...form.campaignObjectives, specificObjectives, marketingMediaBudget };
  return makePlan(form, DAY, 'en');
}

test.each([
  // There now: so many more.
  ['1,100 paying by June, now 640', 460],
  ['600 paying venues by June, today 310', 290],
  // Won last year: won anew.
  ['30 new fostering households approved (19 last year)', 30],
  ['120 campers (80 last year)', 120],
  ['รับนักเรียน 90 คน ปีที่แล้ว 60', 90],
])('%s: media has to bring %i', (specificObjectives, wanted) => {
  const { goals } = planFor(specificObjectives).reckoning;
  expect(goals[0]?.targets.find(({ isMain }) => isMain)?.wanted.value).toBe(wanted);
});

test.each([
  ['300 sign-ups by the end of November', 2027],
  ['300 sign-ups by the end of June', 2027],
  ['300 sign-ups by the end of November 2026', 2026],
])('%s is due in %i: none is reached before its media begins', (specificObjectives, year) => {
  const [goal] = planFor(specificObjectives).r.goals;
  expect(goal?.by?.year ?? 2027).toBe(year);
});

test('packs cost what a pack costs, pieces what a piece does', () => {
  const worth = (price: string, goal: string): number => {
    const form = emptyFormData();
    form.campaignObjectives.marketingMediaBudget = '60,000 บาท 3 เดือน';
    form.campaignObjectives.specificObjectives = goal;
    form.clientInfo.startingPrice = price;
    const { nodes } = makePlan(form, DAY, 'th').reckoning;
    return nodes.get('goal.0.all.value.price')?.value ?? 0;
  };
  expect(worth('59 บาท แพ็ค 6 ถุง 299', 'ขายออนไลน์ 2,400 แพ็ค ใน 3 เดือน')).toBe(2400 * 299);
  expect(worth('กระปุกละ 89 บาท เซ็ต 3 กระปุก 240', 'ขาย 5,000 กระปุก ใน 3 เดือน')).toBe(5000 * 89);
});

test('a goal that is not read for certain is quoted, and nothing is reckoned from it', () => {
  const { r, reckoning } = planFor('Six new dealers per state');
  expect(r.goals).toMatchObject([{ kind: 'text', text: 'Six new dealers per state' }]);
  expect(reckoning.goals).toEqual([]);
  // None beside it takes the place of the first.
  expect(planFor('Six new dealers per state. 20 enquiries a month').r.goals).toHaveLength(1);
});

test('what comes on top is told as more, and what last year brought is no beginning', () => {
  expect(planFor('20 more stockists').targets[0]?.statement).toMatch(/^Add 20 more stockists by/u);
  expect(planFor('30 households approved (19 last year)').targets[0]?.statement).toMatch(
    /^Reach 30 households/u,
  );
  expect(planFor('1,100 paying by June, now 640').targets[0]?.statement).toMatch(/from 640 to 1,100/u);
});
