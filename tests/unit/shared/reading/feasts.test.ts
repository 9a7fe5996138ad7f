/** Days that move each year, held against what calendars print. */
import { expect, test } from 'vitest';
import { datesIn } from '../../../../src/shared/reading/dates.ts';
import { lastDayOf } from '../../../../src/shared/reading/days.ts';
import { feastAt, feastIn, type Feast } from '../../../../src/shared/reading/feasts.ts';

const iso = (day: Date | undefined): string | undefined => day?.toISOString().slice(0, 10);
const TODAY = new Date(Date.UTC(2026, 10, 24));

test.each<[Feast, string[]]>([
  ['easter', ['2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21']],
  ['good-friday', ['2026-04-03', '2027-03-26', '2028-04-14', '2029-03-30', '2030-04-19']],
  ['pentecost', ['2026-05-24', '2027-05-16', '2028-06-04', '2029-05-20', '2030-06-09']],
  ['mothering-sunday', ['2026-03-15', '2027-03-07', '2028-03-26', '2029-03-11', '2030-03-31']],
  ['mothers-day', ['2026-05-10', '2027-05-09', '2028-05-14', '2029-05-13', '2030-05-12']],
  ['thanksgiving', ['2026-11-26', '2027-11-25', '2028-11-23', '2029-11-22', '2030-11-28']],
  ['black-friday', ['2026-11-27', '2027-11-26', '2028-11-24', '2029-11-23', '2030-11-29']],
  ['fathers-day', ['2026-06-21', '2027-06-20', '2028-06-18', '2029-06-17', '2030-06-16']],
])('%s is reckoned', (feast, days) => {
  expect([2026, 2027, 2028, 2029, 2030].map((year) => iso(feastIn(feast, year)))).toEqual(days);
});

/** A day of another calendar, as the platform reckons it. */
function partsOf(calendar: string, day: Date): string {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(day);
}
test.each<[Feast, string, string]>([
  ['lunar-new-year', 'chinese', '1/1'],
  ['mid-autumn', 'chinese', '8/15'],
  ['vegetarian', 'chinese', '9/1'],
  ['ramadan', 'islamic-umalqura', '9/1'],
  ['eid-al-fitr', 'islamic-umalqura', '10/1'],
  ['eid-al-adha', 'islamic-umalqura', '12/10'],
])('%s of the table is that of the calendar, or the day beside it', (feast, calendar, day) => {
  for (const year of [2026, 2027, 2028, 2029, 2030]) {
    const kept = feastIn(feast, year);
    const near = [-1, 0, 1].map((days) =>
      partsOf(calendar, new Date((kept?.getTime() ?? 0) + days * 86_400_000)),
    );
    expect(
      near.some((found) => found.replace(/[^\d/].*$/u, '') === day),
      `${feast} ${year}: ${near.join(' ')}`,
    ).toBe(true);
  }
});

test('the Thai days of one year lie as far apart as their months are long', () => {
  for (const year of [2026, 2027, 2028, 2029, 2030]) {
    const [lent, end, float] = (['khao-phansa', 'ok-phansa', 'loy-krathong'] as const).map(
      (one) => feastIn(one, year)?.getTime() ?? 0,
    );
    expect([((end ?? 0) - (lent ?? 0)) / 86_400_000, ((float ?? 0) - (end ?? 0)) / 86_400_000]).toEqual([
      88, 29,
    ]);
  }
});

test.each([
  ['60 bookings by Easter', '2027-03-28'],
  ['before Chinese New Year', '2027-02-06'],
  ['ก่อนตรุษจีน', '2027-02-06'],
  ['until Ramadan 2028', '2028-01-28'],
  ['200 boxes by Diwali', '2027-10-29'],
  ['by Thanksgiving', '2026-11-26'],
  ['ขายดีช่วงเข้าพรรษา', '2027-07-19'],
  ['ให้ทันลอยกระทง', '2026-11-24'],
  ['before Black Friday 2027', '2027-11-26'],
  ['by Mothering Sunday', '2027-03-07'],
  ['วันแม่', '2027-08-12'],
  ['before Eid', '2027-03-09'],
])('%s', (text, day) => {
  const [date] = datesIn(text);
  expect(date && iso(lastDayOf(date.from, TODAY))).toBe(day);
});

test.each(['easter eggs for the children', 'CNY 500 a box', 'อาหารคนกินเจ'])('no day: %s', (text) => {
  expect(datesIn(text)).toEqual([]);
});

test('a day of one name is kept on different days, by country', () => {
  expect(['THB', 'GBP', 'USD', 'AUD'].map((money) => feastAt('mothers-day', money))).toEqual([
    'mothers-day-thailand',
    'mothering-sunday',
    'mothers-day',
    'mothers-day',
  ]);
  // The money of many countries, and no money at all.
  expect(['EUR', ''].map((money) => feastAt('mothers-day', money))).toEqual([undefined, undefined]);
  expect(feastAt('thanksgiving', 'CAD')).toBe('thanksgiving-canada');
});
