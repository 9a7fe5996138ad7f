/**
 * The figures of a text as a reader meets them, from the reading layer: percentages, money, ranges, shapes, dates,
 * magnitudes ('1.2 ล้าน', '4.31 million'). Numbers inside names ('BL-740', 'B2B', '3D') are no figures.
 */
import { mayHoldNumbers } from '../../reading/numerals.ts';
import { readQuantities } from '../../reading/quantities.ts';
import type { CalendarDate, Reading } from '../../reading/quantity.ts';

export interface Figure {
  /** As written, with its unit: '1.2 ล้านบาท', '5–10%'. */
  text: string;
  /** In the text. */
  start: number;
  kind: 'plain' | 'percent' | 'money' | 'ratio' | 'date';
  /** One, or the two ends of a range. Of a date: its days. */
  values: readonly number[];
  /** How far a source may lie from it: half a unit of the last place, where it is a rounded magnitude; else 0. */
  slack: number;
  /** ISO 4217, of money whose currency is named. */
  currency?: string;
  /** Of a date: 1 to 12. */
  month?: number;
  /** Of a date, in the Common Era; absent where it is not written. */
  year?: number;
  /** A small whole number that may count what stands on the slide. */
  countable?: boolean;
}

type Meaning = Omit<Figure, 'text' | 'start'>;

/** All figures of a text, in order. */
export const figuresIn = (text: string): Figure[] => (mayHoldNumbers(text) ? figuresOf(text) : []);

const figuresOf = (text: string): Figure[] =>
  readQuantities(text).flatMap((reading) => {
    const { start, end } = reading.figure;
    const written = text.slice(start, end);
    // 'Songkran' and 'next March' name days without a figure.
    if (reading.quantity.kind === 'date' && !/\p{Nd}/u.test(written)) return [];
    return isPhrase(reading, written)
      ? []
      : meaningsOf(reading).map((meaning) => ({ text: written, start, ...meaning }));
  });

/** 'Half of', 'a year', 'one day', 'ครึ่งปี': words, no figures to be proved. */
function isPhrase({ quantity, inWords, figure, span }: Reading, written: string): boolean {
  if (!inWords || /\p{Nd}/u.test(written) || quantity.kind === 'money' || quantity.kind === 'count')
    return false;
  if (quantity.kind === 'percent' && !quantity.ratio) return false;
  const isFixed = figure.start === span.start && figure.end === span.end;
  return isFixed || ('value' in quantity && quantity.value === 1 && quantity.high === undefined);
}

function meaningsOf({ quantity, slack }: Reading): Meaning[] {
  switch (quantity.kind) {
    case 'date':
      return datesOf(quantity.from, quantity.to);
    case 'proportion':
      return [{ kind: 'ratio', values: [quantity.first, quantity.second], slack: 0 }];
    case 'percent': {
      // 'One in six' shows two numbers, and no percentage that a source would state.
      if (quantity.ratio)
        return quantity.ratio.map((value) => ({ kind: 'plain', values: [value], slack: 0 }));
      return [{ kind: 'percent', values: valuesOf(quantity), slack }];
    }
    case 'money':
      return [
        {
          kind: 'money',
          values: valuesOf(quantity),
          slack,
          ...(quantity.currency === '' ? {} : { currency: quantity.currency }),
        },
      ];
    case 'count':
    case 'multiple':
    case 'duration': {
      const values = valuesOf(quantity);
      const isCountable = values.length === 1 && Number.isInteger(quantity.value) && slack === 0;
      return [{ kind: 'plain', values, slack, ...(isCountable ? { countable: true } : {}) }];
    }
  }
}

const valuesOf = ({ value, high }: { value: number; high?: number }): number[] =>
  high === undefined ? [value] : [value, high];

/** A date with its days; of a month or a year alone, the year that it names. */
function datesOf(from: CalendarDate, to: CalendarDate | undefined): Meaning[] {
  if (from.day === undefined || from.month === undefined)
    return [from.year, to?.year]
      .flatMap((year) => (year === undefined ? [] : [year]))
      .map((year) => ({ kind: 'plain', values: [year], slack: 0 }));
  const days = to?.day !== undefined && to.month === from.month ? [from.day, to.day] : [from.day];
  const first: Meaning = {
    kind: 'date',
    values: days,
    slack: 0,
    month: from.month,
    ...(from.year === undefined ? {} : { year: from.year }),
  };
  return to === undefined || to.month === from.month ? [first] : [first, ...datesOf(to, undefined)];
}
