/** The last day of 'this financial year', which another day ends in each country: 30 June in Australia, 31 March in India. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { CalendarDate } from '../../../src/shared/reading/quantity.ts';
import type { Goal } from './goal.ts';

const YEAR =
  /(?<![a-z])(?:(?:this|the|our|current|of|before|by|end(?: of)?) (?:(?:the|our|this) )?(?:financial|fiscal|tax) year|(?:end of|this|before|by) (?:the )?f\.?y\.?(?:e)?(?! ?\d)|eofy)(?![a-z])/u;
const YEAR_TH = /(?:สิ้น|ใน|ภายใน|ก่อน(?:สิ้น|จบ|ปิด)?|ทัน)?ปีงบ(?:ประมาณ)?(?:นี้|ปัจจุบัน)?(?!\s?\d)/u;
/** That before or behind it. */
const ANOTHER =
  /(?<![a-z])(?:last|next|previous|past) (?:financial|fiscal|tax) year(?![a-z])|ปีงบ(?:ประมาณ)?(?:ที่แล้ว|ก่อน|หน้า)/u;

const day = (month: number, date: number): CalendarDate => ({ month, day: date });
const MARCH = day(3, 31);
const JUNE = day(6, 30);
/** Where one day ends the year of most who speak of it; elsewhere each firm has its own. */
const ENDS: Readonly<Record<string, CalendarDate>> = {
  AU: JUNE, PK: JUNE, BD: JUNE, KE: JUNE, UG: JUNE, TZ: JUNE, EG: JUNE,
  IN: MARCH, JP: MARCH, HK: MARCH, NZ: MARCH, CA: MARCH,
  GB: day(4, 5), ZA: day(2, 28), TH: day(9, 30),
}; // prettier-ignore
const OF_MONEY: Readonly<Record<string, string>> = {
  AUD: 'AU', NZD: 'NZ', INR: 'IN', GBP: 'GB', JPY: 'JP', HKD: 'HK', ZAR: 'ZA', KES: 'KE', PKR: 'PK', BDT: 'BD', CAD: 'CA', THB: 'TH',
}; // prettier-ignore

/** @param country two letters, where the answers name one; else the country of the money is meant */
function yearEnd(words: string, country: string | undefined, currency: string): CalendarDate | undefined {
  const said = plain(words);
  if (ANOTHER.test(said)) return undefined;
  // Of companies the Thai year is the calendar's; of the state's money it ends in September.
  if (YEAR_TH.test(said)) return ENDS['TH'];
  if (!YEAR.test(said)) return undefined;
  const where = /(?<![a-z])eofy(?![a-z])/u.test(said) ? 'AU' : (country ?? OF_MONEY[currency]);
  return where === undefined || where === 'TH' ? undefined : ENDS[where];
}

/** Goals without a day or month of their own that are due with the financial year, with its last day. */
export const inFinancialYear = (
  goals: readonly Goal[],
  country: string | undefined,
  currency: string,
): Goal[] =>
  goals.map((goal) => {
    const { by, months, text } = goal;
    const isOpen = by === undefined || by.offset?.unit === 'year';
    const end = isOpen && months === undefined ? yearEnd(text, country, currency) : undefined;
    return end === undefined ? goal : { ...goal, by: end };
  });
