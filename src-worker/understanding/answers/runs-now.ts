/**
 * What runs or stands idle on the day on which it was written: a season that is open, a feast within weeks, machines in the yard.
 * It waits for no first of a month.
 */
import { firstDayOf } from '../../../src/shared/reading/days.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { monthsOf } from './seasons.ts';

/** People or things that earn nothing today. */
const IDLE =
  /(?<![a-z])(?:sits? (?:idle|empty)|sitting (?:idle|empty)|sat in (?:the |our )?(?:yard|depot|shed|garage)|half the days (?:i|we) sit|(?:is|are|stand|standing) (?:parked|idle)|against the fence|lying empty|empty since)(?![a-z])|จอดเฉย|นั่งเฉย|ใช้ไปแค่ครึ่ง|เดินไม่เต็ม/u;
/** Behind or before it: idle at another time of the year. */
const AT_OTHER_TIMES = /(?<![a-z])(?:from|until|till|after|every)(?![a-z])|ตั้งแต่|ก่อน|หลังจาก/u;
/** Something begins now. */
const BEGINS_NOW =
  /(?<![a-z])(?:(?:season|flu|winter|summer|snow|rain)s? (?:is |has |have |are )?just (?:opened|started|starting|begun|beginning)|(?:from |up |it )?next month|starts? this month|is forecast)(?![a-z])|เดือนหน้า|เพิ่งเข้า(?:ฤดู|หน้า)/u;

/** It begins again then, or ends. */
const IS_LATER = /(?<![a-z])(?:until|till|closed|shut|after|before|nothing|not)(?![a-z])|ปิด|ถึงเดือนหน้า/u;

/** Of a time that is no use any more, or that comes later. */
const IS_OVER =
  /(?<![a-z])(?:sold|full|fully booked|shut|closed|already|since|after|last|ends?|ended|finish\w*|over|until|till|stopped|gone|was|were|not?|by|before|next|quiet|dead|slow|low)(?![a-z])|เต็ม|ปิด|แล้ว|ตั้งแต่|ปีที่แล้ว|หลัง|ขายหมด|จบ|ก่อน|ภายใน|ห้าม|เงียบ/u;
/** Elsewhere than in the reason for the campaign one month alone is of a season where it is called so. */
const IS_SEASON =
  /(?<![a-z])(?:season|summer|winter|peak|busy|busiest|\d+ ?% of|rush|bloom)(?![a-z])|ฤดู|หน้า(?:ร้อน|หนาว|ฝน)|ไฮซีซั|พีค|บาน/u;

/** Days within which a feast is near. */
const NEAR = 42;
/** Days that any campaign takes to begin. */
const SOON = 7;
const DAY_MS = 86_400_000;

const clausesOf = (text: string): string[] => text.split(/[.;\n]|, /u);

/** A year that is about to begin. */
const NEW_YEAR = /(?<![a-z])(?<!chinese |lunar |school )new year(?![a-z])|ปีใหม่/u;
const isNewYear = (clause: string, today: Date): boolean =>
  NEW_YEAR.test(clause) &&
  !IS_OVER.test(clause) &&
  Date.UTC(today.getUTCFullYear() + 1, 0, 1) - today.getTime() <= NEAR * DAY_MS;

const isIdle = (clause: string): boolean => IDLE.test(clause) && !AT_OTHER_TIMES.test(clause);

/** A month or a feast in the clause that is now, or is prepared for now. */
const hasNow = (clause: string, isWhy: boolean, today: Date): boolean =>
  !IS_OVER.test(clause) &&
  readQuantities(clause).some(({ quantity }) => {
    if (quantity.kind !== 'date') return false;
    const { from, to } = quantity;
    if (!isWhy && to === undefined && !IS_SEASON.test(clause)) return false;
    if (from.feast !== undefined && to === undefined) {
      const day = isWhy ? firstDayOf(from, today) : undefined;
      return day !== undefined && day.getTime() - today.getTime() <= NEAR * DAY_MS;
    }
    if (from.year !== undefined && from.year < today.getUTCFullYear()) return false;
    const months = monthsOf(from, to);
    const month = new Date(today.getTime() + SOON * DAY_MS).getUTCMonth() + 1;
    return months.has(month) && months.size <= LONGEST;
  });
/** Months of a season. */
const LONGEST = 6;

/**
 * @param why the reason for the campaign
 * @param told what else the client tells of its year
 * @param today the day on which it was written
 */
export const runsNow = (why: string, told: readonly string[], today: Date): boolean =>
  [why, ...told].some((text, i) =>
    clausesOf(plain(text)).some(
      (clause) =>
        isIdle(clause) ||
        (i === 0 && ((BEGINS_NOW.test(clause) && !IS_LATER.test(clause)) || isNewYear(clause, today))) ||
        hasNow(clause, i === 0, today),
    ),
  );
