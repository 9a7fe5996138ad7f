/** Pages as they were after a change, or with edits that are not stored yet: for whoever looks at them. */
import * as z from 'zod/mini';
import type { ProposalView } from '../../src/shared/contract/work.ts';
import type { PageRecord } from '../../src/shared/domain/records.ts';
import { sectionSchema } from '../../src/shared/domain/section.ts';
import { contentOf, withContent } from '../changes/content.ts';
import { pagesAfter } from '../changes/versions.ts';
import { parsed, Refused } from './answer.ts';
import type { Context } from './context.ts';
import { withEdits } from './editing.ts';
import { editsInput, pageInput } from './inputs.ts';

const draftInput = z.union([
  z.strictObject({ pageNumber: pageInput, edits: editsInput }),
  z.strictObject({ pageNumber: pageInput, section: sectionSchema }),
]);

export async function drawnPages<V extends ProposalView>(
  { store, time }: Pick<Context, 'store' | 'time'>,
  view: V,
  version: number | undefined,
  draft: unknown,
): Promise<V> {
  const { proposalId } = view.proposal;
  const changes = version === undefined ? [] : await store.read((reader) => reader.changes(proposalId));
  const then = (pages: readonly PageRecord[]): PageRecord[] =>
    version === undefined ? [...pages] : pagesAfter(pages, changes, version);
  const drawn = draft === undefined ? undefined : parsed(draftInput, draft);
  const at = time.now().toISOString();
  const shown = (pages: readonly PageRecord[]): PageRecord[] =>
    then(pages).map((page) => (page.pageNumber === drawn?.pageNumber ? withDraft(page, drawn, at) : page));
  return { ...view, pages: shown(view.pages), ...(view.free ? { free: shown(view.free) } : {}) };
}

/** The page with its draft; as it is stored, where the edits cannot be made. */
function withDraft(page: PageRecord, draft: z.infer<typeof draftInput>, at: string): PageRecord {
  const content = contentOf(page);
  if (content === undefined) return page;
  if ('section' in draft) return { ...page, sectionData: draft.section };
  const { edits } = draft;
  try {
    return withContent(page, withEdits(content, edits, at));
  } catch (error) {
    if (error instanceof Refused) return page;
    throw error;
  }
}
