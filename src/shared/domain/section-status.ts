/** How a page stands in a result (specification, section 4, 'Section status in a result'). */
import type { SectionStatus } from './records.ts';

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
