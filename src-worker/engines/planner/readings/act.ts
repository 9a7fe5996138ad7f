/** What the advertising asks people to do: order, book, inquire, … */
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { ACTS, type Act } from '../data/acts.ts';
import type { Caution } from '../data/cautions.ts';
import type { Trade } from '../data/trades/index.ts';

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

/** 'LINE' the messenger is written in capitals; 'assembly line' is not meant. */
export const withoutLines = (text: string): string => text.replaceAll(/\b(?:line|Line)\b/gu, '');

export function actOf(
  objectives: readonly MarketingObjective[],
  trade: Trade,
  b2b: boolean,
  cautions: readonly Caution[],
  text: string,
): Act {
  if (objectives.includes('app-downloads')) return ACTS.download;
  if (objectives.includes('event-promotion')) return ACTS.registration;
  const appointment =
    trade.act === 'booking' ||
    cautions.some(({ id }) => id === 'medical') ||
    /appointments?|bookings?|reservations?|consultations?|นัดหมาย|จองคิว|จองโต๊ะ|จองห้อง/iu.test(text);
  if (objectives.includes('sales-conversion'))
    return b2b ? ACTS.inquiry : appointment ? ACTS.booking : ACTS.order;
  if (objectives.includes('lead-generation'))
    return appointment ? ACTS.booking : b2b ? ACTS.inquiry : ACTS.lead;
  if (objectives.includes('customer-retention'))
    return appointment ? ACTS.booking : b2b ? ACTS.inquiry : ACTS.order;
  if (objectives.includes('website-traffic')) return ACTS.visit;
  return appointment ? ACTS.booking : b2b ? ACTS.inquiry : ACTS[trade.act];
}
