/** What kind of offer it is, and which of the known things are sold. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { OfferKind } from '../../../src/shared/domain/offer.ts';
import { matchBusinessSubType, matchBusinessType } from '../../../src/shared/domain/taxonomy.ts';
import { negationAt, negationsIn } from '../../../src/shared/reading/negation.ts';
import { clean } from '../clean.ts';
import { HERO, PRICE, PRODUCT, type Field } from './fields.ts';
import { goodsIn, namedIn, type Named } from './named.ts';
import type { Facet, Goods, Source } from './offer.ts';
import type { GoodsRow } from './tables/goods.table.ts';
import { describingIn, soldIn, type Sold } from './sold.ts';
import { SUB_TYPE_KINDS, TYPE_KINDS } from './tables/sub-types.table.ts';
import { withVisits } from './visits.ts';
import { elect, type Vote } from './votes.ts';

/** A chosen sub-category's vote: a word of the answer outweighs it, and alone it decides nothing. */
const SUB_TYPE = 1.3;
const SUB_TYPE_NAMES = 1;
/** A thing that is mostly sold as this kind is likelier to be what is meant. */
const OWN_KIND = 1;
const SUB_TYPE_OF_TWO = 0.8;
const TYPE = 0.5;
const BUSINESS = 0.7;
const KNOWN = { least: 1.6, ahead: 1.2 } as const;

export interface NamedIn extends Named {
  field: Field;
}

/** Names of all answers; what an answer denies ('Nothing for sale') names nothing. */
export const namedInAll = (fields: readonly Field[]): NamedIn[] =>
  fields
    .filter(({ trust }) => trust > 0)
    .flatMap((field) => {
      const denied = negationsIn(field.written).filter(({ kind }) => kind === 'no' || kind === 'must not');
      return namedIn(field)
        .filter(({ start, end }) => negationAt(denied, { start, end }) === undefined)
        .map((one) => ({ ...one, field }));
    });

/** People are sought and nothing is sold: words of the work say nothing of an offer. */
const HIRES =
  /(?<![a-z])(?:hiring|now recruiting|we recruit|recruitment of|recruiting (?:drivers?|agents?|staff|nurses?|workers?|crew)|job openings?|vacanc(?:y|ies)|walk-in interviews?|join our (?:team|crew))(?![a-z])|(?<!สำห)รับ(?:สมัคร)?(?:พนักงาน|คนขับ|ช่าง(?!ที่)|แม่บ้าน|รปภ|คนงาน|ไรเดอร์|แรงงาน|ครูผู้สอน|บุคลากร)|หาคน(?:ขับ|งาน)/iu;
/** Who hires for others sells that. */
const FOR_OTHERS =
  /(?<![a-z])(?:agency|software|platform|service for|for (?:your|our) clients|app)(?![a-z])|บริการจัดหา|บริษัทจัดหางาน|ระบบ/iu;
/** 'We hire welders' and a goal of applicants: what is hired is people. */
const APPLICANTS =
  /(?<![a-z])(?:applicants?|applications|candidates?|recruits|starters|new hires|hires)(?![a-z])|ผู้สมัคร|ใบสมัคร/iu;
const HIRE = /(?<![a-z])(?:hire|hiring|join us|work with us|jobs?)(?![a-z])/iu;
const seeksPeople = ({
  clientInfo: { productService, heroProduct },
  campaignObjectives: { specificObjectives },
}: FormData): boolean =>
  (HIRES.test(`${productService}\n${heroProduct}`) ||
    (HIRE.test(productService) && APPLICANTS.test(specificObjectives))) &&
  !FOR_OTHERS.test(productService);

export const sourceOf = ({ path, written }: Field, start: number, end: number): Source => ({
  path,
  words: written.slice(start, end),
});

export function readKind(
  form: FormData,
  fields: readonly Field[],
  named: readonly NamedIn[],
): Facet<OfferKind> {
  const sold = asPlan(headVote(form, fields), form);
  if (sold?.value !== 'rental' && seeksPeople(form)) return elect<OfferKind>([], KNOWN);
  const head = sold?.value !== 'cause' && isGiven(named) ? undefined : sold;
  const words = named.map((one): Vote<OfferKind> => ({
    value: one.kind,
    weight: one.weight * one.field.trust * besideHead(head, one),
    source: sourceOf(one.field, one.start, one.end),
  }));
  const votes = withPayments(withVisits(head ? [head, ...words] : words, form));
  const all = [...votes, ...shared(votes), ...leanings(form, votes.length > 0), ...systems(form)];
  const facet = letByMonth(elect(all, KNOWN), form);
  if (facet.value === undefined) return facet;
  const isWorkedOn = THINGS.has(facet.value) && DONE_ON.test(clean(form.clientInfo.productService));
  const isLet = facet.value === 'rental' && all.some(({ value }) => value === 'stay');
  return (isLet || isSaid(all, facet.value)) && !isWorkedOn ? facet : unsure(facet);
}

/** What the grammar of the name says outweighs the words beside it. */
const DEED_HEAD = 4;
const THING_HEAD = 3;
const BESIDE_HEAD = 0.5;
/** With a deed named, a price by the night or the month says how it is paid for. */
const PRICE_OF_DEED = 0.25;
const DESCRIBES = 0.3;
const NAMES: ReadonlySet<string> = new Set([PRODUCT, HERO]);
/** A thing for which one pays by time is let; by the night it may be slept in, and the price says so itself. */
const BY_TIME =
  /(?<![a-z])(?:(?:a|an|per) (?:hour|day|week|weekend|month)|daily|pcm)(?![a-z])|\/ ?(?:hr|hour|day|wk|week|mo|month)(?![a-z])|(?:ต่อ|\/ ?)(?:ชม|ชั่วโมง|วัน|เดือน)|(?:วัน|เดือน)ละ/iu;
const LET: Partial<Record<OfferKind, OfferKind>> = {
  goods: 'rental',
  'industrial supply': 'rental',
  'consumable goods': 'subscription',
  'goods with installation': 'rental',
  property: 'rental',
};
/** Bought all the same, and paid off. */
const PAID_OFF = /pay[- ]as[- ]you[- ]go|instal?lments?|(?<![a-z])financed(?![a-z])|ผ่อน/iu;
/** What is not sold as a thing: it is paid for by the night or by the head. */
const NOT_A_THING =
  /(?<![a-z])(?:(?:a|per) (?:night|head|person|child|adult|couple|trip|ride|crossing)|pp)(?![a-z])|\/ ?(?:night|head|person|pax|pp)(?![a-z])|(?:ต่อ ?|\/ ?)(?:คืน|คน|หัว|ท่าน|เที่ยว)|(?:คืน|คน|หัว|ท่าน|เที่ยว)ละ/iu;
const BY_NIGHT = /(?<![a-z])nights?(?![a-z])|คืน/iu;
const SLEPT_IN =
  /(?<![a-z])(?:cabins?|house|houseboats?|boats?|huts?|tents?|caravans?|cottages?|apartments?|flats?|villas?|yurts?|domes?|rooms?)(?![a-z])|บ้าน|เรือน|แพ|เต็นท์/iu;
/** A class that is paid for by itself is as much a visit as a lesson. */
const IS_CLASS = /class(?:es)?$|คลาส/iu;
const BY_VISIT = /(?<![a-z])(?:per|a) (?:class|session|visit)(?![a-z])|ครั้งละ|ต่อครั้ง/iu;
/** Sold to the trade in quantity. */
const IN_BULK =
  /(?<![a-z])(?:moq|minimum|min\.|bulk|wholesale|ex(?:cl\.?)? (?:vat|gst))(?![a-z])|ขั้นต่ำ|ขายส่ง|ค้าส่ง/iu;
/** Work that comes each month is a plan; what is called for when it breaks is not. */
const IS_PLANNED: ReadonlySet<OfferKind> = new Set(['appointment service', 'project service']);
const EACH_MONTH =
  /(?<![a-z])(?:(?:a|per) month|monthly|pcm)(?![a-z])|\/ ?(?:mo|month)(?![a-z])|(?:ต่อ|ราย|\/ ?)เดือน|เดือนละ/iu;

/** How it is paid for and who buys say more of a thing than its name. */
function kindOfHead({ kind, close, isDeed }: Sold, words: string, form: FormData): OfferKind | undefined {
  const { startingPrice, productService } = form.clientInfo;
  if (IS_PLANNED.has(kind)) return close !== 'call' && EACH_MONTH.test(startingPrice) ? 'subscription' : kind;
  if (kind === 'stay' && BY_MONTH.test(startingPrice) && !BY_NIGHT.test(startingPrice)) return 'rental';
  if (kind === 'course' && IS_CLASS.test(words) && BY_VISIT.test(startingPrice)) return undefined;
  // A course of nights is stayed through, or learnt: nobody knows which.
  if (kind === 'course' && words === 'คอร์ส' && BY_NIGHT.test(productService)) return undefined;
  if (kind === 'subscription' && BY_VISIT.test(startingPrice)) return undefined;
  if (isDeed) return kind;
  if (THINGS.has(kind) || kind === 'property') {
    if (BY_NIGHT.test(startingPrice) && SLEPT_IN.test(words)) return 'stay';
    if (NOT_A_THING.test(startingPrice)) return undefined;
    // What is eaten is called so even where shops buy it by the crate.
    if (form.targetAudience.targetGroup === 'B2B' && IN_BULK.test(`${startingPrice}\n${productService}`))
      return kind === 'consumable goods' ? undefined : 'industrial supply';
  }
  return (BY_TIME.test(startingPrice) && !PAID_OFF.test(productService) && LET[kind]) || kind;
}

interface HeadVote extends Vote<OfferKind> {
  field: Field;
  start: number;
  end: number;
  isDeed: boolean;
}
/** The product's head, and the hero product's where the product names none. */
function headVote(form: FormData, fields: readonly Field[]): HeadVote | undefined {
  for (const path of [PRODUCT, HERO]) {
    const field = fields.find((one) => one.path === path);
    const sold = field && soldIn(field);
    const value = sold && kindOfHead(sold, field.plain.slice(sold.start, sold.end), form);
    if (!field || !sold || value === undefined) continue;
    const { start, end } = sold;
    const isDeed = sold.isDeed || value !== sold.kind;
    const weight = (isDeed ? DEED_HEAD : THING_HEAD) * field.trust;
    return { value, weight, source: sourceOf(field, start, end), field, start, end, isDeed };
  }
  return undefined;
}

/** How far another word counts beside the head: what lies in the head's own words is a part of it. */
function besideHead(head: HeadVote | undefined, { field, start, end }: NamedIn): number {
  if (head === undefined) {
    // Of 'wakeboarding cable park', whose head is not known, 'boarding' only describes it.
    const name = field.path === PRODUCT ? describingIn(field) : undefined;
    return name && start >= name.start && end <= name.end ? DESCRIBES : 1;
  }
  if (field === head.field && start >= head.start && end <= head.end) return 0;
  if (field.path === PRICE) return head.isDeed ? PRICE_OF_DEED : 1;
  return NAMES.has(field.path) ? BESIDE_HEAD : 1;
}

/** Of beans, bags and a subscription, the subscription is what is advertised where it is put first. */
const PLAN = /(?<![a-z])(?:subscriptions?|monthly (?:box|plan))(?![a-z])|สมาชิกรายเดือน|แพ็?กเกจรายเดือน/iu;
const asPlan = (head: HeadVote | undefined, { clientInfo }: FormData): HeadVote | undefined =>
  head !== undefined && THINGS.has(head.value) && PLAN.test(clean(clientInfo.heroProduct))
    ? { ...head, value: 'subscription' }
    : head;

/** Who lives on gifts says so: the words of what is done for those who get it are not what is offered to givers. */
const isGiven = (named: readonly NamedIn[]): boolean =>
  named.some(({ kind, weight, field }) => kind === 'cause' && weight >= PLAIN && field.path === PRODUCT);

/** What is done for somebody else's trade online: 'online bookings for village halls', 'online ordering for bakeries'. */
const FOR_A_TRADE =
  /^online (?:bookings?|reservations?|order(?:s|ing)|payments?|ticket(?:s|ing)|appointments?|scheduling|invoic(?:es|ing)) for (?!our|your|the|all|any|rooms|tables|hotels? rooms)[a-z' -]+s(?![a-z])/iu;
/** Paid by the month, it is software: who hires out a hall of its own asks for a price by the day. */
const SYSTEM = 4;
const systems = ({ clientInfo: { productService, startingPrice } }: FormData): Vote<OfferKind>[] => {
  const words = FOR_A_TRADE.exec(clean(productService))?.[0];
  return words !== undefined && BY_MONTH.test(startingPrice)
    ? [{ value: 'software', weight: SYSTEM, source: { path: PRODUCT, words } }]
    : [];
};

/** Somebody sleeps there for a night or two. */
const NIGHTS =
  /(?<![a-z])(?:nights?|overnight|check-?in|guests?|hotels?|hostels?|resorts?|lodges?|b&b|boarding|cattery|kennels?)(?![a-z])|คืน(?!เงิน|ของ|สินค้า|ได้|ให้)|เข้าพัก|ค้างคืน|แขก|โรงแรม|รีสอร์[ตท]|โฮมสเตย์|ที่พัก(?!อาศัย)|รับฝาก/iu;
const BY_MONTH =
  /(?<![a-z])(?:(?:a|per) (?:month|year)|monthly|pcm)(?![a-z])|\/ ?(?:mo|month)|(?:ต่อ|ราย|\/ ?)(?:เดือน|ปี)|เดือนละ|ปีละ/iu;
/** A room by the month is let, to store things or to live in: nobody is its guest. */
function letByMonth(
  facet: Facet<OfferKind>,
  { clientInfo: { productService, heroProduct, startingPrice, strengths } }: FormData,
): Facet<OfferKind> {
  if (facet.value !== 'stay' || !BY_MONTH.test(startingPrice)) return facet;
  return NIGHTS.test(`${productService}\n${heroProduct}\n${startingPrice}\n${strengths}`)
    ? facet
    : { ...facet, value: 'rental' };
}

/** Where a client says what is sold; a chosen sub-category says it too. */
const SAID_IN: ReadonlySet<string> = new Set([
  PRODUCT,
  HERO,
  'clientInfo.businessSubType',
  'clientInfo.companyName',
]);
/** A price by the night, the month or the day says how it is paid for and not what it is: a band is paid by the night. */
/** Work by the hour or the visit is a service, whatever it is. */
const WORK: ReadonlySet<OfferKind> = new Set(['appointment service', 'project service']);
/** How it is paid for and how many are wanted say no kind, not even together. */
const COUNTED: ReadonlySet<string> = new Set([
  'clientInfo.startingPrice',
  'campaignObjectives.specificObjectives',
  'targetAudience.targetGroup',
]);
/** 'รับลับมีด', 'รับซ่อม…': work on a thing, of which the thing alone says nothing. */
const DONE_ON = /^\s*(?:รับ(?!ซื้อ|สมัคร|ประกัน|ผลิต|จำหน่าย|ขาย)|บริการ)/u;
/** Said of what is sold itself, or in several answers. */
function isSaid(votes: readonly Vote<OfferKind>[], kind: OfferKind): boolean {
  const paths = new Set(votes.filter(({ value }) => value === kind).map(({ source }) => source.path));
  return (
    WORK.has(kind) ||
    [...paths].some((path) => SAID_IN.has(path)) ||
    (paths.size > 1 && [...paths].some((path) => !COUNTED.has(path)))
  );
}
function unsure(facet: Facet<OfferKind>): Facet<OfferKind> {
  const next = facet.value === undefined ? [] : [{ value: facet.value, confidence: facet.confidence }];
  return { ...facet, value: undefined, confidence: 0, next: [...next, ...facet.next].slice(0, 3) };
}

/** What is paid for by the month and is software is software, and who joins a savings society saves: votes of payment speak for it. */
const PLAINLY_SAID = 2;
const OWN_KINDS: readonly OfferKind[] = ['software', 'finance product'];
function withPayments(votes: readonly Vote<OfferKind>[]): Vote<OfferKind>[] {
  const said = votes.filter(
    ({ weight, source }) => weight >= PLAINLY_SAID && (source.path === PRODUCT || source.path === HERO),
  );
  const own = OWN_KINDS.find(
    (kind) =>
      said.some(({ value }) => value === kind) &&
      said.every(({ value }) => value === kind || value === 'subscription'),
  );
  return own === undefined
    ? [...votes]
    : votes.map((vote) => (vote.value === 'subscription' ? { ...vote, value: own } : vote));
}

/** What is done with a thing: the thing's own vote speaks for it too, and not against it. */
const DEEDS: ReadonlySet<OfferKind> = new Set([
  'goods with installation',
  'rental',
  'subscription',
  'industrial supply',
]);
const THINGS: ReadonlySet<OfferKind> = new Set(['goods', 'consumable goods']);
/** A deed said so plainly takes over so much of the votes of things. */
const PLAIN = 2;
const SHARE = 0.5;

function shared(votes: readonly Vote<OfferKind>[]): Vote<OfferKind>[] {
  const deed = votes
    .filter(({ value, weight }) => DEEDS.has(value) && weight >= PLAIN)
    .toSorted((a, b) => b.weight - a.weight)[0];
  if (!deed) return [];
  return votes
    .filter(({ value }) => THINGS.has(value))
    .map(({ weight, source }) => ({ value: deed.value, weight: weight * SHARE, source }));
}

function leanings({ clientInfo, targetAudience }: FormData, anyWords: boolean): Vote<OfferKind>[] {
  const type = matchBusinessType(clean(clientInfo.businessType));
  const sub = matchBusinessSubType(clean(clientInfo.businessSubType), type);
  const path = sub ? 'clientInfo.businessSubType' : 'clientInfo.businessType';
  const kinds = sub ? (SUB_TYPE_KINDS[sub.id - 1] ?? []) : (TYPE_KINDS[(type?.id ?? 0) - 1] ?? []);
  const weight = sub ? (kinds.length > 1 ? SUB_TYPE_OF_TWO : SUB_TYPE) : TYPE;
  const votes = kinds.map((value): Vote<OfferKind> => ({
    value,
    weight,
    source: { path, words: sub?.name ?? type?.name ?? '' },
  }));
  if (targetAudience.targetGroup === 'B2B' && anyWords)
    votes.push({
      value: 'industrial supply',
      weight: BUSINESS,
      source: { path: 'targetAudience.targetGroup', words: 'B2B' },
    });
  return votes;
}

const rowsOf = (named: readonly NamedIn[]): GoodsRow[] => [
  ...new Set(named.map(({ goods }) => goods).filter((row): row is GoodsRow => row !== undefined)),
];

/** Care that is named alike for people and for animals. */
const PEOPLES: ReadonlySet<string> = new Set(['clinic', 'therapy']);
const ANIMALS = 'Animals & Pet';
/** The chosen type says it, or the names of the company and of what it sells most. */
const isForAnimals = ({ clientInfo: { businessType, companyName, heroProduct } }: FormData): boolean =>
  matchBusinessType(clean(businessType))?.name.startsWith(ANIMALS) === true ||
  /สัตว์|กระต่าย|หมา(?!ย)|น้องแมว|(?<![a-z])(?:vets?|veterinary|pets?|animals?)(?![a-z])/iu.test(
    `${companyName} ${heroProduct}`,
  );

/** Things of the table that the product and the hero product name as what they are. */
export function readGoods(
  form: FormData,
  named: readonly NamedIn[],
  kind: OfferKind | undefined,
  words: string,
): Goods {
  const [veterinary] = isForAnimals(form) ? goodsIn('veterinary') : [];
  const heads = named
    .filter(
      ({ isHead, goods, field }) =>
        isHead && goods !== undefined && (field.path === PRODUCT || field.path === HERO),
    )
    .map((one) =>
      veterinary !== undefined && one.goods && PEOPLES.has(one.goods[1])
        ? { ...one, goods: veterinary }
        : one,
    );
  const rows = rowsOf(heads);
  // What is let, franchised or insured is named like what is sold: the thing is sure where its own kind agrees.
  const own = heads.filter(
    ({ goods }) =>
      goods &&
      // Who repairs the freezers of hotels lets no rooms; only animals are boarded where they are cared for.
      !(goods[3] === 'stay' && kind === 'appointment service' && goods[1] !== 'pet service') &&
      (goods[3] === kind || AKIN[goods[3]]?.includes(kind ?? goods[3])),
  );
  // Of several things, those in the name of the chosen sub-category are the likelier.
  const chosen = new Set(goodsIn(clean(form.clientInfo.businessSubType)).map(([id]) => id));
  const sum = (id: string): number =>
    (chosen.has(id) ? SUB_TYPE_NAMES : 0) +
    (own.some(({ goods }) => goods?.[0] === id && goods[3] === kind) ? OWN_KIND : 0) +
    own
      .filter(({ goods }) => goods?.[0] === id)
      .reduce((all, { weight, field }) => all + weight * field.trust, 0);
  const ranked = rowsOf(own).toSorted((a, b) => sum(b[0]) - sum(a[0]));
  const [first, second] = ranked;
  const sure =
    first !== undefined && (second === undefined || second[1] === first[1] || sum(first[0]) > sum(second[0]));
  return {
    words,
    ...(sure ? { id: first[0], family: first[1] } : {}),
    ids: rows.map(([id]) => id),
    families: [...new Set(ranked.map(([, family]) => family))],
    confidence: first ? Math.min(1, Math.round((sum(first[0]) / 3) * 100) / 100) : 0,
    from: heads.map(({ field, start, end }) => sourceOf(field, start, end)).slice(0, 6),
  };
}

/** Kinds that the same thing may well be: an air conditioner is also sold without its fitting. */
const AKIN: Partial<Record<OfferKind, readonly OfferKind[]>> = {
  goods: ['consumable goods', 'goods with installation', 'industrial supply', 'rental', 'subscription'],
  'consumable goods': ['goods', 'industrial supply', 'subscription'],
  'goods with installation': ['goods'],
  'appointment service': ['subscription', 'stay', 'project service'],
  'project service': ['appointment service', 'subscription'],
  'industrial supply': ['goods', 'consumable goods', 'project service'],
  stay: ['appointment service', 'subscription'],
  course: ['appointment service', 'subscription'],
  delivery: ['project service', 'subscription'],
  rental: ['stay', 'subscription'],
  property: ['rental'],
  tour: ['stay'],
  'meal or venue': ['rental'],
  software: ['subscription'],
  'residential care': ['appointment service', 'subscription'],
};
