/** Which statement leads: measured on sketches of clients that a person judged, and on the mistakes that cost most pages. */
import { expect, test } from 'vitest';
import { judgedOf, readSketches } from '../../../../../../.scripts/learn/sketches.ts';
import { emptyFormData } from '../../../../../../src/shared/domain/questionnaire.ts';
import { makeContrasts } from '../../../../../../src-worker/engines/planner/plan/contrast.ts';
import { rankedOf, type Ranked } from '../../../../../../src-worker/engines/planner/plan/leads/rank.ts';
import { readAnswers } from '../../../../../../src-worker/engines/planner/readings/index.ts';

interface Told {
  product: string;
  strengths: string;
  after?: string;
  stops?: string;
  /** What a rival is weak in. */
  weak?: string;
}

function ranked({ product, strengths, after = '', stops = '', weak = '' }: Told): Ranked[] {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { productService: product, strengths, afterSalesService: after });
  form.campaignObjectives.currentChallenges = stops;
  if (weak !== '')
    form.competitiveAnalysis.competitors = [
      { id: '1', name: 'Another', website: '', strengths: '', weaknesses: weak },
    ];
  const r = readAnswers(form);
  return rankedOf(r, makeContrasts(r));
}

test.each<[string, Told, RegExp]>([
  [
    'what a client owns does not lead before what a buyer gets',
    { product: 'Scaffold hire', strengths: 'own 9 lorries, up by 8am or the first week is free' },
    /first week/u,
  ],
  [
    'a licence that everybody has does not lead before what answers the fear',
    {
      product: 'ร้านทำเล็บ',
      strengths: 'มีใบอนุญาต, เปลี่ยนหัวตะไบใหม่ต่อหน้าทุกคน',
      stops: 'ลูกค้ากลัวติดเชื้อ',
    },
    /ต่อหน้า/u,
  ],
  [
    'what is done afterwards shortens no wait',
    {
      product: 'Lift repairs',
      strengths: 'engineer on site within 3 hours, 12 engineers',
      after: 'yearly check, we come back free',
      stops: 'Tenants are afraid to wait for days',
    },
    /3 hours/u,
  ],
  [
    'a result that was checked leads before how many there were',
    {
      product: 'Charity. Volunteers read with children in schools',
      strengths:
        '38 schools, 540 children last year. Children gain 9 months of reading in 6 (a university checked it)',
      stops: 'People think the money goes on offices',
    },
    /^Children gain 9 months/u,
  ],
  [
    'what holds for all leads before what some of them get',
    {
      product: 'Swimming course for adults, heated pool',
      strengths:
        'Women-only groups Tuesday with female coach. Nobody watches you learn, adults only at that hour',
      stops: 'They are ashamed and think people will watch them in the pool',
    },
    /Nobody watches|adults only/u,
  ],
  [
    'where gifts go leads before a letter afterwards',
    {
      product: 'Mountain rescue team, we need monthly givers',
      strengths: '100% of gifts go to the vans, 40 call-outs last year',
      after: 'letter from the leader twice a year',
      stops: '1 in 6 stops within the year',
      weak: 'money goes to head office',
    },
    /100%/u,
  ],
  [
    'ทุกบาทถึงมือ นำก่อนจดหมายปีละครั้ง',
    {
      product: 'มูลนิธิช่วยช้าง รับบริจาครายเดือน',
      strengths: 'เงินทุกบาทถึงช้าง, ดูแลช้าง 12 เชือก',
      after: 'จดหมายจากควาญปีละครั้ง',
      weak: 'หักค่าบริหาร',
    },
    /ทุกบาท/u,
  ],
  [
    'what is fresh leads against old stock, before what is done about weevils',
    {
      product: 'ข้าวกล้องหอมมะลิ ถุง 2 กก.',
      strengths: 'สีใหม่ทุกสัปดาห์, แพ็กสุญญากาศ',
      after: 'มอดขึ้นเปลี่ยนให้',
      weak: 'ค้างสต็อก',
    },
    /สีใหม่/u,
  ],
])('%s', (_, told, expected) => expect(ranked(told)[0]?.claim.words).toMatch(expected));

test('what beats a rival by a figure on what buyers ask first leads', () =>
  expect(
    ranked({
      product: 'Thesis binding',
      strengths:
        'Thesis bound in 3 working days, print shops take 8. We sew, they glue - a sewn book opens flat and lasts',
      stops: "They panic in the last week. First question is always 'can you do it by tomorrow?'",
      weak: '8 working days, glued',
    })[0],
  ).toMatchObject({ claim: { words: 'Thesis bound in 3 working days' }, mayLead: true, isDecisive: true }));

test.each([
  ['Accounts 30 days', 'Onsite within the hour'],
  ['เครดิต 30 วัน', 'ถึงหน้างานภายใน 1 ชั่วโมง'],
  ['tow it or we drop it $2.20', 'All trailers under 3 years old'],
])('terms of payment and rows of a price list never lead: %j', (never, other) =>
  expect(
    ranked({ product: 'Hydraulic hose repair', strengths: `${never}. ${other}.` }).some(
      ({ claim, mayLead }) => mayLead && claim.words === never,
    ),
  ).toBe(false),
);

test('of papers, years and parking nothing leads', () =>
  expect(
    ranked({
      product: 'Accountancy for small firms',
      strengths: 'chartered, since 1998, free parking',
    }).filter(({ mayLead }) => mayLead),
  ).toEqual([]));

test.each([
  ['Hand-thrown mugs', 'broken mugs replaced', false],
  ['Coffee beans by post', 'stale bags swapped', false],
  ['กระถางดินเผา', 'แตกระหว่างทางส่งใหม่ให้', false],
  ['ขายต้นไม้ในบ้าน', 'ต้นตายภายในเดือนเปลี่ยนต้นใหม่ให้', false],
  ['ซ่อมหลังคารั่ว', 'รั่วซ้ำซ่อมให้ฟรี 2 ปี', true],
  ['Roof repairs, we find and stop leaks', 'leaks again? we come back free, for 2 years', true],
])('%s: a fault that nobody asked about leads nothing (%s)', (product, after, may) =>
  expect(ranked({ product, strengths: '', after }).some(({ mayLead }) => mayLead)).toBe(may),
);

test('a fault that buyers fear may be answered', () =>
  expect(
    ranked({
      product: 'ขายต้นไม้ในบ้าน',
      strengths: '',
      after: 'ต้นตายภายในเดือนเปลี่ยนต้นใหม่ให้',
      stops: 'ลูกค้ากลัวต้นไม้ตาย',
    })[0],
  ).toMatchObject({ mayLead: true }));

test('of two that say as much the one that is told first leads, and a figure beside a rival’s before it', () => {
  const told = { product: 'Carpet cleaning', strengths: 'walk on it in 2 hours. come back within 7 days' };
  expect(ranked(told)[0]?.claim.words).toBe('walk on it in 2 hours');
  const beside = ranked({
    product: 'French exam preparation',
    strengths: 'a mock exam every 2nd Saturday. max 7 in group',
    weak: '15 in class',
  });
  expect(beside[0]?.claim.words).toBe('max 7 in group');
});

test('what a person judged leads, and what never may does not', () => {
  // Every third is enough to be seen.
  const sketches = readSketches().filter((_, at) => at % 3 === 0);
  const firsts = sketches.flatMap((sketch) => {
    const r = readAnswers(sketch.form);
    const [first] = rankedOf(r, makeContrasts(r));
    return first?.mayLead === true ? [judgedOf(sketch, first.claim.words)] : [];
  });
  const share = (judged: string): number => firsts.filter((one) => one === judged).length / sketches.length;
  // A third of them are long sentences with many commas, of which the reader quotes another part than the judge.
  expect(share('lead')).toBeGreaterThan(0.6);
  // In every eighth of the newer ones nothing should lead at all, and their statements stand in no order of worth, as those of clients do.
  expect(share('never')).toBeLessThan(0.11);
});

test('where nothing leads by its worth, what a rival lacks or the worthiest strength stands in; terms and what merely is do not', () => {
  const first = (strengths: string): string | undefined => {
    const [one] = ranked({ product: 'Massage on chairs in offices', strengths });
    return one?.mayLead === true ? one.claim.words : undefined;
  };
  expect(first('on chairs, fully dressed, 15 min each')).toContain('on chairs');
  expect(first('since 1998, chartered')).toBeUndefined();
  expect(first('credit 30 days')).toBeUndefined();
});
