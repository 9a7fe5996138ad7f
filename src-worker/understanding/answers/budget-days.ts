/** Money of a day that is spent on some days of the week alone: '$300/day weekdays', '£15 a day on Tue & Wed only'. */
import { daysListed, readDays } from '../figures/opening.ts';
import { withLength, type BudgetReading } from './budget.ts';

/** Named alone, one day or two, with a word that leaves the others out. */
const ONE_DAY =
  /(?<![a-z])(?:on |every |each )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: only|,? no other)(?![a-z])|(?:เฉพาะ|แค่)วัน(?:จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|เสาร์|อาทิตย์)(?!\s?(?:-|–|ถึง|และ|กับ|,))/iu;
const MIDWEEK = /(?<![a-z])mid-?week(?![a-z])/iu;
/** Tuesday to Thursday. */
const MIDWEEK_DAYS = 3;
const LEAST = 1;
const WEEK = 7;

function daysIn(answer: string): number | undefined {
  if (ONE_DAY.test(answer)) return LEAST;
  return readDays(answer)?.days ?? daysListed(answer) ?? (MIDWEEK.test(answer) ? MIDWEEK_DAYS : undefined);
}

/** The same money by the week, so that no day is counted on which none of it is spent. */
export function onItsDays(reading: BudgetReading): BudgetReading {
  const { amount, period, span, text, high } = reading;
  if (amount === undefined || period !== 'day') return reading;
  const days = daysIn(text);
  if (days === undefined || days >= WEEK) return reading;
  return withLength(
    {
      ...reading,
      amount: amount * days,
      period: 'week',
      ...(high === undefined ? {} : { high: high * days }),
    },
    span,
  );
}
