/** What was said first and changed later. */
import { describe, expect, test } from 'vitest';
import type { Candidate } from '../../../../src-worker/understanding/message/candidate.ts';
import { withChanges } from '../../../../src-worker/understanding/message/revised.ts';

const BUDGET = 'campaignObjectives.marketingMediaBudget';

const candidate = (text: string, value: string, score: number, path = BUDGET): Candidate => {
  const start = text.indexOf(value);
  return {
    path,
    value,
    span: { start, end: start + value.length },
    source: value,
    score,
    evidence: {
      touched: 0.8,
      weakest: 0.8,
      exact: 0.8,
      size: 2,
      ruled: 0,
      near: 0,
      against: 0,
      form: 0,
      place: [],
    },
    reasons: [],
    order: start,
    isTurn: false,
  };
};
const bestOf = (text: string, first: string, second: string, path = BUDGET): unknown =>
  withChanges(text, [candidate(text, first, 0.9, path), candidate(text, second, 0.2, path)]).toSorted(
    (a, b) => b.score - a.score,
  )[0]?.value;

describe('a figure that is changed later', () => {
  test.each([
    [
      'We can do £500 a month.\nSorry, make it £350 a month, says my partner.',
      '£500 a month',
      '£350 a month',
    ],
    ['เดือนละ 9,000 ค่ะ\nคุยกับแม่แล้ว ขอลดเป็นเดือนละ 7,000 นะคะ', 'เดือนละ 9,000', 'เดือนละ 7,000'],
    [
      'One correction: $1,200 a month.\n\nOn Mon, 3 Mar 2025, Ann wrote:\n> We have $2,000 a month for ads.',
      '$2,000 a month',
      '$1,200 a month',
    ],
    [
      'แก้ไขค่ะ งบ 30,000 ต่อเดือน\n---------- Forwarded message ---------\nงบ 50,000 ต่อเดือน',
      '50,000 ต่อเดือน',
      '30,000 ต่อเดือน',
    ],
  ])('stands in for the first: %s', (text, earlier, later) => {
    expect(bestOf(text, earlier, later)).toBe(later);
  });
  test.each([
    // No word of a change; and one that stands before the first figure.
    ['We can do £500 a month.\nMy rival spends £350 a month.', '£500 a month', '£350 a month'],
    ['Sorry for the delay. £500 a month.\nThe van costs £350 a month.', '£500 a month', '£350 a month'],
    // To wait is no correction.
    ['Budget: £500 a month\nA service is £89. People wait two weeks elsewhere.', '£500 a month', '£89'],
  ])('is another figure: %s', (text, first, second) => {
    expect(bestOf(text, first, second)).toBe(first);
  });
  test('is none in a field that may say several things', () => {
    const text = 'Bristol. Sorry, Bath too.';
    expect(bestOf(text, 'Bristol', 'Bath', 'targetAudience.geographicLocation')).toBe('Bristol');
  });
});

describe('a newer mail', () => {
  /** Below it stands the mail that it changes. */
  const mail = (above: string, below: string): string =>
    `${above}\n\n---------- Forwarded message ----------\nFrom: Pim\n\n${below}`;
  const weak = (text: string, value: string, path: string): Candidate => {
    const own = candidate(text, value, 0.02, path);
    return { ...own, evidence: { ...own.evidence, touched: 0 } };
  };
  const changed = (text: string, first: string, second: string, path = BUDGET): unknown =>
    withChanges(text, [candidate(text, first, 0.9, path), weak(text, second, path)]).toSorted(
      (a, b) => b.score - a.score,
    )[0]?.value;

  test('need not say what it changes where the figure is counted alike', () => {
    const text = mail("Last change: it's £350 a month now.", 'We can do £500 a month.');
    expect(changed(text, '£500 a month', '£350 a month')).toBe('£350 a month');
    const thai = mail('ขอแก้ค่ะ 45,000 ต่อเดือน', 'งบ 60,000 ต่อเดือน');
    expect(changed(thai, '60,000 ต่อเดือน', '45,000 ต่อเดือน')).toBe('45,000 ต่อเดือน');
  });
  test('says so by the name of the field', () => {
    const text = mail('Sorry, the price goes up to 195.', 'A day pass is 180.');
    expect(changed(text, '180', '195', 'clientInfo.startingPrice')).toBe('195');
    const other = mail('Sorry, we close at 195 Mill Lane.', 'A day pass is 180.');
    expect(changed(other, '180', '195', 'clientInfo.startingPrice')).toBe('180');
  });
});
