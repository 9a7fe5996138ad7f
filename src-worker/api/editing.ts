/** Changing a written proposal: edits, Undo, versions. Loaded with the first of them. */
import * as z from 'zod/mini';
import type { Changed, VersionEntry } from '../../src/shared/contract/editing.ts';
import { checkEdit } from '../../src/shared/domain/editing/check.ts';
import { edited, EditRefused, type Edit } from '../../src/shared/domain/editing/change.ts';
import { standing, type PageContent } from '../../src/shared/domain/editing/edits.ts';
import { isSame, readField } from '../../src/shared/domain/editing/path.ts';
import { followed, merged } from '../../src/shared/domain/editing/rebase.ts';
import { newId, writtenFrom } from '../../src/shared/domain/ids.ts';
import type { Reason } from '../../src/shared/domain/failure.ts';
import type { ChangeReason, PageRecord, ProposalRecord } from '../../src/shared/domain/records.ts';
import type { Section } from '../../src/shared/domain/section.ts';
import { contentOf, withContent } from '../changes/content.ts';
import { authorOf } from '../changes/author.ts';
import { EMPTY_JOURNAL, recordChange, redo, undo, type TakenBack } from '../changes/journal.ts';
import { pagesAfter, versionsOf } from '../changes/versions.ts';
import { readPictures } from '../store/pictures.ts';
import type { Reader, Writer } from '../store/store.ts';
import { found, parsed, Refused } from './answer.ts';
import type { Context } from './context.ts';
import { editsInput, idInput, pageInput } from './inputs.ts';
import { allPages } from './own-pages.ts';

const titleInput = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const numberInput = z.int().check(z.gte(0));

/** Edits of several pages, and what of the proposal changes with them. */
interface PagesChange {
  edits: ReadonlyMap<number, readonly Edit[]>;
  withProposal?: (proposal: ProposalRecord) => ProposalRecord;
}

export function editingCommands({ store, time, random, emit }: Context) {
  const tell = (proposalId: string, pages: readonly number[]): void => {
    emit({ type: 'pagesDidChange', proposalId, pages });
    emit({ type: 'proposalDidChange', proposalId });
  };
  const now = (): string => time.now().toISOString();

  /** Undo or Redo. */
  const takeBack = async (
    proposalId: string,
    take: (writer: Writer, id: string, at: string) => Promise<TakenBack | undefined>,
    none: Reason,
  ): Promise<Changed> => {
    const id = parsed(idInput, proposalId);
    const changed = await store.write(async (writer) => {
      found(await writer.proposal(id), 'proposal');
      const taken = await take(writer, id, now());
      if (taken === undefined) throw new Refused('invalid', none);
      return changedBy(writer, id, taken.number, taken.pages);
    });
    tell(id, changed.pages);
    return changed;
  };

  /**
   * Stores edits of several pages, and what of the proposal changes with them, as one change. Pages that were up to date
   * with the answers stay so: the person has said the same in both. Where the proposal has changed since it was read, the
   * change is made again of what stands now.
   */
  const changePages = async (
    proposalId: string,
    reason: ChangeReason,
    make: (proposal: ProposalRecord, pages: readonly PageRecord[]) => Promise<PagesChange>,
  ): Promise<Changed> => {
    const id = parsed(idInput, proposalId);
    for (;;) {
      const read = await store.read(async (reader) => ({
        proposal: found(await reader.proposal(id), 'proposal'),
        pages: await allPages(reader, id),
      }));
      const { edits, withProposal = (proposal) => proposal } = await make(read.proposal, read.pages);
      const at = now();
      const changed = await store.write(async (writer) => {
        const before = found(await writer.proposal(id), 'proposal');
        if (before.journal?.last !== read.proposal.journal?.last) return undefined;
        const proposal = withProposal(before);
        const pages = editedPages(await allPages(writer, id), edits, [before, proposal], at);
        const by = await authorOf(writer);
        const stored = await recordChange(writer, id, { at, ...by, reason, pages, proposal });
        return changedBy(writer, id, stored?.journal?.last ?? 0, [...edits.keys()]);
      });
      if (changed === undefined) continue;
      tell(id, changed.pages);
      return changed;
    }
  };

  /** Stores edits of one page, made of it as it was after the change `basedOn`. */
  const editPage = async (
    proposalId: string,
    pageNumber: number,
    edits: readonly Edit[],
    basedOn: number | undefined,
    reason: ChangeReason,
  ): Promise<Changed> => {
    const id = parsed(idInput, proposalId);
    const number = parsed(pageInput, pageNumber);
    const asked: Edit[] = parsed(editsInput, [...edits]);
    const seen = parsed(z.optional(numberInput), basedOn);
    const at = now();
    const changed = await store.write(async (writer) => {
      found(await writer.proposal(id), 'proposal');
      const page = await writer.page(id, number);
      const content = page && contentOf(page);
      if (page === undefined || content === undefined)
        throw new Refused('invalid', { code: 'edit-not-written' });
      const { here, displaced, overtook } = await followedEdits(writer, page, content, asked, seen);
      const { edits: next } = withEdits(content, here, at);
      if (isSame(next, content.edits)) {
        const journal = (await writer.proposal(id))?.journal ?? EMPTY_JOURNAL;
        return { change: page.change ?? 0, pages: [], journal, overtook, displaced };
      }
      const { edits: _before, ...rest } = content;
      const stored = withContent(page, { ...rest, ...(next === undefined ? {} : { edits: next }) });
      const by = await authorOf(writer);
      const proposal = await recordChange(writer, id, { at, ...by, reason, pages: [stored] });
      const change = proposal?.journal?.last ?? 0;
      return { ...(await changedBy(writer, id, change, [number])), overtook, displaced };
    });
    if (changed.pages.length > 0) tell(id, changed.pages);
    return changed;
  };

  return {
    changePages,
    editPage,
    edit: (proposalId: string, pageNumber: number, edits: readonly Edit[], basedOn?: number) =>
      editPage(proposalId, pageNumber, edits, basedOn, 'edited'),

    async rename(proposalId: string, title: string): Promise<Changed> {
      const given = parsed(titleInput, title);
      return changePages(proposalId, 'renamed', async () => ({
        edits: new Map(),
        withProposal: (proposal) => ({ ...proposal, title: given }),
      }));
    },

    async duplicateProposal(proposalId: string, title: string): Promise<string> {
      const id = parsed(idInput, proposalId);
      const name = parsed(titleInput, title);
      const at = time.now();
      const copyId = newId('proposal', at, random);
      await store.write(async (writer) => {
        const {
          journal: _journal,
          draftId: _draft,
          remoteFile: _file,
          ...proposal
        } = found(await writer.proposal(id), 'proposal');
        const state = proposal.state === 'complete' ? 'complete' : 'unfinished';
        const createdAt = at.toISOString();
        await writer.putProposal({ ...proposal, proposalId: copyId, title: name, state, createdAt });
        for (const { change: _change, ...page } of await allPages(writer, id))
          await writer.putPage({ ...page, proposalId: copyId });
        for (const picture of readPictures(await writer.pictures(id)))
          await writer.putPicture({ ...picture, proposalId: copyId });
      });
      emit({ type: 'historyDidChange' });
      return copyId;
    },

    undo: (proposalId: string): Promise<Changed> => takeBack(proposalId, undo, { code: 'nothing-to-undo' }),
    redo: (proposalId: string): Promise<Changed> => takeBack(proposalId, redo, { code: 'nothing-to-redo' }),

    async versions(proposalId: string): Promise<VersionEntry[]> {
      return store.read(async (reader) => {
        const proposal = found(await reader.proposal(parsed(idInput, proposalId)), 'proposal');
        return versionsOf(proposal, await reader.pages(proposalId), await reader.changes(proposalId));
      });
    },

    async version(proposalId: string, version: number, pageNumber: number): Promise<Section> {
      const page = await store.read((reader) => pageAfter(reader, proposalId, version, pageNumber));
      if (page?.sectionData === undefined) throw new Refused('not-found', { code: 'no-such-version' });
      return page.sectionData;
    },

    async restoreVersion(proposalId: string, version: number, pages?: readonly number[]): Promise<Changed> {
      const id = parsed(idInput, proposalId);
      const number = parsed(numberInput, version);
      const wanted = parsed(z.optional(z.array(pageInput)), pages === undefined ? undefined : [...pages]);
      const at = now();
      const changed = await store.write(async (writer) => {
        const proposal = found(await writer.proposal(id), 'proposal');
        const changes = await writer.changes(id);
        const of =
          wanted ?? changes.find((change) => change.number === number)?.pages.map((page) => page.pageNumber);
        if (of === undefined || number > (proposal.journal?.last ?? 0))
          throw new Refused('not-found', { code: 'no-such-version' });
        const stored = await pagesOf(writer, id, of);
        const after = pagesAfter(stored, changes, number).filter(
          (page, index) => !isSame(contentOf(page), contentOf(stored[index] ?? page)),
        );
        if (after.length === 0) return changedBy(writer, id, proposal.journal?.last ?? 0, []);
        const by = await authorOf(writer);
        const next = await recordChange(writer, id, { at, ...by, reason: 'restored', pages: after });
        return changedBy(
          writer,
          id,
          next?.journal?.last ?? 0,
          after.map((page) => page.pageNumber),
        );
      });
      if (changed.pages.length > 0) tell(id, changed.pages);
      return changed;
    },
  };
}

const pagesOf = async (reader: Reader, id: string, numbers: readonly number[]): Promise<PageRecord[]> =>
  (await Promise.all(numbers.map((number) => reader.page(id, number)))).filter((page) => page !== undefined);

/** A page as it was after a change. */
export async function pageAfter(
  reader: Reader,
  proposalId: string,
  version: number,
  pageNumber: number,
): Promise<PageRecord | undefined> {
  const id = parsed(idInput, proposalId);
  const page = await reader.page(id, parsed(pageInput, pageNumber));
  if (page === undefined) return undefined;
  return pagesAfter([page], await reader.changes(id), parsed(numberInput, version))[0];
}

async function changedBy(
  reader: Reader,
  id: string,
  change: number,
  pages: readonly number[],
): Promise<Changed> {
  const journal = (await reader.proposal(id))?.journal ?? EMPTY_JOURNAL;
  return { change, pages, journal, overtook: [], displaced: [] };
}

/** Pages with edits; with other answers, the others as up to date as they were. */
function editedPages(
  pages: readonly PageRecord[],
  edits: PagesChange['edits'],
  [before, after]: readonly [ProposalRecord, ProposalRecord],
  at: string,
): PageRecord[] {
  const [was, is] = [writtenFrom(before), writtenFrom(after)];
  return pages.flatMap((page): PageRecord[] => {
    const dated = page.formHash === was ? { ...page, formHash: is } : page;
    const content = contentOf(page);
    const asked = edits.get(page.pageNumber);
    if (content === undefined || asked === undefined) return was === is ? [] : [dated];
    return [withContent(dated, withEdits(content, asked, at))];
  });
}

/** A page's content with edits, one after another, each checked. Refuses what cannot be made. */
export function withEdits(content: PageContent, edits: readonly Edit[], at: string): PageContent {
  return edits.reduce<PageContent>((before, edit) => {
    try {
      const next = edited(before, edit, at);
      const after: PageContent = { written: before.written, ...(next === undefined ? {} : { edits: next }) };
      checkEdit(standing(before), standing(after), edit);
      return after;
    } catch (error) {
      if (error instanceof EditRefused) throw new Refused('invalid', error.reason);
      throw error;
    }
  }, content);
}

/** Edits of a tab that has not seen the page's last change, with their paths as they are now. */
async function followedEdits(
  reader: Reader,
  page: PageRecord,
  content: PageContent,
  edits: readonly Edit[],
  seen: number | undefined,
): Promise<{ here: Edit[]; displaced: Edit[]; overtook: Changed['overtook'] }> {
  if (seen === undefined || seen >= (page.change ?? 0))
    return { here: [...edits], displaced: [], overtook: [] };
  const changes = await reader.changes(page.proposalId);
  const [then] = pagesAfter([page], changes, seen);
  const before = then && contentOf(then);
  if (before === undefined) return { here: [...edits], displaced: [], overtook: [] };
  const [saw, is] = [standing(before), standing(content)];
  const here: Edit[] = [];
  const displaced: Edit[] = [];
  const overtook: { path: string; value: unknown }[] = [];
  for (const edit of edits) {
    const moved = moveEdit(edit, saw, is);
    if (moved === undefined) displaced.push(edit);
    else {
      if (!('value' in moved)) {
        here.push(moved);
        continue;
      }
      const value = readField(is, moved.path);
      const read = readField(saw, edit.path);
      const next = merged(read, moved.value, value);
      if (isSame(next, value)) continue;
      here.push({ ...moved, value: next });
      if (isSame(next, moved.value) && !isSame(read, value)) overtook.push({ path: moved.path, value });
    }
  }
  return { here, displaced, overtook };
}

/** An edit where its field stands now; undefined where that is gone. */
function moveEdit(edit: Edit, saw: Section, is: Section): Edit | undefined {
  const path = followed(edit.path, saw, is);
  if (path === undefined) return undefined;
  const item = (number: number): number | undefined => {
    const at = followed(`${edit.path}.${number}`, saw, is)?.split('.').at(-1);
    return at === undefined ? undefined : Number(at);
  };
  if ('insert' in edit) return { ...edit, path, at: item(edit.at) ?? edit.at };
  if ('remove' in edit) {
    const remove = item(edit.remove);
    return remove === undefined ? undefined : { ...edit, path, remove };
  }
  if ('move' in edit) {
    const move = item(edit.move);
    return move === undefined ? undefined : { ...edit, path, move };
  }
  return { ...edit, path };
}
