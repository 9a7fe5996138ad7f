/** By which step these buyers come to a decision: told by the answers where what is sold can be closed so, else by where the client is met. */
import type { Close, OfferKind } from '../../../../src/shared/domain/offer.ts';
import type { Offer } from '../../../understanding/offer/offer.ts';
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { measureIn } from '../../../understanding/figures/priced-for.ts';
import { isSoldOnline } from '../../../understanding/answers/own-page.ts';
import type { Answers, Readings } from './index.ts';

/** What the way is told by. */
type Told = Pick<
  Readings,
  'people' | 'offer' | 'objectives' | 'ownChannels' | 'adChannels' | 'answers' | 'price' | 'without'
>;

/** A gift is no sale, an app is installed, and what stands on other people's shelves is bought there. */
export type Way = Close | 'cause' | 'install' | 'shelf' | 'unknown';

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
    'property', 'residential care', 'franchise or dealership', 'course', 'goods', 'industrial supply', 'stay', 'rental',
    'meal or venue',
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

/** The kind, where it is read surely enough. */
export const sureKind = ({ kind }: Offer, least = SURE_KIND): OfferKind | undefined =>
  kind.confidence >= least ? kind.value : undefined;

/** As it is read, where what is sold can be closed so: of software for bookings the bookings are its users'. */
export function readClose({ close }: Offer, sure: OfferKind | undefined): Close | undefined {
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

/** It can be tried before anything is paid. */
const TRIED = /\b(?:free )?trials?\b|\bdays free\b|\btry it free\b|ทดลอง(?:ใช้)?ฟรี|ใช้ฟรี \d+ วัน/iu;

const SHOPS: ReadonlySet<AdvertisingChannel> = new Set(['shopee-ads', 'lazada-ads']);
/** Every advert is bought inside a shop: the sale ends there. */
export const isInShops = (ads: readonly AdvertisingChannel[]): boolean =>
  ads.length > 0 && ads.every((ad) => SHOPS.has(ad));

/** Where nothing says how a sale closes: by where the client can be met. */
function metClose(
  { offer, ownChannels, adChannels, answers, price }: Told,
  sure: OfferKind | undefined,
): Way {
  const usual = sure && USUAL[sure];
  const has = (...ids: readonly string[]): boolean => ownChannels.some((own) => ids.includes(own));
  const canChat = has('line', 'facebook', 'instagram');
  if (sure === 'software' && TRIED.test(`${answers.startingPrice}\n${answers.strengths}`)) return 'trial';
  // A list price on a page needs no quote and no chat.
  const isListed = price.value !== undefined && (sure === 'software' || sure === 'subscription');
  if (offer.business && isListed && has('website')) return 'unknown';
  if (offer.business) return usual ?? (canChat ? 'chat' : 'quote');
  // Sold on a page, by the post or in the shop that the adverts are bought in, whoever gave no address.
  const isSold = isSoldOnline(answers) || isInShops(adChannels);
  const hasPage = isSold || has('website', 'shopee', 'lazada', 'tiktok-shop');
  if (!hasPage && isOverCounter(answers, sure)) return 'walk-in';
  const isOrdered = sure === 'subscription' && (isSold || has('shopee', 'lazada', 'tiktok-shop'));
  if (hasPage && (sure === 'goods' || sure === 'consumable goods' || isOrdered)) return 'cart';
  return canChat && !has('website') ? 'chat' : (usual ?? 'unknown');
}

const canChat = ({ ownChannels }: Told): boolean =>
  ownChannels.some((own) => own === 'line' || own === 'facebook' || own === 'instagram');
/** What the price comes to is told in the end: it begins somewhere, is an average, or is for one of a measure. */
const ROUGH =
  /\b(?:from|starts?|starting|about|approx\w*|around|roughly|avg|average|ave|typical(?:ly)?|most|depend\w*|up to|up|between|quote[ds]?|est\w*|negotiable|hourly|an hour|per (?:hour|day|person|head|m2|sqm))\b|\d\s?k?\sto\s\d|\/ ?(?:hr|hour|ft|sq|m2|m²|sqm|person)|~|–|\d\s?-\s?\d|\+|เริ่ม|ประมาณ|ราวๆ|เฉลี่ย|ตาม(?:ขนาด|งาน|จริง|หน้างาน)|แล้วแต่|ขึ้นอยู่|ขึ้นไป|ตร\.|ตาราง|ชั่วโมงละ|เมตรละ|หัวละ/iu;
/** One sum that everybody pays. */
const isFirmPrice = ({ answers: { startingPrice }, price }: Told): boolean =>
  price.value !== undefined &&
  price.high === undefined &&
  !ROUGH.test(startingPrice) &&
  measureIn(startingPrice) === undefined;
/** Hired to drive or be driven. */
const DRIVES =
  /\b(?:vans?|cars?|taxis?|bus(?:es)?|minibus(?:es)?|motorbikes?|scooters?|limos?)\b|รถ(?:เช่า|ตู้|รับส่ง)|เช่ารถ/iu;
/** A trip on the water, a tour or a ride is gone on and not looked at. */
const TRIPS =
  /\b(?:yachts?|catamarans?|charters?|cruises?|boat (?:tours?|trips?)|(?:vans?|cars?|bus) (?:w\/? ?|with (?:a )?)driver|airport transfers?|(?:food|city|night|ghost|history|museum|cave|iceberg|glacier|waterfall|walking|day|bike|cycling|wine|whale|wildlife|kayak|diving|snorkell?ing|fishing|jeep|island|coach|bus|helicopter|sightseeing|guided|adventure) tours?|(?:giv(?:e|es|ing)|leads?|leading) (?:\p{L}+ )?tours?(?! of (?:the|our)))\b|ทริปเรือ|เรือยอชต์/iu;
/** It is sent, or somebody comes with it: nobody goes to a shop for it. */
const IS_SENT =
  /\b(?:to your door|post(?:ed|age|(?: it)? in)|incl?(?:uding|\.)? post|ship(?:s|ped|ping)|deliver(?:s|ed|y|ies)?|courier|at (?:your |their )?homes?|home visits?|in your (?:own )?home)\b|ส่งถึงบ้าน|จัดส่ง|ส่งทั่ว|ถึงบ้าน/iu;
/** A counter, all the same. */
const COUNTER =
  /\b(?:showroom|taproom|restaurants?|takeaway|walk[- ]?ins?|come in|in store|shop on|seats)\b|หน้าร้าน|โชว์รูม/iu;
const isSent = ({ productService, heroProduct, startingPrice }: Answers): boolean => {
  const told = `${productService}\n${heroProduct}\n${startingPrice}`;
  return IS_SENT.test(told) && !COUNTER.test(told);
};
const soldWords = ({ productService, heroProduct }: Answers): string => `${productService}\n${heroProduct}`;
/** A close that the answers plainly tell. */
const PLAIN_CLOSE = 0.6;
const isSurelyQuoted = ({ close }: Offer): boolean =>
  close.value === 'quote' && close.confidence >= PLAIN_CLOSE;

/** Sold by shops that are not the client's. */
const ON_SHELVES =
  /\bon (?:the |their )?shel(?:f|ves)\b|\blisting in \d|\blisted (?:in|at|with|by)\b|\bsupermarkets?\b|\bstockists?\b|\bgrocers\b|\bper (?:shop|store)\b|\bin \d+ (?:shops|stores|supermarkets|pharmacies)\b|วางขาย(?:ใน|ที่)|บนชั้น|เซเว่น|7-eleven|โลตัส|บิ๊กซี|โมเดิร์นเทรด/iu;
const GOODS: ReadonlySet<OfferKind | undefined> = new Set(['goods', 'consumable goods']);
/** Where no page of the client's own takes orders. */
const isOnShelves = ({ answers, offer, ownChannels }: Told): boolean =>
  (offer.kind.value === undefined || GOODS.has(offer.kind.value)) &&
  !offer.business &&
  !isSent(answers) &&
  !ownChannels.some(
    (own) => own === 'website' || own === 'shopee' || own === 'lazada' || own === 'tiktok-shop',
  ) &&
  [answers.strengths, answers.whyNeedNow, answers.specificObjectives, answers.productService].some((text) =>
    ON_SHELVES.test(text),
  );

export function wayOf(r: Told): Way {
  if (r.people === 'applicants') return 'application';
  if (r.people === 'users' && r.objectives.includes('app-downloads')) return 'install';
  if (r.people === 'residents' || r.people === 'joiners') return joinedBy(r);
  const sure = sureKind(r.offer);
  if (isOnShelves(r)) return 'shelf';
  const read = sure === 'cause' ? 'cause' : (readClose(r.offer, sure) ?? metClose(r, sure));
  // Who reads the price waits for no quote.
  const isListed = read === 'quote' && !r.offer.business && isFirmPrice(r) && !isSurelyQuoted(r.offer);
  const close = isListed ? (canChat(r) ? 'chat' : 'unknown') : read;
  if (close === 'call' && r.without.has('calls')) return 'chat';
  // A home is seen before any paper is asked for, and what drives to them is not visited.
  if (close === 'application' && sure === 'residential care') return 'visit';
  if (close === 'walk-in' && isSent(r.answers)) return 'unknown';
  const isRidden = sure === 'rental' && DRIVES.test(soldWords(r.answers));
  return close === 'visit' && (isRidden || TRIPS.test(soldWords(r.answers))) ? 'booking' : close;
}

/** Who joins, takes part or gives of himself buys nothing: only a step that the answers name. */
const JOINED: ReadonlySet<Close> = new Set(['booking', 'chat', 'call', 'meeting', 'application']);
function joinedBy({ people, offer: { close }, ownChannels }: Told): Way {
  if (close.value !== undefined && close.confidence >= SURE_CLOSE && JOINED.has(close.value))
    return close.value;
  return ownChannels.includes('website') || people === 'residents' ? 'unknown' : 'chat';
}
