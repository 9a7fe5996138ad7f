/** Messages that are no messages: nothing breaks, nothing grows without an end, nothing is invented. */
import { describe, expect, test } from 'vitest';
import { readMessage } from '../../../../src-worker/understanding/message/index.ts';

describe('a hostile message', () => {
  test.each<[string, string]>([
    ['one endless word', 'a'.repeat(60_000)],
    ['only marks', '"'.repeat(30_000)],
    ['quotes in quotes', '> a\n>> b\n'.repeat(1000)],
    ['only tabs', 'a\tb\n'.repeat(2000)],
    ['a table that never ends', 'a,b,c\n"'.repeat(4000)],
    ['only headings', '# '.repeat(20_000)],
  ])(
    '%s fills nothing',
    (_, text) => {
      expect(readMessage(text).fields).toEqual([]);
    },
    30_000,
  );
  test('of very many answers to one field a few are offered', () => {
    const text = Array.from({ length: 600 }, (_, index) => `Budget: ${index + 1000} THB a month`).join('\n');
    const { candidates, offered, fields } = readMessage(text);
    expect(candidates.length).toBeLessThan(2000);
    expect(offered.length).toBeLessThan(60);
    expect(fields.some(({ path }) => path === 'campaignObjectives.marketingMediaBudget')).toBe(false);
  }, 30_000);
  test('what is not clear is offered with the words that it came from', () => {
    const { fields, offered } = readMessage('Budget: 5,000 THB a month\nBudget: 9,000 THB a month');
    const path = 'campaignObjectives.marketingMediaBudget';
    expect(fields.some((field) => field.path === path)).toBe(false);
    expect(
      offered.filter((one) => one.path === path).toSorted((a, b) => a.source.localeCompare(b.source)),
    ).toEqual([
      { path, value: '5,000 THB a month', source: 'Budget: 5,000 THB a month' },
      { path, value: '9,000 THB a month', source: 'Budget: 9,000 THB a month' },
    ]);
  });
});
