/** How long people take to decide: as the client tells it, else by what kind of offer it is and what it costs. */
import type { Deliberation, OfferKind } from '../../../src/shared/domain/offer.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { AFTER_SALES, PRICE, type Field } from './fields.ts';
import { sourceOf } from './kind.ts';
import { lexicon } from './phrases.ts';
import type { Facet } from './offer.ts';
import { MONTHLY_PAY } from './tables/incomes.table.ts';
import { follows, unknown } from './votes.ts';

const decidesIn = lexicon<true>(
  [
    'decide', 'decides', 'decided', 'decision', 'signature', 'sign', 'signs', 'usually within', 'make up their mind',
    'think about it', 'think it over', 'before they buy', 'from the first question', 'first talk', 'sales cycle',
    'all about', 'ตัดสินใจ', 'คิดกัน', 'คุยกัน', 'คิดนาน', 'กว่าจะซื้อ', 'กว่าจะตกลง', 'ปรึกษากัน', 'ถึงจะพามา',
  ].map((phrase) => [phrase, true] as const),
); // prettier-ignore
const atOnceIn = lexicon<true>(
  ['on the spot', 'impulse', 'straight away', 'there and then', 'ตัดสินใจทันที', 'ซื้อเลย', 'เดินผ่านก็ซื้อ'].map(
    (phrase) => [phrase, true] as const,
  ),
);

/** Between a length of time and the word for deciding that it belongs to, in characters. */
const NEAR = 70;

const BAND: Partial<Record<TimeUnit, Deliberation>> = {
  minute: 'minutes', hour: 'minutes', day: 'days', week: 'weeks', month: 'months', quarter: 'months', year: 'months',
}; // prettier-ignore

function said(fields: readonly Field[]): Facet<Deliberation> | undefined {
  for (const field of fields.filter(
    ({ story, path }) => story >= 0.3 && path !== PRICE && path !== AFTER_SALES,
  )) {
    const [now] = atOnceIn(field);
    if (now)
      return { ...follows<Deliberation>('minutes', 0.8, ''), from: [sourceOf(field, now.start, now.end)] };
    const marks = decidesIn(field);
    if (marks.length === 0) continue;
    for (const { quantity, span } of readQuantities(field.written)) {
      if (quantity.kind !== 'duration') continue;
      const near = marks.some(
        ({ start, end }) =>
          Math.min(Math.abs(span.start - end), Math.abs(start - span.end)) <= NEAR &&
          !/[.!?\n]\s/u.test(field.written.slice(Math.min(span.end, end), Math.max(span.start, start))),
      );
      const band = bandOf(quantity.unit, quantity.high ?? quantity.value);
      if (near && band)
        return { ...follows<Deliberation>(band, 0.85, ''), from: [sourceOf(field, span.start, span.end)] };
    }
  }
  return undefined;
}

/** Forty days are weeks, ten weeks are months. */
function bandOf(unit: TimeUnit, value: number): Deliberation | undefined {
  if (unit === 'day' && value > 10) return value > 60 ? 'months' : 'weeks';
  if (unit === 'week' && value > 8) return 'months';
  return BAND[unit];
}

/** Kinds that take as long whatever they cost. */
const BY_KIND: Partial<Record<OfferKind, readonly [Deliberation, number]>> = {
  'meal or venue': ['minutes', 0.55],
  'franchise or dealership': ['months', 0.6],
  property: ['months', 0.7],
};
/** Kinds that a price says little of: a first sum of many, or a business that pays. */
const NOT_BY_PRICE: ReadonlySet<OfferKind> = new Set([
  'subscription', 'software', 'industrial supply', 'project service', 'finance product', 'cause', 'rental', 'delivery', 'ticketed event', 'residential care',
]); // prettier-ignore

/** A date has to be found first, however little it costs. */
const PLANNED: ReadonlySet<OfferKind> = new Set([
  'appointment service',
  'course',
  'stay',
  'tour',
  'goods with installation',
]);

/** Shares of a month's pay up to which a purchase takes minutes, days, weeks; more takes months. An assumption. */
const SHARES: readonly (readonly [Deliberation, number])[] = [
  ['minutes', 0.01],
  ['days', 0.15],
  ['weeks', 1.5],
  ['months', Infinity],
];

export function readDeliberation(
  fields: readonly Field[],
  kind: OfferKind | undefined,
  business: boolean,
  inThai: boolean,
): Facet<Deliberation> {
  const told = said(fields);
  if (told) return told;
  const [usual, confidence] = (kind && BY_KIND[kind]) ?? [];
  if (usual && kind) return follows(usual, confidence ?? 0, kind);
  const field = fields.find(({ path }) => path === PRICE);
  if (!field || kind === undefined || business || NOT_BY_PRICE.has(kind)) return unknown();
  const price = readQuantities(field.written).find(isPrice);
  if (!price || !('value' in price.quantity)) return unknown();
  const named = price.quantity.kind === 'money' ? price.quantity.currency : '';
  const pay = MONTHLY_PAY[named === '' && inThai ? 'THB' : named];
  if (pay === undefined) return unknown();
  const part = price.quantity.value / pay;
  const read = SHARES.find(([, most]) => part <= most)?.[0] ?? 'months';
  const value =
    kind === 'appointment service' && read === 'months'
      ? 'weeks'
      : read === 'minutes' && PLANNED.has(kind)
        ? 'days'
        : read;
  return { ...follows(value, 0.5, ''), from: [sourceOf(field, price.span.start, price.span.end)] };
}

/** A sum of money, or in a price without a currency the first bare figure. */
const isPrice = ({ quantity }: Reading): boolean =>
  (quantity.kind === 'money' || (quantity.kind === 'count' && quantity.unit === '')) && quantity.value > 0;
