/** A goal that names an event whose day another answer tells: '56 when school reopens' beside 'School reopens on 4 January'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { CalendarDate } from '../../../src/shared/reading/quantity.ts';
import type { Goal } from './goal.ts';

/** The event right before its day: one or two words, and what is said of it. */
const EVENT =
  /(?:^|[.;,:(\n]\s*|(?<![a-z])(?:the|our|next|because|as|when) )(?<event>[a-z]{4,}(?: (?:\d{1,2}|[a-z]{4,}))?)(?: (?:is|are|starts?|begins?|opens?|falls?|due|takes? place|will be|is due|are due))*(?: (?:on|by))?:?\s*(?:the )?$/u;
const VERB = /^(?:starts?|begins?|opens?|closes?|closed|ends?|arrives?|leaves?)$/u;

const stem = (word: string): string => word.replace(/(?:ies|y|es|s)$/u, '');
const stemsOf = (text: string): readonly string[] => (text.match(/[a-z]{3,}|\d{1,2}/gu) ?? []).map(stem);

/** The one day that an answer tells of an event which the words of a goal name. */
function dayOfEvent(words: string, elsewhere: readonly string[]): CalendarDate | undefined {
  const said = new Set(stemsOf(plain(words)));
  for (const answer of elsewhere) {
    const text = plain(answer);
    for (const { quantity, span } of readQuantities(answer)) {
      if (quantity.kind !== 'date' || quantity.to !== undefined || quantity.from.day === undefined) continue;
      const event = EVENT.exec(text.slice(0, span.start))?.groups?.['event'];
      const names = stemsOf(event ?? '').filter((word) => !VERB.test(word));
      if (names.length > 0 && names.every((name) => said.has(name))) return quantity.from;
    }
  }
  return undefined;
}

/** A goal of no time, by the day of the event that its sentence names. */
export function withEvent(goal: Goal, sentence: string, elsewhere: readonly string[]): Goal {
  if (goal.by !== undefined || goal.months !== undefined || goal.per !== undefined || goal.kind === 'text')
    return goal;
  const by = dayOfEvent(sentence, elsewhere);
  return by === undefined ? goal : { ...goal, by };
}
