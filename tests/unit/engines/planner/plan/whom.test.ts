/** One of several groups that the client names does not stand for the others, nor do its own people. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { formatter } from '../../../../../src-worker/engines/planner/language.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';
import { makePersonas } from '../../../../../src-worker/engines/planner/plan/personas.ts';
import { groupsNamed, whomIn, whomListed } from '../../../../../src-worker/engines/planner/plan/whom.ts';

const readOf = (targetDemographics: string, additionalNotes = '', additionalDemographics = '') => {
  const form = emptyFormData();
  Object.assign(form.targetAudience, { targetDemographics, additionalDemographics });
  form.competitiveAnalysis.additionalNotes = additionalNotes;
  form.clientInfo.productService = 'Reading with children in schools';
  return readAnswers(form);
};

test.each([
  ['Grey nomads, young families', 'en', 'grey nomads and young families'],
  ['Ex teachers, nans, people who did well out of a library card', 'en', ''],
  ['cellists. conservatory students, orchestra pros, teachers', 'en', 'cellists'],
  ['Homeowners on septic, lots of retired couples and young families', 'en', 'homeowners on septic'],
  ['เจ้าของร้านข้าวแกง ร้านอาหารใต้', 'th', 'เจ้าของร้านข้าวแกงและร้านอาหารใต้'],
  ['Working adults 28-55, many are parents', 'en', 'working adults'],
  ['Masters and PhD students', 'en', 'Masters and PhD students'],
  ['Sales and marketing managers', 'en', 'sales and marketing managers'],
  ['Parents who work nights', 'en', 'parents who work nights'],
  ['Men and women aged 40-60 who run', 'en', 'men and women who run'],
  ['mums with babies under 1', 'en', 'mums with babies under 1'],
  ['Young professionals and families', 'en', 'young professionals and families'],
  ['Homeowners 35+', 'en', 'homeowners'],
  // What moves them, which of them they are and where they live is no group.
  [
    'People moving, divorce, mom passed and the house has to be emptied, contractors w/ tools. Wives do the calling',
    'en',
    'people moving and contractors',
  ],
  ['Mums 28-42, first kid or second. Nan does the Tuesday run', 'en', 'mums'],
  ['First time pregnant, HDB or condo', 'en', ''],
  ['Nigerian parents, a couple of grandparents', 'en', 'Nigerian parents and grandparents'],
  // A name keeps its capital, and what a figure measures is nobody.
  ['commuters, Uber drivers', 'en', 'commuters and Uber drivers'],
  ['Grain farmers 2,000+ acres and ranchers', 'en', 'grain farmers and ranchers'],
  ['Students, mostly international', 'en', 'international students'],
  ['Tourists (Chinese, Korean) and locals', 'en', 'tourists and locals'],
  ['สาวๆ กรุงเทพ ปทุม นนท์ มากับแฟน มากับแก๊งเพื่อน', 'th', 'สาวๆ'],
] as const)('%s', (told, language, said) =>
  expect(whomIn({ r: readOf(told), f: formatter(language) }, 36)).toBe(said),
);

test('a cell has room for all of them', () => {
  const told =
    'Owners and buyers of independent toy shops, gift shops, bookshops that do toys, museum shops.';
  const r = readOf(told);
  expect(whomIn({ r, f: formatter('en') }, 90)).toBe('');
  expect(whomListed({ r, f: formatter('en') }, 90)).toContain('toy shops, gift shops');
});

test.each([
  ['Ex teachers, nans', 'Trustees sign off all wording (takes a week)'],
  ['Ex teachers, nans', 'Our director approves every post'],
  ['Ex teachers, nans', 'The board decides in June'],
  ['คนรักแมว คนเลี้ยงหมา', 'ผอ.อนุมัติทุกโพสต์ก่อนลง'],
])('%s; %s: who signs off at the client’s is nobody’s audience', (told, note) => {
  const r = readOf(told, note);
  expect(r.insights.filter(({ kind }) => kind !== 'breaks')).toEqual([]);
  expect(groupsNamed(r)).not.toContain('Trustees');
});

test('who decides among the buyers still does', () => {
  const r = readOf('Parents of pupils', '', 'The principal signs');
  const people = makePersonas(r, [{ id: 'people', because: 'any' }], undefined, ['The principal signs']);
  expect(people.map(({ decides }) => decides)).toContain('The principal signs');
});
