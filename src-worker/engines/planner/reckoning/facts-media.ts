/** Which of the costs that are read are those of media, and which rates belong to others. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { readMaking } from '../../../understanding/figures/making.ts';
import { areSame } from '../../../understanding/figures/stems.ts';
import { stepOf } from '../../../understanding/figures/steps.ts';
import type { RateReading, ReckonedReadings } from './facts.ts';
import { isField } from './facts-roots.ts';

/**
 * Of the costs that are read those of media: not what the client pays for what it sells, nor what others pay for it. Of two for
 * one step in an answer the one that names adverts.
 */
export function mediaCosts(r: ReckonedReadings): readonly Cost[] {
  const own = r.costs.filter(({ field, now, text }) => !OTHERS_PAY.test(text) && !isMaking(r, field, now));
  return own.filter(
    (cost) =>
      namesAdverts(r, cost) ||
      !own.some(
        (other) =>
          other.field === cost.field &&
          other !== cost &&
          stepOf(other.per) !== undefined &&
          stepOf(other.per) === stepOf(cost.per) &&
          namesAdverts(r, other),
      ),
  );
}
type Cost = ReckonedReadings['costs'][number];

/** 'Leads from a site 14 each, we win 8%. Own Google 33 a lead and we win 31%': of two rates of one step the one behind the cost that is reckoned with. */
export function isOfOtherCost(
  { from, to, field, at }: RateReading,
  rates: readonly RateReading[],
  costs: readonly Cost[],
): boolean {
  if (!at || from === undefined || to === undefined) return false;
  const starts = costs.flatMap((cost) => (cost.field === field && cost.at ? [cost.at.start] : []));
  if (starts.some((start) => start < at.start)) return false;
  return rates.some(
    (other) =>
      other.field === field &&
      other.at !== undefined &&
      areSame(other.from ?? '', from) &&
      areSame(other.to ?? '', to) &&
      starts.some((start) => start > at.end && start < (other.at?.start ?? 0)),
  );
}
/** Where a client tells of its own trade, a sum that reads as the cost of making is one. */
const isMaking = ({ answers }: ReckonedReadings, field: string, sum: number): boolean =>
  (field === 'currentChallenges' || field === 'additionalNotes') &&
  readMaking(answers[field]).some(({ value }) => value === sum);
const OTHERS_PAY = /รับซื้อ/u;
const ADVERTS =
  /(?<![a-z])(?:ads?|advert\p{L}*|facebook|google|meta|instagram|tiktok|campaign)(?![a-z])|โฆษณา|แอด|ยิง/iu;
/** Between the figure before a cost and its own. */
function namesAdverts({ answers }: ReckonedReadings, { at, field, text }: Cost): boolean {
  if (!at || !isField(field)) return ADVERTS.test(text);
  const before = readQuantities(answers[field]).findLast(({ span }) => span.end <= at.start);
  return ADVERTS.test(answers[field].slice(before?.span.end ?? 0, at.start));
}
