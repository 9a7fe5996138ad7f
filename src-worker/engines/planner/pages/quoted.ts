/** Where the figures of a page come from that its own evidence does not name: the answer that holds them, whole. */
import { digitRuns } from '../../../../src/shared/reading/digits.ts';
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { Plan } from '../plan/index.ts';
import { figureIn } from '../plan/targets.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import type { Answers } from '../readings/index.ts';

/** Without repeats of the same statement; an entry with a chart's data is never dropped. */
export function distinct(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Set<string>();
  return evidence.filter(({ statement, basis, data }) => {
    const key = `${basis} ${statement}`;
    if (seen.has(key) && data === undefined) return false;
    seen.add(key);
    return true;
  });
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** A corrected goal in one phrase: 'subscribers: 310 → 900'. */
function goalWords({ f }: Plan, { metric, from, to, unit }: Goal): string {
  const figures = [from, to].filter((value) => value !== undefined).map((value) => figureIn(f, value, unit));
  return `${metric}: ${figures.join(' → ')}`;
}

const ANSWER_FIELDS = [
  'companyName',
  'keyMessage',
  'productService',
  'heroProduct',
  'startingPrice',
  'afterSalesService',
  'strengths',
  'whyNeedNow',
  'onlineAdIssues',
  'targetDemographics',
  'geographicLocation',
  'additionalDemographics',
  'marketingMediaBudget',
  'specificObjectives',
  'currentChallenges',
  'marketContext',
  'additionalNotes',
] as const satisfies readonly (keyof Answers)[];

/** What stands beside a figure tells where it comes from: '1,250 m' is the '1,250 m' of the strengths. */
const withNeighbour = (text: string, figure: string, index: number): string =>
  text.slice(index, index + figure.length + 3).trim();

/** Entries of the client's own, named by their question. */
interface Entries {
  answer: (question: keyof Answers) => Evidence;
  client: (statement: string, question: 'competitors' | 'ages' | 'specificObjectives' | 'known') => Evidence;
}

/**
 * Answers that a page quotes figures from without naming them in its own evidence: each is added whole, so that
 * every figure of the client's can be followed to its question.
 */
export function quoted(
  plan: Plan,
  w: Entries,
  title: string,
  output: unknown,
  evidence: readonly Evidence[],
): Evidence[] {
  const said = evidence.map(({ statement, source }) => `${statement} ${source}`).join('\n');
  const backed = new Set(digitRuns(said).map(({ digits }) => digits));
  const found: Evidence[] = [];
  for (const text of [title, ...texts(output)]) {
    for (const { digits, index } of digitRuns(text)) {
      if (backed.has(digits)) continue;
      const entry = entryFor(plan, w, text, digits, index);
      if (!entry) continue;
      found.push(entry);
      for (const one of digitRuns(entry.statement)) backed.add(one.digits);
    }
  }
  return distinct(found);
}

/** The answer, the correction, the rival's card or the ages that a figure of a text stands in; undefined where none holds it. */
function entryFor(plan: Plan, w: Entries, text: string, figure: string, index: number): Evidence | undefined {
  const { f, r } = plan;
  const near = withNeighbour(text, figure, index);
  const question = ANSWER_FIELDS.find((id) => r.answers[id].includes(near));
  if (question !== undefined) return w.answer(question);
  const corrected = correctedEntry(plan, w, figure);
  if (corrected) return corrected;
  const rival = r.competitors
    .map(({ name, strengths, weaknesses }) => [name, ...strengths, ...weaknesses].join('; '))
    .find((words) => words.includes(near));
  if (rival !== undefined) return w.client(rival, 'competitors');
  const { minAge, maxAge, ages } = r.audience;
  const isAge = ages !== '' && text.includes(ages) && [minAge, maxAge].includes(Number(figure));
  return isAge ? w.client(f.say(`Ages ${ages}`, `อายุ ${ages} ปี`), 'ages') : undefined;
}

/** A figure that the person set in place of the one that was read. */
function correctedEntry(plan: Plan, w: Entries, figure: string): Evidence | undefined {
  const { f, r } = plan;
  const isOne = (value: number | undefined): boolean => value !== undefined && f.number(value) === figure;
  const goal = r.corrected.includes('goals')
    ? r.goals.find(({ from, to }) => isOne(from) || isOne(to))
    : undefined;
  if (goal) return w.client(goalWords(plan, goal), 'specificObjectives');
  if (!r.corrected.includes('known')) return undefined;
  const known = [
    ...r.costs.map(({ text, now, from }) => ({ text, figures: [now, from] })),
    ...r.rates.map(({ text, percent }) => ({ text, figures: [percent] })),
  ].find(({ figures }) => figures.some(isOne));
  return known && w.client(known.text, 'known');
}
