import { describe, expect, test } from 'vitest';
import type { CapacityFact } from '../../../../../src-worker/engines/planner/reckoning/facts-standing.ts';
import type { ToldFact } from '../../../../../src-worker/engines/planner/reckoning/facts-dimensions.ts';
import { shareRoomOf } from '../../../../../src-worker/engines/planner/reckoning/facts-share-room.ts';

const figure = (value: number): ToldFact['figure'] => ({
  value,
  root: { path: '', words: '' },
  certainty: 0.6,
});
const told = (value: number, of: string, field = 'currentChallenges', statement = 0): ToldFact => ({
  figure: figure(value),
  of,
  each: [],
  field,
  statement,
});
const room = (value: number, of: string): CapacityFact => ({ figure: figure(value), of });

describe('of what a goal in percent of a room is a part', () => {
  test('the goal names it: 64% of 210 units', () =>
    expect(shareRoomOf([told(210, 'units', 'specificObjectives')], room(2, ''))).toMatchObject({
      figure: { value: 210 },
      of: 'units',
    }));
  test('bikes that are out, and not the ten deliveries a day', () =>
    expect(
      shareRoomOf([told(42, 'bikes', 'productService')], { ...room(10, 'drops'), per: 'day' }, 'bikes out'),
    ).toMatchObject({ figure: { value: 42 }, of: 'bikes' }));
  test('all suites, and not the six big ones', () =>
    expect(shareRoomOf([told(6, 'big suites'), told(22, 'suites')], room(6, 'big'))).toMatchObject({
      figure: { value: 22 },
    }));
  test('all desks, and not those that are left', () =>
    expect(shareRoomOf([told(9, 'desks'), told(640, 'desks')], room(9, 'desks'))).toMatchObject({
      figure: { value: 640 },
    }));
  test('the beds that were read as the room, and not the rooms that they stand in', () =>
    expect(shareRoomOf([told(20, 'เตียง'), told(12, 'ห้อง')], room(20, 'เตียง'))).toMatchObject({
      figure: { value: 20 },
      of: 'เตียง',
    }));
  test('of a motel all its rooms, and not those where dogs may stay', () => {
    const some = told(6, 'rooms', 'strengths');
    const dogs = { ...some, figure: { ...some.figure, root: { path: '', words: 'Dogs ok in 6 rooms' } } };
    expect(shareRoomOf([dogs, told(28, 'rms', 'productService')], undefined)).toMatchObject({
      figure: { value: 28 },
    });
    expect(shareRoomOf([dogs], undefined)).toBeUndefined();
  });
  test('over the rounds that are told with it', () =>
    expect(shareRoomOf([told(48, 'seats'), told(3, 'sittings')], room(48, 'seats'))).toMatchObject({
      rounds: { value: 3 },
    }));
  test('a part of what adverts brought is no room', () =>
    expect(shareRoomOf([told(96, 'rooms', 'onlineAdIssues')], undefined)).toBeUndefined());
  test('what is there anew in each day stands as it is', () =>
    expect(shareRoomOf([told(22, 'suites')], { ...room(25, 'slots'), per: 'day' })).toBeUndefined());
});
