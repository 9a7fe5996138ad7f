import { describe, expect, it } from 'vitest';
import { planOf, said } from '../plans.ts';

const AD = {
  marketingMediaBudget: '$6,000 a month for three months',
  specificObjectives: 'From 21 roofs a month to 34 roofs a month',
  advertisingChannels: ['google-ads', 'facebook-ads'] as const,
  productService: 'Roof replacement and repair',
};
const plan = (
  onlineAdIssues: string,
  specificObjectives = AD.specificObjectives,
): ReturnType<typeof planOf> =>
  planOf({
    ...AD,
    advertisingChannels: [...AD.advertisingChannels],
    hasOnlineAdExperience: 'yes',
    onlineAdIssues,
    specificObjectives,
  });
const sumOf = ({ budget }: ReturnType<typeof planOf>, id: string): number =>
  budget.channelSums[budget.channels.findIndex((channel) => channel === id)] ?? 0;

describe('what something cost elsewhere', () => {
  it('is no cost of a channel: a directory and its rate stay out of the way', () => {
    const { reckoning, budget, told } = plan(
      'Angi: $115 a lead, closing 6%. Own google ads: $74 per booked inspection, 27% of inspections turn to a job.',
    );
    expect(reckoning.main?.costToday?.value).toBeCloseTo(74 / 0.27, 0);
    expect(told.channels).toEqual(['google-ads']);
    expect(budget.channels).toHaveLength(2);
  });
  it('is the only one told: nothing is reckoned from it', () => {
    const { reckoning, forecast } = plan('Angi: $115 a lead, 6% of leads turn into a job.');
    expect(reckoning.main?.costToday).toBeUndefined();
    expect(forecast.cost).toBeUndefined();
  });
});

describe('a campaign that is not run again', () => {
  const issues =
    'An agency ran a $29 special on Facebook. $2,200 and 63 bought it, she hated it. Google: a call costs us $38 and 3 out of 5 callers book.';
  const one = plan(issues, 'New patients: from 34 a month to 55 a month');
  it('has no cost to plan with, and the money goes where it is known what one costs', () => {
    expect(one.reckoning.main?.costToday?.value).toBeCloseTo(38 / 0.6, 2);
    expect(sumOf(one, 'google-ads')).toBeGreaterThan(sumOf(one, 'facebook-ads'));
  });
  it('is the reason why its channel waits', () => {
    const text = said(plan(issues, 'New patients: from 34 a month to 55 a month')).join('\n');
    expect(text).toMatch(/Facebook waits, because the last campaign there brought the wrong people/u);
    expect(text).not.toMatch(/bought\b.{0,12}\$34\.92|\$34\.92/u);
  });
  it('a cheap channel with the wrong people carries no plan beside one that brings buyers', () => {
    const two = plan(
      'Facebook is $48 a form. 6 of 50 forms become a job. Google is cheaper, $21 a form, but mostly tenants.',
    );
    expect(two.told.channels).toEqual(['facebook-ads']);
  });
});

it('of quotes the accepted ones are the jobs', () => {
  const { reckoning } = plan(
    'google: spent 1850 in Sept, 74 quote requests, 31 accepted.',
    'From 6 jobs a week to 13 jobs a week',
  );
  expect(reckoning.main?.costToday?.value).toBeCloseTo(1850 / 31, 1);
});
