/** How these buyers buy: the close and what follows a sale, only where they fit what is sold. */
import type { Close, OfferKind, Repeat } from '../../../../src/shared/domain/offer.ts';
import type { StepId } from '../../../understanding/figures/steps.ts';
import type { MomentId } from '../data/moments.table.ts';
import type { Answers, Readings } from '../readings/index.ts';

export type After =
  | Repeat
  | 'business'
  | 'cause'
  | 'farewell'
  | 'residents'
  | 'joined'
  | 'monthly'
  | 'unknown';
/** A gift is no sale, an app is installed, and what stands on other people's shelves is bought there. */
export type Way = Close | 'cause' | 'install' | 'shelf' | 'unknown';

export interface Journey {
  close: Way;
  after: After;
}

/** A kind that is read with less may be another. */
const SURE_KIND = 0.6;
/** A close that is read with less is a guess. */
const SURE_CLOSE = 0.45;

/** Closes that not every kind has. */
const KINDS: Partial<Record<Close, readonly OfferKind[]>> = {
  cart: ['goods', 'consumable goods', 'subscription', 'meal or venue'],
  booking: [
    'appointment service', 'stay', 'tour', 'meal or venue', 'course', 'rental', 'ticketed event', 'project service',
    'goods with installation', 'residential care', 'property', 'delivery',
  ],
  'walk-in': ['meal or venue', 'goods', 'consumable goods', 'appointment service'],
  trial: ['software', 'subscription', 'course', 'industrial supply', 'appointment service'],
  application: ['finance product', 'franchise or dealership', 'course', 'residential care', 'property', 'rental', 'cause'],
  visit: [
    'property', 'residential care', 'franchise or dealership', 'course', 'goods', 'industrial supply', 'stay',
  ],
}; // prettier-ignore

/** Where nothing says how a sale closes, what every sale of the kind needs. */
const USUAL: Partial<Record<OfferKind, Close>> = {
  'appointment service': 'booking',
  stay: 'booking',
  tour: 'booking',
  'ticketed event': 'booking',
  'project service': 'quote',
  'goods with installation': 'quote',
  'industrial supply': 'quote',
  property: 'visit',
  'residential care': 'visit',
};

/** Sold over a counter. */
const PREMISES =
  /\b(?:baker(?:y|s)|caf[eé]s?|restaurants?|bars?|kitchen|stall|shop|store|parking|from \d+ ?[ap]m)\b|ร้าน(?:อาหาร|กาแฟ|เสริมสวย|ก๋วยเตี๋ยว|ขนม)|คาเฟ่|ที่จอดรถ|หน้าร้าน/iu;

/** As it is read, where what is sold can be closed so. */
function readClose({ offer: { close } }: Readings, sure: OfferKind | undefined): Close | undefined {
  const fits = (value: Close): boolean => {
    const kinds = KINDS[value];
    return sure === undefined || kinds === undefined || kinds.includes(sure);
  };
  const read = [
    ...(close.value === undefined ? [] : [{ value: close.value, confidence: close.confidence }]),
    ...close.next,
  ];
  return read.find(({ value, confidence }) => confidence >= SURE_CLOSE && fits(value))?.value;
}

const isOverCounter = ({ productService, strengths }: Answers, sure: OfferKind | undefined): boolean =>
  sure !== undefined &&
  KINDS['walk-in']?.includes(sure) === true &&
  PREMISES.test(productService + strengths);

/** Where nothing says how a sale closes: by where the client can be met. */
function metClose({ offer, ownChannels, answers, price }: Readings, sure: OfferKind | undefined): Way {
  const usual = sure && USUAL[sure];
  const has = (...ids: readonly string[]): boolean => ownChannels.some((own) => ids.includes(own));
  const canChat = has('line', 'facebook', 'instagram');
  // A list price on a page needs no quote and no chat.
  const isListed = price.value !== undefined && (sure === 'software' || sure === 'subscription');
  if (offer.business && isListed && has('website')) return 'unknown';
  if (offer.business) return usual ?? (canChat ? 'chat' : 'quote');
  const hasPage = has('website', 'shopee', 'lazada', 'tiktok-shop');
  if (!hasPage && isOverCounter(answers, sure)) return 'walk-in';
  const isOrdered = sure === 'subscription' && has('shopee', 'lazada', 'tiktok-shop');
  if (hasPage && (sure === 'goods' || sure === 'consumable goods' || isOrdered)) return 'cart';
  return canChat && !has('website') ? 'chat' : (usual ?? 'unknown');
}

/** Sold by shops that are not the client's. */
const ON_SHELVES =
  /\bon (?:the |their )?shel(?:f|ves)\b|\blisting in \d|\blisted (?:in|at|with|by)\b|\bsupermarkets?\b|\bstockists?\b|\bgrocers\b|\bper (?:shop|store)\b|\bin \d+ (?:shops|stores|supermarkets|pharmacies)\b|วางขาย(?:ใน|ที่)|บนชั้น|เซเว่น|7-eleven|โลตัส|บิ๊กซี|โมเดิร์นเทรด/iu;
const GOODS: ReadonlySet<OfferKind | undefined> = new Set(['goods', 'consumable goods']);
/** Where no page of the client's own takes orders. */
const isOnShelves = ({ answers, offer, ownChannels }: Readings): boolean =>
  (offer.kind.value === undefined || GOODS.has(offer.kind.value)) &&
  !offer.business &&
  !ownChannels.some(
    (own) => own === 'website' || own === 'shopee' || own === 'lazada' || own === 'tiktok-shop',
  ) &&
  [answers.strengths, answers.whyNeedNow, answers.specificObjectives, answers.productService].some((text) =>
    ON_SHELVES.test(text),
  );

export function closeOf(r: Readings): Way {
  if (r.people === 'applicants') return 'application';
  if (r.people === 'users' && r.act.id === 'download') return 'install';
  if (r.people === 'residents') return 'unknown';
  if (r.people === 'joiners') return joinedBy(r);
  const { kind } = r.offer;
  const sure = kind.confidence >= SURE_KIND ? kind.value : undefined;
  if (isOnShelves(r)) return 'shelf';
  const close = sure === 'cause' ? 'cause' : (readClose(r, sure) ?? metClose(r, sure));
  return close === 'call' && r.without.has('calls') ? 'chat' : close;
}

/** Who joins or gives of himself buys nothing: only a step that the answers name. */
const JOINED: ReadonlySet<Close> = new Set(['booking', 'chat', 'call', 'meeting']);
function joinedBy({ offer: { close }, ownChannels }: Readings): Way {
  if (close.value !== undefined && close.confidence >= SURE_CLOSE && JOINED.has(close.value))
    return close.value;
  return ownChannels.includes('website') ? 'unknown' : 'chat';
}

/** A time after which somebody decides again, and none that can end on any day. */
const TERM =
  /\b(?:contracts?|annual(?:ly)?|yearly|(?:a|per) year|season pass|minimum|\d+[- ](?:months?|years?)|terms?(?! and))\b|สัญญา|รายปี|ต่อปี|ปีละ|ครบ(?:กำหนด|รอบ|ปี)|ต่ออายุ|\d+ ?(?:เดือน|ปี)/iu;
const NO_TERM =
  /\bcancel any ?time\b|\bno (?:contract|minimum|lock[- ]in|tie)|\bpay as you go\b|ไม่(?:มี|บังคับ|ต้องทำ)สัญญา|ยกเลิกได้(?:ทุกเมื่อ|ตลอด)|ไม่ผูกมัด/iu;
const PER_TIME =
  /\b(?:a|per) (?:week|month|quarter|year)\b|\/ ?(?:wk|week|mo|month|yr|year)\b|(?:ต่อ|ราย|\/ ?)(?:สัปดาห์|เดือน|ปี)|(?:เดือน|ปี)ละ/iu;
function hasTerm({ answers }: Readings): boolean {
  const told = [answers.startingPrice, answers.productService, answers.heroProduct, answers.strengths].join(
    '\n',
  );
  return TERM.test(told) && !NO_TERM.test(told);
}

function afterOf(r: Readings, moment: MomentId | undefined): After {
  const {
    people,
    offer: { kind, repeat, business },
  } = r;
  // Of a farewell nobody is asked for more.
  if (moment === 'funeral') return 'farewell';
  const sure = kind.confidence >= SURE_KIND ? kind.value : undefined;
  if (people === 'joiners') return 'joined';
  if (sure === 'cause') return 'cause';
  if (people === 'residents') return 'residents';
  // Who was hired knows others who look for work.
  if (people === 'applicants') return 'once';
  if (repeat.value === 'renewal' && !hasTerm(r)) return 'monthly';
  if (repeat.value === undefined && business && hasTerm(r) && PER_TIME.test(r.answers.startingPrice))
    return 'renewal';
  if (repeat.value !== undefined && repeat.confidence >= 0.5) return repeat.value;
  return business ? 'business' : 'unknown';
}

export const makeJourney = (r: Readings, moment: MomentId | undefined): Journey => ({
  close: closeOf(r),
  after: afterOf(r, moment),
});

/** Whether an advert leads to the sale itself, with nobody to ask between. */
export const isDirect = (close: Way): boolean =>
  ['cart', 'cause', 'walk-in', 'install', 'shelf'].includes(close);

/** The stage, of five, that a step of the reckoning ends in. */
export const STAGE_OF_STEP: Readonly<Record<StepId, number>> = {
  impression: 0,
  like: 0,
  click: 1,
  chat: 2,
  call: 2,
  lead: 2,
  qualified: 2,
  sample: 2,
  drawing: 2,
  visit: 2,
  meeting: 2,
  audit: 2,
  trial: 2,
  attendance: 2,
  onward: 2,
  quote: 2,
  application: 2,
  approval: 2,
  booking: 3,
  subscription: 3,
  purchase: 3,
  loss: 4,
};
