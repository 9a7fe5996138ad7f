/** What is settled, as a model reads it: one labelled fact a line, what the page needs most before the rest. */
import { figuresIn } from '../../../../src/shared/domain/audit/numerals.ts';
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { PlanFact } from '../../../../src/shared/domain/plan-facts.ts';
import { readReckoned } from '../../../../src/shared/domain/reckoned.ts';
import type { PlanFacts } from '../facts.ts';
import { tokensIn } from '../tokens.ts';
import type { Needs } from './needs.ts';

/** @param most tokens of all lines together: those that come last are left out first */
export function factsText(
  { settled, page, draft }: PlanFacts,
  topics: Needs['topics'],
  most: number,
): string {
  const lines = [
    ...topics.flatMap((topic) => settledLines(settled.filter((fact) => fact.topic === topic))),
    ...reckonedLines(draft?.reckoned),
    // Where an idea comes from is for the notes: a page is told what it may say.
    ...page
      .filter(({ basis, statement }) => basis === 'public data' && figuresIn(statement).length > 0)
      .map(publicLine),
  ];
  let left = most;
  return [...new Set(lines)]
    .filter((line) => {
      const tokens = tokensIn(line);
      if (tokens > left) return false;
      left -= tokens;
      return true;
    })
    .join('\n');
}

/** One a line. */
const settledLines = (facts: readonly PlanFact[]): string[] =>
  facts.map(({ label, text }) => `- ${label}: ${oneLine(text)}`);

const publicLine = ({ statement, source }: Evidence): string =>
  `- Public figure: ${statement}${source === '' ? '' : ` [source: ${source}]`}`;

/** What the slide draws beside the words: they may speak of it, and must not say another figure. */
function reckonedLines(raw: Parameters<typeof readReckoned>[0]): string[] {
  const { bridge, gate, scenarios, volumes, trigger, ask, ifLate } = readReckoned(raw);
  return [
    ...(bridge?.steps ?? []).map(({ label, needed, today, note }) =>
      drawn(`${label} ${needed.text}`, today && `today ${today.text}`, note),
    ),
    ...(gate ? [drawn(gate.condition, gate.text)] : []),
    ...(scenarios ?? []).map(({ name, rate, result, unit }) => drawn(name, rate, `${result.text} ${unit}`)),
    ...(volumes ?? []).map(({ stage, goal, unitCost, carriedBy }) =>
      drawn(`${stage} ${goal.text}`, unitCost?.text, carriedBy),
    ),
    ...(trigger ? [drawn(trigger.event, trigger.starts)] : []),
    ...(ask ? [drawn(ask.text, ask.amount?.text, ask.by)] : []),
    ...(ifLate ? [drawn(ifLate.headline, ifLate.text)] : []),
  ];
}

const drawn = (...parts: readonly (string | undefined)[]): string =>
  `- Drawn on this slide: ${parts.filter((part) => part !== undefined && part !== '').join('; ')}`;

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
