/** A day in brackets between the name of a goal and its figure: 'งานซ่อมก่อนเชงเม้ง (5 เม.ย. 2570) 45 หลุม'. */
import { datesIn, type DateReading } from '../../../src/shared/reading/dates.ts';
import type { Figure } from './roles.ts';
import type { Goal } from './goal.ts';

const BRACKET = /\(([^()]*)\)(?=\s*\d)/gu;
const dayIn = (inner: string): DateReading | undefined =>
  datesIn(inner).find(({ start, end }) => end - start === inner.trim().length);
/** The answer with such days blank in their place, so that every span holds. */
export const withoutDatesBeside = (answer: string): string =>
  answer.replaceAll(BRACKET, (bracket, inner: string) =>
    dayIn(inner) ? ' '.repeat(bracket.length) : bracket,
  );
/** Such a day is when the goal behind it is due, where nothing else says so. */
export function withDayBeside(answer: string, goal: Goal, { reading }: Figure): Goal {
  if (goal.by !== undefined || goal.months !== undefined) return goal;
  const beside = [...answer.slice(0, reading.span.end).matchAll(BRACKET)].at(-1);
  const day = beside && dayIn(beside[1] ?? '');
  const isNext = beside && answer.slice(beside.index + beside[0].length, reading.span.start).trim() === '';
  return day && isNext ? { ...goal, by: day.to ?? day.from } : goal;
}
