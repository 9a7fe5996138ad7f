/** 'Double our accounts (34)', '+40% (now 110)': a goal that is told as so many times what there is, or so much more of it. */
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { isThai, valueOf, type Goal } from './goal.ts';
import { isPeriod } from './period.ts';
import type { Figure } from './roles.ts';
import { timeOfToday } from './today-times.ts';

/** From here on a figure may be wanted by itself, and nothing is multiplied. */
const MAY_BE_WANTED = 0.35;

/** 'Double our 35 boxes', 'triple the 6 we host': what is multiplied stands right behind it. */
const OUR = /^\s*(?:our|the|these|those|my)\s*$/iu;
const multiplied = (
  answer: string,
  { reading: { span } }: Figure,
  figures: readonly Figure[],
): Figure | undefined =>
  figures.find(
    ({ reading }) =>
      isCountedOf(reading) && OUR.test(answer.slice(span.end, Math.max(span.end, reading.span.start))),
  );

/** The only figure of today beside 'double' and '+40%': in its own sentence, else in the answer. */
function onlyToday({ sentence }: Figure, figures: readonly Figure[]): Figure | undefined {
  const today = figures.filter(({ reading, likely }) => isCountedOf(reading) && likely('today') > 0.5);
  const near = today.filter((one) => one.sentence.start === sentence.start);
  const [only, other] = near.length > 0 ? near : today;
  return other === undefined ? only : undefined;
}
/** Nothing that is counted is wanted by itself beside it. */
const isAlone = (figure: Figure, figures: readonly Figure[]): boolean =>
  figures.every(
    (other) =>
      other === figure ||
      !isCountedOf(other.reading) ||
      other.sentence.start !== figure.sentence.start ||
      other.likely('target') < MAY_BE_WANTED,
  );
/** '30% come 4 times or more', 'they visit 3 times a year': how often each does it. */
const isHowOften = (answer: string, { reading: { span, figure } }: Figure): boolean =>
  /^(?: times)?(?: or more| or less|\s?\+| an?(?= (?:week|month|year)))(?![a-z])/iu.test(
    answer.slice(figure.end),
  ) ||
  /(?<![a-z])(?:come|came|visit|return|order|buy|use|book|train)s?(?: back)?(?: at least| only| about)? $/iu.test(
    answer.slice(0, span.start),
  );
const isCountedOf = ({ quantity }: Reading): boolean =>
  quantity.kind === 'count' || quantity.kind === 'money';
export const isTimesToday = (answer: string, figure: Figure, figures: readonly Figure[]): boolean => {
  const { quantity } = figure.reading;
  if (quantity.kind !== 'multiple' || !(quantity.value > 1)) return false;
  if (isHowOften(answer, figure)) return false;
  return (
    multiplied(answer, figure, figures) !== undefined ||
    (onlyToday(figure, figures) !== undefined && isAlone(figure, figures))
  );
};

/** 'Double our 35 boxes': what is multiplied is where it begins. */
export const isMultiplied = (answer: string, figure: Figure, figures: readonly Figure[]): boolean =>
  figures.some(
    (other) =>
      isTimesToday(answer, other, figures) && multiplied(answer, other, figures)?.reading === figure.reading,
  );

/** 'Double our accounts (34)': from 34 to 68. */
export function timesToday(
  answer: string,
  goal: Goal,
  figure: Figure,
  figures: readonly Figure[],
): Goal | undefined {
  const { quantity } = figure.reading;
  const today = (multiplied(answer, figure, figures) ?? onlyToday(figure, figures))?.reading;
  if (quantity.kind !== 'multiple' || today === undefined || !isTimesToday(answer, figure, figures))
    return undefined;
  const from = valueOf(today);
  const unit = today.quantity.kind === 'money' ? today.quantity.currency : '';
  const per = goal.per ?? timeOfToday(answer, today);
  return {
    ...goal,
    kind: 'ramp',
    metric: OUR.test(goal.metric) && today.quantity.kind === 'count' ? today.quantity.unit : goal.metric,
    from,
    to: Math.round(from * quantity.value),
    unit,
    ...(per !== undefined && isPeriod(per) ? { per } : {}),
  };
}

/** 'Double it to 14' beside the seven of today, 'by 25% from 1,200 to 1,500': said twice, and wanted once. */
export function isSaidInFigures({ reading: { quantity } }: Figure, figures: readonly Figure[]): boolean {
  if (quantity.kind !== 'multiple' && quantity.kind !== 'percent') return false;
  const counts = figures.map(({ reading }) => reading).filter(isCountedOf);
  return counts.some((to) =>
    counts.some((from) =>
      quantity.kind === 'multiple'
        ? valueOf(to) === valueOf(from) * quantity.value
        : to !== from &&
          [1, -1].some(
            (way) =>
              Math.round(valueOf(from) * (1 + (way * quantity.value) / 100)) === valueOf(to) &&
              valueOf(from) > 0,
          ),
    ),
  );
}

const LESS =
  /(?<![a-z])(?:cut|reduce|lower|drop|decrease|bring down|fewer|less|down)(?![a-z])|ลด|น้อยลง|[-−–]\s*$/iu;
/** 'Last October', '110 guests in October': so many in that month. */
const IN_MONTH = /^[^.;,\d]{0,24}(?<![a-z])in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;

/** Between so much more and what it is more of: '+30% on the 50 boxes a week'. */
const MORE_OF = /^\s?(?:more |up )?(?:on|than|over|above|from|จาก)\s?(?:the|our|last year's)?\s*$/u;
/** What a share stands right before as so much more of it. */
export const baseOfShare = (
  answer: string,
  { reading: { quantity, figure }, likely }: Figure,
  figures: readonly Figure[],
): Figure | undefined =>
  quantity.kind === 'percent' && likely('change') > 0.5
    ? figures.find(
        ({ reading }) =>
          isCountedOf(reading) &&
          reading.span.start >= figure.end &&
          MORE_OF.test(answer.slice(figure.end, reading.span.start)),
      )
    : undefined;

const SURELY_MORE = 0.8;
/** 'Orders up 40% on last spring (88)': so much more of what was counted, and no share. */
export function asChange(
  goal: Goal,
  { reading: { quantity }, likely }: Figure,
  figures: readonly Figure[],
): Goal {
  const isMore = goal.kind === 'count' && quantity.kind === 'percent' && likely('change') > SURELY_MORE;
  const isOfCount = figures.some(
    ({ reading, role }) => role === 'today' && reading.quantity.kind === 'count' && reading.per === undefined,
  );
  return isMore && isOfCount ? { ...goal, kind: 'change' } : goal;
}

/** '+40%, now 110 a month', 'lift installs by 40% (currently 10)': from 110 to 154. */
export function byShareOfToday(
  answer: string,
  goal: Goal,
  figure: Figure,
  figures: readonly Figure[],
): Goal | undefined {
  const { quantity, span } = figure.reading;
  if (goal.kind !== 'change' || quantity.kind !== 'percent' || quantity.high !== undefined) return undefined;
  const base = baseOfShare(answer, figure, figures);
  const today = (base ?? onlyToday(figure, figures))?.reading;
  if (today === undefined || (!base && !isAlone(figure, figures))) return undefined;
  const from = valueOf(today);
  const isLess = LESS.test(answer.slice(figure.sentence.start, span.start));
  const to = Math.round(from * (1 + (isLess ? -quantity.value : quantity.value) / 100));
  const per =
    goal.per ??
    timeOfToday(answer, today) ??
    (IN_MONTH.test(answer.slice(today.figure.end)) ? ('month' as const) : undefined);
  const unit = today.quantity.kind === 'count' ? today.quantity.unit : '';
  return {
    ...goal,
    kind: 'ramp',
    metric: isThai(unit) || unit === '' ? goal.metric : unit,
    from,
    to,
    unit: today.quantity.kind === 'money' ? today.quantity.currency : isThai(unit) ? unit : '',
    ...(per !== undefined && isPeriod(per) ? { per } : {}),
  };
}
