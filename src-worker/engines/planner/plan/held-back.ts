/** Times and things that the client wants no more of: full already, or not to be advertised. No advert begins with them. */
import { namesOfDays, readRoomTimes } from '../../../understanding/answers/room-times.ts';
import { sentencesIn } from '../../../understanding/answers/sentences.ts';
import { notToPush } from '../../../understanding/answers/not-to-push.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { once } from '../../../understanding/remember.ts';
import type { Readings } from '../readings/index.ts';
import { matterOf } from './may-open.ts';

const TOLD_IN = [
  'currentChallenges',
  'strengths',
  'productService',
  'marketContext',
  'additionalNotes',
] as const;

interface Held {
  /** Days, and what stands in brackets beside them: any one of them is held back. */
  days: ReadonlySet<string>;
  /** Thai writes days without a space around them. */
  daysThai: readonly string[];
  /** Things that are told not to be advertised: each is held back where all its words are said. */
  things: readonly ReadonlySet<string>[];
}

/** 'Bills games' among the buyers tell that a day of the Bills is a day of games. */
function withTheirGroups({ audience }: Readings, days: ReadonlySet<string>): ReadonlySet<string> {
  const groups = audience.groups.map((group) => matterOf(group));
  return new Set([
    ...days,
    ...groups.flatMap((group) => ([...group].some((word) => days.has(word)) ? [...group] : [])),
  ]);
}

/** 'Fridays' and 'Fri' are one day. */
const WEEKDAY = /^(mon|tue|wed|thu|fri|sat|sun|weeken)(?:s|nes|r|rs|ur)?(?:da?y?)?s?$/u;
const byDay = (words: string): string[] =>
  [...matterOf(words)].map((word) => WEEKDAY.exec(word)?.[1] ?? word);

const heldOf = once((r: Readings): Held => {
  // That it is not to be advertised is a rule, and stands among the sentences of no page.
  const sentences = TOLD_IN.flatMap((field) =>
    sentencesIn(r.answers[field]).map(({ start, end }) => r.answers[field].slice(start, end)),
  );
  const full = sentences.flatMap((words) =>
    readRoomTimes(words).flatMap(({ kind, words: told }) => (kind === 'full' ? [told] : [])),
  );
  const pushed = sentences.flatMap(notToPush);
  const named = [...full, ...pushed].flatMap((words) => namesOfDays(words));
  // 'วันธรรมดา' is one name: its parts are in the name of every day.
  const days = new Set(named.filter((day) => !isMostlyThai(day)).flatMap(byDay));
  return {
    days: days.size === 0 ? days : withTheirGroups(r, days),
    daysThai: named.filter(isMostlyThai),
    things: pushed.map((words) => matterOf(words)).filter(({ size }) => size > 0),
  };
});

/** Whether words speak of a time or a thing that is not to be sold. */
export function isHeldBack(r: Readings, words: string): boolean {
  const { days, daysThai, things } = heldOf(r);
  if (days.size === 0 && daysThai.length === 0 && things.length === 0) return false;
  const told = matterOf(words);
  return (
    byDay(words).some((word) => days.has(word)) ||
    daysThai.some((day) => words.includes(day)) ||
    things.some((thing) => [...thing].every((word) => told.has(word)))
  );
}
