/** What the client keeps out of its adverts is named by none of them, though it is sold. */
import { describe, expect, test } from 'vitest';
import { isAllowed } from '../../../../../src-worker/engines/planner/plan/claims.ts';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { planOf, said } from '../plans.ts';
import { texts } from '../support.ts';

const SOLD = {
  productService: 'Saddle repairs and harness making, in our workshop',
  strengths: 'Harness cut to the horse. Saddles ready in 4 days. Stitched by hand.',
  advertisingChannels: ['facebook-ads', 'google-ads'] as const,
};

test.each(['Keep the harness work out of the ads.', 'Leave harness out of the campaign'])(
  '%s',
  (currentChallenges) => {
    const plan = planOf({ ...SOLD, advertisingChannels: [...SOLD.advertisingChannels], currentChallenges });
    expect(isAllowed(plan.r, 'Harness cut to the horse')).toBe(false);
    expect(isAllowed(plan.r, 'Saddles ready in 4 days')).toBe(true);
    const { reckoned } = WRITERS['content-strategy'](plan);
    expect(texts(reckoned).join('\n')).not.toMatch(/harness/iu);
  },
);

test('what is kept in or out of a thing is no rule for adverts', () =>
  expect(
    planOf({
      ...SOLD,
      advertisingChannels: [...SOLD.advertisingChannels],
      currentChallenges: 'We keep the rain out of the tack room',
    }).r.rules,
  ).toEqual([]));

test('who may not be mocked may be named beside what is done for them', () =>
  expect(
    isAllowed(
      planOf({
        ...SOLD,
        advertisingChannels: [...SOLD.advertisingChannels],
        currentChallenges: 'Do not mock the village saddlers',
      }).r,
      'Collected in the village',
    ),
  ).toBe(true));

test.each([
  ['never say 24 hours', 'Visit within 24 working hours', false],
  ['never say 24 hours', 'Answered within 24h', false],
  ['do not say 10 minutes', 'At your door in 10 min', false],
  ['never say 24 hours', 'Visit within 48 hours', true],
  ['never say 24 hours', '24 vans on the road', true],
])('%s: %s', (currentChallenges, words, allowed) =>
  expect(isAllowed(planOf({ productService: 'Air conditioner service', currentChallenges }).r, words)).toBe(
    allowed,
  ),
);

describe('a rival that is not to be named', () => {
  const rivals = [['Northgate Academy', 'known name', '40 in a class']] as const;
  const pages = (currentChallenges: string): string[] => {
    const plan = planOf({
      productService: 'Kindergarten, ages 3 to 6',
      strengths: '18 in a class',
      currentChallenges,
      advertisingChannels: ['facebook-ads'],
      rivals,
    });
    return (['business-overview', 'content-strategy', 'customer-journey', 'key-strategy'] as const).flatMap(
      (type) => {
        const { title, output, reckoned } = WRITERS[type](plan);
        return [title, ...texts(output), ...texts(reckoned)].filter((text) => text.includes('Northgate'));
      },
    );
  };
  test.each(['dont name competitors', 'Never compare with other schools', 'no competitor names in ads'])(
    '%s',
    (rule) => expect(pages(rule).filter((text) => !text.startsWith('You told us'))).toEqual([]),
  );
  test('without such a rule it is', () => expect(pages('Mornings are full').length).toBeGreaterThan(0));
});

test('what is not to be told is told on no page', () =>
  expect(
    said(
      planOf(
        {
          productService: 'อาหารเสริมลูทีน',
          currentChallenges: 'ตัวแทนเยอะ เจ้าของอยากเลิกระบบตัวแทนแต่ห้ามพูดออกไปก่อน',
          advertisingChannels: ['facebook-ads'],
        },
        'th',
      ),
    ).filter((text) => /เลิกระบบตัวแทน|ห้ามพูดออกไป/u.test(text)),
  ).toEqual([]));
