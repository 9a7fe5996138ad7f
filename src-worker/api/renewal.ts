/** A page that is out of date, as its planner writes it now: looked at first, then taken with what of it stays. Loaded with the planner. */
import type { Changed } from '../../src/shared/contract/editing.ts';
import type { Edit } from '../../src/shared/domain/editing/change.ts';
import { standing } from '../../src/shared/domain/editing/edits.ts';
import { isSame, readField } from '../../src/shared/domain/editing/path.ts';
import { rebased } from '../../src/shared/domain/editing/rebase.ts';
import { writtenFrom } from '../../src/shared/domain/ids.ts';
import type { PageRecord, ProposalRecord } from '../../src/shared/domain/records.ts';
import type { Section } from '../../src/shared/domain/section.ts';
import { contentOf, withContent } from '../changes/content.ts';
import { EMPTY_JOURNAL, recordChange } from '../changes/journal.ts';
import { plannedPage } from '../engines/planner/planning.ts';
import { found, parsed, Refused } from './answer.ts';
import type { Context } from './context.ts';
import { withEdits } from './editing.ts';
import { idInput, pageInput, pathsInput } from './inputs.ts';

export function renewalCommands({ store, time, emit }: Context) {
  const read = (proposalId: string, pageNumber: number) =>
    store.read(async (reader) => ({
      proposal: found(await reader.proposal(parsed(idInput, proposalId)), 'proposal'),
      page: await reader.page(proposalId, parsed(pageInput, pageNumber)),
    }));

  return {
    /** Undefined where it says the same, or where another engine would have to be asked. */
    async renewed(proposalId: string, pageNumber: number): Promise<Section | undefined> {
      const { proposal, page } = await read(proposalId, pageNumber);
      const content = page && contentOf(page);
      const anew = page && anewOf(proposal, page);
      return content && anew && standing(rebased(content, anew));
    },

    /** Takes it, but for these fields, which stay as they are: the person's own from then on. */
    async renew(proposalId: string, pageNumber: number, kept: readonly string[]): Promise<Changed> {
      const paths = parsed(pathsInput, [...kept]);
      for (;;) {
        const { proposal, page } = await read(proposalId, pageNumber);
        const anew = page && anewOf(proposal, page);
        if (anew === undefined) throw new Refused('invalid', { code: 'no-other-take' });
        const at = time.now().toISOString();
        const journal = await store.write(async (writer) => {
          const [now, stored] = [
            await writer.proposal(proposalId),
            await writer.page(proposalId, pageNumber),
          ];
          // Something has changed since it was written anew: once more, of what stands now.
          if (!now || !stored || now.journal?.last !== proposal.journal?.last) return undefined;
          const next = renewedPage(stored, anew, paths, at);
          const record = { ...next, formHash: writtenFrom(now), finishedAt: at };
          const change = { at, author: 'planner', reason: 'rewritten', pages: [record] } as const;
          return (await recordChange(writer, proposalId, change))?.journal ?? EMPTY_JOURNAL;
        });
        if (journal === undefined) continue;
        emit({ type: 'pagesDidChange', proposalId, pages: [pageNumber] });
        emit({ type: 'proposalDidChange', proposalId });
        return { change: journal.last, pages: [pageNumber], journal, overtook: [], displaced: [] };
      }
    },
  };
}

/** What the planner writes now, of a page of its own that says something else. */
function anewOf(proposal: ProposalRecord, page: PageRecord): Section | undefined {
  if (page.engine !== 'planner' || page.formHash === writtenFrom(proposal)) return undefined;
  const anew = plannedPage(proposal, page.pageNumber);
  return isSame(anew, contentOf(page)?.written) ? undefined : anew;
}

function renewedPage(page: PageRecord, anew: Section, kept: readonly string[], at: string): PageRecord {
  const content = contentOf(page);
  if (content === undefined) return page;
  const [was, next] = [standing(content), rebased(content, anew)];
  const edits = kept.flatMap((path): Edit[] => {
    const value = readField(was, path);
    return value === undefined ? [] : [{ path, value }];
  });
  return withContent(page, withEdits(next, edits, at));
}
