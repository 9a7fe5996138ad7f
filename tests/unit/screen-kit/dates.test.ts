import { describe, expect, it } from 'vitest';
import { clockTime, dateAndTime, longDate, when } from '../../../src/screen-kit/dates.ts';

/** Local time, so that the test means the same in every zone. */
const at = (year: number, month: number, day: number, hour: number, minute: number): string =>
  new Date(year, month - 1, day, hour, minute).toISOString();

describe('dates', () => {
  it('writes them as people read them', () => {
    const iso = at(2026, 11, 21, 9, 2);
    expect(longDate(iso)).toBe('21 November 2026');
    expect(clockTime(iso)).toBe('09:02');
    expect(dateAndTime(iso)).toBe('21 Nov 2026, 09:02');
  });

  it('says nothing for what is no time', () => {
    expect([longDate(''), clockTime('soon'), dateAndTime('2026-99-99'), when('')]).toEqual(['', '', '', '']);
  });

  it('names today', () => {
    const now = new Date(2026, 10, 21, 18, 0);
    expect(when(at(2026, 11, 21, 9, 2), now)).toBe('today at 09:02');
    expect(when(at(2026, 11, 20, 9, 2), now)).toBe('20 Nov 2026, 09:02');
  });
});
