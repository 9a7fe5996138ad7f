/** What buyers tell opens an advert only where no rule of the client's forbids that claim, whatever its words are. */
import { describe, expect, test } from 'vitest';
import { draftsOf } from '../../../../../src-worker/engines/planner/pages/drafts.ts';
import { speaksAgainst } from '../../../../../src-worker/engines/planner/plan/may-open.ts';
import { momentsTold } from '../../../../../src-worker/engines/planner/plan/told-to-buyers.ts';
import { isBlow } from '../../../../../src-worker/understanding/theirs-alone.ts';
import { planOf, type Answers } from '../plans.ts';

const TAX: Answers = {
  companyName: 'Corner Tax',
  productService: 'Personal tax returns for families and drivers',
  heroProduct: 'Personal return',
  strengths: 'Same lady since 2006. Documents checked twice',
  startingPrice: '$120 per return',
  geographicLocation: 'Newark',
  advertisingChannels: ['facebook-ads'],
  marketingObjectives: ['lead-generation'],
  additionalDemographics: 'Triggers: friend got bigger refund, need it for a mortgage, landlord asks for it',
};
const ruled = (rule: string) => planOf({ ...TAX, currentChallenges: rule }).r;

describe('a rule by its meaning', () => {
  test.each([
    ['Cannot promise bigger refund or fast refund (IRS)', 'Friend got bigger refund', true],
    ['Cannot promise bigger refund or fast refund (IRS)', 'Refund was late', false],
    ['Cannot say cheaper than Singapore', 'Quote in Singapore was S$1,200', true],
    ['Cannot say cheaper than Singapore', 'Quote was S$1,200', false],
    ['Never slag the HSE', 'Refused by the HSE', true],
    ["Don't compare doctors by name", 'The doctor is far away', false],
    ['Do not quote vets', 'Vet says cut chicken', true],
    ['No medical claims please', 'Doctor said his blood pressure is high', true],
    ['No medical claims please', 'New year', false],
    ['No ads to the doctor next door', 'Doctor said his blood pressure is high', false],
    ['ห้ามบอกว่ารักษาโรคไต', 'หมอบอกค่าไตขึ้น', true],
    ['ห้ามบอกว่ารักษาโรคไต', 'เพิ่งรับแมวมาเลี้ยง', false],
    ['ห้ามด่าแอป', 'แอปหักค่าส่งแพง', true],
    ['ห้ามเอาคลิปข่าวตีเด็กมาทำคอนเทนต์', 'เห็นคลิปตีเด็กในข่าวแล้วไม่ไว้ใจ', true],
    ['ห้ามเทียบกับเจ้าอื่น', 'เจ้าอื่นแพง', false],
  ])('%j: %j', (rule, words, against) => expect(speaksAgainst(ruled(rule), words)).toBe(against));
});

test('the next of what sets them looking takes its place', () => {
  const plan = planOf({ ...TAX, currentChallenges: 'Cannot promise bigger refund or fast refund.' });
  expect(momentsTold(planOf(TAX), 60).join(' ')).toContain('refund');
  expect(momentsTold(plan, 60).join(' ')).toMatch(/mortgage/u);
  expect(JSON.stringify([momentsTold(plan, 60), draftsOf(plan)])).not.toMatch(/bigger refund/iu);
});

test.each([
  ['Doctor said her BP is high', true],
  ['ผลตรวจสุขภาพออก ไขมันสูง', true],
  ['Prices are high', false],
  ['น้ำตาลขึ้นราคา', false],
])('what was found in them opens no advert: %j', (words, is) => expect(isBlow(words)).toBe(is));
