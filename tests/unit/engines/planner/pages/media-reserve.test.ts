/** Where today's rates reach the goal with less, page 15 spends that and says when the rest is spent. */
import { expect, test } from 'vitest';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { planOf } from '../plans.ts';

const notesOf = (specificObjectives: string): string =>
  JSON.stringify(
    WRITERS['media-direction'](
      planOf({
        companyName: 'Thornby Kegs',
        productService: 'Craft beer in kegs for bars',
        startingPrice: '£90 a keg',
        onlineAdIssues: '£30 an order',
        advertisingChannels: ['facebook-ads'],
        marketingMediaBudget: '£2,000',
        specificObjectives,
      }),
    ).output['flowNotes'],
  );

test('what the goal does not take is held back', () => {
  expect(notesOf('40 orders')).toContain(
    'Facebook starts alone, with £1,200. Of your £2,000, £800 is held back. It is spent only if one order costs more than £30, up to £50.',
  );
  expect(notesOf('40 orders')).not.toContain('starts with all of it');
});

test('of nearly all of it nothing is held back', () =>
  expect(notesOf('60 orders')).toContain('Facebook starts with all of it, £2,000.'));

test('without a reserve it starts with all of it', () =>
  expect(notesOf('90 orders')).toContain('Facebook starts with all of it, £2,000.'));
