/** A figure that a person wrote and that other texts of the deck do not say. */
import { expect, test } from 'vitest';
import { edited, type Edit } from '../../../../../src/shared/domain/editing/change.ts';
import { contradictionsOf } from '../../../../../src/shared/domain/editing/contradictions.ts';
import type { PageContent } from '../../../../../src/shared/domain/editing/edits.ts';
import type { Section } from '../../../../../src/shared/domain/section.ts';

const section = (title: string, ...takeaways: string[]): Section => ({
  type: 'key-takeaway',
  title,
  output: { takeaways },
  evidence: [],
});
const page = (pageNumber: number, written: Section, ...changes: Edit[]) => ({
  pageNumber,
  content: changes.reduce<PageContent>(
    (content, change) => {
      const edits = edited(content, change, '2026-01-01T00:00:00Z');
      return { written, ...(edits ? { edits } : {}) };
    },
    { written },
  ),
});
const other = page(12, section('A tour costs €48', 'Six boats, €48 each', '€480 a day'));

test('the texts that say the plan’s figure still, with both', () => {
  const changed = page(3, section('€48 fills a boat'), { path: 'title', value: '€55 fills a boat' });
  expect(contradictionsOf([changed, other], [3])).toEqual([
    {
      pageNumber: 3,
      path: 'title',
      before: '€48',
      after: '€55',
      places: [
        { pageNumber: 12, path: 'title' },
        { pageNumber: 12, path: 'output.takeaways.0' },
      ],
    },
  ]);
});

test('in Thai', () => {
  const changed = page(3, section('ค่าเรือ 300 บาทต่อคน'), { path: 'title', value: 'ค่าเรือ 350 บาทต่อคน' });
  const rest = page(15, section('เก็บ 300 บาทต่อคน', '3,300 บาทต่อวัน'));
  expect(contradictionsOf([changed, rest], [3])).toMatchObject([
    { before: '300 บาท', after: '350 บาท', places: [{ pageNumber: 15, path: 'title' }] },
  ]);
});

test('not where the person knows, nor of words, nor of a small number that counts', () => {
  const said = { path: 'title', value: '€55 fills a boat' };
  const known = page(3, section('€48 fills a boat'), said, { path: 'title', alone: true });
  const worded = page(3, section('€48 fills a boat'), { path: 'title', value: '€48 fills one boat' });
  const small = page(3, section('3 boats'), { path: 'title', value: '4 boats' });
  for (const changed of [known, worded, small])
    expect(contradictionsOf([changed, other, page(5, section('3 boats'))], [3])).toEqual([]);
});

test('said again, a figure is asked about again', () => {
  const changed = page(
    3,
    section('€48 fills a boat'),
    { path: 'title', value: '€55 fills a boat' },
    { path: 'title', alone: true },
    { path: 'title', value: '€60 fills a boat' },
  );
  expect(contradictionsOf([changed, other], [3])).toHaveLength(1);
});
