/** 'Double our accounts (34)': a goal that is told as so many times what there is. */
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { valueOf, type Goal } from './goal.ts';
import { isPeriod } from './period.ts';
import type { Figure } from './roles.ts';

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

/** The only figure of today beside 'double' and 'three times as many'. */
function onlyToday(figures: readonly Figure[]): Figure | undefined {
  const [today, other] = figures.filter(
    ({ reading, likely }) => isCountedOf(reading) && likely('today') > 0.5,
  );
  return other === undefined ? today : undefined;
}
const isCountedOf = ({ quantity }: Reading): boolean =>
  quantity.kind === 'count' || quantity.kind === 'money';
export const isTimesToday = (answer: string, figure: Figure, figures: readonly Figure[]): boolean => {
  const { quantity } = figure.reading;
  if (quantity.kind !== 'multiple' || !(quantity.value > 1)) return false;
  return (
    multiplied(answer, figure, figures) !== undefined ||
    (onlyToday(figures) !== undefined && figures.every(({ likely }) => likely('target') < MAY_BE_WANTED))
  );
};

/** 'Double our accounts (34)': from 34 to 68. */
export function timesToday(
  answer: string,
  goal: Goal,
  figure: Figure,
  figures: readonly Figure[],
): Goal | undefined {
  const { quantity } = figure.reading;
  const today = (multiplied(answer, figure, figures) ?? onlyToday(figures))?.reading;
  if (quantity.kind !== 'multiple' || today === undefined || !isTimesToday(answer, figure, figures))
    return undefined;
  const from = valueOf(today);
  const unit = today.quantity.kind === 'money' ? today.quantity.currency : '';
  const per = goal.per ?? today.per;
  return {
    ...goal,
    kind: 'ramp',
    metric: OUR.test(goal.metric) && today.quantity.kind === 'count' ? today.quantity.unit : goal.metric,
    from,
    to: from * quantity.value,
    unit,
    ...(per !== undefined && isPeriod(per) ? { per } : {}),
  };
}
