/** Who is left of a loss stands between what is booked and what the goal counts. */
import { describe, expect, test } from 'vitest';
import { planOf } from '../plans.ts';

const BASE = { marketingMediaBudget: '$2,000 a month for 4 months', startingPrice: '$900' };
const wayOf = (onlineAdIssues: string, specificObjectives: string) =>
  planOf({ ...BASE, onlineAdIssues, specificObjectives }).reckoning;
const PROCEDURES = '60 procedures a month, 38 now';

describe('a booking that is called off is none of what the goal counts', () => {
  test('one loss', () => {
    const { main, chain } = wayOf('$84 a booking, 20% no-show', PROCEDURES);
    expect(main?.costToday?.value).toBeCloseTo(105, 6);
    expect(chain.steps.map(({ name }) => name)).toEqual(['booking', 'procedures']);
  });
  test('two losses of one step are lost together', () => {
    expect(wayOf('$84 a booking, 13% cancel, 4% no-show', PROCEDURES).main?.costToday?.value).toBeCloseTo(84 / 0.83, 6); // prettier-ignore
  });
  test('what was counted behind the goal is no part of the way to it', () => {
    const { main, chain } = wayOf(
      'spent $1,260 in Aug: 58 eye exams booked online, 6 no shows, 37 bought glasses here',
      '85 eye exams a month, normal is 44',
    );
    expect(main?.costToday?.value).toBeCloseTo(1260 / 52, 2);
    expect(chain.steps.at(-1)?.name).toBe('eye exams');
  });
  test('a share of those who came follows on them', () => {
    const { main, chain } = wayOf('Facebook $30 per booked test. 10% no show. 55% need aids', 'tests 46 a month now, 80 wanted'); // prettier-ignore
    expect(main?.costToday?.value).toBeCloseTo(30 / 0.9, 6);
    expect(chain.steps.at(-1)?.cost?.value).toBeCloseTo(30 / 0.9 / 0.55, 6);
  });
  test('but a goal of bookings counts bookings', () => {
    expect(wayOf('$84 a booking, 20% no-show', '60 bookings a month, 38 now').main?.costToday?.value).toBe(84); // prettier-ignore
  });
});

test('who has left is no result', () => {
  const { chain } = wayOf(
    'Facebook $18 per trial, 40% join, 43% gone by Easter',
    '700 members by June, 612 today',
  );
  expect(chain.steps.map(({ name }) => name)).toEqual(['trial', 'join']);
});

test('a booking of several guests for several nights has as many guest nights', () => {
  const { main } = planOf({
    ...BASE,
    onlineAdIssues: '$24 a booking',
    currentChallenges: 'average 2.2 persons, 2 nights',
    specificObjectives: '1,200 guest nights by September, 800 last year',
  }).reckoning;
  expect(main?.target.wanted.value).toBeCloseTo(1200 / 4.4, 6);
});

describe('guest nights are paid at the price of a night only where that is for one guest', () => {
  const of = (startingPrice: string, isThai = false) =>
    planOf({
      ...BASE,
      startingPrice,
      productService: isThai ? 'บ้านพักริมน้ำ' : 'Holiday cottage',
      onlineAdIssues: isThai ? 'จองละ 800 บาท' : '$24 a booking',
      currentChallenges: isThai ? 'เฉลี่ย 4 คน พัก 2 คืน' : 'average 4 persons, 2 nights',
      specificObjectives: isThai ? 'จาก 120 คนคืนเป็น 300 คนคืนต่อเดือน' : '300 guest nights a month, 120 now',
    }).reckoning;
  test.each([
    ['$200 a night for the whole cottage', 9000, false],
    ['$120 per room per night', 5400, false],
    ['คืนละ 4,000 บาททั้งหลัง', 180_000, true],
    ['$40 per person per night', 7200, false],
  ])('%s', (price, more, isThai) => {
    const { nodes, main } = of(price, isThai);
    const values = [...nodes].filter(([id]) => id.startsWith('goal.0.more.value.') || id === 'goal.0.own.more.value.price'); // prettier-ignore
    expect(Math.max(...values.map(([, { value }]) => value).filter((value) => value > 100))).toBe(more);
    expect(main?.target.wanted.value).toBe(22.5);
  });
});
