/** What an engine wrote anew, over what a person made of the page. */
import { isSame } from '../../src/shared/domain/editing/path.ts';
import { rebased } from '../../src/shared/domain/editing/rebase.ts';
import type { PageRecord } from '../../src/shared/domain/records.ts';
import type { Writer } from '../store/store.ts';
import { contentOf, withContent } from './content.ts';
import { recordChange } from './journal.ts';

/**
 * Stores a page that an engine has written: the first time as it is, later with the person's edits on it and as a change
 * that can be taken back. `group`: of the request that had it written.
 */
export async function storeWritten(writer: Writer, page: PageRecord, group: string): Promise<void> {
  const stored = await writer.page(page.proposalId, page.pageNumber);
  const before = stored && contentOf(stored);
  const anew = contentOf(page)?.written;
  if (before === undefined || anew === undefined) return writer.putPage(page);
  const next = withContent(page, rebased(before, anew));
  if (isSame(before.written, anew)) {
    // Nothing to take back: the page says what it said.
    await writer.putPage({ ...next, ...(stored?.change === undefined ? {} : { change: stored.change }) });
    return;
  }
  const { finishedAt: at, engine: author } = page;
  await recordChange(writer, page.proposalId, { at, author, reason: 'rewritten', pages: [next], group });
}
