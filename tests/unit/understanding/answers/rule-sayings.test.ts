/** What is to be told is no ban on telling it, and what buyers may do orders nothing. */
import { describe, expect, test } from 'vitest';
import { messageRules, sayings } from '../../../../src-worker/engines/planner/plan/message-rules.ts';
import { forbidsPrices } from '../../../../src-worker/understanding/answers/price-rules.ts';
import { WRITERS } from '../../../../src-worker/engines/planner/pages/index.ts';
import { planOf } from '../../engines/planner/plans.ts';

const plan = (rule: string, language: 'en' | 'th' = 'en') =>
  planOf(
    {
      companyName: 'Strong Studio',
      productService: 'Gym for women',
      strengths: 'Trainers are women. Crèche upstairs',
      startingPrice: '£40 a month',
      geographicLocation: 'Derby',
      advertisingChannels: ['facebook-ads', 'google-ads', 'tiktok-ads'],
      marketingMediaBudget: '£9,000 a month for 4 months',
      marketingObjectives: ['brand-awareness', 'lead-generation'],
      currentChallenges: rule,
    },
    language,
  );

describe('what is to be told', () => {
  test.each([
    ["Don't post tummies; no men after 5, say it but kindly.", [{ words: 'no men after 5', how: 'kindly' }]],
    [
      '14 in the dome. 3 nights a week. No wheelchair up the dome stairs yet, say so',
      [{ words: 'No wheelchair up the dome stairs' }],
    ],
    ["Don't say cheap", []],
    ['No photos of members', []],
    ['ห้ามเอาบ้านหลังแดงมาลง ราคาต้องบอกว่ายังไม่รวมรั้ว', [{ words: 'ยังไม่รวมรั้ว' }]],
    ['ไม่รับเด็กต่ำกว่า 8 บอกลูกค้าด้วยแบบสุภาพ', [{ words: 'ไม่รับเด็กต่ำกว่า 8', how: 'kindly' }]],
  ])('%j', (rule, told) => {
    const { r } = plan(rule);
    expect(sayings(r)).toMatchObject(told);
    expect(sayings(r)).toHaveLength(told.length);
    for (const { words } of told) expect(messageRules(r).join(' ')).not.toContain(words);
  });

  test('the rule before it stays', () =>
    expect(plan('ห้ามเอาบ้านหลังแดงมาลง ราคาต้องบอกว่ายังไม่รวมรั้ว').r.rules.map(({ quote }) => quote)).toEqual([
      'ห้ามเอาบ้านหลังแดงมาลง',
      'ราคาต้องบอกว่ายังไม่รวมรั้ว',
    ]));

  test('the price is told with it', () =>
    expect(forbidsPrices(plan('ราคาต้องบอกว่ายังไม่รวมรั้ว').r.rules)).toBe(false));

  test('page 14 says it, kindly, and keeps the other rules', () => {
    const { budgetNotes } = WRITERS['content-strategy'](
      plan("Don't post tummies; no men after 5, say it but kindly."),
    ).output;
    expect(budgetNotes).toContain('Say “no men after 5” in the copy, in a kind way.');
    expect(budgetNotes).toMatch(/your rule “don['’]t post tummies”/iu);
  });
});

test('what buyers may do is no rule', () => {
  expect(messageRules(plan('260 a day. skip any day. dont say detox').r)).not.toContain('skip any day');
});

test.each(['en', 'th'] as const)('all rules are said once, on page 14: %s', (language) => {
  const made = plan(
    "Don't say cheap. No photos of members. Te reo first. Heat over 42 we don't send.",
    language,
  );
  const notes = JSON.stringify(WRITERS['content-strategy'](made).output);
  for (const rule of [/cheap/iu, /photos of members/iu, /te reo first/iu]) expect(notes).toMatch(rule);
  // What is not sent is for whoever asks for it, and rules no picture.
  expect(notes).not.toContain('over 42');
  for (const type of ['winning-zone', 'media-direction'] as const)
    expect(JSON.stringify(WRITERS[type](made).output)).not.toMatch(/cheap|photos of|te reo/iu);
});
