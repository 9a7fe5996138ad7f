/**
 * Where the same steps are told of two months, the later month is today's: 'In September 58 forms, 21 surveys, 4 installs. October
 * 49 forms, 26 surveys, 7 installs'.
 */
import { plain } from '../../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { areOneThing, areSame } from '../../../understanding/figures/stems.ts';
import type { ReckonedReadings } from './facts.ts';
import { isField } from './facts-roots.ts';
import { STORIES } from './told.ts';

interface Mark {
  start: number;
  month: number;
  year?: number;
  isLastYear: boolean;
}

const LAST_YEAR = /(?<![a-z])last (?:year|season)(?![a-z])|ปี(?:ที่แล้ว|ก่อน)|ปีกลาย/iu;
const YEAR = 12;

function marksOf(answer: string): Mark[] {
  const text = plain(answer);
  return readQuantities(answer).flatMap(({ quantity, span }): Mark[] => {
    if (quantity.kind !== 'date' || quantity.to !== undefined || quantity.from.month === undefined) return [];
    const around = text.slice(Math.max(0, span.start - 20), span.end + 12);
    const { month, year } = quantity.from;
    return [
      {
        start: span.start,
        month,
        ...(year === undefined ? {} : { year }),
        isLastYear: LAST_YEAR.test(around),
      },
    ];
  });
}

/** Of months that no year is told of, the one that follows the other within half a year is the later. */
function isLater(a: Mark, b: Mark): boolean {
  if (a.isLastYear !== b.isLastYear) return b.isLastYear;
  if (a.year !== undefined && b.year !== undefined && a.year !== b.year) return a.year > b.year;
  const apart = (a.month - b.month + YEAR) % YEAR;
  return apart > 0 && apart <= YEAR / 2;
}

type Placed = { field: string; at?: { start: number } };

/** Readings without what an earlier month brought where a later one tells the same; and whether something stands in such a month. */
export function latestOf(r: ReckonedReadings): {
  readings: ReckonedReadings;
  isEarlier: (field: string, words: string) => boolean;
} {
  const marks = new Map(
    STORIES.map((field): [string, Mark[]] => [field, isField(field) ? marksOf(r.answers[field]) : []]),
  );
  const markAt = (field: string, start: number): Mark | undefined =>
    marks.get(field)?.findLast((mark) => mark.start <= start);
  const markOf = ({ field, at }: Placed): Mark | undefined => at && markAt(field, at.start);
  const beaten = new Set<Mark>();
  const isBeaten = <T extends Placed>(
    one: T,
    others: readonly T[],
    isSame: (a: T, b: T) => boolean,
  ): boolean => {
    const own = markOf(one);
    const isOutdone = others.some((other) => {
      const mark =
        other.field === one.field && other !== one && isSame(one, other) ? markOf(other) : undefined;
      return own !== undefined && mark !== undefined && mark !== own && isLater(mark, own);
    });
    if (isOutdone && own) beaten.add(own);
    return isOutdone;
  };
  const rates = r.rates.filter(
    (rate) =>
      rate.kind !== 'conversion' ||
      !isBeaten(
        rate,
        r.rates,
        (a, b) => b.kind === a.kind && areSame(a.from ?? '', b.from ?? '') && areSame(a.to ?? '', b.to ?? ''),
      ),
  );
  // What a beaten month cost goes with what it brought, where the later one tells its own.
  const isOfBeaten = (cost: Placed & { of?: unknown }): boolean => {
    const own = cost.of === undefined ? undefined : markOf(cost);
    return own !== undefined && beaten.has(own);
  };
  const costs = r.costs.filter(
    (cost) =>
      !isBeaten(
        cost,
        r.costs,
        (one, other) => one.of !== undefined && other.of !== undefined && areOneThing(one.per, other.per),
      ) && !(isOfBeaten(cost) && r.costs.some((other) => other.of !== undefined && !isOfBeaten(other))),
  );
  const isEarlier = (field: string, words: string): boolean => {
    const start = isField(field) ? r.answers[field].indexOf(words) : -1;
    const within = marks.get(field)?.filter((mark) => mark.start < start + words.length) ?? [];
    const last = within.at(-1);
    return start >= 0 && last !== undefined && beaten.has(last);
  };
  return { readings: { ...r, rates, costs }, isEarlier };
}
