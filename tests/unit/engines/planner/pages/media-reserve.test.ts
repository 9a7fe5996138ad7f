/** Where a reserve waits, page 15 begins with what the goal takes and says when the rest is spent. */
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

test('the reserve waits', () => {
  expect(notesOf('60 orders')).toContain(
    'Facebook starts alone, with £1,800 of the £2,000. £200 is the reserve:',
  );
  expect(notesOf('60 orders')).not.toContain('starts with all of it');
});

test('without a reserve it starts with all of it', () =>
  expect(notesOf('90 orders')).toContain('Facebook starts with all of it, £2,000.'));
