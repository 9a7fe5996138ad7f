/** Every sentence of knowledge names its condition, and is held against offers where it must not appear. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CAUTIONS } from '../../../../../src-worker/engines/planner/data/cautions.ts';
import { REMEDIES } from '../../../../../src-worker/engines/planner/data/challenges.table.ts';
import {
  CONDITIONS,
  holds,
  type ConditionId,
} from '../../../../../src-worker/engines/planner/data/conditions.ts';
import { TOPICS } from '../../../../../src-worker/engines/planner/data/topics.table.ts';
import { GENERAL, TRADES, tradeOf } from '../../../../../src-worker/engines/planner/data/trades/index.ts';
import {
  tellable,
  type Said,
  type TradeEntry,
} from '../../../../../src-worker/engines/planner/data/trades/trade.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';
import type { Offer } from '../../../../../src-worker/understanding/offer/offer.ts';
import { readOffer } from '../../../../../src-worker/understanding/offer/read-offer.ts';
import { OFFER_KINDS } from '../../../../../src/shared/domain/offer.ts';
import { outOfPlace, strangersIn } from '../../../../checks/strangers/offers.ts';
import { formOf, INVENTED } from '../../../../fixtures/invented-offers.ts';

const OPEN = fileURLToPath(new URL('../../../../fixtures/strangers/questionnaires/open', import.meta.url));
const STRANGERS = strangersIn(OPEN);
const OFFERS: readonly (readonly [string, Offer])[] = [
  ...STRANGERS.map(({ name, form }) => [name, readOffer(form)] as const),
  ...INVENTED.map((one) => [one.product, readOffer(formOf(one))] as const),
];
const isCondition = (id: string): id is ConditionId => id in CONDITIONS;
const IDS = Object.keys(CONDITIONS).filter(isCondition);
const SAME: ReadonlySet<string> = new Set(IDS);

/** Every sentence of a trade, with its own condition. */
const sentencesOf = ({ texts }: TradeEntry): Said[] => {
  const { ideas, peaks, ...places } = texts;
  return [...Object.values(places).flat(), ...ideas, ...peaks.flatMap(({ actions }) => actions)];
};

/** All that could be told of an offer, whichever wording its client gets. */
const toldOf = (offer: Offer): string[] =>
  [tradeOf(offer), GENERAL]
    .flatMap((trade) => tellable(sentencesOf(trade), offer))
    .flatMap(([en, th]) => [en, th]);

/** Words that are true of few offers, with the things that they are true of. */
const SPECIFIC: readonly (readonly [RegExp, readonly string[]])[] = [
  [/test drive|trade-in|ทดลองขับ|เทิร์น/iu, ['vehicle', 'electronics', 'appliance']],
  [/kitten|puppy|ลูกแมว|ลูกหมา/iu, ['live animals']],
  [/the coat mats|\bbreed\b|ตัดขน/iu, ['pet service', 'pet goods']],
  [/\bdoctors?\b|แพทย์|หมอ/iu, ['clinic', 'gym', 'pet service']],
  [/stylist/iu, ['salon']],
  [/\btable\b.*message|book a table|จองโต๊ะ/iu, ['eatery', 'bar']],
  [/balcony|ระเบียง/iu, ['lodging']],
  [/die line|ไดคัต/iu, ['packaging']],
  [/commute|วิวห้อง/iu, ['home for sale', 'vehicle']],
  [/membership|ค่าสมาชิก/iu, ['gym']],
  [/ingredient|วัตถุดิบ|ส่วนผสม/iu, ['packed food', 'pet goods', 'beauty goods', 'supplement']],
  [/wardrobe|ตู้เสื้อผ้า/iu, ['apparel']],
];

describe('conditions', () => {
  test('every trade names the offers for which it is true', () => {
    for (const { id, when } of TRADES) {
      expect(SAME.has(when), id).toBe(true);
      expect(Object.keys(CONDITIONS[when]).length, id).toBeGreaterThan(0);
    }
    expect(GENERAL.when).toBe('any offer');
  });
  test('every condition that a sentence names is in the table, and every condition is named', () => {
    const named = new Set<string>([
      ...[...TRADES, GENERAL].flatMap((trade) => [
        trade.when,
        ...sentencesOf(trade).flatMap(([, , when]) => when ?? []),
      ]),
      ...CAUTIONS.flatMap(({ when }) => when),
      ...TOPICS.flatMap(({ when }) => when ?? []),
      ...REMEDIES.flatMap(({ when }) => when ?? []),
    ]);
    expect([...named].filter((id) => !SAME.has(id))).toEqual([]);
    expect([...SAME].filter((id) => !named.has(id))).toEqual([]);
  });
  test('what is not known holds no condition but what excludes a few offers', () => {
    const nothing = readOffer(formOf({ product: '' }));
    const known = IDS.filter((id) => holds(id, nothing));
    expect(known).toEqual([
      'any offer',
      'at our place',
      'sold to people',
      'anything but a cause',
      'is for people',
    ]);
  });
  test('the general trade has something to say of every kind, and of none', () => {
    for (const kind of [undefined, ...OFFER_KINDS]) {
      const offer = readOffer(formOf({ product: '' }));
      const told = { ...offer, kind: { ...offer.kind, value: kind } };
      const { need, doubt, show, again, leak, learn, scene, search, warm, keep } = GENERAL.texts;
      for (const place of [need, doubt, show, again, leak, learn, scene, search, warm, keep])
        expect(tellable(place, told).length, `${kind}: ${place[0][0]}`).toBeGreaterThan(0);
      expect(tellable(GENERAL.texts.ideas, told).length, kind).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('held against offers where it must not appear', () => {
  test.each(STRANGERS.map((one) => [one.name, one] as const))('%s', (_name, { form, never }) => {
    const answers = JSON.stringify(form).toLowerCase();
    const told = toldOf(readOffer(form)).join('\n').toLowerCase();
    expect(
      never.filter((word) => told.includes(word.toLowerCase()) && !answers.includes(word.toLowerCase())),
    ).toEqual([]);
  });
  test.each(SPECIFIC)('%s only where it is true', (word, families) => {
    const misplaced = OFFERS.filter(([, offer]) => !families.includes(offer.goods.family ?? '')).flatMap(
      ([name, offer]) =>
        toldOf(offer)
          .filter((text) => word.test(text))
          .map((text) => `${name}: ${text}`),
    );
    expect(misplaced).toEqual([]);
  });
  test('no page of their decks holds a word of another offer', async () => {
    const found = await Promise.all(STRANGERS.map(async (one) => [one.name, await outOfPlace(one)] as const));
    expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
  }, 120_000);
});

describe('cautions follow what is offered', () => {
  const cautionsOf = (product: string, price = ''): string[] =>
    readAnswers(formOf({ product, price })).cautions.map(({ id }) => id);
  test.each<[string, string[]]>([
    ['Dental implants', ['medical']],
    ['Craft beer by the bottle', ['alcohol']],
    ['Collagen capsules', ['supplement']],
    ['Car insurance', ['finance']],
    ['Roasted coffee beans', ['food']],
    ['Face serum', ['cosmetic']],
    ['Knee scooter rental after foot surgery', []],
    ['Labels for little factories: beer, honey, cosmetics', []],
    ['Alcohol pads and gloves for clinics', []],
  ])('%s: %j', (product, ids) => expect(cautionsOf(product)).toEqual(ids));
});
