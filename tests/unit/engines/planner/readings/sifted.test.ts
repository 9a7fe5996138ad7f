/** What an answer names beside what it was asked for. */
import { describe, expect, test } from 'vitest';
import { wantedOf, withoutWhole } from '../../../../../src-worker/engines/planner/readings/sifted.ts';
import { readGoals } from '../../../../../src-worker/understanding/answers/goals.ts';
import { readPlaces } from '../../../../../src-worker/understanding/places/read-places.ts';

const places = (answer: string): string[] => withoutWhole(readPlaces(answer), answer).map(({ name }) => name);
const goals = (answer: string): string[] => wantedOf(readGoals(answer), answer).map(({ text }) => text);

describe('places', () => {
  test.each([
    ['Boise and Meridian, Idaho', ['Boise', 'Meridian']],
    ['Dubbo, New South Wales', ['Dubbo']],
    ['Leeds, York and Hull', ['Leeds', 'York', 'Hull']],
    ['Texas', ['Texas']],
    ['California, Texas, Oregon', ['California', 'Texas', 'Oregon']],
    ['Scotland, England, Nova Scotia', ['Scotland', 'England', 'Nova Scotia']],
  ])('%j', (answer, names) => expect(places(answer)).toEqual(names));
});

describe('goals', () => {
  test('the room beside a goal is none', () =>
    expect(goals('60 new pupils by end of June 2027. We can take 80 more.')).toHaveLength(1));
  test('nor is what each is worth', () =>
    expect(goals('30 sample requests, 6 contracts over 15t a month')).toHaveLength(2));
  test('alone it is the goal', () => expect(goals('We can take 80 more pupils')).toHaveLength(1));
});
