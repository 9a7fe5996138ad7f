/** What the trade sells by, within the plan's months: events with their days, and what to do for each. */
import { nextOccasion, occasionName, type EventId, type Occasion } from '../data/calendar.ts';
import type { Both, Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { isSureOf } from './presumed.ts';
import type { Timeframe } from './timeframe.ts';

export interface CalendarEntry extends Occasion {
  action: Both;
  /** After the plan's last day: named so that nobody is surprised by it. */
  later: boolean;
}

/** The client names it. */
function namesOccasion({ answers }: Readings, event: EventId): boolean {
  const { en, th } = occasionName(event);
  const told = Object.values(answers).join('\n').toLowerCase();
  return told.includes(en.replace(/^the /u, '').toLowerCase()) || told.includes(th);
}

/** Days on which people buy for somebody else. */
const GIFT_DAYS: ReadonlySet<EventId> = new Set(['valentine', 'mother', 'father']);
/** What is given: as a gift, or as nothing else. */
const GIVEN =
  /(?<![a-z])(?:gifts?|gifting|presents|hampers?|gift[- ]?(?:box|set|card)\w*|bouquets?|flowers?|florists?)(?![a-z])|ของขวัญ|กระเช้า|ช่อดอกไม้|ดอกไม้|ของชำร่วย/iu;
const isGiven = ({ answers }: Readings): boolean =>
  GIVEN.test(
    [answers.productService, answers.heroProduct, answers.keyMessage, answers.targetDemographics].join('\n'),
  );

/** In time order: those within the plan, at most three; where there is none, the next one after it. */
export function makeCalendar(r: Readings, time: Timeframe, inThailand: boolean): CalendarEntry[] {
  // Days that people buy by tell nothing of those to whom nothing is sold, of companies, and of an offer that no trade knows.
  const isBoughtByDays = isSureOf(r, 'sale') && !r.offer.business && r.trade.id !== 'general';
  // What nobody gives has no day of gifts.
  const peaks = r.trade.peaks.filter(
    ({ event }) => namesOccasion(r, event) || (isBoughtByDays && (!GIFT_DAYS.has(event) || isGiven(r))),
  );
  const entries = peaks.flatMap(({ event, action }): CalendarEntry[] => {
    const occasion = nextOccasion(event, time.start, inThailand);
    return occasion ? [{ ...occasion, action, later: occasion.day > time.end }] : [];
  });
  const sorted = entries.toSorted((a, b) => a.day.getTime() - b.day.getTime());
  const within = sorted.filter(({ later }) => !later).slice(0, 3);
  return within.length > 0 ? within : sorted.slice(0, 1);
}

/** '14 Feb', '13–15 Apr', 'March'. */
export function occasionDate(f: Formatter, { day, last, dated }: Occasion): string {
  if (!dated) return f.month(day);
  return last === undefined ? f.shortDate(day) : `${day.getUTCDate()}–${f.shortDate(last)}`;
}
