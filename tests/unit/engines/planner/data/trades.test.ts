/** The trades: chosen by sub-category or words, in both languages, without figures; their days by the calendar. */
import { describe, expect, test } from 'vitest';
import { nextOccasion } from '../../../../../src-worker/engines/planner/data/calendar.ts';
import { TRADES, tradeOf } from '../../../../../src-worker/engines/planner/data/trades/index.ts';
import { figuresIn } from '../../../../../src/shared/domain/audit/numerals.ts';
import { BUSINESS_TYPES } from '../../../../../src/shared/domain/taxonomy.ts';

type Pair = readonly [en: string, th: string];

/** Every pair of texts within a value, whatever holds it. */
function* pairs(value: unknown): Generator<Pair> {
  if (typeof value !== 'object' || value === null) return;
  const items: unknown[] = Object.values(value);
  const [en, th] = items;
  if (Array.isArray(value) && items.length === 2 && typeof en === 'string' && typeof th === 'string')
    yield [en, th];
  else for (const item of items) yield* pairs(item);
}

describe.each(TRADES.map((trade) => [trade.id, trade] as const))(
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
    test('has something of its own to say to each client', () => {
      const { scene, need, doubt, show, step, again, leak, learn, warm, keep, changes } = texts;
      for (const wordings of [scene, need, doubt, show, step, again, leak, learn, warm, keep, changes])
        expect(wordings.length, JSON.stringify(wordings[0])).toBeGreaterThanOrEqual(4);
      for (const { event, actions } of texts.peaks) expect(actions.length, event).toBeGreaterThanOrEqual(3);
      expect(texts.ideas.length).toBeGreaterThanOrEqual(10);
    });
    test('says nothing twice', () => {
      for (const language of [0, 1] as const) {
        const said = [...pairs(texts)].map((pair) => pair[language].toLowerCase());
        expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([]);
      }
    });
  },
);

describe('the table of trades', () => {
  test('every business type has one', () => {
    for (const { id } of BUSINESS_TYPES) expect(tradeOf(id, '', '').types).toContain(id);
  });
});

describe('the trade of a client', () => {
  test.each([
    [6, 'Coffee & Tea', 'coffee beans, sold in two cafés', 'food'],
    [6, 'Restaurant & Catering', '', 'venue'],
    [6, '', 'a bistro by the river', 'venue'],
    [7, 'Clinic', 'จัดฟันใส', 'clinic'],
    [7, '', 'collagen capsules', 'supplement'],
    [13, '', 'Tailoring', 'tailor'],
    [0, '', 'ตัดขนสุนัข', 'pet-care'],
    [13, 'Banking & Loans', '', 'finance'],
    [12, '', 'กล่องลูกฟูก', 'packaging'],
    [11, 'Repair, Car Wash & Rental', '', 'vehicle-care'],
    [13, '', 'something else entirely', 'other'],
  ])('type %i, “%s”, “%s”: %s', (type, subType, words, id) =>
    expect(tradeOf(type, subType, words).id).toBe(id),
  );
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
