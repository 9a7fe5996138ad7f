import { describe, expect, test } from 'vitest';
import { ADVERTISING_CHANNELS, MARKETING_OBJECTIVES } from '../../../../../src/shared/domain/options.ts';
import { PLATFORMS, platformFor } from '../../../../../src-worker/engines/planner/data/platforms.ts';
import { landingOf } from '../../../../../src-worker/engines/planner/plan/landing.ts';

const anything = new Set<never>();

describe.each(ADVERTISING_CHANNELS)('%s', (id) => {
  test('with a page of the client’s own it is used as it is', () => {
    expect(platformFor(id, { without: anything, landing: 'page' })).toEqual(PLATFORMS[id]);
  });

  test.each(['shop', 'chat'] as const)('where it leads to a %s, nothing happens on a page', (landing) => {
    const { terms, plan, stills } = platformFor(id, { without: anything, landing });
    for (const objective of MARKETING_OBJECTIVES) expect(terms[objective]).not.toMatch(/^Website/u);
    expect(JSON.stringify([plan, stills])).not.toMatch(/pixel|พิกเซล/iu);
  });
});

test('where people close in a chat, Facebook is bought for messages', () => {
  const { terms, stageTerms } = platformFor('facebook-ads', { without: anything, landing: 'chat' });
  expect([stageTerms[1].en, terms['sales-conversion']]).toEqual([
    'Engagement (messages)',
    'Leads (messages)',
  ]);
});

test.each([
  [['facebook', 'website', 'shopee'], 'page'],
  [['facebook', 'lazada'], 'shop'],
  [['facebook', 'line'], 'chat'],
  [[], 'chat'],
] as const)('%j leads to a %s', (own, landing) => {
  expect(landingOf(own)).toBe(landing);
});
