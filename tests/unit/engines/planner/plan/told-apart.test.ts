/** What the client tells of its buyers is put to use one by one: moments, doubts, who they are, whom the adverts brought. */
import { describe, expect, test } from 'vitest';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { planOf } from '../plans.ts';

const FLATS = {
  productService: 'We run short-stay flats for owners',
  startingPrice: '18% of rent collected',
  strengths: '18% all in. Owners are paid on the 10th of every month',
  targetDemographics: 'Owners of 1-3 flats, Indians, Brits, half of them not living here. Husband signs, wife chose the sofa',
  additionalDemographics:
    "Triggers: tenant leaves, handover of a new tower, service charge bill. Objection: 'the other guy takes 15' and 'who pays if they break the TV'",
  onlineAdIssues: 'Leads AED 165, lots of agents and tenants in there',
}; // prettier-ignore

const textOf = (plan: ReturnType<typeof planOf>, page: 'suggestion-idea' | 'target-persona' | 'customer-journey'): string =>
  JSON.stringify(WRITERS[page](plan)); // prettier-ignore

describe('several things that are told at once', () => {
  const plan = planOf(FLATS);
  test('each moment is one', () =>
    expect(plan.buyers.moment?.events).toEqual(['tenant leaves', 'handover of a new tower', 'service charge bill']));
  test('each doubt is one, answered by what speaks of it', () => {
    expect(plan.buyers.objection).toMatchObject({ thought: 'The other guy takes 15', answer: { words: '18% all in' } });
    expect(plan.buyers.besides).toMatchObject([{ thought: 'Who pays if they break the TV?' }]);
    expect(plan.buyers.besides[0]?.answer).toBeUndefined();
  });
  test('each moment has a first line of its own', () =>
    expect(textOf(plan, 'suggestion-idea')).toContain('“Handover of a new tower?”'));
  test('who came and was no buyer is told from the first line on', () =>
    expect(textOf(plan, 'suggestion-idea')).toContain('Write “For owners of 1-3 flats”'));
  test('who they are is told whole', () => {
    expect(textOf(plan, 'target-persona')).toContain('Indians, Brits, half of them not living here');
    expect(textOf(plan, 'target-persona')).toContain('Husband signs, wife chose the sofa');
  });
  test('nobody is called back where nobody calls', () =>
    expect(textOf(plan, 'suggestion-idea')).not.toContain('Call back within the hour'));
}); // prettier-ignore

test('a day of some of them is no day of all', () =>
  expect(
    planOf({ productService: 'Chiller trailer hire', targetDemographics: 'Weddings, footy clubs, hunters, home kill' })
      .buyers.moment?.id,
  ).toBeUndefined()); // prettier-ignore

test('they worry, and nobody is said to decide', () =>
  expect(
    planOf({ productService: 'Physiotherapy', additionalDemographics: 'They worry about being seen and whether the insurer pays' })
      .buyers.decides,
  ).toBeUndefined()); // prettier-ignore

test('who comes again is asked for more than a review', () =>
  expect(
    planOf({
      productService: 'N gauge model locos',
      startingPrice: '£38',
      afterSalesService: 'About a third order again inside three months',
    }).journey.after,
  ).not.toBe('once'));

describe('what is free on terms is no free first step', () => {
  test.each(['Free delivery over £50', '2 free chicks per 100 for mortality', 'Photos free for members'])('%s', (strengths) =>
    expect(textOf(planOf({ productService: 'Day old chicks', startingPrice: '£38', strengths }), 'suggestion-idea')).not.toContain(
      'It costs the',
    ));
}); // prettier-ignore

test('an owner of a house is a group in Thai', () =>
  expect(planOf({ productService: 'กำจัดปลวก', targetDemographics: 'เจ้าของบ้าน 35-60' }, 'th').buyers.people[0]?.who).toBe('เจ้าของบ้าน')); // prettier-ignore
