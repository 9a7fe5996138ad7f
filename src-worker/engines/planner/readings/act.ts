/** What the advertising asks people to do: order, book, inquire, … */
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import type { Offer } from '../../../understanding/offer/offer.ts';
import { ACT_OF_CLOSE, ACT_OF_KIND, ACTS, DATED, ORDERED, type Act } from '../data/acts.ts';

/** Objectives that close a sale are bought as such; being known or talked about closes by the step asked for. */
export function closingOf(objectives: readonly MarketingObjective[], { id }: Act): MarketingObjective {
  const closers: readonly MarketingObjective[] = [
    'sales-conversion',
    'lead-generation',
    'app-downloads',
    'event-promotion',
    'website-traffic',
  ];
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

/** 'LINE' the messenger is written in capitals; 'assembly line' is not meant. */
export const withoutLines = (text: string): string => text.replaceAll(/\b(?:line|Line)\b/gu, '');

/** By the objectives where they name the step themselves; else by how the offer closes, else by its kind. */
export function actOf(objectives: readonly MarketingObjective[], offer: Offer, b2b: boolean): Act {
  if (objectives.includes('app-downloads')) return ACTS.download;
  if (objectives.includes('event-promotion')) return ACTS.registration;
  const closes = objectives.some((id) => CLOSERS.has(id));
  if (!closes && objectives.includes('website-traffic')) return ACTS.visit;
  const kind = offer.kind.value;
  const close = offer.close.value;
  const usual = close ? ACT_OF_CLOSE[close] : kind ? ACT_OF_KIND[kind] : undefined;
  if (close === 'chat' || close === 'call') {
    if (kind && DATED.has(kind)) return ACTS.booking;
    if (kind && ORDERED.has(kind) && objectives.includes('sales-conversion') && !b2b) return ACTS.order;
  }
  if (b2b && (usual === undefined || usual === 'lead' || usual === 'order')) return ACTS.inquiry;
  if (usual !== undefined) return ACTS[usual];
  return objectives.includes('sales-conversion') ? ACTS.order : ACTS.lead;
}
