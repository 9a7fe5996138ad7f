/** The stage before a sale has the client's own name, and is what an advert asks for. */
import { describe, expect, test } from 'vitest';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { askedFor } from '../../../../../src-worker/engines/planner/plan/asked-for.ts';
import { planOf, type Answers } from '../plans.ts';

const builder: Answers = {
  companyName: 'Dune Pools',
  productService: 'Concrete pools built on your block',
  strengths: 'Fixed price, owner on site every Friday. Ten year warranty on the shell',
  startingPrice: '$48,500 complete',
  hasOnlineAdExperience: 'yes',
  targetGroup: 'B2C',
  additionalDemographics: 'They say "it will be a bombsite"',
  advertisingChannels: ['google-ads'],
  marketingMediaBudget: '$3,200 per month for 6 months',
  specificObjectives: '11 contracts, last winter 4',
};
const stages = (answers: Answers): string =>
  JSON.stringify(WRITERS['customer-journey'](planOf(answers)).output['stages']);

describe('the step before the sale', () => {
  test.each<[string, string, string | undefined]>([
    [
      'Google: $96 an enquiry. 8 enquiries = 3 site visits. 3 site visits = 1 contract',
      'Site visit',
      'visit',
    ],
    ['Google: $96 an enquiry, 40% of enquiries take a demo, half of demos sign', 'Demo', undefined],
  ])('%s', (onlineAdIssues, stage, asked) => {
    const answers = { ...builder, onlineAdIssues };
    expect(stages(answers)).toContain(`"stage":"${stage}"`);
    expect(stages(answers)).not.toContain('Quote request');
    const { r, journey } = planOf(answers);
    expect(askedFor(r, journey.close)).toBe(asked);
  });
  test('a meeting that leads to a proposal asks for no quote', () => {
    const plan = planOf({
      ...builder,
      onlineAdIssues: 'Google: $210 per meeting. 40% of meetings become a proposal, half the proposals sign',
    });
    expect(JSON.stringify(WRITERS['customer-journey'](plan))).toContain('proposal');
    expect(JSON.stringify(WRITERS['customer-journey'](plan))).not.toMatch(/quote request/iu);
  });
});

test('a free visit that is told beside the room is a step as well', () =>
  expect(
    askedFor(
      planOf({ productService: 'garden rooms', startingPrice: 'from £14,000', currentChallenges: 'Free site visit, but only within 40 km' }).r,
      'quote',
    ),
  ).toBe('look')); // prettier-ignore
