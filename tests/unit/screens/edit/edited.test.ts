import { expect, test } from 'vitest';
import { countsOf, editsOf } from '../../../../src/screens/edit/edited.ts';
import { edited } from '../../../../src/shared/domain/editing/change.ts';
import { standing } from '../../../../src/shared/domain/editing/edits.ts';
import type { PageRecord } from '../../../../src/shared/domain/records.ts';
import type { Section } from '../../../../src/shared/domain/section.ts';

const written: Section = {
  type: 'cover',
  title: 'Fresh in nine days',
  output: { company: 'Doi' },
  evidence: [],
};
const page = (pageNumber: number, more: Partial<PageRecord> = {}): PageRecord => ({
  proposalId: 'p',
  pageNumber,
  title: '',
  success: true,
  sectionData: written,
  requestId: 'r',
  engine: 'planner',
  formHash: '',
  finishedAt: '',
  ...more,
});
const edits = edited({ written }, { path: 'title', value: 'Fresh' }, '2026-11-22T09:00:00.000Z');
const changed = page(2, { written, ...(edits ? { edits, sectionData: standing({ written, edits }) } : {}) });

test('a page counts the texts that are a person’s, and one without any is absent', () => {
  expect([...countsOf([page(1), changed])]).toEqual([[2, 1]]);
});

test('what the engine writes anew is offered beside the person’s words', () => {
  const anew = { ...changed, written: { ...written, title: 'In eight days' } };
  expect(editsOf(anew)).toMatchObject([
    { path: 'title', value: 'Fresh', written: 'In eight days', isNewer: true },
  ]);
});
