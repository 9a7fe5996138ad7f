/** What a rival asks: the sum that the client tells, else that it is called cheap or dear, else nothing. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { writeCompetitorAnalysis } from '../../../../../src-worker/engines/planner/pages/competitor-analysis.ts';
import { writeCompetitorMarketing } from '../../../../../src-worker/engines/planner/pages/competitor-marketing.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { planOf } from '../plans.ts';
import { inCurrency, priceWords } from '../../../../../src-worker/engines/planner/plan/claims.ts';

interface Written {
  competitors: {
    priceRange: string;
    reasoning: string;
    vsUsHighlights: { point: string; them: string; us: string; lead?: string }[];
  }[];
}
function pages(strengths: string, weaknesses: string, startingPrice: string, language: 'en' | 'th' = 'en') {
  const form = emptyFormData();
  form.clientInfo.companyName = language === 'en' ? 'Corrib Loos' : 'ร้านส้วมเคลื่อนที่';
  form.clientInfo.productService = language === 'en' ? 'Site toilets for hire' : 'ให้เช่าห้องน้ำเคลื่อนที่';
  form.clientInfo.startingPrice = startingPrice;
  form.competitiveAnalysis.competitors = [{ id: 'a', name: 'Dale', website: '', strengths, weaknesses }];
  const plan = makePlan(form, '2026-11-21T03:00:00Z', language);
  const written = (output: unknown): Written => {
    const told: Written = JSON.parse(JSON.stringify(output));
    return told;
  };
  const rival = written(writeCompetitorMarketing(plan).output).competitors[1];
  return {
    asked: rival?.priceRange,
    reasoning: rival?.reasoning,
    rows: written(writeCompetitorAnalysis(plan).output).competitors[0]?.vsUsHighlights ?? [],
  };
}

describe('the sum stands in the table', () => {
  test.each([
    ['cabins, diggers', 'service slips to 10 days, €41', '€41'],
    ['everybody knows it, 299 €', 'no parking', '299 €'],
    ['£9 a month at home', 'nobody corrects your knees', '£9 a month at home'],
    ['R600', 'late', 'R600'],
    // Who follows it is no price, and its own name before the sum no part of it.
    ['huge insta 22k, gorgeous fit out', 'late', ''],
    ['dale: £30, roof', 'late', '£30'],
    // What only ends a sum goes; what it is for stays.
    ['£80 a flat', 'late', '£80 a flat'],
    ['£80 flat', 'late', '£80'],
    ['Trophies. Costume $95', 'late', ''],
    ['Costumes from $40 a day', 'late', 'From $40 a day'],
    ['£9 per flat', 'late', '£9 per flat'],
  ])('%s / %s', (good, bad, told) => expect(pages(good, bad, '').asked).toBe(told));
  test.each([
    ['ตัวละ 199 แบบเยอะมาก', 'ผ้าบาง', 'ตัวละ 199 บาท'],
    ['เริ่ม 999', 'รอนาน', 'เริ่ม 999 บาท'],
    ['มีให้เลือกเป็นร้อย 5,900', 'ไม่รวมพิธี', '5,900 บาท'],
  ])('%s', (good, bad, told) => expect(pages(good, bad, '1,500 บาท', 'th').asked).toBe(told));
});

describe('what nobody told of its price is not said', () => {
  test.each([
    ['open 24 hours', 'never same price two times'],
    ['trusted name', 'only own price'],
    ['Everyone has the app', 'Rarely refinance below $10,000'],
    ['sign-up bonus 500', 'salary delayed'],
    ['known', '$400 testing fees'],
    ['known', '£50 excess each and they argue'],
  ])('%s / %s', (good, bad) => expect(pages(good, bad, '').asked).toBe(''));
  test('cheap and dear are told in a word, nothing as free', () => {
    expect(pages('cheap', 'frozen', '').asked).toBe('Low');
    expect(pages('known', 'expensive', '').asked).toBe('High');
    expect(pages('free', 'no one to one', '').asked).toBe('Free');
    // By how much is no price, and says which it is.
    expect(pages('$20 less, knows them by name', 'no loaner', '$99').asked).toBe('$20 less');
    expect(pages('20% lower', 'late', '$99').asked).toBe('20% lower');
    expect(pages('factory parts', '3x the price', '').asked).toBe('3x the price');
  });
});

test('both prices stand side by side where neither is said to be lower', () => {
  const [row] = pages('£9 a month at home', 'nobody corrects your knees', '£96 for 8 weeks').rows;
  expect(row).toEqual({ point: 'Price', them: '£9 a month at home', us: '£96 for 8 weeks' });
  expect(pages('£9,000 a year', 'far', '£96 for 8 weeks').rows).toEqual([]);
});

test('a price that stands in its column is not told again beside it', () => {
  expect(pages('€12 per head, fast', 'No one signs back', '').reasoning).toBe('Fast. No one signs back.');
});

describe('a price of theirs that leaves out what ours holds is told with it, and leads nowhere', () => {
  const rowsOf = (
    strengths: string,
    weaknesses: string,
    own: string,
    startingPrice: string,
    language: 'en' | 'th',
  ) => {
    const form = emptyFormData();
    form.clientInfo.companyName = 'Corrib';
    form.clientInfo.productService = language === 'en' ? 'Plunge pools of concrete' : 'ติดตั้งเครื่องกรองน้ำ';
    form.clientInfo.strengths = own;
    form.clientInfo.startingPrice = startingPrice;
    form.competitiveAnalysis.competitors = [{ id: 'a', name: 'Dale', website: '', strengths, weaknesses }];
    const { output } = writeCompetitorAnalysis(makePlan(form, '2026-11-21T03:00:00Z', language));
    const told: Written = JSON.parse(JSON.stringify(output));
    return (told.competitors[0]?.vsUsHighlights ?? []).filter(({ point }) => /^(?:Price|ราคา)$/u.test(point));
  };
  test.each([
    [
      'in within 2 weeks, $36k',
      '5 shapes, cranes extra',
      'Fixed price incl. crane and spoil removal',
      '$48,500',
      'en',
    ],
    ['$90', 'delivery extra', 'Delivery included to every suburb', '$120', 'en'],
    ['£2,100', 'scaffolding not included', 'Scaffolding is in the price', '£2,900', 'en'],
  ] as const)('%s / %s', (good, bad, own, price, language) => {
    const [row] = rowsOf(good, bad, own, price, language);
    expect(row?.lead).toBeUndefined();
    expect(row?.them).toContain(bad.split(', ').at(-1));
  });
  test('what ours does not hold either is conceded', () =>
    expect(rowsOf('$36k', 'cranes extra', 'Owner on site every Friday', '$48,500', 'en')[0]?.lead).toBe(
      'them',
    ));
});

test('a price for another time is told with it, and nobody leads on it', () => {
  const { asked, rows } = pages('ใกล้ เดือนละ 5,500', 'ไม่มีใบอนุญาต', 'เทอมละ 34,500 แรกเข้า 15,000', 'th');
  expect(asked).toBe('เดือนละ 5,500 บาท');
  expect(rows.filter(({ lead }) => lead === 'them')).toEqual([]);
  expect(pages('£40 a week', '', '£130 a month').rows.filter(({ lead }) => lead !== undefined)).toEqual([]);
});

test('a figure that the client writes alone has the sign that everybody knows; another figure than the price is no sum', () => {
  const form = emptyFormData();
  form.clientInfo.productService = 'Parking in school yards';
  form.clientInfo.startingPrice = '40 per hour, day pass 180';
  form.targetAudience.geographicLocation = 'Kochi';
  form.campaignObjectives.marketingMediaBudget = 'Rs 65,000 a month';
  const plan = makePlan(form, '2026-11-21T03:00:00Z', 'en');
  expect(priceWords(plan.r, plan.f)).toMatch(/^(?:Rs |₹)40 per hour/u);
  const eyes = { ...plan.r.price, currency: 'CAD', value: 169 };
  expect(inCurrency('exam covered for under 18', eyes, plan.f)).toBe('exam covered for under 18');
});
test('ล้านกับบาทเขียนติดกัน', () => {
  const { r, f } = planOf({ productService: 'รับสร้างบ้าน', startingPrice: '1.68 ล้าน (ตรม.ละ 14,000)', marketingMediaBudget: 'เดือนละ 30,000 บาท' }, 'th'); // prettier-ignore
  expect(inCurrency('1.68 ล้าน (ตรม.ละ 14,000)', r.price, f)).toContain('1.68 ล้านบาท');
});

test.each([
  ['24/7, ISO 27001', 'slow'],
  ['€5k less', 'no warranty'],
  ['$0 down', 'long contract'],
  ['big reviews 400+', 'subcontract'],
])('no price: %s', (good, bad) => expect(pages(good, bad, '£46 per user').asked).not.toMatch(/\d/u));
