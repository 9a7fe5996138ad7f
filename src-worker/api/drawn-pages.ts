/** Pages as they were after a change, or with edits that are not stored yet: for whoever looks at them. */
import * as z from 'zod/mini';
import type { ProposalView } from '../../src/shared/contract/worker-api.ts';
import { contentOf, withContent } from '../changes/content.ts';
import { pagesAfter } from '../changes/versions.ts';
import { parsed, Refused } from './answer.ts';
import type { Context } from './context.ts';
import { withEdits } from './editing.ts';
import { editsInput, pageInput } from './inputs.ts';

const draftInput = z.strictObject({ pageNumber: pageInput, edits: editsInput });

export async function drawnPages<V extends ProposalView>(
  { store, time }: Pick<Context, 'store' | 'time'>,
  view: V,
  version: number | undefined,
  draft: unknown,
): Promise<V> {
  const { proposalId } = view.proposal;
  const pages =
    version === undefined
      ? view.pages
      : pagesAfter(view.pages, await store.read((reader) => reader.changes(proposalId)), version);
  if (draft === undefined) return { ...view, pages };
  const { pageNumber, edits } = parsed(draftInput, draft);
  return {
    ...view,
    pages: pages.map((page) => {
      const content = page.pageNumber === pageNumber ? contentOf(page) : undefined;
      if (content === undefined) return page;
      try {
        return withContent(page, withEdits(content, edits, time.now().toISOString()));
      } catch (error) {
        // What cannot be stored is drawn as it is stored.
        if (error instanceof Refused) return page;
        throw error;
      }
    }),
  };
}
