import { expect, test } from 'vitest';
import { isNearlyFull, roomOf } from '../../../../src/screen-kit/share/room.ts';
import { roomWords } from '../../../../src/screen-kit/share/room-words.ts';

test('the room says what takes it, where the browser tells', () => {
  expect(roomOf({})).toBeUndefined();
  expect(roomOf({ usage: 5, quota: 100 })).toEqual({ used: 5, granted: 100 });
  const room = {
    usage: 84_000_000,
    quota: 2_100_000_000,
    usageDetails: { indexedDB: 70_000_000, caches: 14_000_000 },
  };
  expect(roomOf(room)).toEqual({
    used: 84_000_000,
    granted: 2_100_000_000,
    work: 70_000_000,
    product: 14_000_000,
  });
  expect(roomWords({ used: 84_000_000, granted: 1, work: 70_000_000, product: 14_000_000 })).toMatch(
    /^Proposals and their pictures take 70\.0 MB, Palmleaf itself takes 14\.0 MB\./u,
  );
  expect(roomWords({ used: 1, granted: 1 })).toMatch(/^Proposals and their pictures take most of it\./u);
});
test('nearly full begins at four fifths', () => {
  expect(isNearlyFull({ used: 79, granted: 100 })).toBe(false);
  expect(isNearlyFull({ used: 80, granted: 100 })).toBe(true);
  expect(isNearlyFull({ used: 0, granted: 0 })).toBe(false);
});
