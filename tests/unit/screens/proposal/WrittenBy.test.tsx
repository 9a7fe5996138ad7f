import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WrittenBy } from '../../../../src/screens/proposal/WrittenBy.tsx';
import type { PageRecord } from '../../../../src/shared/domain/records.ts';
import type { Section } from '../../../../src/shared/domain/sections.ts';

const page = (pageNumber: number, section: Partial<Section>): PageRecord => ({
  proposalId: 'p',
  pageNumber,
  title: '',
  success: true,
  sectionData: { type: 'key-takeaway', title: '', output: {}, evidence: [], ...section },
  requestId: 'r',
  engine: 'model',
  formHash: 'h',
  finishedAt: '2026-01-31T08:00:00.000Z',
});
const written = { model: 'qwen3', promptVersion: 1, promptTokens: 1200, completionTokens: 300 };
const textOf = (pages: readonly PageRecord[]): string =>
  renderToStaticMarkup(<WrittenBy pages={pages} />)
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

test('nothing of pages that no model wrote', () => {
  expect(textOf([page(1, {}), page(2, { written: 'x' })])).toBe('');
});

test('which model wrote, and the tokens of all its pages', () => {
  expect(textOf([page(1, { written }), page(2, { written })])).toBe('Written by qwen3 · 3,000 tokens');
  expect(textOf([page(1, { written }), page(2, { written: { ...written, estimated: true } })])).toBe(
    'Written by qwen3 · about 3,000 tokens',
  );
});

test('what differs from the plan, beside what the plan says', () => {
  const evidence = [
    {
      statement: 'A budget of 5.',
      basis: 'model statement' as const,
      source: 'qwen3; differs from the plan: 4 THB (2 × 2)',
    },
    { statement: '83% love it.', basis: 'model statement' as const, source: 'qwen3; not verified' },
  ];
  const text = textOf([page(12, { written, evidence })]);
  expect(text).toContain('1 statement differs from the plan');
  expect(text).toContain('Page 12: “A budget of 5.” The plan: 4 THB (2 × 2)');
  expect(text).not.toContain('83%');
});
