/** A stored page as what an engine wrote and what a person made of it, and back. */
import type { PageContent } from '../../src/shared/domain/editing/edits.ts';
import { statedSection } from '../../src/shared/domain/editing/stated.ts';
import type { PageBefore, PageRecord } from '../../src/shared/domain/records.ts';

/** Undefined of a page that is not written. */
export function contentOf({ success, sectionData, written, edits }: PageRecord): PageContent | undefined {
  if (!success || sectionData === undefined) return undefined;
  return { written: written ?? sectionData, ...(edits === undefined ? {} : { edits }) };
}

/** The page with another content. */
export function withContent(page: PageRecord, content: PageContent): PageRecord {
  const { written: _written, edits: _edits, error: _error, ...rest } = page;
  const { edits, written } = content;
  if (edits === undefined) return { ...rest, success: true, sectionData: written };
  return { ...rest, success: true, sectionData: statedSection(content), written, edits };
}

/** The page as it is now, for a change that is about to be made. */
export function beforeOf(
  page: PageRecord,
  { isRewritten, isDated = false }: { isRewritten: boolean; isDated?: boolean },
): PageBefore {
  const { pageNumber, edits, engine, formHash, requestId, finishedAt } = page;
  const written = isRewritten ? contentOf(page)?.written : undefined;
  return {
    pageNumber,
    edits: edits ?? null,
    ...(isDated ? { formHash } : {}),
    ...(written === undefined ? {} : { rewritten: { written, engine, formHash, requestId, finishedAt } }),
  };
}

/** The page as it was before a change. */
export function restored(page: PageRecord, { edits, formHash, rewritten }: PageBefore): PageRecord {
  const { written, ...origin } = rewritten ?? {};
  const now = written ?? contentOf(page)?.written;
  if (now === undefined) return page;
  return withContent(
    { ...page, ...(formHash === undefined ? {} : { formHash }), ...origin },
    { written: now, ...(edits === null ? {} : { edits }) },
  );
}
