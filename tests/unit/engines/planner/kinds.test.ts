/** Words that fit the kind of offer: what a sentence presumes must be sure of the offer, else the general one is said. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Language } from '../../../../src/shared/domain/options.ts';
import { WRITERS } from '../../../../src-worker/engines/planner/pages/index.ts';
import type { Plan } from '../../../../src-worker/engines/planner/plan/index.ts';
import { answersPoint } from '../../../../src-worker/engines/planner/data/doubts.ts';
import { planOf, said, type Answers } from './plans.ts';
import { texts } from './support.ts';

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
      /\b(?:prices?|buyers?|customers?|sales?|sells?|sold|purchas\w*|orders?|rivals?|my money go|new hires?|hand-?over)/iu,
    ],
    [
      'a child',
      FOSTER,
      'en',
      /\b(?:prices?|buyers?|customers?|sales?|sells?|sold|purchas\w*|orders?|rivals?|my money go|new hires?|apply|selling|hand-?over)/iu,
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
    ['£60 a week, 24 month contract', 'Towel hire and washing for gyms', 'renewal'],
  ])('%s', (startingPrice, productService, after) => {
    const plan = planOf({
      companyName: 'Rounds',
      startingPrice,
      productService,
      heroProduct: 'Solo plan',
      targetGroup: 'B2B',
    });
    expect(plan.journey.after).toBe(after);
    if (after === 'monthly')
      expect(said(plan).join('\n')).not.toMatch(/term ends|second purchase|next order/iu);
  });
});

describe('what must be approved before it runs', () => {
  const steps = (plan: Plan): string => texts(WRITERS.conclusion(plan).output).join('\n');
  const policy = (plan: Plan): string => texts(WRITERS['media-direction'](plan).output).join('\n');

  test.each<[string, Answers, Language, RegExp]>([
    [
      'as the client tells it',
      { productService: 'เตียงปรับไฟฟ้าให้เช่า', currentChallenges: 'ชิ้นงานทุกชิ้นต้องขออนุญาตก่อนลง' },
      'th',
      /ขออนุญาตโฆษณาทุกชิ้นตามที่คุณบอก/u,
    ],
    [
      'a trade that is watched is told to check',
      { companyName: 'Barrow Gin', productService: 'Sloe gin by post', startingPrice: '£34' },
      'en',
      /check whether the ads need an approval|have the wording approved/u,
    ],
  ])('%s', (_name, answers, language, expected) => {
    const plan = planOf(answers, language);
    expect(steps(plan)).toMatch(expected);
    expect(policy(plan)).toMatch(/approv|อนุญาต|legal/iu);
  });

  test('and nothing of it where nobody asks it', () => {
    const plan = planOf({ companyName: 'Tenon', productService: 'Oak tables', startingPrice: '£900' });
    expect(steps(plan) + policy(plan)).not.toMatch(/approval|wording approved/iu);
  });
});

describe('an idea has a reason in the answers', () => {
  const ideas = (answers: Answers): string =>
    texts(WRITERS['suggestion-idea'](planOf(answers)).output).join('\n');
  const SHOP: Answers = {
    companyName: 'Tenon',
    productService: 'Oak tables made to order',
    startingPrice: '£900',
    website: 'https://tenon.example',
    targetDemographics: 'Couples who furnish their first house',
    advertisingChannels: ['facebook-ads'],
    marketingMediaBudget: '£2,000 for 3 months',
    marketingObjectives: ['sales-conversion'],
    specificObjectives: '20 tables',
  };

  test('a charge is no promise for every ad', () =>
    expect(ideas({ ...SHOP, afterSalesService: 'yearly oiling £60' })).not.toMatch(
      /promise.*yearly oiling/iu,
    ));
  test('who answers for faults promises it beside the price', () =>
    expect(ideas({ ...SHOP, afterSalesService: 'we replace a warped top within 2 years' })).toContain(
      'We replace a warped top',
    ));
  test('what there is of rooms runs out, and nobody is too busy', () => {
    const rooms = planOf(
      {
        companyName: 'บ้านพักริมคลอง',
        productService: 'ห้องเช่ารายเดือน 40 ห้อง',
        startingPrice: '3,200 บาท/เดือน',
        marketingMediaBudget: '20,000 บาท',
        specificObjectives: 'มีคนเช่า 40 ห้อง ตอนนี้ 22',
      },
      'th',
    );
    expect(said(rooms).join('\n')).not.toMatch(/รับไม่ไหว|กำลังรับงาน/u);
  });
  test('two unlike things are set side by side in no picture', () =>
    expect(
      ideas({
        ...SHOP,
        afterSalesService: 'we visit once',
        rivals: [['Chains', 'cheap', 'slow to call back']],
      }),
    ).not.toMatch(/side by side|split picture/iu));
});

describe('what is read of the offer, where a word alone would mislead', () => {
  test.each<[string, Answers, Language, Plan['journey']['after']]>([
    [
      'a service that comes round',
      {
        productService: 'ขัดพื้นหินอ่อน',
        startingPrice: '90 บาทต่อตรม.',
        additionalDemographics: 'ลูกค้ากลับมาทำทุก 8 เดือน',
      },
      'th',
      'periodic',
    ],
    [
      'a thing that is used up',
      {
        productService: 'Soap by the bar',
        startingPrice: '£6 per bar',
        additionalDemographics: 'They come back every 5 weeks',
      },
      'en',
      'used up',
    ],
  ])('%s', (_name, answers, language, after) => expect(planOf(answers, language).journey.after).toBe(after));

  test('a clinic stays one, whatever it hires out', () => {
    const plan = planOf(
      {
        companyName: 'คลินิกปอดสุขใจ',
        productService: 'ตรวจสมรรถภาพปอดที่บ้าน ให้เช่าเครื่องผลิตออกซิเจน',
        startingPrice: '2,500',
      },
      'th',
    );
    expect(plan.r.cautions.map(({ id }) => id)).toContain('medical');
  });
});
