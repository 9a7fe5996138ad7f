/** What the advertising asks people to do: order, book, inquire, … */
import type { Close, OfferKind } from '../../../../src/shared/domain/offer.ts';
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import type { People } from './people.ts';
import { readClose, sureKind, type Way } from './way.ts';
import type { Offer } from '../../../understanding/offer/offer.ts';
import {
  ACT_OF_CLOSE,
  ACT_OF_KIND,
  ACTS,
  DATED,
  ORDERED,
  PLACE_BOOKED,
  PLACES,
  type Act,
  type ActId,
} from '../data/acts.ts';

/** Objectives that close a sale are bought as such; being known or talked about closes by the step asked for. */
export function closingOf(objectives: readonly MarketingObjective[], { id }: Act): MarketingObjective {
  const closers: readonly MarketingObjective[] = [
    'sales-conversion',
    'lead-generation',
    'app-downloads',
    'event-promotion',
    'website-traffic',
  ];
  // An app that is to be installed, or ordered in, is what the campaign is for.
  if (id === 'download') return 'app-downloads';
  // Who closes by talking buys people who ask, though sales are wanted.
  const isTalk = id === 'inquiry' || id === 'lead' || id === 'application';
  if (isTalk && objectives.some((objective) => CLOSERS.has(objective))) return 'lead-generation';
  const chosen = closers.find((objective) => objectives.includes(objective));
  if (chosen !== undefined) return chosen;
  return id === 'order' ? 'sales-conversion' : 'lead-generation';
}

/** Objectives that ask for a sale or its next step. */
const CLOSERS: ReadonlySet<MarketingObjective> = new Set([
  'sales-conversion',
  'lead-generation',
  'customer-retention',
]);

/** A chat that ends in a date is bought as bookings; a trial is signed up for where it is software, else agreed on. */
function actOfClose(close: Close, kind: OfferKind | undefined): ActId {
  const dated = kind !== undefined && DATED.has(kind);
  if ((close === 'chat' || close === 'call') && dated) return 'booking';
  if (close === 'trial' && kind !== 'software') return dated || kind === 'course' ? 'booking' : 'inquiry';
  return ACT_OF_CLOSE[close];
}

/** What donors, applicants and residents do is no order. */
const ACT_OF_PEOPLE: Partial<Record<People, ActId>> = {
  givers: 'gift',
  applicants: 'application',
  residents: 'visit',
};

/** The step, in the words of what is booked. */
export function actOf(...told: Parameters<typeof stepOf>): Act {
  const step = stepOf(...told);
  const [, offer] = told;
  return step.id === 'booking' && PLACES.has(sureKind(offer)) ? PLACE_BOOKED : step;
}

/** By the objectives where they name the step themselves; else by how the offer closes, else by its kind. */
function stepOf(
  objectives: readonly MarketingObjective[],
  offer: Offer,
  b2b: boolean,
  people: People = 'buyers',
  way: Way = 'unknown',
): Act {
  // Who joins or gives of himself books a time, or asks.
  if (people === 'joiners') return way === 'booking' ? ACTS.booking : ACTS.lead;
  // Whom an authority informs reads its page, where the answers name no other step.
  if (people === 'residents' && way !== 'unknown') return way === 'booking' ? ACTS.booking : ACTS.lead;
  const own = ACT_OF_PEOPLE[people];
  if (own !== undefined) return ACTS[own];
  if (objectives.includes('app-downloads')) return ACTS.download;
  if (objectives.includes('event-promotion')) return ACTS.registration;
  const closes = objectives.some((id) => CLOSERS.has(id));
  if (!closes && objectives.includes('website-traffic')) return ACTS.visit;
  const kind = offer.kind.value;
  const close = readClose(offer, sureKind(offer));
  const usual = close ? actOfClose(close, kind) : kind ? ACT_OF_KIND[kind] : undefined;
  // Who wants sales of what is ordered wants orders, wherever they are taken.
  const ordered = kind !== undefined && ORDERED.has(kind) && (usual === 'lead' || usual === 'order');
  if (ordered && objectives.includes('sales-conversion') && !b2b) return ACTS.order;
  // A company asks for a quote; where it writes in a chat nobody waits for one.
  if (b2b && (usual === undefined || usual === 'lead' || usual === 'order'))
    return way === 'chat' || way === 'call' ? ACTS.lead : ACTS.inquiry;
  // Where only the kind speaks of a quote and people write in a chat, nobody is known to wait for one.
  const isAsked = way === 'chat' || way === 'call';
  if (usual === 'inquiry' && (close === undefined ? isAsked : close === 'quote' && !b2b && way !== 'quote'))
    return ACTS.lead;
  // A price that everybody reads is asked for by nobody.
  if (usual === 'inquiry' && close === undefined && way === 'unknown' && !b2b) return ACTS.lead;
  if (usual !== undefined) return ACTS[usual];
  return objectives.includes('sales-conversion') ? ACTS.order : ACTS.lead;
}
