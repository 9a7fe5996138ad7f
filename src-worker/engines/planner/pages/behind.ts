/**
 * What stands behind a figure that a page prints and its own evidence does not hold: a page may word any figure of the
 * plan, and each must be followed to the answer, the formula or the assumption that it came from (readings, 'Honest numbers').
 */
import {
  answersBacking,
  backs,
  evidenceBacking,
  startBacking,
  type Backing,
} from '../../../../src/shared/domain/audit/backing.ts';
import { figuresIn, type Figure } from '../../../../src/shared/domain/audit/numerals.ts';
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { Section } from '../../../../src/shared/domain/sections.ts';
import { lastDayOf } from '../../../../src/shared/reading/days.ts';
import { once } from '../../../understanding/remember.ts';
import type { Plan } from '../plan/index.ts';
import { figureIn } from '../plan/targets.ts';
import { contrastEvidence, dearerThan } from './contrasts.ts';
import { budgetEvidence, dateEvidence, lengthEvidence } from './plan-evidence.ts';
import { reckonedEvidence } from './reckoned/evidence.ts';
import { spoken } from './reckoned/figures.ts';
import { evidenceFor, type Write } from './write.ts';

/** Directions for pictures stand in the notes, not on the slide. */
const UNDRAWN: ReadonlySet<string> = new Set(['visualDirection', 'visualMapping']);

/** What can be said for figures of a plan. */
interface Source {
  entry: Evidence;
  /** The figure that it is of, where it is of one: looked at first where that is printed. */
  value?: number;
  /** Read when it is asked for: most of a plan's figures are asked for by no page. */
  backing: () => readonly Backing[];
}

const backingOf = once((entry: Evidence): readonly Backing[] => evidenceBacking([entry]));
const sourceOf = (entry: Evidence, value?: number): Source => ({
  entry,
  ...(value === undefined ? {} : { value }),
  backing: () => backingOf(entry),
});

/** Everything that a plan can say for a figure of its own, the reckoned first. */
const known = once((plan: Plan): Source[] => {
  const w = evidenceFor(plan);
  return [
    ...ofReckoning(plan, w),
    ...[
      ...ofGoals(plan, w),
      ...ofRates(plan, w),
      ...ofContrasts(plan, w),
      ...budgetEvidence(plan, w),
      ...lengthEvidence(plan, w),
      ...ofDates(plan, w),
    ].map((entry) => sourceOf(entry)),
  ];
});

/** An answer's figure may be printed otherwise than it was written: 'one in six' as 16.7%. */
function ofReckoning(plan: Plan, w: Write): Source[] {
  const nodes = [...plan.reckoning.nodes.values()];
  return [
    ...nodes.flatMap((node) =>
      reckonedEvidence(plan, w, [node])
        .filter(({ basis }) => basis !== 'client answer')
        .map((entry) => sourceOf(entry, node.value)),
    ),
    ...nodes
      .filter(({ formula }) => formula.op === 'answer')
      .map((node) =>
        sourceOf(
          w.computed(
            spoken(plan.f, node),
            plan.say.evidence.asAnswered({ words: node.answers[0]?.words ?? '' }),
          ),
          node.value,
        ),
      ),
  ];
}

/** How far a printed figure lies from its own value at most: a page rounds to two places or three. */
const ROUNDED = 0.06;
/** Of all that can be said the first that holds a figure: what is of these values, or of none for a day, before where it stands by the way. */
function sayFor(
  plan: Plan,
  values: readonly number[],
  isSame: (one: Backing) => boolean,
): Source | undefined {
  const all = known(plan);
  // A day, which has no value, is none of a reckoned figure.
  const isOf = ({ value }: Source): boolean =>
    value === undefined
      ? values.length === 0
      : values.some((one) => Math.abs(one - value) <= ROUNDED * Math.abs(value));
  const holds = (source: Source): boolean => source.backing().some(isSame);
  return all.find((source) => isOf(source) && holds(source)) ?? all.find(holds);
}

function ofGoals({ f, r, say, time }: Plan, w: Write): Evidence[] {
  return r.goals.flatMap(({ from, to, high, by, months, unit, text }) => {
    const source = say.evidence.asAnswered({ words: text });
    return [
      ...[from, to, high].flatMap((value) =>
        value === undefined ? [] : [w.computed(figureIn(f, value, unit), source)],
      ),
      ...(by ? [w.computed(lastOf(f, time.start, lastDayOf(by, time.created)), source)] : []),
      ...(months === undefined ? [] : [w.computed(f.months(Math.ceil(months - 0.01)), source)]),
    ];
  });
}

/** A day alone, and as the end of what begins with the media. */
const lastOf = (f: Plan['f'], start: Date, end: Date): string =>
  `${f.date(end)}; ${f.date(start)} ${f.say('to', 'ถึง')} ${f.date(end)}`;

/** Of a hundred so many do, and the others do not. */
const ofRates = ({ f, r, say, reckoning: { nodes } }: Plan, w: Write): Evidence[] =>
  [
    ...r.rates.map(({ percent }) => percent),
    ...[...nodes.values()].flatMap(({ unit, value }) => (unit.kind === 'percent' ? [value] : [])),
  ].flatMap((percent) => [
    w.computed(
      [0, 1].map((decimals) => `${f.number(percent, decimals)}%`).join(', '),
      `${f.number(percent, 4)}%`,
    ),
    w.computed(
      say.evidence.others({ count: f.number(100 - Math.round(percent)) }),
      `100 − ${f.number(percent, 2)}`,
    ),
  ]);

function ofContrasts(plan: Plan, w: Write): Evidence[] {
  const dearer = dearerThan(plan);
  return [
    ...(dearer
      ? [
          w.computed(
            dearer.more,
            plan.say.suggestionIdea.difference({ ours: dearer.us, theirs: dearer.them }),
          ),
        ]
      : []),
    ...contrastEvidence(plan, w),
  ];
}

/** The plan's days, and the weeks of its media by number and by date. */
function ofDates(plan: Plan, w: Write): Evidence[] {
  const { f, say, time, reckoning } = plan;
  const { approveBy, prepareFrom, prepareTo, start, mediaEnd, end } = time;
  const days = [
    ...[approveBy, prepareFrom, prepareTo, start, end].map((day) => f.date(day)),
    lastOf(f, start, mediaEnd),
  ];
  const weeks = reckoning.weeks.map((week, i) => `${i + 1}: ${f.shortDate(week.start)}`);
  return [
    ...dateEvidence(plan, w, days.join(', ')),
    ...(weeks.length === 0 ? [] : [w.computed(weeks.join('; '), say.evidence.weekDates)]),
  ];
}

/** Texts, and numbers that a slide draws to scale: a page's number and a week's place are none. */
function* valuesIn(value: unknown, key = ''): Generator<string | number> {
  if (UNDRAWN.has(key)) return;
  if (typeof value === 'string' || (typeof value === 'number' && /value$/iu.test(key))) yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) yield* valuesIn(item, name);
}

/** A number to scale is drawn with all its places, and printed rounded. */
const DECIMALS = [0, 1, 2];
const printedAs = (drawn: number): ReadonlySet<number> =>
  new Set([drawn, ...DECIMALS.map((places) => Number(drawn.toFixed(places)))]);
const isOneOf = ({ figures, values }: Backing, printed: ReadonlySet<number>): boolean =>
  values.some((value) => printed.has(value)) ||
  figures.some((figure) => figure.values.some((value) => printed.has(value)));

/** The same number of another kind is another figure: 14 days are not behind 14 baht. */
const isBehind = (one: Backing, figure: Figure): boolean =>
  backs({ ...one, figures: one.figures.filter(({ kind }) => kind === figure.kind) }, figure);

/** Entries for every figure of a section that nothing stands behind yet, as far as the plan holds it. */
function behind(plan: Plan, { title, output, reckoned = {}, evidence }: Section): Evidence[] {
  const backing: Backing[] = [answersOf(plan), startBacking(plan.time.created), ...evidenceBacking(evidence)];
  const added: Evidence[] = [];
  const find = (
    values: readonly number[],
    isBacked: (one: Backing) => boolean,
    isSame: (one: Backing) => boolean,
  ): void => {
    if (backing.some(isBacked)) return;
    const found = sayFor(plan, values, isSame);
    if (found === undefined) return;
    added.push(found.entry);
    backing.push(...found.backing());
  };
  for (const value of [title, ...valuesIn(output), ...valuesIn(reckoned)]) {
    if (typeof value === 'number') {
      const printed = printedAs(value);
      const isDrawn = (one: Backing): boolean => isOneOf(one, printed);
      find([value], isDrawn, isDrawn);
    } else
      for (const figure of figuresIn(value))
        find(
          figure.kind === 'date' ? [] : figure.values,
          (one) => backs(one, figure),
          (one) => isBehind(one, figure),
        );
  }
  return added;
}

const answersOf = once(({ form }: Plan) => answersBacking(form));

/** A section with all that stands behind its figures. */
export function withSources(plan: Plan, section: Section): Section {
  const added = behind(plan, section);
  return added.length === 0 ? section : { ...section, evidence: [...section.evidence, ...added] };
}
