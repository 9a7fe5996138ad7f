/** Drafts that can be pasted: what it is, where, for how much and what to do next; each ad opens with something else. */
import { describe, expect, test } from 'vitest';
import { draftsOf } from '../../../../../src-worker/engines/planner/pages/drafts.ts';
import { priceWords } from '../../../../../src-worker/engines/planner/plan/claims.ts';
import { planOf, type Answers } from '../plans.ts';

const FENCES: Answers = {
  companyName: 'Hedgerow Fencing',
  productService: 'Garden fence repair',
  heroProduct: 'Storm fence repair',
  strengths: 'Posts set in concrete. Old panels taken away. Ten-year guarantee on posts',
  startingPrice: '£140 per panel',
  geographicLocation: 'Derby and Belper',
  website: 'https://own.example',
  advertisingChannels: ['facebook-ads', 'google-ads'],
  marketingObjectives: ['lead-generation'],
  marketingMediaBudget: '£6,000 a month for 3 months',
  additionalDemographics: 'They call when a panel blew down or the dog got out',
};
const drafts = (answers: Answers, language: 'en' | 'th' = 'en') => draftsOf(planOf(answers, language));
const ofKind = (kind: string, answers: Answers, language: 'en' | 'th' = 'en') =>
  drafts(answers, language).filter((draft) => draft.kind === kind);

describe('search ads', () => {
  const ads = ofKind('search', FENCES);
  test('are several, each with headlines of its own', () => {
    expect(ads.length).toBeGreaterThan(1);
    const lines = ads.flatMap(({ headline = '' }) => headline.split('\n'));
    expect(new Set(lines).size).toBe(lines.length);
    expect(new Set(ads.map(({ text }) => text)).size).toBe(ads.length);
  });
  test('say where and for how much', () => {
    expect(ads[0]?.headline).toContain('in Derby');
    expect(ads.map(({ headline, text }) => `${headline} ${text}`).join('\n')).toContain('£140 per panel');
  });
});

test('two feed ads compete, and the second opens with what sets them looking', () => {
  const [first, second] = ofKind('post', FENCES);
  expect(first?.text).toContain('Derby and Belper');
  expect(second?.text).toMatch(/^(?:A panel blew down|The dog got out)/iu);
  expect(second?.headline).not.toBe(first?.headline);
});

test('a film says what is seen, what is said and what stands on the screen', () => {
  const [film] = ofKind('video', FENCES);
  const [first, second, last] = film?.shots ?? [];
  expect(first?.text).toContain('On screen:');
  // It can be shot as it stands: a sentence is spoken, a heading is shown.
  expect(second?.text).toBe('One of us is filmed on the job. On screen: “Posts set in concrete”');
  const [spoken] = ofKind('video', { ...FENCES, strengths: 'We take the old panels away' });
  expect(spoken?.shots?.[1]?.text).toMatch(
    /^One of us .* says: “We take the old panels away\.” The same words stand on screen\.$/u,
  );
  expect(last?.text).toContain('Hedgerow Fencing');
  expect(last?.text).toContain('Derby and Belper');
});

test('a reply says who answers, what the price is for, and asks the next question', () => {
  const [chat] = ofKind('chat', { ...FENCES, productService: 'Garden fences, we quote every one' });
  const ours = chat?.replies?.find((reply) => reply.ours)?.text ?? '';
  expect(ours).toMatch(/^Hello, this is Hedgerow Fencing\. Storm fence repair\. £140 per panel\./u);
  expect(ours).toMatch(/\?$/u);
});

test('who is called picks up the phone', () => {
  const [call] = ofKind('chat', FENCES);
  expect(call?.label).toBe('Draft: on the phone');
  expect(call?.replies?.[0]?.text).toBe('Hedgerow Fencing, hello.');
  expect(call?.replies?.[2]?.text).toMatch(/^Storm fence repair\. £140 per panel\..*\?$/u);
});

describe('where only searches are paid for', () => {
  const searched: Answers = {
    ...FENCES,
    productService: 'Garden fences, we quote every one',
    additionalDemographics: 'Home owners after a storm',
    advertisingChannels: ['google-ads'],
  };
  test('nobody writes unless the client tells that they do', () => {
    expect(ofKind('chat', searched)).toEqual([]);
    expect(ofKind('chat', { ...searched, onlineAdIssues: 'People send a WhatsApp' })).toHaveLength(1);
  });
  test('every ad is headed by what is searched for, and by no doubt', () => {
    const ads = ofKind('search', { ...searched, currentChallenges: "They say 'price scares everybody'" });
    expect(ads).not.toEqual([]);
    for (const { headline = '' } of ads) expect(headline.split('\n')[0]).toMatch(/fence|Hedgerow/iu);
    expect(JSON.stringify(ads)).not.toMatch(/scares/iu);
  });
});

test('without anything that may be spoken a film opens with what is offered and its price', () => {
  const [film] = ofKind('video', { ...FENCES, additionalDemographics: "They say 'boring by week 3'" });
  expect(film?.shots?.[0]?.text).toContain('“Storm fence repair. £140 per panel”');
  expect(JSON.stringify(film)).not.toMatch(/boring/iu);
});

test('a price that holds until a day is the offer', () => {
  const dated = { ...FENCES, startingPrice: '£140 per panel, winter booking £125 if signed by 15 Feb' };
  for (const kind of ['post', 'video', 'chat'])
    expect(JSON.stringify(ofKind(kind, dated)), kind).toContain('inter booking £125 if signed by 15 Feb');
});

test('a row of doubts is no message, and what only asks to get in touch is no ad', () => {
  const vague: Answers = {
    ...FENCES,
    strengths: 'Posts set in concrete',
    startingPrice: '',
    heroProduct: '',
    additionalDemographics: 'fears: being overcharged, a mess left behind. They say: cowboys',
  };
  const texts = JSON.stringify(drafts(vague));
  expect(texts).not.toMatch(/being overcharged, a mess|“cowboys”/iu);
  for (const { text, kind } of drafts(vague)) if (kind === 'post') expect(text?.length).toBeGreaterThan(20);
});

test('a word that a rule forbids is found at the head of a line as well', () => {
  const ruled: Answers = {
    ...FENCES,
    strengths: '24 hours to come out. Old panels taken away. Posts set in concrete',
    onlineAdIssues: 'Never say 24 hours',
    rivals: [['Panel King', '', '10 days to come out']],
  };
  expect(JSON.stringify(drafts(ruled))).not.toContain('24 hours');
});

test('a channel that waits has no drafts', () => {
  const waits: Answers = {
    ...FENCES,
    onlineAdIssues: 'Google costs £30 per job',
    specificObjectives: '40 jobs a month, now 20',
  };
  const plan = planOf(waits);
  expect(plan.told.waiting.map(({ channel }) => channel)).toEqual(['facebook-ads']);
  expect(draftsOf(plan).map(({ kind }) => kind)).not.toContain('post');
});

test('satang stay satang', () => {
  const plan = planOf({ startingPrice: 'แผ่นละ 28 สตางค์ เดือนนึงใช้เฉลี่ยสองหมื่นแผ่น' }, 'th');
  expect(priceWords(plan.r, plan.f)).toBe('แผ่นละ 28 สตางค์');
});
