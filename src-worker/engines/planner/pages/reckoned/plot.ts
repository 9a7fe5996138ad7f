/** Where each brand stands on the two points that are known in figures: page 9. */
import type { Reckoned } from '../../../../../src/shared/domain/reckoned.ts';
import type { Contrast } from '../../plan/contrast.ts';
import { drawnLength } from '../../plan/stand.ts';
import type { Plan } from '../../plan/index.ts';
import { figureText } from '../contrasts.ts';

type Position = NonNullable<Reckoned['positions']>[number];
type Axis = NonNullable<Reckoned['axes']>[number];

/** The measured contrasts of the two weightiest points, us ahead; fewer than two points draw no plot. */
export function plottedPoints({ contrasts }: Plan): Contrast['point'][] {
  const points = contrasts
    .filter(({ measured, leads }) => measured && leads === 'us')
    .map(({ point }) => point);
  return [...new Set(points)].slice(0, 2);
}

export function plotOf(
  plan: Plan,
  nameOf: (card: number) => string,
): Pick<Reckoned, 'axes' | 'positions' | 'answers'> {
  const points = plottedPoints(plan);
  const [first, second] = points;
  if (!first || !second) return {};
  const of = (point: Contrast['point']): Contrast[] =>
    plan.contrasts.filter((each) => each.measured && each.point === point);
  const at = (point: Contrast['point'], card: number): Position['x'] => {
    const found = of(point).find((each) => each.card === card);
    const value = found?.them.figure && drawnLength(found.them.figure);
    return found && value !== undefined ? { value, text: figureText(plan, point, found.them) } : undefined;
  };
  const own = (point: Contrast['point']): Position['x'] => {
    const [found] = of(point);
    const value = found?.us.figure && drawnLength(found.us.figure);
    return found && value !== undefined ? { value, text: figureText(plan, point, found.us) } : undefined;
  };
  const placed = (brand: string, x: Position['x'], y: Position['y'], isOwn: boolean): Position => ({
    brand,
    ...(isOwn ? { own: true } : {}),
    ...(x ? { x } : {}),
    ...(y ? { y } : {}),
  });
  const cards = [...new Set(plan.contrasts.map(({ card }) => card))];
  const positions = [
    placed(plan.name, own(first), own(second), true),
    ...cards.map((card) => placed(nameOf(card), at(first, card), at(second, card), false)),
  ].filter(({ x, y }) => x ?? y);
  return {
    axes: [
      axisOf(
        plan,
        first,
        positions.flatMap(({ x }) => x ?? []),
      ),
      axisOf(
        plan,
        second,
        positions.flatMap(({ y }) => y ?? []),
      ),
    ],
    positions,
    answers: answersOf(plan, cards, nameOf),
  };
}

/** From zero where a wait or a price is drawn; a rating is drawn near its own range. */
function axisOf({ f }: Plan, point: Contrast['point'], figures: readonly { value: number }[]): Axis {
  const values = figures.map(({ value }) => value);
  const better = point.figure?.better ?? 'high';
  const top = point.figure?.most ?? Math.max(...values) * 1.25;
  const low = point.figure?.most === undefined ? 0 : Math.max(0, Math.floor(Math.min(...values) - 0.5));
  return { label: f.both(point.label), min: low, max: Math.ceil(top), better };
}

/** What a rival is chosen for, and what we say to it. */
function answersOf(
  plan: Plan,
  cards: readonly number[],
  nameOf: (card: number) => string,
): NonNullable<Reckoned['answers']> {
  const { f, r } = plan;
  return cards.flatMap((card) => {
    const strength = r.competitors[card]?.strengths[0];
    const ours = plan.contrasts.find((each) => each.card === card && each.leads === 'us');
    return strength && ours
      ? [{ brand: nameOf(card), owns: f.sentence(strength), answer: f.sentence(ours.us.words) }]
      : [];
  });
}
