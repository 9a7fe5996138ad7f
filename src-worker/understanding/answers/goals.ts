/** What the client wants to reach: metric, from, to, per period, by when. */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { withToday } from './goal-origin.ts';
import { dueIn, isTime, lengthIn } from './goal-times.ts';
import { RANK, readGoal } from './goal-words.ts';
import type { Goal } from './goal.ts';
import { NO_HOME, type Home } from './home-currency.ts';
import { rolesIn, type Figure } from './roles.ts';

export type { Goal } from './goal.ts';

export interface GoalContext {
  home?: Home;
  /** Only what is said to be wanted: for an answer to another question. */
  wantedOnly?: boolean;
  /** Other answers, in which today's figure may stand. */
  elsewhere?: readonly string[];
}

/** The goals of an answer; without a figure one that is its words. Today's figure is never one: it is where a goal begins. */
export function readGoals(answer: string, context: GoalContext = {}): Goal[] {
  if (answer === '') return [];
  const { home = NO_HOME, wantedOnly = false, elsewhere = [] } = context;
  const figures = rolesIn(answer, wantedOnly);
  const wanted = figures.filter(
    ({ role, reading }) => role === 'goal' && !RANK.test(answer.slice(0, reading.span.start)),
  );
  const goals = wanted.flatMap((figure) => {
    const { start, end } = segmentOf(answer, figure, figures);
    const goal = readGoal(answer.slice(start, end), figure);
    if (goal.kind === 'text' || (goal.kind === 'change' && goal.metric === '')) return [];
    return [
      moneyOf(
        withToday(answer, { ...goal, at: figure.reading.span }, figure, figures, elsewhere),
        figure,
        home,
      ),
    ];
  });
  if (goals.length === 0) {
    const whole = readGoal(answer);
    const isText = wanted.length === 0 || whole.kind === 'text' || whole.metric === '';
    return isText ? [{ kind: 'text', metric: answer, unit: '', text: answer }] : [{ ...whole, text: answer }];
  }
  const readings = readQuantities(answer);
  const [due, length] = [dueIn(answer, readings), lengthIn(answer, readings)];
  return goals.map((goal) => {
    if (goal.months !== undefined || goal.by || isTime(goal.unit)) return goal;
    const sentence = figures.find(({ reading }) => reading.span === goal.at)?.sentence;
    const beside = wanted.filter((other) => other.sentence.start === sentence?.start).length;
    // 'Tickets and passes, before gates open': the date is of both where they are the only ones.
    const said =
      sentence &&
      dueIn(
        answer,
        readings.filter(({ span }) => span.start >= sentence.start && span.end <= sentence.end).toReversed(),
      );
    if (said && beside > 1 && isAfter(said.span, wanted, sentence)) return { ...goal, by: said.date };
    if (goal.kind !== 'ceiling' && goals.length > 1) return goal;
    if (length) return { ...goal, months: length.months };
    return due ? { ...goal, by: due.date } : goal;
  });
}

/** After the last goal of the sentence, behind a comma: it is said of them all. */
const isAfter = (date: Span, wanted: readonly Figure[], sentence: Span): boolean =>
  wanted.every(({ reading, sentence: of }) => of.start !== sentence.start || reading.span.end <= date.start);

/** Between one figure and the next: what stands behind it is said of the next. */
const BETWEEN =
  /[,;(](?=\s|\D)|\+(?=\s)|(?<![a-z])(?:and|plus|with|but|while|then)(?![a-z])|และ|แล้วก็|แต่|\s(?=[ก-๙])/gu;

/** The part of the text that is said of one figure: from the one before to the one after, at most its sentence. */
function segmentOf(text: string, figure: Figure, figures: readonly Figure[]): Span {
  const own = [figure.reading, ...(figure.from ? [figure.from] : [])].map(({ span }) => span);
  const [first, last] = [Math.min(...own.map(({ start }) => start)), Math.max(...own.map(({ end }) => end))];
  const around = figures.filter(({ reading }) => !own.includes(reading.span));
  const before = around.findLast(
    ({ reading, sentence }) => sentence.start === figure.sentence.start && reading.span.end <= first,
  )?.reading;
  const after = around.find(
    ({ reading, sentence }) => sentence.start === figure.sentence.start && reading.span.start >= last,
  )?.reading;
  const cut = (start: number, end: number): number => {
    const found = [...text.slice(start, end).matchAll(BETWEEN)];
    // The Thai space right behind a figure parts it from the next phrase; later ones are within that phrase.
    const at = found.at(-1);
    return at === undefined ? end : start + at.index;
  };
  const start = before === undefined ? figure.sentence.start : Math.min(cut(behind(before), first), first);
  const end =
    after === undefined ? figure.sentence.end : Math.max(cut(behind(figure.reading), after.span.start), last);
  const lead = /^(?:[\s,;()]|\+(?=\s))*(?:(?:and|plus|with|but|while|then)(?![a-z])|และ|แล้วก็|แต่)?\s*/iu.exec(
    text.slice(start, first),
  );
  return { start: start + (lead?.[0].length ?? 0), end };
}
/** Where a figure ends, its period included. */
const behind = ({ span, perSpan }: Reading): number => Math.max(span.end, perSpan?.end ?? 0);

const MONEY_METRIC = /(?<![a-z])(?:mrr|arr|revenue|sales|turnover|income|gmv)(?![a-z])|ยอดขาย|รายได้|ยอดโอน/iu;
/** 'MRR 2.2 แสน -> 4 แสน' is money of the client's own. */
function moneyOf(goal: Goal, { reading }: Figure, { unnamed }: Home): Goal {
  const isMoney = MONEY_METRIC.test(goal.metric) || MONEY_METRIC.test(goal.text);
  const read = { ...goal };
  if (
    isMoney &&
    goal.unit === '' &&
    reading.quantity.kind === 'count' &&
    reading.quantity.unit === '' &&
    (goal.to ?? 0) >= 10_000
  )
    read.unit = unnamed;
  if (read.per === undefined && /(?<![a-z])mrr(?![a-z])/iu.test(goal.text)) read.per = 'month';
  if (read.per === undefined && /(?<![a-z])arr(?![a-z])/iu.test(goal.text)) read.per = 'year';
  return read;
}
