/**
 * Of what is told of two months, or of two sources, one alone is reckoned with: of months the later ('In September 58 forms, 4
 * installs. October 49 forms, 7 installs'), of sources the one where a result costs least.
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
    // A day or a feast is an occasion of its own, and no later time of the same.
    if (quantity.from.day !== undefined || quantity.from.feast !== undefined) return [];
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

type Read = Pick<ReckonedReadings, 'rates' | 'costs'>;

/** What the last of those who are counted in one sentence cost; undefined where no rate stands beside the cost. */
export function costAtEnd(
  { rates }: Pick<ReckonedReadings, 'rates'>,
  cost: ReckonedReadings['costs'][number],
): number | undefined {
  const own = rates.filter(
    ({ kind, text, field }) => kind === 'conversion' && text === cost.text && field === cost.field,
  );
  return own.length === 0 ? undefined : own.reduce((sum, { percent }) => sum / (percent / 100), cost.now);
}

/** Sentences that tell the same way as another, where a result costs more: a cost of one and a rate of the other make no way. */
function dearerOf(r: Read): ReadonlySet<string> {
  const counted = r.costs.filter(({ of }) => of !== undefined);
  const ends = (text: string): string[] =>
    r.rates.filter((rate) => rate.kind === 'conversion' && rate.text === text).map(({ to = '' }) => to);
  return new Set(
    counted
      .filter((cost) => {
        const own = costAtEnd(r, cost);
        return counted.some((other) => {
          const its =
            other.text === cost.text || other.field !== cost.field ? undefined : costAtEnd(r, other);
          const [a, b] = [ends(cost.text), ends(other.text)];
          const isAlike = a.length === b.length && a.every((to, i) => areSame(to, b[i] ?? ''));
          return (
            own !== undefined && its !== undefined && its < own && isAlike && areOneThing(cost.per, other.per)
          );
        });
      })
      .map(({ text }) => text),
  );
}

type Placed = { field: string; at?: { start: number; end?: number } };

/** Between a cost and its month. */
const IN =
  /^\s*(?:(?:each|apiece|a (?:lead|click|call|chat))\s+)?(?:in|for|during|last|ใน|เดือน|ช่วง|ตอน|\()?\s*$/u;
/** Right before what something costs at last. */
const NOW =
  /(?<![a-z])(?:now|today|currently|these days)(?: (?:it )?(?:is|costs|at|about|around))*\s*$|(?:ตอนนี้|วันนี้|เดี๋ยวนี้|ปัจจุบัน)(?:เป็น|อยู่ที่|ขึ้นเป็น|ตก)?\s*$/u;
const TODAY: Mark = { start: 0, month: 0, isLastYear: false };

/** Readings without what is outdone so; and whether the words of something counted stand there. */
export function latestOf(r: ReckonedReadings): {
  readings: ReckonedReadings;
  isOutdone: (field: string, words: string) => boolean;
} {
  const marks = new Map(
    STORIES.map((field): [string, Mark[]] => [field, isField(field) ? marksOf(r.answers[field]) : []]),
  );
  const markAt = (field: string, start: number): Mark | undefined =>
    marks.get(field)?.findLast((mark) => mark.start <= start);
  const markOf = ({ field, at }: Placed): Mark | undefined => at && markAt(field, at.start);
  // '$24 in June, $31 in Sept': the month of a cost may stand right behind it.
  const markOfCost = ({ field, at }: Placed): Mark | undefined => {
    if (!at || !isField(field)) return undefined;
    const text = plain(r.answers[field]);
    const behind = marks.get(field)?.find((mark) => mark.start >= (at.end ?? at.start));
    const isBehind = behind && IN.test(text.slice(at.end ?? at.start, behind.start));
    return isBehind ? behind : NOW.test(text.slice(0, at.start)) ? TODAY : markOf({ field, at });
  };
  const beaten = new Set<Mark>();
  const isBeaten = <T extends Placed>(
    one: T,
    others: readonly T[],
    isSame: (a: T, b: T) => boolean,
    markedBy: (placed: Placed) => Mark | undefined = markOf,
  ): boolean => {
    const own = markedBy(one);
    const isLost = others.some((other) => {
      const mark =
        other.field === one.field && other !== one && isSame(one, other) ? markedBy(other) : undefined;
      if (mark === TODAY) return own !== TODAY;
      return own !== undefined && mark !== undefined && mark !== own && own !== TODAY && isLater(mark, own);
    });
    if (isLost && own && markedBy === markOf) beaten.add(own);
    return isLost;
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
      ) &&
      // 'A lead was 185 in September, 310 in November': what was only told of two times is today what it was last.
      !isBeaten(
        cost,
        r.costs,
        (one, other) => one.of === undefined && other.of === undefined && areSame(one.per, other.per),
        markOfCost,
      ) &&
      !(isOfBeaten(cost) && r.costs.some((other) => other.of !== undefined && !isOfBeaten(other))),
  );
  const dearer = dearerOf({ rates, costs });
  const isOutdone = (field: string, words: string): boolean => {
    const start = isField(field) ? r.answers[field].indexOf(words) : -1;
    const within = marks.get(field)?.filter((mark) => mark.start < start + words.length) ?? [];
    const last = within.at(-1);
    const isDearer = [...dearer].some((text) => text.includes(words.trim()) || words.includes(text.trim()));
    return isDearer || (start >= 0 && last !== undefined && beaten.has(last));
  };
  const isKept = ({ text }: { text: string }): boolean => !dearer.has(text);
  return {
    readings: {
      ...r,
      rates: rates.filter((rate) => rate.kind !== 'conversion' || isKept(rate)),
      costs: costs.filter((cost) => cost.of === undefined || isKept(cost)),
    },
    isOutdone,
  };
}
