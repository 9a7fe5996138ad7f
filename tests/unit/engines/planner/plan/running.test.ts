import { describe, expect, it } from 'vitest';
import { assumptionsWith } from '../../../../../src-worker/engines/planner/plan/assumptions.ts';
import { stillToCome } from '../../../../../src-worker/engines/planner/plan/still-to-come.ts';
import { makeBeginning } from '../../../../../src-worker/engines/planner/plan/timeframe.ts';
import { readBudget } from '../../../../../src-worker/understanding/answers/budget.ts';

const day = (date: Date | undefined): string => date?.toISOString().slice(0, 10) ?? '';

/** The media of a budget that is written on 28 November 2026. */
function mediaOf(text: string, reason = ''): { start: string; until: string; months?: number; total?: number } {
  const beginning = makeBeginning('2026-11-28T09:00:00Z', assumptionsWith({}), (at) => at, text, [], reason);
  const { months, total } = stillToCome(readBudget(text), beginning);
  return {
    start: day(beginning.start),
    until: day(beginning.runsUntil),
    ...(months === undefined ? {} : { months }),
    ...(total === undefined ? {} : { total }),
  };
}

describe('a season that has begun', () => {
  it.each([
    ['AED 25k pm Oct to Mar', '2027-03-31', 4, 100_000],
    ['£1,200 a month, September to February', '2027-02-28', 3, 3_600],
    ['$3,000/month Nov-Apr', '2027-04-30', 5, 15_000],
    ['9,000 EUR per month from October 2026 to March 2027', '2027-03-31', 4, 36_000],
    ['เดือนละ 30,000 บาท ต.ค.-มี.ค.', '2027-03-31', 4, 120_000],
    ['40,000 บาทต่อเดือน ตั้งแต่พฤศจิกายนถึงกุมภาพันธ์', '2027-02-28', 3, 120_000],
  ])('runs on in %s', (text, until, months, total) => {
    expect(mediaOf(text)).toEqual({ start: '2026-12-14', until, months, total });
  });
  it('keeps a sum for all of it', () => {
    expect(mediaOf('150,000 THB in total, Oct to Mar')).toMatchObject({ months: 4, total: 150_000 });
  });
  it.each([
    ['$3,000 a month, April to September', '2027-04-05', 6],
    ['$3,000 a month, September to November', '2027-09-06', 3],
    ['เดือนละ 30,000 บาท ก.พ.-พ.ค.', '2027-02-01', 4],
  ])('is not what %s names', (text, start, months) => {
    expect(mediaOf(text)).toMatchObject({ start, until: '', months });
  });
});
