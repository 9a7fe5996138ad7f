import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { outOfDate as words } from '../../../../src/copy/out-of-date.ts';
import {
  madeFromOther,
  outOfDatePages,
  toldCauses,
  type OutOfDate,
} from '../../../../src/screens/proposal/out-of-date.ts';
import OutOfDateBar from '../../../../src/screens/proposal/OutOfDateBar.tsx';
import OutOfDateMark from '../../../../src/screens/proposal/OutOfDateMark.tsx';
import type { StaleCause, StaleView } from '../../../../src/shared/contract/editing.ts';
import type { RunSnapshot } from '../../../../src/shared/domain/run-view.ts';
import { emptyFormData, FORM_GROUPS } from '../../../../src/shared/domain/questionnaire.ts';
import type { PageRecord } from '../../../../src/shared/domain/records.ts';

const page = (pageNumber: number, formHash: string, success = true): PageRecord => ({
  proposalId: 'p',
  pageNumber,
  title: '',
  success,
  requestId: 'r',
  engine: 'planner',
  formHash,
  finishedAt: '',
});
const budget: StaleCause = {
  kind: 'answer',
  key: 'campaignObjectives.marketingMediaBudget',
  before: '25,000 GBP over 10 weeks',
  after: '32,000 GBP over 10 weeks',
  pages: [3, 12, 15],
};
const stale = (causes: readonly StaleCause[] = [budget], edited = 0): StaleView => ({
  pages: [3, 12, 15].map((pageNumber) => ({
    pageNumber,
    engine: 'planner',
    edited: pageNumber === 3 ? edited : 0,
  })),
  causes,
});
const run = (phase: RunSnapshot['phase'], finished: readonly number[]): RunSnapshot => ({
  runId: 'r',
  proposalId: 'p',
  title: '',
  language: 'en',
  engine: 'planner',
  phase,
  finishedPages: finished.map((pageNumber) => ({ pageNumber, success: true, finishedAt: '' })),
  totalPages: 3,
  progress: 0,
  startedAt: '',
});
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/gu, ' ')
    .trim();
const barOf = (outOfDate: OutOfDate, pageCount = 19): string =>
  textOf(renderToStaticMarkup(<OutOfDateBar proposalId="p" outOfDate={outOfDate} pageCount={pageCount} />));
const markOf = (pageNumber: number, outOfDate: OutOfDate): string =>
  textOf(renderToStaticMarkup(<OutOfDateMark pageNumber={pageNumber} outOfDate={outOfDate} />));
const now = (told: StaleView): OutOfDate => outOfDatePages(told, [3, 12, 15], undefined);

test('pages may be out of date that were written from other answers, assumptions or choices, and in no other case', () => {
  const proposal = {
    proposalId: 'p',
    requestId: 'answers',
    version: 'v1.0' as const,
    title: '',
    language: 'en' as const,
    formData: emptyFormData(),
    state: 'complete' as const,
    createdAt: '',
    generatedAt: '',
    appearance: {},
  };
  const pages = [page(1, 'answers'), page(2, 'older'), page(3, 'older', false)];
  expect(madeFromOther({ proposal, pages })).toEqual([2]);
  expect(madeFromOther({ proposal: { ...proposal, assumptions: { approval: 5 } }, pages })).toEqual([1, 2]);
});

test('the bar says the cause with its number, names the pages, says what stays, and has one button for those and one that shows them', () => {
  expect(barOf(now(stale([budget], 3)))).toBe(
    'Budget changed: 3 pages. It was “25,000 GBP over 10 weeks” and is “32,000 GBP over 10 weeks” now. ' +
      'Pages 3, 12 and 15 are out of date. The other 16 stay as they are. Your 3 edited texts stay. See what changes Update 3 pages',
  );
  const one = outOfDatePages(stale([], 1), [3], undefined);
  expect(barOf(one, 1)).toBe(
    'The plan changed: 1 page. Page 3 is out of date. Your edited text stays. See what changes Update 1 page',
  );
});

test('several causes are a line each, the one of most pages first; beyond three they are counted', () => {
  const causes: StaleCause[] = [
    { kind: 'assumption', key: 'approvalDays', before: undefined, after: 5, pages: [15] },
    { kind: 'assumption', key: 'clickRate', before: 1, after: 2, pages: [12] },
    { kind: 'decision', key: 'own position', before: undefined, after: 'ส่งไว', pages: [12] },
    { kind: 'decision', key: 'buyers-trigger', before: undefined, after: 'Rain', pages: [3] },
    { kind: 'answer', key: 'corrections.goals.value', before: undefined, after: [], pages: [3] },
    budget,
  ];
  expect(toldCauses(causes, words.en.names)).toEqual([
    { name: 'Budget', pages: [3, 12, 15], change: { before: budget.before, after: budget.after } },
    { name: 'Planning assumptions', pages: [12, 15] },
    { name: 'Position', pages: [12] },
    { name: 'Answers to the plan’s questions', pages: [3] },
    { name: 'Reading of the goals', pages: [3] },
  ]);
  expect(barOf(now(stale(causes)))).toMatch(
    /^Budget changed: 3 pages\. .* Planning assumptions changed: 2 pages\. Position changed: 1 page\. And 2 more changes Pages/,
  );
});

test('every answer of the questionnaire has a name; long, empty and chosen ones are not quoted', () => {
  const form = emptyFormData();
  for (const group of FORM_GROUPS)
    for (const field of Object.keys(form[group])) {
      const cause = { ...budget, key: `${group}.${field}` };
      expect(toldCauses([cause], words.en.names)[0]?.name).not.toBe(words.en.names.answer);
    }
  const quoted = (more: Partial<StaleCause>): unknown =>
    toldCauses([{ ...budget, ...more }], words.en.names)[0]?.change;
  expect(quoted({ before: '' })).toBeUndefined();
  expect(quoted({ after: 'x'.repeat(61) })).toBeUndefined();
  expect(quoted({ key: 'targetAudience.targetGroup', before: 'b2b', after: 'b2c' })).toBeUndefined();
  expect(quoted({ key: 'targetAudience.ageRangeMin', before: 20, after: 30 })).toBeUndefined();
});

test('pages that a run has still to write are not offered, and leave one by one', () => {
  const told = stale();
  const writing = outOfDatePages(told, [12, 15], run('running', [3]));
  expect(writing).toEqual({ pages: [], queued: [12, 15], causes: [] });
  expect(markOf(12, writing)).toBe('To be written again');
  expect(markOf(3, writing)).toBe('');
  // The run wrote others: these are offered, with their causes alone.
  expect(outOfDatePages(told, [12, 15], run('running', [12]))).toMatchObject({
    pages: [{ pageNumber: 12 }],
    queued: [15],
    causes: [{ pages: [12] }],
  });
  expect(outOfDatePages(told, [12, 15], run('finished', [3])).pages).toHaveLength(2);
  expect(outOfDatePages(undefined, [3], undefined).pages).toEqual([]);
});

test('under a page stands why it is out of date, and how many of its texts stay', () => {
  expect(markOf(3, now(stale([budget], 2)))).toBe('Budget changed Your 2 texts stay');
  expect(markOf(12, now(stale([])))).toBe('Out of date');
  expect(markOf(4, now(stale()))).toBe('');
});
