import { describe, expect, test } from 'vitest';
import {
  beginsDenied,
  comesToNothing,
  deniesBy,
  forbids,
  goesSilent,
  isBan,
  isDeniedBefore,
  isDeniedBehind,
  staysAway,
  tellsOfSelf,
} from '../../../src-worker/understanding/denials.ts';

test.each([
  ['Never say cheap', true],
  ['please do not show faces', true],
  ['No photographs of staff', true],
  ['ห้ามใช้คำว่าถูก', true],
  ['Nobody knows us', false],
  ['We sell to cafes', false],
])('%s is an order to leave something: %s', (words, is) => expect(isBan(words)).toBe(is));

test.each([
  ["We don't sort ourselves out", true],
  ["We don't want cartoons", false],
])('%s tells of oneself: %s', (words, is) => expect(tellsOfSelf(words)).toBe(is));

describe('a denial', () => {
  test('is known by its word', () => {
    expect(deniesBy('delivered without delay', ['without'])).toBe(true);
    expect(deniesBy('delivered in 3 days', ['without'])).toBe(false);
  });
  test('stands at the beginning, or forbids', () => {
    expect(beginsDenied('not in winter')).toBe(true);
    expect(beginsDenied('in winter not')).toBe(false);
    expect(forbids('you must not say it')).toBe(true);
  });
  test('reaches over a few words on either side', () => {
    expect(isDeniedBefore('not for ')).toBe(true);
    expect(isDeniedBefore('made for ')).toBe(false);
    expect(isDeniedBehind(' nobody comes')).toBe(true);
  });
});

test.each([
  ['no-shows', comesToNothing, true],
  ['bookings', comesToNothing, false],
  ['left after a year', comesToNothing, true],
  ['are left after a year', comesToNothing, false],
  ['stopped by our booth', comesToNothing, false],
  ['go quiet', goesSilent, true],
  ['ไม่มา', staysAway, true],
])('the end of a share: %s', (name, asks, is) => expect(asks(name)).toBe(is));
