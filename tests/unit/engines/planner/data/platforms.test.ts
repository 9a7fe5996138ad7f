import { describe, expect, test } from 'vitest';
import { ADVERTISING_CHANNELS, MARKETING_OBJECTIVES } from '../../../../../src/shared/domain/options.ts';
import { PLATFORMS, platformFor } from '../../../../../src-worker/engines/planner/data/platforms.ts';
import { planOf } from '../plans.ts';
import { landingOf } from '../../../../../src-worker/engines/planner/plan/landing.ts';

const anything = new Set<never>();

describe.each(ADVERTISING_CHANNELS)('%s', (id) => {
  test('with a page of the client’s own it is used as it is', () => {
    expect(platformFor(id, { without: anything, landing: 'page' })).toEqual(PLATFORMS[id]);
  });

  test.each(['shop', 'form', 'chat'] as const)(
    'where it leads to a %s, nothing happens on a page',
    (landing) => {
      const { terms, plan, stills } = platformFor(id, { without: anything, landing });
      for (const objective of MARKETING_OBJECTIVES) expect(terms[objective]).not.toMatch(/^Website/u);
      expect(JSON.stringify([plan, stills])).not.toMatch(/pixel|พิกเซล/iu);
    },
  );
});

test('where people close in a chat, Facebook is bought for messages', () => {
  const { terms, stageTerms } = platformFor('facebook-ads', { without: anything, landing: 'chat' });
  expect([stageTerms[1].en, terms['sales-conversion']]).toEqual([
    'Engagement (messages)',
    'Leads (messages)',
  ]);
});

test.each([
  ['its own page', { website: 'x.example', shopeeShop: 'x' }, ['facebook-ads'], 'page'],
  ['its shop elsewhere', { lazadaShop: 'x' }, ['facebook-ads'], 'shop'],
  ['a chat', { facebookPage: 'x' }, ['facebook-ads'], 'chat'],
  ['a chat, whatever it has', {}, ['facebook-ads'], 'chat'],
  ['the shop that every advert is bought in', {}, ['shopee-ads', 'lazada-ads'], 'shop'],
  ['a page that is told of', { onlineAdIssues: 'website 2.5% book' }, ['facebook-ads'], 'page'],
  ['a page where it goes into a basket', { productService: 'dog treats', startingPrice: '$39 incl shipping' }, ['facebook-ads'], 'page'],
  ['the form that brought people', { onlineAdIssues: 'Facebook: $18 per prescreen form' }, ['facebook-ads'], 'form'],
  ['a chat where forms are told of otherwise', { strengths: 'we do the grant form with you' }, ['facebook-ads'], 'chat'],
] as const)('an advert leads to %s', (_, answers, ads, landing) => {
  expect(landingOf(planOf({ productService: 'cleaning of carpets', advertisingChannels: [...ads], ...answers }).r)).toBe(landing);
}); // prettier-ignore
