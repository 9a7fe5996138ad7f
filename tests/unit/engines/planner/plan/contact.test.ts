/** Steps are said in the client's own words. */
import { expect, test } from 'vitest';
import { isOwnWord } from '../../../../../src-worker/engines/planner/plan/own-word.ts';
import { writeAgenda } from '../../../../../src-worker/engines/planner/pages/agenda.ts';
import { planOf, said, type Answers } from '../plans.ts';

const STORAGE: Answers = {
  companyName: 'Lock & Leave',
  productService: 'Self storage, month to month',
  strengths: 'Gate code by text in 4 minutes. Family owned since 1998',
  hasOnlineAdExperience: 'yes',
  advertisingChannels: ['google-ads', 'facebook-ads'],
  marketingMediaBudget: '$3,200 a month for 6 months',
  specificObjectives: 'From 325 to 375 tenants',
};

test.each([
  ['Google Ads $38 per reservation, 62% of reservations move in', /\bA reservation costs \$38\b/u],
  ['Facebook £7.20 per free class booked, 45% show up', /\b[Aa] free class costs £7\.20\b/u],
  ['Meta leads AED 165, 30% of leads sign', /\b[Aa] lead costs AED 165\b/u],
])('%s', (onlineAdIssues, expected) => {
  expect(said(planOf({ ...STORAGE, onlineAdIssues })).join('\n')).toMatch(expected);
});

test('what people do first is reported in its word, and an enquiry is spelt as the client spells it', () => {
  const reservations = said(planOf({ ...STORAGE, onlineAdIssues: 'Google Ads $38 per reservation' })).join(
    '\n',
  );
  expect(reservations).toContain('Count the reservations that name it as their reason');
  const enquiries = said(planOf({ ...STORAGE, onlineAdIssues: 'Google £44 per enquiry, 1 in 5 pays' })).join(
    '\n',
  );
  expect(enquiries).not.toMatch(/inquir/iu);
});

test.each(['reservations', 'free class', 'leads', 'messages'])('%s is a word of its own', (name) =>
  expect(isOwnWord({ name })).toBe(true),
);
test('“clicks” are everybody’s', () => expect(isOwnWord({ name: 'clicks' })).toBe(false));

test('who is asked to write or to call does no inquiry', () => {
  const plan = planOf({
    productService: 'Swimming course for adults',
    hasOnlineAdExperience: 'yes',
    onlineAdIssues: 'People WhatsApp us, around KES 210 per chat',
    marketingMediaBudget: 'KES 60,000 a month for 4 months',
    advertisingChannels: ['instagram-ads', 'facebook-ads'],
  });
  expect(plan.r.act.one.en).toBe('chat');
  expect(said(plan).join('\n')).not.toMatch(/\b(?:an|the|no) inquiry\b/iu);
});

test('without a goal the agenda asks for customers, not for what they do first', () => {
  const { title } = writeAgenda(
    planOf({ productService: 'Chimney sweeping', heroProduct: 'Standard sweep' }),
  );
  expect(title).toBe('How do we win more customers for standard sweep?');
});
