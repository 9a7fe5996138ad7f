/** How these buyers buy: the close and what follows a sale, only where they fit what is sold. */
import type { OfferKind, Repeat } from '../../../../src/shared/domain/offer.ts';
import type { StepId } from '../../../understanding/figures/steps.ts';
import type { MomentId } from '../data/moments.table.ts';
import type { Readings } from '../readings/index.ts';
import { isSoldTo } from '../readings/people.ts';
import { sureKind, type Way } from '../readings/way.ts';
import type { CloseWords } from '../wordings/en/buyers.ts';
import type { Wordings } from '../wordings/index.ts';
import { askedFor } from './asked-for.ts';
import { isSureOf } from './presumed.ts';
import { isBoughtQuietly, isOfDeath } from './private.ts';

export type After =
  | Repeat
  | 'business'
  | 'cause'
  | 'farewell'
  /** Bought in secret: nobody is told of it, nor asked to tell. */
  | 'quiet'
  | 'residents'
  | 'joined'
  | 'monthly'
  /** Goes on for as long as they are content: a place that is let, a membership, a round. */
  | 'staying'
  /** They come again, as the client counts, and nothing tells for what. */
  | 'again'
  | 'unknown';
export interface Journey {
  close: Way;
  after: After;
}

/** A time after which somebody decides again, and none that can end on any day. */
const TERM =
  /\b(?:contracts?|annual(?:ly)?|yearly|(?:a|per) year|season pass|minimum|\d+[- ](?:months?|years?)|terms?(?! and))\b|สัญญา|รายปี|ต่อปี|\/ ?ปี|ปีละ|ครบ(?:กำหนด|รอบ|ปี)|ต่ออายุ|\d+ ?(?:เดือน|ปี)/iu;
/** Of machines, staff and guarantees years are told too. */
const CONTRACT = /\bcontracts?\b|\bminimum term\b|สัญญา/iu;
const NO_TERM =
  /\bcancel any ?time\b|\bno (?:contract|minimum|lock[- ]in|tie)|\bpay as you go\b|ไม่(?:มี|บังคับ|ต้องทำ)สัญญา|ยกเลิกได้(?:ทุกเมื่อ|ตลอด)|ไม่ผูกมัด/iu;
const PER_TIME =
  /\b(?:a|per) (?:week|month|quarter|year)\b|\/ ?(?:wk|week|mo|month|yr|year)\b|(?:ต่อ|ราย|\/ ?)(?:สัปดาห์|เดือน|ปี)|(?:เดือน|ปี)ละ/iu;
const BY_MONTH = /\b(?:a|per) month\b|\bmonthly\b|\/ ?(?:mo|month)\b|(?:ต่อ|ราย|\/ ?)เดือน|เดือนละ/iu;
/** Paid for each time it is held: nothing goes on between two of them. */
const PER_EVENT =
  /(?:ต่อ|\/ ?)(?:งาน|ครั้ง|รอบ)|(?:งาน|ครั้ง|รอบ)ละ|(?:\b(?:a|per) |\/ ?)(?:event|meeting|job|session|show|vote)\b/iu;
function hasTerm({ answers: { startingPrice, productService, heroProduct, strengths } }: Readings): boolean {
  const told = [startingPrice, productService, heroProduct].join('\n');
  return (TERM.test(told) || CONTRACT.test(strengths)) && !NO_TERM.test(`${told}\n${strengths}`);
}

/** Those who are wanted stay: they are counted as they stand. */
const MEMBERS = /\b(?:members?|subscribers?|tenants?|lodgers?)\b|สมาชิก|ผู้เช่า/iu;
const REGULARS = /\bregulars?\b|ประจำ/iu;
const counts = ({ goals }: Readings, whom: RegExp): boolean =>
  goals.some(({ metric, unit }) => whom.test(`${metric} ${unit}`));

/** Kinds of which a way of coming again is true; a kind that is not sure passes. */
const AGAIN: Partial<Record<After, readonly OfferKind[]>> = {
  'used up': ['goods', 'consumable goods', 'industrial supply', 'meal or venue', 'subscription'],
  // The rounds of a school come round, and its students do not.
  periodic: ['appointment service', 'project service', 'goods with installation'],
  renewal: ['subscription', 'software', 'rental', 'finance product', 'property', 'delivery', 'stay', 'residential care'],
}; // prettier-ignore
/** Work that is had again, whatever it is. */
const DONE_AGAIN = /กลับมาทำ|ทำซ้ำ|re-?book/iu;
/** Kinds that are used until somebody leaves. */
const LET: ReadonlySet<OfferKind | undefined> = new Set(['rental', 'stay', 'property', 'residential care']);

/** Eaten and drunk where it is sold: there is nothing left of it that could run out. */
const SERVED =
  /\b(?:drive[- ]?th(?:ru|rough)|dine[- ]?in|eat[- ]?in|seats (?:in|out|inside|outside)|\d+ seats|restaurants?|caf[eé]s?|brunch|buffets?|bistro|diner|takeaway|takeout|food (?:truck|stall)|per cup|a cup)\b|ไดรฟ์ทรู|แก้วละ|จานละ|ชามละ|ที่นั่ง|นั่งทาน|นั่งกิน|คาเฟ่|บุฟเฟต์|ร้านอาหาร/iu;
const isServed = ({ offer, answers: { productService, heroProduct, startingPrice } }: Readings): boolean =>
  sureKind(offer) === 'meal or venue' || SERVED.test([productService, heroProduct, startingPrice].join('\n'));

function afterOf(r: Readings, moment: MomentId | undefined): After {
  const {
    people,
    offer: { repeat, business },
    answers: { startingPrice },
  } = r;
  // Of a farewell nobody is asked for more.
  if (moment === 'funeral' || (isOfDeath(r) && sureKind(r.offer) !== 'cause')) return 'farewell';
  const sure = sureKind(r.offer);
  if (people === 'joiners') return 'joined';
  if (sure === 'cause' && people === 'givers') return 'cause';
  if (people === 'residents') return r.way === 'unknown' ? 'residents' : 'joined';
  // Who was hired knows others who look for work, and who has learnt others who would.
  if (people === 'applicants') return 'once';
  // A next date is offered only where one comes by appointment.
  const isDone = repeat.from.some(({ words }) => DONE_AGAIN.test(words));
  const isFit = (after: After): boolean =>
    sure === undefined ? after !== 'periodic' || isDone : AGAIN[after]?.includes(sure) !== false;
  const ended = hasTerm(r) && isFit('renewal');
  if (repeat.value === 'renewal' && !ended)
    return sure === 'software' && PER_EVENT.test(startingPrice)
      ? 'again'
      : sure === 'software'
        ? 'monthly'
        : isFit('periodic') && sure !== undefined
          ? 'periodic'
          : 'staying';
  if (repeat.value === undefined && business && ended && PER_TIME.test(startingPrice)) return 'renewal';
  if (counts(r, MEMBERS) && sure !== 'course') return 'staying';
  if (repeat.value !== undefined && repeat.confidence >= 0.5 && isFit(repeat.value))
    return repeat.value === 'used up' && isServed(r) ? 'again' : repeat.value;
  if (sure === 'course') return 'once';
  // What is paid by the month, whatever it is, goes on until somebody leaves.
  if (sure === undefined && BY_MONTH.test(startingPrice)) return 'staying';
  if (counts(r, REGULARS) || (LET.has(sure) && !business && BY_MONTH.test(startingPrice))) return 'staying';
  return business ? 'business' : 'unknown';
}

/** Ways that a rate of coming again belies, or tells more than. */
const SAYS_LESS: ReadonlySet<After> = new Set(['once', 'unknown']);
export function makeJourney(r: Readings, moment: MomentId | undefined): Journey {
  const after = afterOf(r, moment);
  const comesAgain = isSoldTo(r.people) && r.rates.some(({ kind }) => kind === 'repeat');
  const known = comesAgain && SAYS_LESS.has(after) ? 'again' : after;
  return { close: r.way, after: SAYS_LESS.has(known) && isBoughtQuietly(r) ? 'quiet' : known };
}

const SCHOOL = /\b(?:school|college|academy)\b|โรงเรียน/iu;
/** How the way to the sale is told: what is booked by the hour or by a place asks for no day of a whole venue. */
export function closeWords({
  say,
  r,
  journey: { close },
}: {
  say: Wordings;
  r: Readings;
  journey: Journey;
}): CloseWords {
  // Who gives time or blood gives no sum.
  const usual = say.buyers.closes[close === 'cause' && r.people === 'joiners' ? 'unknown' : close];
  const sure = close === 'booking' ? sureKind(r.offer) : undefined;
  // Who boards at a school books no stay.
  const kind = sure === 'stay' && SCHOOL.test(r.answers.companyName) ? 'course' : sure;
  const { action = '', ...own } = (kind && say.buyers.booked[kind]) ?? {};
  const asked = askedFor(r, close);
  return {
    ...usual,
    ...own,
    ...(action !== '' && isSureOf(r, 'price') ? { action } : {}),
    ...(asked === undefined ? {} : say.buyers.asked[asked]),
  };
}

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
