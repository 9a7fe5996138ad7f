/** What nobody may joke about or frighten with opens no advert. */
import { describe, expect, test } from 'vitest';
import { draftsOf } from '../../../../../src-worker/engines/planner/pages/drafts.ts';
import { mayAdvertise } from '../../../../../src-worker/engines/planner/plan/mocked.ts';
import { momentsTold } from '../../../../../src-worker/engines/planner/plan/told-to-buyers.ts';
import { planOf, type Answers } from '../plans.ts';

const SHED: Answers = {
  companyName: 'Lean-to Works',
  productService: 'Garden sheds with a work bench',
  heroProduct: 'Work bench shed',
  strengths: 'Built in one day. Old shed taken away',
  startingPrice: '£900 per shed',
  geographicLocation: 'Derby',
  advertisingChannels: ['facebook-ads'],
  marketingObjectives: ['lead-generation'],
  additionalDemographics: 'They call when the wife complains of tools',
};
const rulesOf = (answers: Answers) => planOf(answers).r;

describe('a joke that is forbidden', () => {
  test.each([
    ['No jokes about wives please', 'The wife complains of tools', false],
    ["Don't joke about the missus", 'The wife complains of tools', false],
    ['no bumbling dad jokes', 'Dad has lost his hammer', false],
    ["Don't scare people with jail", 'You may go to prison for this', false],
    ["Don't scare people, no balaclava pictures.", 'Neighbour was hit on Tuesday', false],
    ["Don't scare people, no balaclava pictures.", 'Nobody keeps their tools dry', true],
    ['ห้ามขู่ให้กลัว', 'ถ่ายมีเลือด', false],
    ['no shed jokes', 'A shed in one day', true],
    ['No photos of wives', 'The wife complains of tools', true],
    ['ห้ามล้อเมีย', 'เมียบ่นเรื่องของรก', false],
    ['อย่าล้อคนแก่', 'อาม่าปีนบันไดไม่ไหว', false],
    ['ห้ามขู่เรื่องติดคุก', 'ไม่ทำอาจติดคุก', false],
    ['ห้ามรูปเมีย', 'เมียบ่นเรื่องของรก', true],
    ['ไม่รับรถหกล้อ', 'รถหกล้อจอดได้', true],
  ])('%j: %j', (rule, words, may) =>
    expect(mayAdvertise(rulesOf({ ...SHED, currentChallenges: rule }), words)).toBe(may),
  );

  test('no draft opens with it, and without the rule one does', () => {
    const ruled = planOf({ ...SHED, currentChallenges: 'No jokes about wives please.' });
    expect(momentsTold(planOf(SHED), 60).join(' ')).toContain('wife');
    expect(momentsTold(ruled, 60)).toEqual([]);
    expect(draftsOf(ruled).length).toBeGreaterThan(0);
    expect(JSON.stringify(draftsOf(ruled))).not.toMatch(/wife/iu);
  });
});

test('what everything carries and is not given has its place in every draft', () => {
  const drafts = draftsOf(planOf({ ...SHED, currentChallenges: 'Register number must be on every ad.' }));
  expect(drafts.length).toBeGreaterThan(1);
  for (const draft of drafts) expect(JSON.stringify(draft)).toContain('[Register number]');
});

test('what everything carries stands in each search ad, which gives up a fact for it', () => {
  const drafts = draftsOf(
    planOf({
      ...SHED,
      advertisingChannels: ['google-ads'],
      currentChallenges:
        'Every ad must carry the rate disclosure. Federally insured by the shed fund must appear. Few know us.',
    }),
  ).filter(({ kind }) => kind === 'search');
  expect(drafts.length).toBeGreaterThan(0);
  for (const { text = '' } of drafts) {
    expect(text).toContain('[rate disclosure]');
    expect(text).toContain('Federally insured by the shed fund');
    expect(text.length).toBeLessThanOrEqual(90);
  }
});
