/** What of a proposal's pages is a person's. Pure. */
import { editedFields, type EditedField } from '../../shared/domain/editing/edits.ts';
import type { PageRecord } from '../../shared/domain/records.ts';

/** All that a person did to a page. */
export function editsOf({ sectionData, written = sectionData, edits }: PageRecord): EditedField[] {
  return written === undefined || edits === undefined ? [] : editedFields({ written, edits });
}

/** How many texts of each page are a person's; pages without any are absent. */
export const countsOf = (pages: readonly PageRecord[]): Map<number, number> =>
  new Map(
    pages.flatMap((page) => {
      const count = editsOf(page).length;
      return count === 0 ? [] : [[page.pageNumber, count] as const];
    }),
  );
