/** What one side says on a point, and the figure that decides it there: read, drawn and compared. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Quantity, TimeUnit } from '../../../../src/shared/reading/quantity.ts';
import { monthsOf } from '../../../../src/shared/reading/time-units.ts';
import { withOne } from '../../../understanding/phrases/waiting.ts';
import { lotsIn } from '../../../understanding/figures/priced-for.ts';
import type { Point } from '../data/points.ts';

/** Words of an answer on one point, with the figure that decides it. */
export interface Stand {
  words: string;
  figure?: Quantity;
  /** The time that a price is for: 'month'. */
  per?: string;
}

/** A sum that is written without its currency is no smaller than this. */
const LEAST_SUM = 100;

/** Every sum in words, whether it names its currency or not; of a lot what one of it costs. */
export function sumsIn(words: string): number[] {
  const lots = lotsIn(words);
  return readQuantities(words).flatMap(({ quantity }) =>
    quantity.kind === 'money' ||
    (quantity.kind === 'count' && quantity.unit === '' && quantity.value >= LEAST_SUM)
      ? [quantity.value / (lots.find(({ sum }) => sum === quantity.value)?.count ?? 1)]
      : [],
  );
}

/** What one costs where a lot has a price of its own; a price of one beside it stands before it. */
function ofOne(figure: Quantity, words: string): Quantity {
  const lot = figure.kind === 'money' ? lotsIn(words).find(({ sum }) => sum === figure.value) : undefined;
  return figure.kind === 'money' && lot
    ? { kind: 'money', value: figure.value / lot.count, currency: figure.currency }
    : figure;
}

/** A sum that names no currency, beside no other: '5kW 189,000'. */
function bareSum(words: string, currency: string): Pick<Stand, 'figure'> {
  const sums = readQuantities(words).flatMap(({ quantity, each, certainty }) =>
    quantity.kind === 'count' &&
    quantity.unit === '' &&
    quantity.value >= LEAST_SUM &&
    each === undefined &&
    certainty >= 0.8
      ? [quantity]
      : [],
  );
  const [sum] = sums;
  if (sum === undefined || sums.length > 1 || currency === '') return {};
  const { value, high } = sum;
  return {
    figure: ofOne({ kind: 'money', value, currency, ...(high === undefined ? {} : { high }) }, words),
  };
}

/**
 * The figure of a phrase on its point, where there is one and no other of its kind.
 * @param currency of sums that name none; '' where it is not known
 */
export function figureOn({ figure }: Point, words: string, currency = ''): Pick<Stand, 'figure' | 'per'> {
  if (!figure) return {};
  const read = readQuantities(words);
  const isWritten = figure.kind !== 'duration' || read.some(({ quantity }) => quantity.kind === 'duration');
  const fitting = (isWritten ? read : readQuantities(withOne(words)))
    .filter(
      ({ quantity, each, certainty }) =>
        quantity.kind === figure.kind && each === undefined && certainty >= 0.8,
    )
    .filter(
      ({ quantity }) =>
        figure.most === undefined || (quantity.kind === 'count' && quantity.value <= figure.most),
    );
  // '4.9 of 5': the first is the rating.
  const [found] = fitting.length === 1 || figure.most !== undefined ? fitting : [];
  if (found)
    return { figure: ofOne(found.quantity, words), ...(found.per === undefined ? {} : { per: found.per }) };
  return figure.kind === 'money' && fitting.length === 0 ? bareSum(words, currency) : {};
}

const DAYS: Readonly<Record<TimeUnit, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 365 / 12,
  quarter: 365 / 4,
  year: 365,
};

/** A figure as a length that can be drawn beside another: a length of time in days, everything else as it is. */
export const drawnLength = (quantity: Quantity): number | undefined =>
  quantity.kind === 'duration'
    ? Math.round(quantity.value * DAYS[quantity.unit] * 100) / 100
    : 'value' in quantity
      ? quantity.value
      : undefined;

type Ends = readonly [low: number, high: number];

/** Both ends of a figure in one unit, where the two can be compared; a length of time in months. */
function endsOf(quantity: Quantity, other: Quantity): Ends | undefined {
  if (quantity.kind === 'money' && other.kind === 'money') {
    const same = quantity.currency === other.currency || quantity.currency === '' || other.currency === '';
    return same ? [quantity.value, quantity.high ?? quantity.value] : undefined;
  }
  if (quantity.kind === 'duration' && other.kind === 'duration')
    return [
      monthsOf(quantity.value, quantity.unit),
      monthsOf(quantity.high ?? quantity.value, quantity.unit),
    ];
  if (quantity.kind === 'count' && other.kind === 'count')
    return [quantity.value, quantity.high ?? quantity.value];
  return undefined;
}

/** Who is better off on a figure, in every reading of a range; undefined where that cannot be said. */
export function leader(better: 'low' | 'high', them: Quantity, us: Quantity): 'us' | 'them' | undefined {
  const [theirs, ours] = [endsOf(them, us), endsOf(us, them)];
  if (!theirs || !ours) return undefined;
  if (ours[1] < theirs[0]) return better === 'low' ? 'us' : 'them';
  if (ours[0] > theirs[1]) return better === 'low' ? 'them' : 'us';
  return undefined;
}
