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
