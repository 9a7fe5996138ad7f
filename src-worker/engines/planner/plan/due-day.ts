/** The day that buyers wait for, where the answers name it, and the last day on which an order is still ready by then. */
import { datesIn } from '../../../../src/shared/reading/dates.ts';
import { isDay, lastDayOf } from '../../../../src/shared/reading/days.ts';
import type { CalendarDate } from '../../../../src/shared/reading/quantity.ts';
import { BUYERS } from '../../../understanding/buyers.ts';
import type { Plan } from './index.ts';
import { groupWordsOf, sentencesOf, type Said } from './said.ts';
import { drawnLength, figureOn } from './stand.ts';
import { waitOf } from './waits.ts';

export interface DueDay {
  day: Date;
  /** In the client's words. */
  said: Said;
  /** The last day of an order, with the statement that tells how long it takes. */
  order?: { day: Date; days: number; words: string; isWorking: boolean };
}

const DAY_MS = 86_400_000;
/** Characters of what is quoted. */
const LONGEST = 110;
/** Days behind the plan's end within which a day still belongs to it. */
const BEHIND = 21;
/** Something is due, or everybody comes then. */
const DUE =
  /\b(?:hand[- ]?in|deadlines?|due|must|before|by|until|busiest|peak|most|rush|season)\b|เปิดเทอม|ปิดรับ|กำหนด|ต้อง|ก่อน|ให้ทัน|เยอะ(?:สุด|ที่สุด|มาก)?|พีค/iu;
const WORKING = /\b(?:working|business) days?\b|วันทำการ/iu;

/** What came on that day, or begins behind it: 'got an Aeropress for Christmas', 'after Easter'. */
const PASSED =
  /\b(?:got|received|(?:was|were|been) given|gifted|since|after|last)\b[^,;/.]{0,30}$|(?:หลัง|ได้(?:มา)?ตอน)[ก-๛\s]{0,12}$/iu;
/** A day, or the end of a month: a whole month is no day. */
const isPoint = (date: CalendarDate): boolean =>
  date.offset === undefined && (isDay(date) || (date.month !== undefined && date.part === 'end'));

/** A day so many days before another; of working days Saturdays and Sundays are none. */
function before(day: Date, days: number, isWorking: boolean): Date {
  let at = day.getTime();
  for (let left = days; left > 0;) {
    at -= DAY_MS;
    if (!isWorking || ![0, 6].includes(new Date(at).getUTCDay())) left -= 1;
  }
  return new Date(at);
}

/** How long it takes us, where one statement plainly tells. */
function takes({ buyers: { claims } }: Plan): Omit<NonNullable<DueDay['order']>, 'day'> | undefined {
  for (const { point, words } of claims) {
    if (point?.id !== 'wait' || !['delivery', undefined].includes(waitOf(words))) continue;
    const { figure } = figureOn(point, words);
    const days = figure && figure.kind === 'duration' ? drawnLength(figure) : undefined;
    if (days !== undefined && days >= 1)
      return { days: Math.ceil(days), words, isWorking: WORKING.test(words) };
  }
  return undefined;
}

/** @returns undefined where the answers name no day of buyers within the plan */
export function dueDayOf(plan: Plan): DueDay | undefined {
  const { r, time, buyers } = plan;
  const groups = groupWordsOf(r);
  const isTheirs = (words: string): boolean =>
    DUE.test(words) && (BUYERS.test(words) || groups.some((word) => words.toLowerCase().includes(word)));
  const told = [
    ...(buyers.moment ? [buyers.moment.said] : []),
    ...sentencesOf(r, ['additionalDemographics', 'whyNeedNow', 'marketContext', 'currentChallenges']).filter(
      ({ words }) => isTheirs(words),
    ),
  ].filter(({ words }) => words.length <= LONGEST);
  for (const said of told) {
    const date = datesIn(said.words).find(
      ({ from, to, start }) => to === undefined && isPoint(from) && !PASSED.test(said.words.slice(0, start)),
    );
    if (date === undefined) continue;
    const day = lastDayOf(date.from, time.start);
    if (day < time.start || day.getTime() > time.end.getTime() + BEHIND * DAY_MS) continue;
    const ours = takes(plan);
    return {
      day,
      said,
      ...(ours ? { order: { ...ours, day: before(day, ours.days, ours.isWorking) } } : {}),
    };
  }
  return undefined;
}

/** Weeks before the day from which it leads the ads. */
export const COUNTDOWN = 4;
export const countdownFrom = (day: Date): Date => new Date(day.getTime() - COUNTDOWN * 7 * DAY_MS);
