/** Every figure of the answers as a quantity of dimensions: what it is so many of, and in or of each of what. */
import { mayBeYear } from '../../../../src/shared/reading/calendar.ts';
import { isPeriod } from '../../../understanding/answers/period.ts';
import { readDimensions, type Dimensioned } from '../../../understanding/figures/dimensions.ts';
import type { Answers } from '../readings/index.ts';
import type { GoalFact, ReckonedReadings } from './facts.ts';
import { ofTheClient } from './facts-prices.ts';
import { rootOf } from './facts-roots.ts';
import { readShares } from '../../../understanding/figures/shares.ts';
import type { Figure } from './graph.ts';

export interface ToldFact {
  figure: Figure;
  /** Of money. */
  currency?: string;
  of: string;
  /** What one of each has so many, with its time: 'van', 'day'. */
  each: string[];
  /** Its answer, and where in it. */
  field: string;
  statement: number;
  /** So many are for the sum right before it. */
  isOfSum?: true;
  /** Of a rival. */
  isOfRival?: true;
}

const FIELDS = [
  'heroProduct',
  'startingPrice',
  'specificObjectives',
  'currentChallenges',
  'onlineAdIssues',
  'whyNeedNow',
  'additionalNotes',
  'additionalDemographics',
  'targetDemographics',
  'afterSalesService',
  'productService',
  'strengths',
  'marketContext',
] as const satisfies readonly (keyof Answers)[];

const CERTAINTY = 0.6;
/** More figures than these are a catalogue, and no brief. */
const MOST = 48;

export function toldFacts(r: ReckonedReadings, goals: readonly GoalFact[], priced: string): ToldFact[] {
  const metric = goals[0]?.kind === 'count' ? goals[0].metric : '';
  const own = FIELDS.flatMap((field) =>
    readDimensions(r.answers[field]).flatMap((told) =>
      toldOf(r, field, told, field === 'specificObjectives' ? metric : '', priced),
    ),
  );
  const theirs = r.competitors.flatMap(({ strengths, weaknesses }, i) =>
    [...strengths, ...weaknesses].flatMap((item) =>
      readDimensions(item).flatMap((told) =>
        toldOf(r, `competitiveAnalysis.competitors.${i}`, told, '', priced).map((one) => ({
          ...one,
          figure: { ...one.figure, root: { path: one.field, words: item } },
          isOfRival: true as const,
        })),
      ),
    ),
  );
  return [...own, ...theirs].slice(0, MOST);
}

/** @param metric what a number that counts nothing counts, @param priced what the price is for one of */
function toldOf(
  r: ReckonedReadings,
  field: string,
  told: Dimensioned,
  metric: string,
  priced: string,
): ToldFact[] {
  const { value, currency, of, each, per, statement, words, isOfSum } = told;
  const isYear = of === '' && mayBeYear(value);
  // '100 per box' are so many of what is sold.
  const isInEach = of === '' && each.length > 0 && currency === undefined;
  const thing = isInEach ? priced : of === '' && !isYear ? metric : of;
  if (currency === undefined && thing === '') return [];
  const time = per !== undefined && (isPeriod(per) || per === 'hour') ? [per] : [];
  return [
    {
      figure: { value, root: rootOf(r, field, words), certainty: CERTAINTY },
      ...(currency === undefined ? {} : { currency: ofTheClient(currency, r) }),
      of: thing,
      each: [...each, ...time],
      field,
      statement,
      ...(isOfSum ? { isOfSum } : {}),
    },
  ];
}

/** Parts of what one brings, in percent. */
export const shareFacts = (r: ReckonedReadings): Figure[] =>
  FIELDS.flatMap((field) =>
    readShares(r.answers[field]).map(({ percent, words }) => ({
      value: percent,
      root: rootOf(r, field, words),
      certainty: CERTAINTY,
    })),
  );
