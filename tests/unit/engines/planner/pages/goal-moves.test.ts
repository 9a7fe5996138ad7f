/** A goal that the main one's figures say nothing of has a move of its own, by what moves such a goal. */
import { describe, expect, test } from 'vitest';
import {
  goalMoves,
  keepsThem,
  type GoalKind,
} from '../../../../../src-worker/engines/planner/pages/goal-moves.ts';
import type { Plan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { planOf } from '../plans.ts';

const SCHOOL = {
  companyName: 'Here',
  productService: 'Swimming school',
  marketingMediaBudget: '$2,000 a month for 4 months',
  onlineAdIssues: 'Facebook $10 a lead, 20% of leads join',
};
const SHELTER = {
  companyName: 'Here',
  productService: 'Cat shelter',
  marketingMediaBudget: SCHOOL.marketingMediaBudget,
};
const TH = {
  companyName: 'ที่นี่',
  productService: 'โรงเรียนว่ายน้ำ',
  marketingMediaBudget: 'เดือนละ 20,000 บาท 4 เดือน',
};
const aiming = (goal: string): Plan =>
  planOf({ ...SCHOOL, specificObjectives: `40 new members a month, ${goal}` });
const SERVED = { first: ['first'], last: ['last'], all: ['first', 'last'] };
const movesOf = (plan: Plan) => goalMoves(plan, SERVED);

describe('what is done is known by what the goal counts', () => {
  test.each<[string, GoalKind, boolean, string]>([
    ['churn from 12% to 6%', 'leaving', true, 'last'],
    ['late arrivals from 20% to 10%', 'falls', false, 'last'],
    ['repeat customers from 20% to 40%', 'again', true, 'last'],
    ['direct bookings from 20% to 45%', 'direct', false, 'last'],
    ['occupancy from 60% to 80%', 'fill', false, 'first'],
    ['satisfaction from 60% to 80%', 'other', false, 'last'],
  ])('%s: %s', (goal, kind, isKept, objective) => {
    const plan = aiming(goal);
    const [move, ...more] = movesOf(plan);
    expect(more).toEqual([]);
    expect(move?.title).toBe(`A goal of its own: ${goal}`);
    expect(move?.hints.slice(0, -1)).toEqual([...plan.say.keyStrategy.goalHints[kind]]);
    expect(move?.objectives).toEqual([objective]);
    expect(keepsThem(plan)).toBe(isKept);
  });

  test.each<[string, GoalKind]>([
    ['อัตรายกเลิกจาก 12% เหลือ 6%', 'leaving'],
    ['ลูกค้าซื้อซ้ำจาก 20% เป็น 40%', 'again'],
    ['จองตรงจาก 20% เป็น 45%', 'direct'],
  ])('%s: %s', (goal, kind) => {
    const plan = planOf({ ...TH, specificObjectives: `สมาชิกใหม่เดือนละ 40 คน ${goal}` }, 'th');
    expect(movesOf(plan)[0]?.hints.slice(0, -1)).toEqual([...plan.say.keyStrategy.goalHints[kind]]);
  });

  test.each([
    ['200 new monthly givers, 15 new foster homes', 'join'],
    ['200 new monthly givers, 15 new adopters', 'other'],
  ] as const)('%s: %s', (specificObjectives, kind) => {
    const plan = planOf({ ...SHELTER, specificObjectives });
    expect(movesOf(plan)[0]?.hints.slice(0, -1)).toEqual([...plan.say.keyStrategy.goalHints[kind]]);
  });
});

test.each([
  ['a share with no name and no beginning', '60%'],
  ['what is to stay under a share, of which no beginning is known', 'returns under 5%'],
  ['what is to stay under a share, though it is of seats', 'empty seats under 5%'],
  ['what one may cost', 'cost per member under $50'],
  ['what stands on the way', '300 leads'],
])('%s has none: %s', (_, goal) => expect(movesOf(aiming(goal))).toEqual([]));

test('a share of those who come back is known without its beginning', () => {
  const [move] = movesOf(aiming('repeat 40%'));
  expect(move?.hints.at(-1)).toBe('Count it apart, every month');
  expect(movesOf(aiming('repeat from 20% to 40%'))[0]?.hints.at(-1)).toContain('beside today’s 20%');
});

test('who is kept serves the goal of keeping, where it was chosen', () => {
  const chosen = { ...SCHOOL, marketingObjectives: ['customer-retention'] as const };
  const of = (goal: string) =>
    movesOf(
      planOf({
        ...chosen,
        marketingObjectives: [...chosen.marketingObjectives],
        specificObjectives: `40 new members a month, ${goal}`,
      }),
    );
  expect(of('churn from 12% to 6%')[0]?.objectives).not.toEqual(['last']);
  expect(of('direct bookings from 20% to 45%')[0]?.objectives).toEqual(['last']);
});

test('the page is of the main goal: two moves at most, and the main goal’s figures stand beside them', () => {
  const moves = movesOf(
    aiming('churn from 12% to 6%, occupancy from 60% to 80%, direct bookings from 20% to 45%'),
  );
  expect(moves).toHaveLength(2);
  expect(moves[0]?.rationale).toBe('The figures of this plan are for 40 members a month.');
});

test.each([
  ['15 new foster homes', 'A goal of its own: “15 new foster homes”'],
  ['15 new foster homes in the five villages around here', 'A goal of its own: 15 foster homes'],
  ['บ้านอุปถัมภ์ 15 หลัง', 'A goal of its own: 15 foster homes'],
])(
  'a count stands in the client’s words where they are short and in the deck’s language: %s',
  (text, title) => {
    const plan = planOf({ ...SHELTER, specificObjectives: '200 new monthly givers, 15 new foster homes' });
    const goals = plan.r.goals.map((goal, i) => (i === 1 ? { ...goal, text } : goal));
    expect(movesOf({ ...plan, r: { ...plan.r, goals } })[0]?.title).toBe(title);
  },
);

test('what has no name, and what is only quoted, has no move', () => {
  const plan = aiming('churn from 12% to 6%');
  const having = (goal: Partial<(typeof plan.r.goals)[number]>) => {
    const goals = plan.r.goals.map((each, i) => (i === 1 ? { ...each, ...goal } : each));
    return movesOf({ ...plan, r: { ...plan.r, goals } }).length;
  };
  expect(having({})).toBe(1);
  expect(having({ metric: '' })).toBe(0);
  expect(having({ kind: 'text', unit: '', quote: { words: '25 parties', numbers: [] } })).toBe(0);
});
