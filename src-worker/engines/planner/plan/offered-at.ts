/** Where the offer itself is, or comes to: where customers live or come from is no place of it. */
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';
import { namesPlace } from '../../../understanding/places/named.ts';
import { keepsToThemselves } from './private.ts';
import type { Readings } from '../readings/index.ts';
import { townsOf } from '../readings/towns.ts';
import { sureKind } from '../readings/way.ts';

/** Kinds to which people come. */
const HOUSED: ReadonlySet<OfferKind> = new Set([
  'stay',
  'meal or venue',
  'course',
  'ticketed event',
  'tour',
  'residential care',
]);
/** Houses to which people come, by what is sold, whatever its kind is read as. */
const HOUSE =
  /\b(?:barns?|wedding venues?|function rooms?|ballrooms?|banquet halls?|caf[eé]s?|restaurants?|taprooms?|bistros?|taverns?|(?:boat|whale|kayak|wildlife|food|wine|city|walking|day) trips?|tours?|cruises?|safaris?|(?:theme |water |adventure |safari )parks?|museums?|glamping|campsites?|retreats?|cottages?|guest ?houses?|b&bs?|hostels?|lodges?|clinics?|dental implants?)\b|คาเฟ่|ร้านอาหาร|ร้านกาแฟ|บุฟเฟ่ต์|สถานที่จัดงาน|คลินิก|รีสอร์ท|โฮมสเตย์|ที่พัก|ทัวร์/iu;
/** People travel to it from afar. */
const TRAVELLED =
  /\b(?:tours?|cruises?|safaris?|retreats?|glamping|lodges?|guest ?houses?|resorts?|hostels?|cottages?)\b|รีสอร์ท|โฮมสเตย์|ที่พัก|ทัวร์/iu;
/** 'I-44 and I-70 corridor' is no town. */
const ROAD = /\d|\bcorridor\b/u;
/** Characters in which an answer says what is sold. */
const OPENING = 90;
const GOES_THERE: ReadonlySet<string> = new Set([
  'appointment service',
  'project service',
  'goods with installation',
  'delivery',
]);
/** Huts, boats and courses of some days, at one place or water: wherever those live who come. */
const AT_ONE_PLACE =
  /\b(?:(?:ice|beach|fishing) huts?|house-?boats?|(?:fishing |yacht |boat |day )charters?|(?:avalanche|sailing|surf|dive|diving|ski|climbing|flying|riding) (?:courses?|school|lessons?)|(?:snow|ski|surf|sailing|dive|climbing) school)\b/iu;
/** Buyers are told of by name: 'Buyers in Kampala', 'owners from Norway'; they are there, and what is sold is not. */
const OF_BUYERS =
  /^(?:our\s)?(?:buyers|customers|clients|guests|donors|owners|students|visitors|patients)\s(?:are\s)?(?:in|from|at)\s/iu;

/** Said to come: 'fish van to villages', 'we come to you', 'ถึงบ้าน'. */
const COMES =
  /\b(?:mobile|vans?|call[- ]?outs?|come to (?:you|your)|(?:in|at|to) (?:your|their|the customer['’]?s) (?:home|house|place|door|office|yard)s?|we (?:drive|travel|go) to|on[- ]site|deliver\w*|doorstep)\b|ถึงบ้าน|ถึงที่|นอกสถานที่|หน้างาน|เดลิเวอรี|ส่งถึง/iu;

/** Who writes towns in small letters writes them so everywhere. */
const names = ({ answers }: Readings, text: string, name: string): boolean =>
  namesPlace(text, name, !/\p{Lu}/u.test(answers.geographicLocation));

/** Whether people travel to it and the place is told with what is offered: 'Jungle lodge in Sukau'. Nobody has to come from there. */
export function standsAt(r: Readings, name: string): boolean {
  const { companyName, productService, heroProduct } = r.answers;
  const kind = sureKind(r.offer);
  return (
    (kind === 'stay' || kind === 'tour') &&
    TRAVELLED.test(`${productService.slice(0, OPENING)}\n${heroProduct}`) &&
    names(r, `${companyName}\n${productService}\n${heroProduct}`, name)
  );
}

/** Towns that an ad may name as places of the offer: the client tells that it is there, or nothing tells that people have to come to it. */
export function offeredAt(r: Readings): Readings['places'][number][] {
  const towns = townsOf(r).filter(({ name }) => !ROAD.test(name));
  const { companyName, productService, heroProduct, strengths, additionalNotes, keyMessage } = r.answers;
  const own = [companyName, productService, heroProduct, strengths, keyMessage].join('\n');
  const kind = sureKind(r.offer);
  // What is sent or sold over a counter is not where its buyers are; who mends and builds goes to them.
  const isApart =
    OF_BUYERS.test(r.answers.geographicLocation) &&
    !COMES.test(own) &&
    (kind === undefined || !GOES_THERE.has(kind));
  if (isApart) return towns.filter(({ name }) => names(r, own, name));
  const opening = `${companyName}\n${productService.slice(0, OPENING)}\n${heroProduct}`;
  const isHoused =
    (kind !== undefined && (HOUSED.has(kind) || (kind === 'appointment service' && keepsToThemselves(r)))) ||
    AT_ONE_PLACE.test(opening) ||
    (!r.offer.business && HOUSE.test(opening));
  if (!isHoused || COMES.test(own)) return towns;
  const told = `${own}\n${additionalNotes}`;
  const named = towns.filter(({ name }) => names(r, told, name));
  // Of those who travel to it the towns are where they live.
  if (
    TRAVELLED.test(`${productService.slice(0, OPENING)}\n${heroProduct}`) ||
    kind === 'stay' ||
    kind === 'tour'
  )
    return named;
  // One town alone is where it is; of several nobody tells which.
  const [only] = towns;
  return named.length > 0 || towns.length !== 1 || only?.known === undefined ? named : [only];
}
