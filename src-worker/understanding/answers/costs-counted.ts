/** What a result cost where the client told the money and what came of it, in all or month by month. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { broughtIn } from './brought.ts';
import { monthlyCostsIn } from './by-month.ts';
import type { KnownCost } from './costs.ts';
import type { Home } from './home-currency.ts';
import type { Figure } from './roles.ts';

export const sumOf = ({ quantity }: Reading): number =>
  // Of a range the upper end: a forecast on it promises less.
  quantity.kind === 'money' || quantity.kind === 'count' ? (quantity.high ?? quantity.value) : 0;
export const currencyOf = (reading: Reading | undefined): string =>
  reading?.quantity.kind === 'money' ? reading.quantity.currency : '';

/** What a result cost where the client told what was spent and what it brought. */
export function spentCosts(
  field: string,
  answer: string,
  figures: readonly Figure[],
  readings: readonly Reading[],
  home: Home,
): KnownCost[] {
  return broughtIn(plain(answer), figures).map(({ sum, count, name }) => {
    const [paid, got] = [sumOf(sum.reading), sumOf(count.reading)];
    const [first, last] = [sum, count].toSorted((a, b) => a.reading.span.start - b.reading.span.start);
    return {
      per: name.toLowerCase(),
      now: Math.round((paid / got) * 100) / 100,
      currency: currencyOf(readings[figures.indexOf(sum)]) || home.unnamed,
      text: answer.slice(first?.sentence.start, last?.sentence.end),
      field,
      at: sum.reading.span,
      of: { sum: paid, count: got },
    };
  });
}

/** What a result cost where the client told what came of each month: the last one's is today's. */
export const monthlyCosts = (
  field: string,
  answer: string,
  figures: readonly Figure[],
  readings: readonly Reading[],
  home: Home,
): KnownCost[] =>
  monthlyCostsIn(plain(answer), figures).map(({ name, from, now, sum, count, span }) => ({
    per: name.toLowerCase(),
    from,
    now,
    currency: currencyOf(readings[figures.indexOf(sum)]) || home.unnamed,
    text: answer.slice(sum.sentence.start, sum.sentence.end),
    field,
    at: span,
    of: { sum: sumOf(sum.reading), count },
  }));
