/** Which words of an answer name what a goal counts: learnt from marked answers. */
import { openModel, type Model } from '../tagger/model.ts';
import { isNameless } from './goal-names.ts';
import type { Goal } from './goal.ts';
import learnt from './goal-spans.json' with { type: 'json' };
import { seenWords, spansBy, type ToldSpan } from './told-spans.ts';

/** As they are marked: what is counted, a part of it that has a goal of its own, by when. */
export const GOAL_TAGS = ['name', 'group', 'when'] as const;

let opened: Model | undefined;

/** Characters of an answer on goals: what is longer is another text, and takes long to read. */
const LONGEST = 1000;

type GoalSpan = ToldSpan<(typeof GOAL_TAGS)[number]>;

/** In the order in which they stand; none overlaps another. */
export const goalSpans = (answer: string): GoalSpan[] =>
  answer.length > LONGEST
    ? []
    : spansBy((opened ??= openModel(learnt)), GOAL_TAGS, seenWords(answer, 'goals'));

/** Characters between a figure and the name beside it: '40 kits', 'kits: 40'. */
const BESIDE = 3;
/** What is named further away may be of another figure. */
const FAR = 60;
/** Whoever is counted: what they come for says more. */
const ANYBODY = /^(?:people|ppl|persons?|คน|ราย|ท่าน)$/iu;

interface Words {
  start: number;
  end: number;
}

/** A mark between the two counts as so many characters. */
const APART = 20;
/** How far a name stands from a figure; one right behind it is nearest. */
function distance(answer: string, name: Words, at: Words): number {
  const isBehind = name.start >= at.end;
  const between = isBehind ? answer.slice(at.end, name.start) : answer.slice(name.end, at.start);
  const far = between.length + (/[,;\n]/u.test(between) ? APART : 0);
  return isBehind && far < BESIDE ? -1 : far;
}

const FIGURE_NEXT = /^\s*(?:[:=]\s?)?(?<word>(?:now|from|is|at|today|ตอนนี้|ปัจจุบัน|จาก)\s?)?[\d$£€฿]/u;
/**
 * 'ขอ 55%  สัดส่วนจองตรง 22% เป็น 40%', '1,300 by March, renewal 48%': a name behind one figure and right before the next, or beyond
 * another figure, is not of the first.
 */
function isOfNext(answer: string, name: Words, at: Words): boolean {
  if (name.start < at.end) return false;
  const next = FIGURE_NEXT.exec(answer.slice(name.end, name.end + 16));
  // '10 เต้า ตอนนี้ 4': right behind its figure, and told once for both.
  const isOwn = next?.groups?.['word'] !== undefined && name.start - at.end <= 1;
  return (next !== null && !isOwn) || /\d/u.test(answer.slice(at.end, name.start).replace(/^\S*/u, ''));
}

/**
 * The goal with the name of what it counts, where its own words hold none; another where that stands beside its figure, and its own
 * does not.
 * @param spans of the whole answer
 * @param sentence in which its figure stands
 */
export function withLearntName(
  answer: string,
  spans: readonly GoalSpan[],
  goal: Goal,
  sentence: Words,
): Goal {
  const { at, metric, unit } = goal;
  // A sum of money names itself.
  if (at === undefined || goal.kind === 'text' || /^[A-Z]{3}$/u.test(unit)) return goal;
  const own = metric.toLowerCase();
  // By when is no name: 'next yr', 'through the winter'.
  const isTime = spans.some(
    ({ tag, start, end }) => tag === 'when' && answer.slice(start, end).toLowerCase().includes(own),
  );
  const isNamed = own !== '' && !isNameless(metric) && !isTime;
  const [nearest] = spans
    .filter(({ tag, start, end }) => tag === 'name' && start >= sentence.start && end <= sentence.end)
    .filter((span) => !isOfNext(answer, span, at))
    .map((span) => ({ name: answer.slice(span.start, span.end), far: distance(answer, span, at) }))
    .filter(({ name, far }) => far <= (isNamed ? BESIDE : FAR) && name !== unit && !isNameless(name))
    .toSorted((a, b) => a.far - b.far);
  if (!nearest) return isTime || isNameless(metric) ? { ...goal, metric: '' } : goal;
  const name = nearest.name.toLowerCase();
  if (!isNamed) return { ...goal, metric: nearest.name };
  // 'ยอดขาย' is read from 'ขาย'; a part of a name is what is told apart.
  const isKept = name.includes(own) || !answer.toLowerCase().includes(own) || ANYBODY.test(name);
  return isKept ? goal : { ...goal, metric: nearest.name };
}
