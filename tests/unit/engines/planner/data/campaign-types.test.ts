/** What a campaign type shows and needs, and the ages that a platform can be set to. */
import { expect, test } from 'vitest';
import {
  agesToSet,
  formatAt,
  googlePlan,
  reachOf,
} from '../../../../../src-worker/engines/planner/data/campaign-types.ts';
import { PLATFORMS } from '../../../../../src-worker/engines/planner/data/platforms.ts';

test.each([
  ['65–88', '65+'],
  ['70–85', '65+'],
  ['70+', '65+'],
  ['40–78', '40+'],
  ['40–65', '40–65'],
  ['18–24', '18–24'],
  ['25+', '25+'],
  ['', ''],
])('ages %s are set as %s', (told, set) => {
  expect(agesToSet(told)).toBe(set);
});

const GOOGLE = PLATFORMS['google-ads'];
test.each([
  ['Search alone', ['Search'], /^Responsive search ad$/u, '–'],
  ['Search and YouTube', ['YouTube video', 'Search'], /^Responsive search ad, YouTube video$/u, '15–30 s'],
  ['Performance Max', ['Search', 'Performance Max'], /Performance Max assets$/u, 'Over 10 s'],
] as const)('%s asks for what it shows', (_, types, formats, durations) => {
  const plan = googlePlan(GOOGLE.plan, types, false);
  expect(plan.formats.map(({ en }) => en).join(', ')).toMatch(formats);
  expect(plan.durations.en).toBe(durations);
});

test('a search shows a search ad at every stage, and no form stands where none is bought', () => {
  expect([0, 1, 2, 3].map((layer) => formatAt(GOOGLE, 'Search', layer).en)).toEqual(
    Array.from({ length: 4 }, () => 'Search ad'),
  );
  expect(formatAt(PLATFORMS['linkedin-ads'], 'Website conversions', 2).en).not.toMatch(/form/u);
});

test.each([
  [['App'], false, /^Google tries/u],
  [['Demand Gen'], false, /^Google tries/u],
  [['Your data segments'], false, /^Google tries/u],
  [['YouTube video'], false, /skipped/u],
  [['YouTube video'], true, /^Google tries/u],
] as const)('%s, no film %s: the reason is its own', (types, isStill, reason) =>
  expect(googlePlan(GOOGLE.plan, types, isStill).reason.en).toMatch(reason),
);

test.each([['YouTube video'], ['Video'], ['Demand Gen']])(
  '%s asks for no film where nobody films',
  (type) => {
    const { formats, materials, durations, ratios } = googlePlan(GOOGLE.plan, [type], true);
    expect(formats.map(({ en }) => en)).toEqual(['Picture ad']);
    expect(materials.en).toBe('3 pictures');
    expect(durations.en).toBe('–');
    expect(ratios).not.toContain('16:9');
  },
);

test('a list that is uploaded is one, and asks for banners', () => {
  expect(reachOf('Customer Match')).toBe('list');
  expect(googlePlan(GOOGLE.plan, ['Customer Match'], false).materials.en).toBe('2 banner pictures');
});
