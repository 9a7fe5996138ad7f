/** How many one class, tour or sailing takes, where it is told how many of those there are in a time: '18 seats, 5 courses a week', '25 persons per tour. 4 tours a week'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Candidate } from './capacity-candidate.ts';
import { unitOf, valueOf } from './capacity-many.ts';
import type { FreeText } from './free-texts.ts';
import type { Figure } from './roles.ts';

const ROUND =
  /^(?:class(?:es)?|courses?|tours?|trips?|sessions?|sailings?|departures?|workshops?|lessons?|intakes?|screenings?)$/iu;
/** Who comes, or what one who comes takes. */
export const HEADS =
  /^(?:seats?|places?|persons?|people|pax|ppl|kids|children|chairs?|spots?|students?|pupils?|guests?|passengers?|learners?)$/iu;
/** 'Per tour', behind the number of one. */
const PER_ROUND =
  /^\s*(?:\p{L}+ )?(?:per|a|each|in each|every) (?:class|course|tour|trip|session|sailing|departure|workshop|lesson|intake|screening)(?![a-z])/iu;
const TIMES: ReadonlySet<string | undefined> = new Set(['day', 'week', 'month']);
/** What is told of a class stands beside how often it is held. */
const FARTHEST = 60;
const [FEWEST, MOST] = [2, 400];

export function roundsOf({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] {
  const text = plain(answer);
  const counts = figures.filter(({ reading: { quantity } }) => quantity.kind === 'count');
  return counts.flatMap(({ reading: often, sentence }, at): Candidate[] => {
    if (!ROUND.test(unitOf(often)) || !TIMES.has(often.per)) return [];
    const one = [counts[at - 1], counts[at + 1]].find(
      (other) =>
        other !== undefined &&
        other.reading.per === undefined &&
        valueOf(other.reading) >= FEWEST &&
        valueOf(other.reading) <= MOST &&
        Math.abs(other.reading.span.start - often.span.start) <= FARTHEST &&
        // In another sentence so many people may be there for something else.
        ((HEADS.test(unitOf(other.reading)) && other.sentence.start === sentence.start) ||
          PER_ROUND.test(text.slice(other.reading.figure.end))),
    )?.reading;
    if (!one) return [];
    const [start, end] = [
      Math.min(one.span.start, often.span.start),
      Math.max(one.span.end, often.perSpan?.end ?? often.span.end),
    ];
    return [
      {
        count: valueOf(one),
        of: HEADS.test(unitOf(one)) ? unitOf(one) : '',
        per: 'class',
        kind: 'limit',
        path,
        span: one.span,
        text: answer.slice(start, end),
        score: 2.5,
        isExact: true,
      },
    ];
  });
}
