/** Find and replace over a whole proposal: its pages, its answers and its title, as one change. */
import * as z from 'zod/mini';
import type { Changed, Replacement, ReplaceOptions } from '../../src/shared/contract/editing.ts';
import type { Edit } from '../../src/shared/domain/editing/change.ts';
import { standing } from '../../src/shared/domain/editing/edits.ts';
import {
  replacedIn,
  replacedInAnswers,
  replacedInSection,
  withTexts,
  type Search,
} from '../../src/shared/domain/editing/replace.ts';
import type { PageRecord, ProposalRecord } from '../../src/shared/domain/records.ts';
import { contentOf } from '../changes/content.ts';
import { formHash } from '../runs/identity.ts';
import { readAnswers } from '../store/answers.ts';
import { found, parsed, Refused } from './answer.ts';
import type { Context } from './context.ts';
import type { editingCommands } from './editing.ts';
import { idInput } from './inputs.ts';
import { allPages } from './own-pages.ts';

const words = z.string().check(z.maxLength(500));
const searchInput = z.strictObject({
  find: words.check(z.minLength(1)),
  replace: words,
  matchCase: z.exactOptional(z.boolean()),
  wholeWords: z.exactOptional(z.boolean()),
});
const placesInput = z.optional(
  z.array(z.object({ pageNumber: z.int().check(z.gte(0)), path: z.string() })).check(z.maxLength(20_000)),
);

/** Of the proposal's own title, among the answers. */
const TITLE = 'title';

export function replaceCommands(
  { store }: Context,
  { changePages }: Pick<ReturnType<typeof editingCommands>, 'changePages'>,
) {
  const read = (proposalId: string) =>
    store.read(async (reader) => ({
      proposal: found(await reader.proposal(parsed(idInput, proposalId)), 'proposal'),
      pages: await allPages(reader, proposalId),
    }));
  const search = (find: string, replace: string, options: ReplaceOptions = {}): Search =>
    parsed(searchInput, { ...options, find, replace });

  return {
    async replacements(
      proposalId: string,
      find: string,
      replace: string,
      options?: ReplaceOptions,
    ): Promise<Replacement[]> {
      const { proposal, pages } = await read(proposalId);
      return placesOf(proposal, pages, search(find, replace, options));
    },

    /** Replaces in all places, or in these. */
    async replace(
      proposalId: string,
      find: string,
      replace: string,
      options?: ReplaceOptions,
      places?: readonly Pick<Replacement, 'pageNumber' | 'path'>[],
    ): Promise<Changed> {
      const chosen = parsed(placesInput, places === undefined ? undefined : [...places]);
      const keys = chosen && new Set(chosen.map(({ pageNumber, path }) => `${pageNumber} ${path}`));
      const searched = search(find, replace, options);
      return changePages(proposalId, 'replaced', async (proposal, pages) => {
        const all = placesOf(proposal, pages, searched).filter(
          ({ pageNumber, path }) => keys?.has(`${pageNumber} ${path}`) ?? true,
        );
        if (all.length === 0) throw new Refused('invalid', { code: 'nothing-to-replace' });
        const edits = new Map<number, Edit[]>();
        for (const { pageNumber, path, after } of all)
          if (pageNumber > 0)
            edits.set(pageNumber, [...(edits.get(pageNumber) ?? []), { path, value: after }]);
        const answers = all.filter(({ pageNumber, path }) => pageNumber === 0 && path !== TITLE);
        const title = all.find(({ pageNumber, path }) => pageNumber === 0 && path === TITLE)?.after;
        const formData = await readAnswers(withTexts(proposal.formData, answers));
        const requestId = answers.length === 0 ? proposal.requestId : await formHash(formData);
        const withProposal = (now: ProposalRecord): ProposalRecord => ({
          ...now,
          ...(answers.length === 0 ? {} : { formData, requestId }),
          ...(title === undefined ? {} : { title }),
        });
        return { edits, withProposal };
      });
    },
  };
}

function placesOf(proposal: ProposalRecord, pages: readonly PageRecord[], search: Search): Replacement[] {
  const title = replacedIn(proposal.title, search);
  const answers = replacedInAnswers(proposal.formData, search);
  const own = title === undefined ? [] : [{ path: TITLE, before: proposal.title, after: title }];
  return [
    ...[...own, ...answers].map((place) => ({ pageNumber: 0, ...place })),
    ...pages.flatMap((page) => {
      const content = contentOf(page);
      const places = content === undefined ? [] : replacedInSection(standing(content), search);
      return places.map((place) => ({ pageNumber: page.pageNumber, ...place }));
    }),
  ];
}
