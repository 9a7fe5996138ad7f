/** Lines that a mail program broke at its width. */
import { describe, expect, test } from 'vitest';
import { unwrapped } from '../../../../src-worker/understanding/message/wrapped.ts';

const LETTER = [
  'We run a small boat yard on the river and build wooden rowing boats for',
  'clubs and schools, about nine a year. People choose us because every boat',
  'is test rowed by a former Olympic cox before it is handed over, which no',
  'other yard does. A single scull is £4,800.',
];

describe('broken lines', () => {
  test('are one, and every place stays where it is', () => {
    const text = LETTER.join('\n');
    const found = unwrapped(text);
    expect(found.split('\n')).toHaveLength(1);
    expect(found).toHaveLength(text.length);
    expect(found.indexOf('£4,800')).toBe(text.indexOf('£4,800'));
  });
  test('are one in a quoted mail', () => {
    const text = LETTER.map((line) => `> ${line}`).join('\n');
    const found = unwrapped(text);
    expect(found).toHaveLength(text.length);
    expect(found.slice(1)).not.toMatch(/[>\n]/u);
    expect(found).toContain('rowing boats for   clubs');
  });
  test('end where a paragraph, an item or a label begins', () => {
    const text = [...LETTER, '', '- rowing boats', 'Budget: £300 a month'].join('\n');
    expect(unwrapped(text).split('\n').slice(1)).toEqual(['', '- rowing boats', 'Budget: £300 a month']);
  });
  test.each([
    'Bell Boats\nrowing boats\nfrom £4,800\nclubs and schools',
    LETTER.map((line) => `${line}\t1`).join('\n'),
  ])('are none where people end lines themselves', (text) => {
    expect(unwrapped(text)).toBe(text);
  });
});
