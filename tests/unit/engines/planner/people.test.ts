/** Whom a plan speaks to: donors, applicants, residents and parents are no buyers; and what follows for its pages. */
import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { makePlan, type Plan } from '../../../../src-worker/engines/planner/plan/index.ts';
import { WRITERS } from '../../../../src-worker/engines/planner/pages/index.ts';
import type { Section } from '../../../../src/shared/domain/section.ts';
import { PAGES } from '../../../../src/shared/domain/pages.ts';
import { withPeople } from '../../../../src-worker/engines/planner/wordings/index.ts';
import { people } from '../../../../src-worker/engines/planner/wordings/en/people.ts';
import { isSeveral } from '../../../../src-worker/engines/planner/text.ts';
import { texts } from './support.ts';
import { readAudience } from '../../../../src-worker/understanding/answers/audience.ts';

type Answers = Partial<
  FormData['clientInfo'] &
    FormData['campaignObjectives'] &
    FormData['targetAudience'] &
    FormData['marketingChannels']
> & { rival?: readonly [name: string, strengths: string, weaknesses: string]; marketContext?: string };

function planOf({ rival, marketContext = '', ...answers }: Answers): Plan {
  const form = emptyFormData();
  const groups = [form.clientInfo, form.campaignObjectives, form.targetAudience, form.marketingChannels];
  for (const group of groups)
    for (const [key, value] of Object.entries(answers))
      if (key in group) Object.assign(group, { [key]: value });
  form.competitiveAnalysis.marketContext = marketContext;
  if (rival)
    form.competitiveAnalysis.competitors = [
      { id: '1', name: rival[0], website: '', strengths: rival[1], weaknesses: rival[2] },
    ];
  return makePlan(form, '2026-11-21T03:00:00Z', 'en');
}

const deckOf = (plan: Plan): Section[] => PAGES.map(({ type }) => WRITERS[type](plan));

const NURSES: Answers = {
  companyName: 'Ashworth Care',
  productService: 'Hiring of night nurses for two care homes. No agency staff.',
  heroProduct: 'Night nurse, 3 shifts a week',
  strengths: 'Paid breaks, uniform and parking free',
  startingPrice: '£21.40 an hour (from the staffing budget, not media)',
  whyNeedNow: 'New client starts in March and rosters are already committed',
  targetDemographics: 'Registered nurses ok, with or without care home experience',
  geographicLocation: 'Leeds, Bradford',
  marketingMediaBudget: '£9,000 for 9 weeks, 14 Dec 2026 to 14 Feb 2027',
  marketingObjectives: ['lead-generation'],
  advertisingChannels: ['facebook-ads'],
  specificObjectives: '30 nurses starting on 1 March 2027. 8 already signed.',
  rival: ['Bigger care groups', '£23 an hour', 'rotas change weekly'],
};
const WATER: Answers = {
  companyName: 'Kisumu Water Board',
  productService: 'Leak reporting by phone. Nothing for sale, every household is connected.',
  heroProduct: 'Leak line',
  strengths: 'Crews come within 24 hours',
  targetDemographics: 'All 48,300 households with a meter, tenants the most',
  geographicLocation: 'Kisumu',
  marketingMediaBudget: 'KES 900,000 for February to June 2027',
  marketingObjectives: ['brand-awareness'],
  advertisingChannels: ['facebook-ads'],
  website: 'https://water.example',
  specificObjectives: 'Cut losses from 32% to 26% of water by 30 June 2027',
  rival: ['Reporting to nobody', 'easy', 'the leak stays'],
};
const GIFTS: Answers = {
  companyName: 'Harbour Seal Rescue',
  productService: 'Charity that nurses seals back to the sea. We ask for a monthly donation.',
  heroProduct: 'Seal Keeper monthly donation',
  strengths: 'Accounts audited every year, every seal has a public file',
  startingPrice: 'Average gift £9 a month',
  targetDemographics: 'Families by the sea, retired people',
  geographicLocation: 'Cornwall',
  marketingMediaBudget: '£1,000 a month, January to June 2027',
  marketingObjectives: ['lead-generation'],
  advertisingChannels: ['facebook-ads'],
  specificObjectives: '300 monthly donors now. We need 500 by 30 June 2027.',
  rival: ['Big animal charities', 'TV money', 'money goes everywhere'],
};
const SWIMMERS: Answers = {
  companyName: 'Little Otters',
  productService: 'Swimming lessons for children 3 to 9, six in a class',
  heroProduct: 'Ten-week beginner course',
  strengths: 'Six in a class, warm water',
  startingPrice: '£110',
  targetDemographics: 'Parents of small children',
  geographicLocation: 'York',
  marketingMediaBudget: '£500 a month for 3 months',
  marketingObjectives: ['lead-generation'],
  advertisingChannels: ['facebook-ads'],
  specificObjectives: '60 new children',
};

describe('whom a plan speaks to', () => {
  test.each<[string, Answers, Plan['r']['people']]>([
    ['who hires', NURSES, 'applicants'],
    [
      'who is short of carers hires',
      { productService: 'We need CARERS, not clients', heroProduct: 'Care assistant job' },
      'applicants',
    ],
    [
      'who needs drivers hires',
      { productService: 'we need CDL-A drivers, company + lease', heroProduct: 'regional driver job' },
      'applicants',
    ],
    [
      'what drivers need is sold',
      { productService: 'Shoes for care workers, everything nurses need', heroProduct: 'Ward clog' },
      'buyers',
    ],
    ['an authority that sells nothing', WATER, 'residents'],
    ['who asks for gifts', GIFTS, 'givers'],
    ['who teaches children', SWIMMERS, 'parents'],
    [
      'who recruits for others sells to companies',
      {
        productService: 'Recruiting of engineers for factories',
        targetGroup: 'B2B',
        startingPrice: '£2,000',
      },
      'buyers',
    ],
    [
      'one thing that is not sold is not all',
      { productService: 'ตรวจสิวกับหมอผิวหนัง ไม่มีขายครีม', startingPrice: '690 ต่อครั้ง' },
      'buyers',
    ],
    ['nothing is sold', { productService: 'แจ้งท่อแตกทางไลน์ ไม่มีขายอะไร ไม่มีขายเลย' }, 'residents'],
    [
      'a trust that a lawyer draws up asks for no gifts',
      { productService: 'Living trusts and trust updates for families', startingPrice: '$2,400 flat' },
      'buyers',
    ],
    ['anybody else', { productService: 'Oak tables', startingPrice: '£900' }, 'buyers'],
  ])('%s', (_name, answers, expected) => expect(planOf(answers).r.people).toBe(expected));

  // Parents are spoken to only where children plainly learn: not where somebody who learns has children.
  test.each<[Plan['r']['people'], string, string, string]>([
    [
      'students',
      'Italian lessons for adult beginners, small groups',
      'Evening course',
      'Office workers, some with kids',
    ],
    ['students', 'Pottery course, six evenings', 'Six evenings at the wheel', 'Women 30-60, many are mums'],
    [
      'students',
      'Driving course, 20 lessons',
      'Full licence course',
      'Young people 18-25, parents often pay',
    ],
    ['students', 'Classroom course for bank exams', 'Ten-month course', 'Graduates, fathers pay'],
    ['students', 'คอร์สว่ายน้ำสำหรับผู้ใหญ่ที่ว่ายไม่เป็น', 'คอร์ส 10 ครั้ง', 'คนทำงาน หลายคนเป็นพ่อแม่'],
    ['students', 'คอร์สทำลูกชิ้นหมู สอนสด 1 วัน', 'คอร์สลูกชิ้น', 'แม่ค้า คนอยากเปิดร้าน'],
    ['students', 'คอร์สภาษาญี่ปุ่น 5 เดือน', 'คอร์ส N4', 'เด็กจบ ม.6 ผู้ปกครองเป็นคนจ่าย'],
    ['buyers', 'ทุเรียนหมอนทอง กล่องละ 2 ลูก ส่งถึงบ้าน', 'กล่อง 2 ลูก', 'คนซื้อฝากพ่อแม่'],
    ['buyers', 'โต๊ะเรียนเด็กปรับระดับได้', 'โต๊ะเรียน', 'คุณแม่มีลูก 4-10 ขวบ'],
    ['parents', 'Guitar lessons at our studio', 'Ten lessons', 'Parents of kids 7 to 14'],
    ['parents', 'Coding club after school, ages 8 to 12', 'Term course', ''],
    ['parents', 'ติวเลขเข้า ม.1 กลุ่มละ 8 คน', 'คอร์สติวเข้า ม.1', 'ผู้ปกครองเด็ก ป.5-6'],
    ['parents', 'เรียนเปียโนเด็กและผู้ใหญ่', 'เปียโนเด็ก', ''],
  ])('%s: %s', (expected, productService, heroProduct, targetDemographics) =>
    expect(
      planOf({ productService, heroProduct, targetDemographics, startingPrice: '1,000', ageRangeMin: 25 }).r
        .people,
    ).toBe(expected),
  );

  test.each<[string, Answers, RegExp]>([
    ['applicants', NURSES, /\b(?:buyers?|customers?|buy again|price)\b/iu],
    ['residents', WATER, /\b(?:buyers?|customers?|buy again|the price)\b/iu],
    ['donors', GIFTS, /\b(?:buyers?|customers?|buy again|after your costs)\b/iu],
  ])('no page tells %s of buying', (_name, answers, never) => {
    const said = deckOf(planOf(answers)).flatMap(({ title, output, reckoned }) => [
      title,
      ...texts(output),
      ...texts(reckoned),
    ]);
    // The names of the sections are the product's own.
    expect(said.filter((text) => never.test(text) && text !== 'Customer journey')).toEqual([]);
  });

  test('pay is no price: nothing is sold for it, no rival is beaten by it, notes to us stay here', () => {
    const plan = planOf(NURSES);
    expect(plan.r.price.value).toBeUndefined();
    expect(plan.contrasts.map(({ point }) => point.id)).not.toContain('price');
    expect(
      deckOf(plan)
        .flatMap(({ output }) => texts(output))
        .join('\n'),
    ).not.toContain('staffing budget');
  });

  test('who hires tells of its own reasons; what applicants wait for is told of the market', () => {
    expect(planOf(NURSES).buyers.moment).toBeUndefined();
    const waits = 'Nurses are waiting for their bonus before moving';
    expect(planOf({ ...NURSES, marketContext: `Everyone: ${waits}` }).buyers.moment?.said.words).toContain(
      waits,
    );
  });
});

describe('sentences name the people of the offer', () => {
  test.each<[string, keyof typeof people, string]>([
    ['We win {buyers}', 'applicants', 'We win applicants'],
    ['{A buyer} asks', 'applicants', 'An applicant asks'],
    ['{A customer} costs £3', 'givers', 'A donor costs £3'],
    ['{an inquiry}', 'buyers', 'an inquiry'],
    ['a word in {braces}', 'buyers', 'a word in {braces}'],
  ])('%s: %s', (sentence, who, expected) => expect(withPeople(sentence, people[who])).toBe(expected));
});

test.each<[string, string[]]>([
  [
    'Letting agents with 20+ properties, landlords with one or two flats',
    ['Letting agents with 20+ properties', 'landlords with one or two flats'],
  ],
  ['All 11,200 households with a green lid bin, renters', ['households with a green lid bin', 'renters']],
  ['People who like to make things', ['People who like to make things']],
  ['Principal decides, office manager follows up payment', ['Principal']],
  ['Registered nurses ok, with or without experience', ['Registered nurses']],
])('groups of ‘%s’ are whole', (told, expected) =>
  expect(readAudience(emptyFormData(), told, '', false).groups).toEqual(expected),
);

test.each([
  ['rideshare apps', true],
  ['Big branded hatcheries', true],
  ['Bigger BPOs at the Park', true],
  ['HomeShield Direct', false],
  ['Fundy Gro fish emulsion', false],
  ['Royal Terborgh Bellfounders', false],
])('%s is several: %s', (name, several) => expect(isSeveral(name)).toBe(several));

describe('what follows for the figures', () => {
  const CAFES: Answers = {
    companyName: 'Fellside Roasters',
    productService: 'Coffee roasted and delivered to cafés and restaurants',
    heroProduct: 'House blend',
    strengths: 'Roasted on Mondays',
    startingPrice: '£14 per kg',
    targetGroup: 'B2B',
    targetDemographics: 'Café owners',
    geographicLocation: 'Kendal',
    onlineAdIssues:
      'Last year we spent £1,200 on Facebook and got 60 tastings. 1 in 5 tastings becomes an order.',
    marketingMediaBudget: '£2,000 in total for January to April 2027',
    marketingObjectives: ['lead-generation'],
    advertisingChannels: ['facebook-ads'],
    specificObjectives: '22 cafés now. We want 40 cafés by 30 April 2027.',
    currentChallenges: 'We break even at 20 cafés.',
  };

  test('cafés are customers: the way from a tasting leads to them', () => {
    const { reckoning } = planOf(CAFES);
    expect(reckoning.main?.target.goal.step).toBe('purchase');
    expect(reckoning.main?.target.wanted.value).toBe(18);
  });

  test('room for sets is no room for schools, and tells what the goal takes', () => {
    const plan = planOf({
      ...CAFES,
      productService: 'School uniforms supplied to schools',
      heroProduct: 'Summer set',
      startingPrice: '£8 per set',
      specificObjectives:
        '14 schools now. Target 30 schools in total by 31 March 2027. One school takes 600 sets on average.',
      currentChallenges: 'Stitching unit can finish 15,000 sets in the season, not one more.',
    });
    const said = deckOf(plan)
      .flatMap(({ title, output }) => [title, ...texts(output)])
      .join('\n');
    expect(said).not.toMatch(/15,000 schools/u);
    expect(said).toContain('the goal takes 18,000 sets, and there is room for 15,000 sets');
  });

  test('a number from which it pays is not how many fit', () =>
    expect(planOf(CAFES).r.capacity).toBeUndefined());

  test('what is gone already counts towards the goal; last year’s number does not', () => {
    const wanted = (specificObjectives: string): number | undefined =>
      planOf({ ...CAFES, productService: 'Weekend ticket for a folk festival', specificObjectives }).reckoning
        .main?.target.wanted.value;
    expect(wanted('Sell all 2,400 weekend tickets (900 gone) by 29 May 2027')).toBe(1500);
    expect(wanted('Sell 2,400 weekend tickets by 29 May 2027 (in 2026 it was 900)')).toBe(2400);
  });
});

describe('days that the client names', () => {
  const days = (marketingMediaBudget: string, specificObjectives: string): string[] => {
    const { time } = planOf({ ...NURSES, marketingMediaBudget, specificObjectives });
    return [time.start, time.mediaEnd].map((day) => day.toISOString().slice(0, 10));
  };
  test.each([
    [
      'are kept',
      '£9,000 for 9 weeks, 14 Dec 2026 to 14 Feb 2027',
      '30 nurses by 1 March 2027',
      ['2026-12-14', '2027-02-14'],
    ],
    [
      'end with what they lead up to',
      '£9,000 over 11 weeks up to the weekend',
      '30 nurses by 29 May 2027',
      ['2027-03-15', '2027-05-29'],
    ],
    [
      'begin too near: media starts as soon as it can, and ends when told',
      '£9,000 for 9 weeks, 1 Dec 2026 to 1 Feb 2027',
      '30 nurses by 1 March 2027',
      ['2026-12-07', '2027-02-01'],
    ],
  ])('%s', (_name, budget, goal, expected) => expect(days(budget, goal)).toEqual(expected));
});

test.each([
  [
    'Private schools decide vendor between December and March only',
    ['Private schools decide vendor between December and March only'],
  ],
  ['My wife says the same twelve people come every year and she is right', []],
  [
    'Farmers are back, and we set a second incubator',
    ['Farmers are back', 'we set a second incubator', 'Farmers are back, and we set a second incubator'],
  ],
])('a reason is whole: %s', (whyNeedNow, expected) => {
  const { reasons } = planOf({ ...SWIMMERS, whyNeedNow }).r;
  for (const reason of reasons) expect(expected).toContain(reason);
  expect(reasons.length > 0).toBe(expected.length > 0);
});

test.each([
  ['คอร์สช่างตัดผมชาย 150 ชม.', 'ผู้ชายอยากเปลี่ยนงาน ทหารปลด เด็กจบ ม.6', 'students'],
  ['คอร์สว่ายน้ำเด็ก 10 ครั้ง', 'เด็ก 4-10 ขวบ', 'parents'],
  ['คอร์สภาษาจีน', 'พ่อแม่ที่อยากให้ลูกเก่งภาษา', 'parents'],
])('%s for %s is for %s', (heroProduct, targetDemographics, expected) =>
  expect(planOf({ productService: heroProduct, heroProduct, targetDemographics }).r.people).toBe(expected),
);

describe('who asks for no gifts has no donors', () => {
  test.each<[string, Answers, string]>([
    [
      'a charity that takes gifts',
      {
        companyName: 'Harbour Foundation',
        productService: 'Charity, we house families. Monthly donors pay for it',
        startingPrice: '',
      },
      'givers',
    ],
    [
      'a charity whose days are free',
      {
        companyName: 'Harbour Foundation',
        productService: 'Charity. A day on the water for carers, paid for by the lottery',
        startingPrice: 'free, donation box not shown',
      },
      'joiners',
    ],
  ])('%s', (_, answers, whom) => {
    const plan = planOf(answers);
    expect(plan.r.people).toBe(whom);
    if (whom === 'joiners') {
      expect(plan.r.way).not.toBe('cause');
      expect(deckOf(plan).flatMap(texts).join('\n')).not.toMatch(/donor|gift|give now/iu);
    }
  });
});

test('nobody learns at a day club for the old', () => {
  const plan = planOf({
    companyName: 'Harbour Day Club',
    productService: 'Dementia day care Mon-Fri, two vans. Enrolled clients come all week.',
    heroProduct: 'Full week',
    startingPrice: '£60 per day',
    afterSalesService: 'trial day free',
    specificObjectives: '30 enrolled by June, 20 now',
  });
  expect(plan.r.people).not.toBe('students');
});
