/** What an advert asks of its reader, where the way to the sale asks for too little: 'Ask us' fills no table. */
import type { Deliberation, OfferKind } from '../../../../src/shared/domain/offer.ts';
import {
  firstStep,
  toldStep,
  type FirstStep,
  type ToldStep,
} from '../../../understanding/answers/first-step.ts';
import { isSoldTo } from '../readings/people.ts';
import type { Readings } from '../readings/index.ts';
import { sureKind, type Way } from '../readings/way.ts';

export type Asked =
  | 'order'
  | 'place'
  | 'table'
  | 'time'
  | 'term'
  | 'free'
  | 'tried'
  | 'learn'
  | FirstStep
  | ToldStep;

/** Ways on which nothing but a talk comes first. */
export const TALKED: ReadonlySet<Way> = new Set(['quote', 'unknown', 'chat', 'call']);

/** A kind that is read with less may be another: then it is only asked to get in touch. */
const PLAIN_KIND = 0.75;
/** Eaten where it is made. */
const EATEN =
  /\b(?:restaurants?|caf[eé]s?|bistros?|taprooms?|brewpubs?|pubs?|diners?|brunch|lunch(?:es)?|dinners?|suppers?|menus?|dishes|steakhouse|pizzeria|eatery|grill|seafood)\b|ร้านอาหาร|คาเฟ่|ร้านกาแฟ|บุฟเฟ่ต์|ชาบู|หมูกระทะ|ซีฟู้ด|อาหาร(?!แมว|หมา|สัตว์|เสริม|แช่แข็ง)|กุ้ง|ปูเผา|ก๋วยเตี๋ยว/iu;
/** Sold by the pack. */
const PACKED =
  /\b(?:box(?:es)?|packs?|sets?|jars?|bags?|bottles?|tins?|tubs?|kits?|hampers?)\b|เซ็ต|เซต|กล่อง|ชุด|ซอง|ขวด|กระปุก/iu;
/** A trial that people come to is booked; of software it is started. */
const ATTENDED: ReadonlySet<OfferKind | undefined> = new Set(['course', 'appointment service', undefined]);
const SOON: ReadonlySet<Deliberation | undefined> = new Set(['minutes', 'days']);
/** Brought to where it is eaten, or a day that takes the whole house. */
const NO_TABLE =
  /\b(?:cater\w*|deliver\w*|meal (?:prep|box|kit)s?|boxed|frozen|wholesale|franchise\w*|weddings?|venue hire|hire)\b|จัดเลี้ยง|เดลิเวอรี|แช่แข็ง|ขายส่ง|แฟรนไชส์|งานแต่ง|ส่งถึง/iu;

const hasTables = ({ answers }: Readings): boolean => {
  const sold = `${answers.companyName}\n${answers.productService}\n${answers.heroProduct}`;
  return EATEN.test(sold) && !NO_TABLE.test(sold);
};

/** The steps between which the client knows a rate, or of which a cost. */
const stepNames = ({ rates, costs }: Readings): string[] => [
  ...rates.flatMap(({ kind, from = '', to = '' }) => (kind === 'conversion' ? [from, to] : [])),
  ...costs.map(({ per }) => per),
];

/** What is asked for in place of what the way says; undefined where the way says it, or nothing surely fits. */
export function askedFor(r: Readings, way: Way): Asked | undefined {
  // Who is informed, or may join, is shown how it works.
  if (way === 'unknown' && (r.people === 'residents' || r.people === 'joiners')) return 'learn';
  if (way === 'trial' && ATTENDED.has(sureKind(r.offer))) return 'tried';
  const told = isSoldTo(r.people) ? toldStep(stepNames(r)) : undefined;
  // Where somebody comes to them nobody is asked to come and see.
  const step =
    TALKED.has(way) && isSoldTo(r.people)
      ? (firstStep(r.answers) ?? told)
      : way === 'visit' && told === 'visit'
        ? told
        : undefined;
  if (step !== undefined) return step;
  if (!isSoldTo(r.people) || r.offer.business || (way !== 'unknown' && way !== 'booking')) return undefined;
  const kind = sureKind(r.offer, PLAIN_KIND);
  const isServed = kind === 'meal or venue' || (way === 'unknown' && kind === 'consumable goods');
  if (isServed && hasTables(r)) return 'table';
  if (way === 'booking') return undefined;
  switch (kind) {
    case 'course':
      return 'place';
    case 'subscription':
      return 'term';
    case 'rental':
      return 'free';
    case 'appointment service':
      return 'time';
    case 'goods':
    case 'consumable goods':
      // What is thought over for weeks, a truck or a ring, is ordered by no button.
      return r.act.id === 'order' && SOON.has(r.offer.deliberation.value) ? 'order' : undefined;
    case undefined:
      // Of what nobody knows the kind its pack is known.
      return r.offer.kind.value === undefined && r.act.id === 'order' && PACKED.test(r.answers.heroProduct)
        ? 'order'
        : undefined;
    default:
      return undefined;
  }
}
