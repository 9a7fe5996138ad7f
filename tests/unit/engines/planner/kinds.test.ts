/** Words that fit the kind of offer: what a sentence presumes must be sure of the offer, else the general one is said. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Language } from '../../../../src/shared/domain/options.ts';
import { PAGES } from '../../../../src/shared/domain/pages.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { WRITERS } from '../../../../src-worker/engines/planner/pages/index.ts';
import { makePlan, type Plan } from '../../../../src-worker/engines/planner/plan/index.ts';
import { answersPoint } from '../../../../src-worker/engines/planner/data/doubts.ts';
import { texts } from './support.ts';

type Answers = Partial<
  FormData['clientInfo'] &
    FormData['campaignObjectives'] &
    FormData['targetAudience'] &
    FormData['marketingChannels']
> & { rivals?: readonly (readonly [name: string, strengths: string, weaknesses: string])[] };

function planOf({ rivals = [], ...answers }: Answers, language: Language = 'en'): Plan {
  const form = emptyFormData();
  const groups = [form.clientInfo, form.campaignObjectives, form.targetAudience, form.marketingChannels];
  for (const group of groups)
    for (const [key, value] of Object.entries(answers))
      if (key in group) Object.assign(group, { [key]: value });
  form.competitiveAnalysis.competitors = rivals.map(([name, strengths, weaknesses], i) => ({
    id: String(i + 1),
    name,
    website: '',
    strengths,
    weaknesses,
  }));
  return makePlan(form, '2026-11-21T03:00:00Z', language);
}

/** Everything that the deck says, without the names of its sections. */
const said = (plan: Plan): string[] =>
  PAGES.filter(({ type }) => type !== 'agenda').flatMap(({ type }) => {
    const { title, output, reckoned } = WRITERS[type](plan);
    return [title, ...texts(output), ...texts(reckoned)];
  });

const BLOOD: Answers = {
  companyName: 'Wold Blood Bus',
  productService: 'Give blood on a bus that comes to market squares',
  heroProduct: 'First donation',
  strengths: 'done in 40 minutes, a nurse stays with you, biscuits',
  afterSalesService: 'a text when it is used',
  website: 'https://bus.example',
  targetDemographics: 'Students who never gave',
  geographicLocation: 'Lincoln',
  marketingMediaBudget: '£6,000 for 3 months',
  marketingObjectives: ['lead-generation'],
  advertisingChannels: ['facebook-ads'],
  specificObjectives: '300 first donors',
  rivals: [['Not this week', 'nothing to do', '']],
};
const FOSTER: Answers = {
  companyName: 'Ousefleet Families',
  productService: 'Recruiting foster carers for brothers and sisters',
  strengths: 'Training before you start, a helpline at night',
  afterSalesService: 'a meeting of carers each month',
  website: 'https://ousefleet.example',
  facebookPage: 'https://facebook.com/ousefleet',
  targetDemographics: 'Couples with a spare room',
  geographicLocation: 'Goole',
  marketingMediaBudget: '£12,000 for 6 months',
  marketingObjectives: ['lead-generation'],
  advertisingChannels: ['facebook-ads'],
  onlineAdIssues: 'An enquiry costs £40, 1 in 15 is approved',
  specificObjectives: '12 families approved',
  rivals: [['Agencies', 'pay more', 'far away, slow to call back']],
};
const DOGS: Answers = {
  companyName: 'สมาคมหมาวัดลำปาง',
  productService: 'หาบ้านให้หมาจรที่ทำหมันแล้ว',
  strengths: 'ฉีดวัคซีนครบ ลองเลี้ยงก่อน 7 วัน',
  startingPrice: 'ฟรี',
  afterSalesService: 'ปรึกษาหมอได้ 3 เดือน',
  facebookPage: 'https://facebook.com/dogs',
  targetDemographics: 'ครอบครัวที่มีรั้วบ้าน',
  geographicLocation: 'ลำปาง',
  marketingMediaBudget: '9,000 บาท 3 เดือน',
  marketingObjectives: ['lead-generation'],
  advertisingChannels: ['facebook-ads'],
  specificObjectives: '30 ตัวได้บ้าน',
  rivals: [['ร้านขายลูกหมา', 'น่ารัก', 'แพง 6,000']],
};

describe('who gives blood, time or a home buys nothing', () => {
  test.each<[string, Answers, Language]>([
    ['blood', BLOOD, 'en'],
    ['a home for a child', FOSTER, 'en'],
    ['a home for a dog', DOGS, 'th'],
    ['time', { companyName: 'Reading Aloud', productService: 'Volunteers who read to old people' }, 'en'],
    ['a voice', { companyName: 'St Anne’s Parish', productService: 'Choir for anybody, Thursdays' }, 'en'],
  ])('%s', (_name, answers, language) => expect(planOf(answers, language).r.people).toBe('joiners'));

  test.each<[string, Answers]>([
    [
      'a test of blood',
      { companyName: 'Well Lab', productService: 'Blood tests at home', startingPrice: '£49' },
    ],
    ['work with carers', { productService: 'Hiring social workers for our fostering team, full-time' }],
    ['a monthly gift', { productService: 'Charity for seals, we ask for a monthly donation' }],
    ['lessons', { productService: 'Choir lessons', startingPrice: '£12 an hour' }],
  ])('but not %s', (_name, answers) => expect(planOf(answers).r.people).not.toBe('joiners'));

  test.each<[string, Answers, Language, RegExp]>([
    [
      'blood',
      BLOOD,
      'en',
      /\b(?:prices?|buyers?|customers?|sales?|sells?|sold|purchas\w*|orders?|rivals?|money go|new hires?|hand-?over)/iu,
    ],
    [
      'a child',
      FOSTER,
      'en',
      /\b(?:prices?|buyers?|customers?|sales?|sells?|sold|purchas\w*|orders?|rivals?|money go|new hires?|apply|selling|hand-?over)/iu,
    ],
    ['a dog', DOGS, 'th', /ลูกค้า|ซื้อ|สินค้า|คู่แข่ง|ใช้แล้ว|เงินไป|ค่าใช้จ่าย/u],
  ])('no page of %s speaks of a sale', (_name, answers, language, never) => {
    const told = said(planOf(answers, language));
    // The names of what people choose instead are the client's.
    const names = [...(answers.rivals ?? []).flat(), answers.startingPrice ?? ''];
    expect(
      told.filter((text) => never.test(names.reduce((left, name) => left.replaceAll(name, ''), text))),
    ).toEqual([]);
  });
});

describe('a point is named only where the words plainly speak of it', () => {
  test.each<[Parameters<typeof answersPoint>[0], string, Parameters<typeof answersPoint>[2], boolean]>([
    ['taste', 'sounds like a neighbour', 'software', false],
    ['taste', 'crisp for two weeks', 'consumable goods', true],
    ['taste', 'tastes of smoke', undefined, false],
    ['tech', 'works on the train', 'software', false],
    ['tech', 'GPS tracker on every van', 'delivery', true],
    ['all-in', 'X-ray of both knees done', 'appointment service', false],
    ['all-in', 'X-ray included', 'appointment service', true],
    ['wait', 'ซักใหม่ให้ซ้ำใน 5 วัน', 'appointment service', false],
    ['wait', 'ช่างถึงใน 2 วัน', 'goods with installation', true],
    ['price', 'yearly service £90', 'goods', false],
    ['fresh', 'baked every morning', undefined, false],
  ])('%s: %s (%s)', (point, words, kind, expected) =>
    expect(answersPoint(point, words, kind)).toBe(expected),
  );

  test('a story that no point names has the client’s own words', () => {
    const plan = planOf({
      ...BLOOD,
      strengths: 'done in 40 minutes, scones from the WI',
    });
    const { output } = WRITERS['content-strategy'](plan);
    const pillars: unknown = output['contentPillars'];
    const names = z
      .array(z.object({ pillar: z.string() }))
      .parse(pillars)
      .map(({ pillar }) => pillar);
    expect(names).toContain('Scones from the WI');
    for (const name of names) expect(name).not.toMatch(/price|taste|waiting/iu);
  });
});

describe('a subscription without a term has no end to wait for', () => {
  test.each<[string, string, Plan['journey']['after']]>([
    ['£19 a month, cancel any time', 'Route planner app for florists', 'monthly'],
    ['£19 a month, 12 month contract', 'Route planner app for florists', 'renewal'],
  ])('%s', (startingPrice, productService, after) => {
    const plan = planOf({ companyName: 'Rounds', startingPrice, productService, heroProduct: 'Solo plan' });
    expect(plan.journey.after).toBe(after);
    if (after === 'monthly')
      expect(said(plan).join('\n')).not.toMatch(/term ends|second purchase|next order/iu);
  });
});
