import { describe, expect, it } from 'vitest';
import {
  completedSections,
  pageOutcomes,
  pagesInDeck,
  sectionStatus,
} from '../../../../src/shared/domain/section-status.ts';

describe('section status', () => {
  it.each([
    [{}, 'complete'],
    [{ sectionData: { output: {} } }, 'complete'],
    [{ success: null }, 'complete'],
    [{ success: true, sectionData: { output: {} } }, 'complete'],
    [{ success: true }, 'pending'],
    [{ success: true, sectionData: null }, 'pending'],
    [{ success: false }, 'failed'],
    [{ success: false, sectionData: { output: {} } }, 'failed'],
  ])('of %j is %s', (page, status) => expect(sectionStatus(page)).toBe(status));

  it('lists completed sections alone, sorted by page number', () => {
    const pages = [
      { pageNumber: 9 },
      { pageNumber: 2, success: false },
      { pageNumber: 4, success: true },
      { pageNumber: 1, success: true, sectionData: {} },
    ];
    expect(completedSections(pages).map(({ pageNumber }) => pageNumber)).toEqual([1, 9]);
  });
});

describe('what became of a page', () => {
  const LATE = { code: 'page-timeout', page: 4, ms: 90_000 } as const;
  const section = (type: string, output: Record<string, unknown>) => ({
    sectionData: { type, title: '', output, evidence: [] },
  });
  const pages = [
    { pageNumber: 20, success: true, ...section('agenda', { items: ['One'] }) },
    { pageNumber: 2, success: true, ...section('agenda', { items: ['N/A'] }) },
    { pageNumber: 4, success: false, error: LATE },
    {
      pageNumber: 12,
      success: true,
      ...section('key-takeaway', { takeaways: ['One'], linkToStrategy: 'So' }),
    },
    { pageNumber: 13, success: true },
    { pageNumber: 3, success: true, ...section('a type of tomorrow', {}) },
  ];

  it('is that it is in the deck, left out with what it lacks, failed with its reason, or pending', () => {
    expect(Object.fromEntries(pageOutcomes(pages))).toEqual({
      2: { state: 'left-out', missing: ['items'] },
      3: { state: 'in-deck' },
      4: { state: 'failed', error: LATE },
      12: { state: 'in-deck' },
      13: { state: 'pending' },
    });
  });

  it('counts the pages that are slides', () => expect(pagesInDeck(pages)).toEqual([3, 12]));
});
