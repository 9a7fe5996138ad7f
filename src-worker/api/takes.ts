/** Another take of one page: what the planner writes with its next candidates. Loaded with the planner, when first asked. */
import * as z from 'zod/mini';
import type { Changed, Take } from '../../src/shared/contract/editing.ts';
import { CHOICE_KEYS } from '../../src/shared/domain/decisions.ts';
import type { Edit } from '../../src/shared/domain/editing/change.ts';
import { standing } from '../../src/shared/domain/editing/edits.ts';
import { isSame, readField } from '../../src/shared/domain/editing/path.ts';
import { rebased } from '../../src/shared/domain/editing/rebase.ts';
import { sectionSchema, type Section } from '../../src/shared/domain/section.ts';
import { contentOf } from '../changes/content.ts';
import { choicesOf } from '../engines/planner/candidates.ts';
import { plannedPage } from '../engines/planner/planning.ts';
import { found, parsed, Refused } from './answer.ts';
import type { Context } from './context.ts';
import { pageAfter, type editingCommands } from './editing.ts';
import { idInput, pageInput, pathsInput } from './inputs.ts';

export function takeCommands(
  { store, time }: Context,
  { editPage }: Pick<ReturnType<typeof editingCommands>, 'editPage'>,
) {
  const read = (proposalId: string, pageNumber: number) =>
    store.read(async (reader) => {
      const proposal = found(await reader.proposal(parsed(idInput, proposalId)), 'proposal');
      const page = await reader.page(proposalId, parsed(pageInput, pageNumber));
      const content = page && contentOf(page);
      if (content === undefined) throw new Refused('invalid', { code: 'edit-not-written' });
      return { proposal, content };
    });

  /** The page as the tab saw it that chose among its texts. */
  const seenPage = async (proposalId: string, pageNumber: number, basedOn?: number): Promise<Section> => {
    const { content } = await read(proposalId, pageNumber);
    if (basedOn === undefined) return standing(content);
    const page = await store.read((reader) => pageAfter(reader, proposalId, basedOn, pageNumber));
    return page?.sectionData ?? standing(content);
  };

  return {
    /** Each other candidate with which the planner writes this page otherwise; nothing is stored. */
    async takes(proposalId: string, pageNumber: number): Promise<Take[]> {
      const { proposal, content } = await read(proposalId, pageNumber);
      const choices = await choicesOf(proposal, () => time.sleep(0));
      const { decisions = {} } = proposal;
      return CHOICE_KEYS.flatMap((choice) =>
        (choices[choice] ?? [])
          .filter(({ isTaken, pages }) => !isTaken && pages.includes(pageNumber))
          .flatMap(({ id, words }): Take[] => {
            const taken = { ...decisions, choices: { ...decisions.choices, [choice]: id } };
            const section = plannedPage({ ...proposal, decisions: taken }, pageNumber);
            if (section === undefined) return [];
            return [{ choice, candidate: id, words, section: standing(rebased(content, section)) }];
          }),
      );
    },

    /**
     * Takes a page from a take, whole or these fields of it: the person's words from then on. Of a page that has changed
     * since `basedOn`, what was not taken stays as it is now.
     */
    async take(
      proposalId: string,
      pageNumber: number,
      section: Section,
      paths?: readonly string[],
      basedOn?: number,
    ): Promise<Changed> {
      const wanted = parsed(z.optional(pathsInput), paths === undefined ? undefined : [...paths]);
      const given = parsed(sectionSchema, section);
      const seen = await seenPage(proposalId, pageNumber, basedOn);
      const differing = (wanted ?? topFields(seen, given)).filter(
        (path) => !isSame(readField(seen, path), readField(given, path)),
      );
      const edits = differing.flatMap((path): Edit[] => {
        const value = readField(given, path);
        return value === undefined ? [] : [{ path, value }];
      });
      if (edits.length === 0) throw new Refused('invalid', { code: 'no-other-take' });
      return editPage(proposalId, pageNumber, edits, basedOn, 'taken');
    },
  };
}

/** The headline, and each field of the two outputs. */
const topFields = (now: Section, given: Section): string[] => [
  'title',
  ...keysOf(now.output, given.output).map((key) => `output.${key}`),
  ...keysOf(now.reckoned ?? {}, given.reckoned ?? {}).map((key) => `reckoned.${key}`),
];
const keysOf = (a: object, b: object): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];
