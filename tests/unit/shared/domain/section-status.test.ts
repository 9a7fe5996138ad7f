import { describe, expect, it } from 'vitest';
import { completedSections, sectionStatus } from '../../../../src/shared/domain/section-status.ts';

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
