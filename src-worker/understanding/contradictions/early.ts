/** Wanted before it can be: before sales open, or sooner than a sale takes. */
import { lastDayOf, monthsBetween } from '../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import type { Goal } from '../answers/goals.ts';
import { contradiction, OBJECTIVES, round, sentencesOf, type Search } from './basis.ts';

/** Nothing can be sold or booked before a day. */
const OPENS =
  /(?<![a-z])(?:bookings?(?: system)?|sales?|tickets?|reservations?|applications?|ad(?:vert)?s?|adverts|advertising|campaign|media)\s[^.;]{0,30}?(?:opens?|ready|live|starts?|begins?|on sale)(?: on| from| in)?\s$|(?:เปิดจอง|เปิดขาย|เปิดรับ(?:จอง|สมัคร)|เริ่มขาย|เริ่มจอง)(?:วันแรก|ได้)?(?:วันที่)?\s?$/u;
const CYCLE =
  /(?<![a-z])(?:takes?|lasts?)(?: about| around| usually| at least)*\s$|ใช้เวลา(?:ประมาณ|ราวๆ?)?\s?$/u;
/** Without any of these nothing opens and nothing takes its time. */
const MAY_BE = /open|ready|live|start|begin|on sale|takes?|lasts?|เปิด|เริ่ม|ใช้เวลา/u;
const TO_A_SALE =
  /(?<![a-z])(?:contract|order|sign(?:ed|ing|ature)?|sale|tender|become|becomes|purchase|deal|first container)(?![a-z])|เซ็น|สัญญา|ปิดการขาย|สั่งซื้อ/u;

const monthsTo = ({ by, months }: Goal, now: Date): number | undefined => {
  if (months !== undefined) return months;
  if (by?.year === undefined) return undefined;
  return monthsBetween({ year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }, by);
};

/** Wanted before it can be: by a day before sales open, or sooner than it takes to sell. */
const ready: Search = (basis) => {
  const { read, now } = basis;
  for (const { path, words, text } of sentencesOf(basis)) {
    if (!MAY_BE.test(text)) continue;
    for (const { quantity, span } of readQuantities(words)) {
      const before = text.slice(Math.max(0, span.start - 60), span.start);
      if (
        quantity.kind === 'date' &&
        quantity.from.month !== undefined &&
        quantity.from.year !== undefined &&
        OPENS.test(before)
      ) {
        const opens = new Date(Date.UTC(quantity.from.year, quantity.from.month - 1, quantity.from.day ?? 1));
        const early = read.goals.find(({ by }) => by?.year !== undefined && lastDayOf(by, now) < opens);
        if (early?.by)
          return [
            contradiction(
              'ready',
              {
                by: lastDayOf(early.by, now).toISOString().slice(0, 10),
                opens: opens.toISOString().slice(0, 10),
              },
              [OBJECTIVES, path],
            ),
          ];
      }
      if (quantity.kind === 'duration' && CYCLE.test(before) && TO_A_SALE.test(text)) {
        const takesMonths = monthsOf(quantity.value, quantity.unit);
        const soon = read.goals.find(
          (goal) =>
            goal.kind !== 'text' && (monthsTo(goal, now) ?? 99) < takesMonths * 0.95 && goal.unit !== '%',
        );
        if (soon)
          return [
            contradiction('ready', { months: round(monthsTo(soon, now) ?? 0), takes: round(takesMonths) }, [
              OBJECTIVES,
              path,
            ]),
          ];
      }
    }
  }
  return [];
};

export const EARLY: readonly Search[] = [ready];
