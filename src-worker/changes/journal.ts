/** The changes of a proposal, one after another. Each function belongs into the transaction that makes the change. */
import {
  KEPT_OF_PROPOSAL,
  type ChangeAuthor,
  type ChangeReason,
  type ChangeRecord,
  type Journal,
  type PageBefore,
  type PageRecord,
  type ProposalBefore,
  type ProposalRecord,
} from '../../src/shared/domain/records.ts';
import { isSame } from '../../src/shared/domain/editing/path.ts';
import type { Writer } from '../store/store.ts';
import { withBasis } from './basis.ts';
import { beforeOf, restored } from './content.ts';

export const EMPTY_JOURNAL: Journal = { last: 0, undo: 0, redo: 0 };

export interface NewChange {
  /** ISO 8601. */
  at: string;
  author: ChangeAuthor;
  name?: string;
  reason: ChangeReason;
  /** As they are to be stored. */
  pages: readonly PageRecord[];
  /** As it is to be stored; its journal follows by itself. */
  proposal?: ProposalRecord;
  group?: string;
}

/** Stores changed pages and what of the proposal changes with them, with what they were before. The proposal as stored. */
export async function recordChange(
  writer: Writer,
  proposalId: string,
  { pages, proposal: next, ...change }: NewChange,
): Promise<ProposalRecord | undefined> {
  const proposal = await writer.proposal(proposalId);
  if (proposal === undefined) return undefined;
  const journal = proposal.journal ?? EMPTY_JOURNAL;
  const number = journal.last + 1;
  const before: PageBefore[] = [];
  for (const page of pages) {
    const stored = await writer.page(proposalId, page.pageNumber);
    if (stored === undefined) continue;
    const { written = stored.sectionData } = stored;
    const isRewritten = !isSame(written, page.written ?? page.sectionData);
    before.push(beforeOf(stored, { isRewritten, isDated: page.formHash !== stored.formHash }));
    await writer.putPage({ ...page, change: number });
  }
  const kept = changedOf(proposal, next ?? proposal);
  await writer.putChange({
    ...change,
    proposalId,
    number,
    pages: before,
    ...(kept === undefined ? {} : { proposal: kept }),
    beneath: journal.undo,
  });
  const stored = {
    ...withBasis(proposal, next ?? proposal),
    journal: { last: number, undo: number, redo: 0 },
  };
  await writer.putProposal(stored);
  return stored;
}

/** What of a proposal a change changes, as it was before. */
function changedOf(before: ProposalRecord, after: ProposalRecord): ProposalBefore | undefined {
  const changed = KEPT_OF_PROPOSAL.filter((key) => !isSame(before[key], after[key]));
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((key) => [key, before[key] ?? null]));
}

/** What was undone or redone: the pages, and the number of the change that it was. */
export interface TakenBack {
  number: number;
  pages: readonly number[];
}

/** Takes the last standing change back, with all of its request. Undefined where there is none. */
export async function undo(writer: Writer, proposalId: string, at: string): Promise<TakenBack | undefined> {
  const journal = (await writer.proposal(proposalId))?.journal ?? EMPTY_JOURNAL;
  const first = await writer.change(proposalId, journal.undo);
  if (first === undefined) return undefined;
  const changes = [first];
  for (let last = first; last.group !== undefined && last.beneath > 0;) {
    const next = await writer.change(proposalId, last.beneath);
    if (next?.group !== last.group) break;
    changes.push(next);
    last = next;
  }
  const beneath = changes.at(-1)?.beneath ?? 0;
  return takeBack(writer, proposalId, changes, { at, reason: 'undone', beneath: journal.redo }, (number) => ({
    last: number,
    undo: beneath,
    redo: number,
  }));
}

/** Takes the last undoing back. Undefined where there is none, or something was changed since. */
export async function redo(writer: Writer, proposalId: string, at: string): Promise<TakenBack | undefined> {
  const journal = (await writer.proposal(proposalId))?.journal ?? EMPTY_JOURNAL;
  const undoing = await writer.change(proposalId, journal.redo);
  if (undoing === undefined) return undefined;
  return takeBack(
    writer,
    proposalId,
    [undoing],
    { at, reason: 'redone', beneath: journal.undo },
    (number) => ({
      last: number,
      undo: number,
      redo: undoing.beneath,
    }),
  );
}

/** Puts back what was there before these changes, the newest first, and records that as a change. */
async function takeBack(
  writer: Writer,
  proposalId: string,
  changes: readonly ChangeRecord[],
  change: Pick<ChangeRecord, 'at' | 'reason' | 'beneath'>,
  journalAfter: (number: number) => Journal,
): Promise<TakenBack | undefined> {
  const proposal = await writer.proposal(proposalId);
  if (proposal === undefined) return undefined;
  const number = (proposal.journal ?? EMPTY_JOURNAL).last + 1;
  const pages: PageBefore[] = [];
  for (const before of joined(changes)) {
    const page = await writer.page(proposalId, before.pageNumber);
    if (page === undefined) continue;
    pages.push(
      beforeOf(page, { isRewritten: before.rewritten !== undefined, isDated: before.formHash !== undefined }),
    );
    await writer.putPage({ ...restored(page, before), change: number });
  }
  const kept: ProposalBefore = Object.assign({}, ...changes.map((one) => one.proposal ?? {}));
  const next = withKept(proposal, kept);
  const before = changedOf(proposal, next);
  await writer.putChange({
    ...change,
    proposalId,
    number,
    author: 'person',
    pages,
    ...(before === undefined ? {} : { proposal: before }),
  });
  await writer.putProposal({ ...withBasis(proposal, next), journal: journalAfter(number) });
  return { number, pages: pages.map(({ pageNumber }) => pageNumber) };
}

/** Of changes from the newest to the oldest: each page as it was before the oldest that changed it. */
function joined(changes: readonly ChangeRecord[]): PageBefore[] {
  const pages = new Map<number, PageBefore>();
  for (const { pages: changed } of changes)
    for (const page of changed) pages.set(page.pageNumber, { ...pages.get(page.pageNumber), ...page });
  return [...pages.values()];
}

/** A proposal with parts as they were; null of what was not there. */
function withKept(proposal: ProposalRecord, kept: ProposalBefore): ProposalRecord {
  const given = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null));
  const next: ProposalRecord = { ...proposal, ...given };
  if (kept.assumptions === null) delete next.assumptions;
  if (kept.decisions === null) delete next.decisions;
  if (kept.deck === null) delete next.deck;
  return next;
}
