const LOCALE = 'en-GB';

const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' });
const longDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });

const valid = (iso: string): Date | undefined => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? undefined : date;
};
const formatted = (format: Intl.DateTimeFormat, iso: string): string => {
  const date = valid(iso);
  return date === undefined ? '' : format.format(date);
};

/** '21 November 2026', in the device's time zone; '' for what is no time. */
export const longDate = (iso: string): string => formatted(longDay, iso);
/** '09:42'. */
export const clockTime = (iso: string): string => formatted(time, iso);
/** '21 Nov 2026, 09:42'. */
export const dateAndTime = (iso: string): string =>
  valid(iso) === undefined ? '' : `${formatted(day, iso)}, ${clockTime(iso)}`;
/** 'today at 09:42', or the date and time. */
export function when(iso: string, now: Date = new Date()): string {
  const date = valid(iso);
  if (date?.toDateString() === now.toDateString()) return `today at ${clockTime(iso)}`;
  return dateAndTime(iso);
}
