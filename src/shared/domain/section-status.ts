/** How a page stands in a result (specification, section 4, 'Section status in a result'; readings, 'Outcome'). */
import type { Reason } from './failure.ts';
import type { SectionStatus } from './records.ts';
import { filterPages, type FilterablePage } from './slide-filter.ts';

/** What the rule reads of a page; a stored page of any age is one. */
interface StatusPage {
  pageNumber: number;
  success?: boolean | null;
  sectionData?: unknown;
}

/** 'complete' without a success flag, or with success and section data; 'failed' without success; else 'pending'. */
export function sectionStatus({ success, sectionData }: Omit<StatusPage, 'pageNumber'>): SectionStatus {
  if (success === undefined || success === null) return 'complete';
  if (!success) return 'failed';
  return sectionData === undefined || sectionData === null ? 'pending' : 'complete';
}

/** Completed pages, sorted by page number: the only ones that are listed. */
export const completedSections = <P extends StatusPage>(pages: readonly P[]): P[] =>
  pages.filter((page) => sectionStatus(page) === 'complete').toSorted((a, b) => a.pageNumber - b.pageNumber);

/** What became of a page in the deck of its proposal. */
export type PageOutcome =
  | { state: 'in-deck' }
  /** Written, and dropped by the slide filter. `missing`: required fields without real data, by their keys. */
  | { state: 'left-out'; missing: readonly string[] }
  | { state: 'failed'; error: Reason | undefined }
  /** Has no section yet. */
  | { state: 'pending' };

/** By page number. A page above the last one of a proposal belongs to no deck and is not in it. */
export function pageOutcomes(
  pages: readonly (FilterablePage & { error?: Reason })[],
): Map<number, PageOutcome> {
  const outcomes = new Map<number, PageOutcome>();
  for (const page of pages)
    outcomes.set(
      page.pageNumber,
      sectionStatus(page) === 'failed' ? { state: 'failed', error: page.error } : { state: 'pending' },
    );
  const { kept, dropped } = filterPages(completedSections(pages));
  for (const { page } of kept) outcomes.set(page.pageNumber, { state: 'in-deck' });
  for (const { page, reason } of dropped)
    if (reason.kind === 'missing-data')
      outcomes.set(page.pageNumber, { state: 'left-out', missing: reason.fields });
    else if (reason.kind === 'page-number-above-last') outcomes.delete(page.pageNumber);
  return outcomes;
}

/** Numbers of the pages that are slides, ascending. */
export const pagesInDeck = (pages: readonly FilterablePage[]): number[] =>
  filterPages(completedSections(pages)).kept.map(({ page }) => page.pageNumber);
