/** The trades: chosen by sub-category or words, in both languages, without figures; their days by the calendar. */
import { describe, expect, test } from 'vitest';
import { nextOccasion } from '../../../../../src-worker/engines/planner/data/calendar.ts';
import { GENERAL, TRADES, tradeOf } from '../../../../../src-worker/engines/planner/data/trades/index.ts';
import { readOffer } from '../../../../../src-worker/understanding/offer/read-offer.ts';
import { formOf, type Invented } from '../../../../fixtures/invented-offers.ts';
import { figuresIn } from '../../../../../src/shared/domain/audit/numerals.ts';

type Pair = readonly [en: string, th: string];

/** Every pair of texts within a value, whatever holds it. */
function* pairs(value: unknown): Generator<Pair> {
  if (typeof value !== 'object' || value === null) return;
  const items: unknown[] = Object.values(value);
  const [en, th] = items;
  if (Array.isArray(value) && items.length <= 3 && typeof en === 'string' && typeof th === 'string')
    yield [en, th];
  else for (const item of items) yield* pairs(item);
}

describe.each([...TRADES, GENERAL].map((trade) => [trade.id, trade] as const))(
  'what the planner knows of %s',
  (_id, trade) => {
    const { texts } = trade;
    test('states no figure', () => {
      for (const text of [...pairs(texts)].flat()) expect(figuresIn(text), text).toEqual([]);
    });
    test('is written in both languages', () => {
      for (const [en, th] of pairs(texts)) {
        expect(th).toMatch(/\p{Script=Thai}/u);
        expect(en).not.toMatch(/\p{Script=Thai}/u);
      }
    });
    test('holds nothing that is never told: what always holds stands last', () => {
      const { scene, need, doubt, show, again, leak, learn, warm, keep, search, peaks } = texts;
      const places = [scene, need, doubt, show, again, leak, learn, warm, keep, search];
      for (const wordings of trade === GENERAL ? [] : [...places, ...peaks.map(({ actions }) => actions)])
        for (const said of wordings.slice(0, -1)) expect(said[2], said[0]).toBeDefined();
      expect(texts.ideas.length).toBeGreaterThanOrEqual(1);
    });
    test('says nothing twice', () => {
      for (const language of [0, 1] as const) {
        const said = [...pairs(texts)].map((pair) => pair[language].toLowerCase());
        expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([]);
      }
    });
  },
);

const offerOf = (answers: Omit<Invented, 'kind'>) => readOffer(formOf(answers));

describe('the trade of an offer', () => {
  test.each<[Omit<Invented, 'kind'>, string]>([
    [
      { product: 'Coffee beans, sold in two cafés', sub: 'Coffee & Tea', type: 'Food, Beverages & Tobacco' },
      'food',
    ],
    [{ product: 'A bistro by the river', goals: '200 bookings a month' }, 'venue'],
    [{ product: 'จัดฟันใส', sub: 'Clinic', type: 'Health & Beauty' }, 'clinic'],
    [{ product: 'Collagen capsules' }, 'supplement'],
    [{ product: 'Tailoring and alterations' }, 'tailor'],
    [{ product: 'ตัดขนสุนัข' }, 'pet-care'],
    [{ product: 'Small business loans', sub: 'Banking & Loans', type: 'Other Business' }, 'finance'],
    [{ product: 'กล่องลูกฟูก', type: 'Industrial' }, 'packaging'],
    [{ product: 'Car repair and servicing', type: 'Vehicles & Parts' }, 'vehicle-care'],
    [{ product: 'Used cars for sale' }, 'vehicles'],
  ])('%j: %s', (answers, id) => expect(tradeOf(offerOf(answers)).id).toBe(id));

  test.each<[string, Omit<Invented, 'kind'>]>([
    ['a charger is no car', { product: 'Supply and installation of home EV chargers', type: 'Vehicles & Parts' }],
    ['a franchise of a kitchen is no restaurant', { product: 'Franchise of a container kitchen', type: 'Food, Beverages & Tobacco', sub: 'Restaurant & Catering' }],
    ['care of ovens is no bakery', { product: 'Maintenance plans for ovens', price: '$150 per month', type: 'Food, Beverages & Tobacco', sub: 'Bakery & Desserts' }],
    ['a cart in the street takes no bookings', { product: 'รถเข็นขายข้าวมันไก่ หน้าตลาด', price: 'ห่อละ 45' }],
    ['what nobody knows is of no trade', { product: 'xylotherm panels', type: 'Other Business' }],
    ['a sub-category alone is of no trade', { product: '', type: 'Food, Beverages & Tobacco', sub: 'Restaurant & Catering' }],
  ])('%s', (_name, answers) => expect(tradeOf(offerOf(answers))).toBe(GENERAL)); // prettier-ignore
});

describe('days of the calendar', () => {
  const from = (text: string): Date => new Date(`${text}T00:00:00Z`);
  const iso = (day: Date | undefined): string | undefined => day?.toISOString().slice(0, 10);
  test.each([
    ['valentine', '2027-01-04', '2027-02-14'],
    ['valentine', '2027-02-15', '2028-02-14'],
    ['lunar-new-year', '2027-01-04', '2027-02-06'],
    ['lunar-new-year', '2027-03-01', '2028-01-26'],
    ['songkran', '2027-01-04', '2027-04-13'],
    // Of a month alone, the whole month is still to come on its last day.
    ['rains', '2027-06-30', '2027-06-01'],
  ] as const)('%s from %s is on %s', (event, start, day) =>
    expect(iso(nextOccasion(event, from(start), true)?.day)).toBe(day),
  );
  test('Thai days are kept in Thailand alone', () =>
    expect(nextOccasion('songkran', from('2027-01-04'), false)).toBeUndefined());
});
