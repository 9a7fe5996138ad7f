/** Only where a capacity surely is one of what the goal counts, in its time, a page says how much of it the goal takes. */
import { describe, expect, test } from 'vitest';
import {
  areDaysKnown,
  holdsGoal,
  isRoomOf,
} from '../../../../../../src-worker/engines/planner/pages/reckoned/room-sure.ts';
import type { Plan } from '../../../../../../src-worker/engines/planner/plan/index.ts';
import type { GoalFact } from '../../../../../../src-worker/engines/planner/reckoning/facts.ts';
import { planOf } from '../../plans.ts';

const base = planOf({ companyName: 'Here', productService: 'Repairs of roofs' });
type Capacity = NonNullable<Plan['r']['capacity']>;
const EACH_MONTH: Capacity = {
  count: 60, of: 'roofs', per: 'month', kind: 'limit', text: 'we can do 60 roofs a month',
  path: 'campaignObjectives.currentChallenges', span: { start: 0, end: 0 },
}; // prettier-ignore
/** 'per: undefined' is a capacity with no time. */
type Told = Omit<Partial<Capacity>, 'per'> & { per?: Capacity['per'] | undefined };
/** A capacity, and nodes that the reckoning has by these names. */
function planWith(capacity: Told | undefined, nodes: readonly string[] = []): Plan {
  const node = (id: string) => ({
    id, value: 1, unit: { kind: 'times' }, formula: { op: 'answer' }, answers: [], assumptions: [], certainty: 1,
  }) as const; // prettier-ignore
  const { capacity: _, ...r } = base.r;
  const { per, ...all } = { ...EACH_MONTH, ...capacity };
  return {
    ...base,
    r: capacity === undefined ? r : { ...r, capacity: { ...all, ...(per === undefined ? {} : { per }) } },
    reckoning: { ...base.reckoning, nodes: new Map(nodes.map((id) => [id, node(id)])) },
  };
}
const goalOf = (goal: Partial<GoalFact> = {}): GoalFact => ({
  index: 0, metric: 'roofs', unit: '', context: '', kind: 'count', currency: '', per: 'month', isDated: false, isStock: false,
  to: { value: 30, root: { path: '', words: '30 roofs' }, certainty: 1 }, ...goal,
}); // prettier-ignore
const valued = (value: number): GoalFact['to'] => ({
  value,
  root: { path: '', words: String(value) },
  certainty: 1,
});
const untimed = (goal: Partial<GoalFact> = {}): GoalFact => {
  const { per: _, ...rest } = goalOf(goal);
  return rest;
};

describe('the room is of the goal', () => {
  test.each<[what: string, Told, GoalFact, boolean]>([
    ['under one name', {}, goalOf(), true],
    ['under another', { of: 'gardens' }, goalOf(), false],
    ['a word for whatever is counted', { of: 'jobs', text: 'we can do 60 jobs a month' }, goalOf(), true],
    ['but who is met before the sale takes no room of it', { of: 'jobs', text: 'we can do 60 jobs and calls a month' }, goalOf(), false],
    ['who asks takes none', { of: 'jobs', text: '60 jobs a month' }, goalOf({ metric: 'leads', step: 'lead' }), false],
    ['a place is taken by somebody', { of: 'seats', text: '60 seats a month' }, goalOf({ metric: 'guests' }), true],
    ['and by no thing', { of: 'seats', text: '60 seats a month' }, goalOf({ metric: 'cakes' }), false],
    ['new ones share the places with all who come', { of: 'seats', text: '60 seats a month' }, goalOf({ metric: 'new guests' }), false],
    ['but not the room that is left', { of: 'seats', text: '60 seats a month more', isMore: true }, goalOf({ metric: 'new guests' }), true],
    ['new ones of all time share nothing', { of: 'seats', text: '60 seats a month' }, untimed({ metric: 'new guests' }), true],
    ['new ones of what is no place are served as all are', {}, goalOf({ metric: 'new roofs' }), true],
    ['new places are places all the same', { of: 'seats', text: '60 seats a month' }, goalOf({ metric: 'new seats' }), false],
    ['tonnes are tonnes', { of: 't', text: '60 t a month' }, goalOf({ metric: 'tonnes' }), true],
  ])('%s', (_, capacity, goal, is) => expect(isRoomOf(planWith(capacity), goal)).toBe(is)); // prettier-ignore
});

describe('and of its time', () => {
  test.each<[what: string, Told, GoalFact, boolean]>([
    ['what is full already is none', { text: 'the 60 roofs a month are always full' }, goalOf(), false],
    ['what the weather decides is none', { text: '60 roofs a month, rain stops us' }, goalOf(), false],
    ['what each of several does is not what all do', { text: 'each crew 60 roofs a month' }, goalOf(), false],
    ['an hour tells nothing of a month', { per: 'hour' }, goalOf(), false],
    ['nor does one class', { per: 'class' }, goalOf(), false],
    ['what is done every day adds no customers', { per: 'day' }, untimed({ isStock: true }), false],
    ['but customers of a day are', { per: 'day' }, goalOf({ isStock: true, per: 'day' }), true],
    ['told without a time it holds a goal without one', { per: undefined }, untimed(), true],
    ['and none of a month', { per: undefined }, goalOf(), false],
    ['a limit without a time is of a day', { per: undefined }, goalOf({ per: 'day' }), true],
    ['a stock is not', { per: undefined, kind: 'stock' }, goalOf({ per: 'day' }), false],
    ['but what is let is there again each day', { per: undefined, kind: 'stock', of: 'rooms', text: '60 rooms' }, goalOf({ metric: 'rooms', per: 'day' }), true],
    ['what is in hand together is of no day', { per: undefined, text: '60 roofs at one time' }, goalOf({ per: 'day' }), false],
    ['what is there once and less than the goal is a part of it', { per: undefined, kind: 'stock' }, untimed({ to: valued(90) }), false],
    ['a limit of the same name stands', { per: undefined }, untimed({ to: valued(90) }), true],
    ['a stock of a month is there again each month', { kind: 'stock' }, goalOf({ to: valued(90) }), true],
    ['one of another name does not', { per: undefined, of: 'jobs', text: '60 jobs' }, untimed({ to: valued(90) }), false],
  ])('%s', (_, capacity, goal, is) => expect(isRoomOf(planWith(capacity), goal)).toBe(is)); // prettier-ignore

  test('where no capacity is told the room is that of the reckoning', () =>
    expect(isRoomOf(planWith(undefined), goalOf())).toBe(true));
  test('a class is one where the reckoning knows how many there are', () =>
    expect(isRoomOf(planWith({ per: 'class' }, ['room.each']), goalOf())).toBe(true));
});

test.each<[what: string, Told, GoalFact, string[], boolean]>([
  ['room of a month', {}, goalOf(), [], true],
  ['of a day', { per: 'day' }, goalOf(), [], false],
  ['of a day, for a goal of a day', { per: 'day' }, goalOf({ per: 'day' }), [], true],
  ['of a day, days of the week known', { per: 'day' }, goalOf(), ['open.days.week'], true],
  ['of a day, days of the month known', { per: 'day' }, goalOf(), ['open.days.month'], true],
])('the days are known: %s', (_, capacity, goal, nodes, is) =>
  expect(areDaysKnown(planWith(capacity, nodes), goal)).toBe(is),
);

describe('all of the goal has room', () => {
  test.each<[what: string, Told | undefined, GoalFact, number, boolean]>([
    ['half of it is used', {}, goalOf(), 50, true],
    ['all of it is used', {}, goalOf(), 100, true],
    ['more than all', {}, goalOf(), 101, false],
    ['no room is told', undefined, goalOf(), 50, false],
    ['in another unit', { of: 'jobs' }, goalOf(), 50, false],
    ['some is full already', { text: '60 roofs a month, already full' }, goalOf(), 50, false],
    ['of each', { text: 'each crew 60 roofs a month' }, goalOf(), 50, false],
    ['in hand together', { text: '60 roofs a month, all at once' }, goalOf(), 50, false],
    ['of an hour', { per: 'hour' }, goalOf(), 50, false],
    ['of a class', { per: 'class' }, goalOf(), 50, false],
    ['who stays', {}, goalOf({ isStock: true }), 50, false],
    ['new ones', {}, goalOf({ metric: 'new roofs' }), 50, false],
    ['who come again', {}, goalOf({ metric: 'repeat roofs' }), 50, false],
    ['what decides stands beside the number', { text: '60 roofs a month once it thaws' }, goalOf(), 50, false],
    ['it stands elsewhere', { text: '60 roofs a month, closed when the rain comes' }, goalOf(), 50, true],
    ['a day’s room, days not known, much used', { per: 'day' }, goalOf(), 80, false],
    ['a day’s room, days not known, less used', { per: 'day' }, goalOf(), 70, true],
    ['much used, and rain closes it', { text: '60 roofs a month, closed when the rain comes' }, goalOf(), 80, false],
    ['no time, what is made', { per: undefined, text: 'we make 60 roofs' }, goalOf(), 50, true],
    ['no time, what is there', { per: undefined, text: 'there are 60 roofs' }, goalOf(), 50, false],
  ])('%s', (_, capacity, goal, used, is) => expect(holdsGoal(planWith(capacity), goal, used)).toBe(is)); // prettier-ignore
});
