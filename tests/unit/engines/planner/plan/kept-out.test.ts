/** What the client keeps out of its adverts is named by none of them, though it is sold. */
import { expect, test } from 'vitest';
import { isAllowed } from '../../../../../src-worker/engines/planner/plan/claims.ts';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { planOf } from '../plans.ts';
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
