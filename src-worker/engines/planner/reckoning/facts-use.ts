/**
 * What one of those whom the goals count takes in a time: 12 cases a month of each shop, 6 bottles a week of each home. It is
 * decided here alone: it is no capacity, a price of a piece is not what one of them brings, and room for pieces is room for fewer.
 */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { plain } from '../../../../src/shared/reading/plain.ts';
import { isPeriod } from '../../../understanding/answers/period.ts';
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { readFree, readUse } from '../../../understanding/figures/use.ts';
import type { GoalFact, ReckonedReadings } from './facts.ts';
import { rootOf } from './facts-roots.ts';
import type { CapacityFact, StandingFacts } from './facts-standing.ts';
import { suppliesOf, type TermFact } from './facts-terms.ts';

const CERTAINTY = 0.7;

/** @param unit what the price is for one of */
export function useOf(
  r: ReckonedReadings,
  { terms, eaches }: Pick<StandingFacts, 'terms' | 'eaches'>,
  unit: string,
  goals: readonly GoalFact[],
): TermFact | undefined {
  // A number of nothing is the time of a clock: 'ordered by 2pm'.
  if (terms.use && terms.use.unit !== '') return terms.use;
  const each = eaches.find(
    ({ per, each: one, of }) =>
      per !== undefined &&
      of !== '' &&
      (A_BUYER.test(one) || goals.some(({ metric, kind }) => kind === 'count' && areOneThing(metric, one))),
  );
  if (each?.per !== undefined) return { figure: each.figure, unit: each.of, per: each.per };
  return ofEachInPassing(r) ?? ofWhoComesAgain(r, unit, goals);
}

const A_BUYER =
  /^(?:new |average |typical )?(?:customer|client|account|shop|store|restaurant|caf[eé]|hotel|home|house(?:hold)?|family|member|subscriber|school|site|buyer|ลูกค้า|ร้าน|บ้าน|ครัวเรือน|โรงแรม|โรงเรียน|สมาชิก|ราย|เจ้า)s?$/iu;

/** '45 new accounts, each 2 loads a month', 'ร้านละเดือนละ 3 ลัง', '1 กล่องต่อบ้าน'. */
const EACH_ALONE =
  /(?<![a-z])(?:each|apiece)(?:\s+(?:takes?|orders?|buys?|uses?|needs?|with|for|at))?\s*(?:about|around|roughly|some)?\s*$/iu;
const EACH_AHEAD = /(?:ร้าน|บ้าน|ราย|เจ้า|โรงแรม|โรงเรียน)ละ\s*(?:(?:วัน|สัปดาห์|อาทิตย์|เดือน)ละ\s*)?$/u;
const EACH_BEHIND =
  /^\s*(?:ต่อ|\/)\s*(?:ร้าน|บ้าน|ราย|เจ้า|ครัวเรือน|โรงแรม|โรงเรียน)(?![ก-๛])|^[^.;,\n\d]{0,12}\s(?:per|for each|to each|for every) (?:new )?(?:customer|client|account|shop|store|restaurant|caf[eé]|hotel|home|household|family|member|subscriber|school|site)(?![a-z])/iu;
const PASSING_FIELDS = [
  'specificObjectives',
  'currentChallenges',
  'startingPrice',
  'additionalNotes',
  'afterSalesService',
  'productService',
] as const;

function ofEachInPassing(r: ReckonedReadings): TermFact | undefined {
  for (const field of PASSING_FIELDS) {
    const answer = r.answers[field];
    const text = plain(answer);
    for (const { quantity, span, per, perSpan } of readQuantities(answer)) {
      if (quantity.kind !== 'count' || quantity.unit === '' || per === undefined || !isPeriod(per)) continue;
      const start = Math.min(span.start, perSpan?.start ?? span.start);
      const end = Math.max(span.end, perSpan?.end ?? 0);
      const [before, ahead] = [text.slice(0, start), text.slice(0, span.start)];
      const isEach =
        EACH_AHEAD.test(before) ||
        EACH_AHEAD.test(ahead) ||
        // Elsewhere 'each' may be each of those who work: '2 groomers, each 6 dogs a day'.
        (field === 'specificObjectives' && EACH_ALONE.test(before));
      if (!isEach && !EACH_BEHIND.test(text.slice(end)) && !EACH_BEHIND.test(text.slice(span.end))) continue;
      const root = rootOf(r, field, answer.slice(start, end).trim());
      return { figure: { value: quantity.value, root, certainty: CERTAINTY }, unit: quantity.unit, per };
    }
  }
  return undefined;
}

/** Whoever comes again, or a time of the trade's own: 'regulars with 4 visits a month', 'three terms a year'. */
function ofWhoComesAgain(
  r: ReckonedReadings,
  unit: string,
  goals: readonly GoalFact[],
): TermFact | undefined {
  if (unit === '') return undefined;
  for (const field of USE_FIELDS) {
    const answer = r.answers[field];
    for (const { quantity, span, per, perSpan } of readQuantities(answer)) {
      if (quantity.kind !== 'count' || per === undefined || !isPeriod(per) || per === 'day') continue;
      if (!(quantity.value > 1 && quantity.value <= 31) || quantity.value === r.capacity?.count) continue;
      if (goals.some(({ to, from }) => [to.value, from?.value].includes(quantity.value))) continue;
      const before = answer.slice(Math.max(0, span.start - 48), span.start);
      if (!areOneThing(quantity.unit, unit) || !(A_TERM.test(unit) || COMES_AGAIN.test(before))) continue;
      const root = rootOf(r, field, answer.slice(span.start, perSpan?.end ?? span.end).trim());
      return { figure: { value: quantity.value, root, certainty: 0.7 }, unit: quantity.unit, per };
    }
  }
  return undefined;
}
const USE_FIELDS = ['currentChallenges', 'onlineAdIssues', 'additionalNotes', 'specificObjectives'] as const;
const A_TERM = /^(?:terms?|semesters?|seasons?|harvests?|เทอม|ภาคเรียน|ฤดู|รอบ)/iu;
const COMES_AGAIN =
  /(?<![a-z])(?:regulars?|customers?|members?|clients?|patients?|guests?|each|they|who|with|comes?|books?|takes?)(?![a-z])[^.;\n]{0,24}$|(?:ลูกค้า|สมาชิก|ขาประจำ|คนไข้|มา|ใช้|จอง)[^\d.;\n]{0,24}$/iu;

/**
 * What can be made or served. What one takes of it is none: then it is what there is of the same thing in the same answers, with
 * what is sold of it today.
 */
export function madeFor(
  r: ReckonedReadings,
  { capacity }: Pick<StandingFacts, 'capacity'>,
  use: TermFact | undefined,
): CapacityFact | undefined {
  const isUse =
    capacity !== undefined &&
    use !== undefined &&
    capacity.figure.value === use.figure.value &&
    capacity.per === use.per;
  if (!isUse) return capacity;
  const made = suppliesOf(r, [{ figure: use.figure, of: use.unit }]).find(({ per }) => per !== undefined);
  if (made?.per === undefined) return undefined;
  const { root, value } = made.figure;
  const answer = Object.values(r.answers).find((one) => root.words !== '' && one.includes(root.words)) ?? '';
  const { used, taken, elsewhere } = readUse(answer, value);
  const isFree = readFree(answer, value) !== undefined;
  return {
    figure: made.figure,
    of: made.of,
    per: made.per,
    ...(isFree ? { isFree } : {}),
    ...(used === undefined ? {} : { used: { value: used, root, certainty: CERTAINTY } }),
    ...(taken === undefined ? {} : { taken: { value: taken, root, certainty: CERTAINTY } }),
    ...(elsewhere === undefined ? {} : { elsewhere: { value: elsewhere, root, certainty: CERTAINTY } }),
  };
}
