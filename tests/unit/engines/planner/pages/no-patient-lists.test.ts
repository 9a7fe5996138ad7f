/** Page 15 says that no patient lists are used, where money is for those who were treated already. */
import { expect, test } from 'vitest';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { planOf, type Answers } from '../plans.ts';

const CLINIC: Answers = {
  companyName: 'Here',
  productService: 'Dental clinic: implants and check-ups',
  marketingMediaBudget: '$6,000 a month for 4 months',
  advertisingChannels: ['facebook-ads'],
  marketingObjectives: ['lead-generation', 'customer-retention'],
  specificObjectives: '40 new patients a month',
};
const page15 = (answers: Answers, language: 'en' | 'th' = 'en'): string =>
  JSON.stringify(WRITERS['media-direction'](planOf(answers, language)).output);

test.each<[what: string, language: 'en' | 'th', answers: Answers, is: boolean]>([
  ['a clinic that wants its patients back', 'en', CLINIC, true],
  ['the same in Thai', 'th', { ...CLINIC, productService: 'คลินิกทันตกรรม รากเทียม', marketingMediaBudget: 'เดือนละ 200,000 บาท 4 เดือน', specificObjectives: 'คนไข้ใหม่เดือนละ 40 ราย' }, true],
  ['a clinic that asks for new ones alone', 'en', { ...CLINIC, marketingObjectives: ['lead-generation'] }, false],
  ['who treats nobody', 'en', { ...CLINIC, productService: 'Kayak hire by the hour' }, false],
])('%s (%s)', (_, language, answers, is) => {
  const said = page15(answers, language);
  if (is) expect(said).toMatch(/Use no patient lists|ไม่ใช้รายชื่อคนไข้/u);
  else expect(said).not.toMatch(/patient list|รายชื่อคนไข้/u);
}); // prettier-ignore
