/** Lists and counts of records, read by index: other records that are stored cost no time. */
import type { DraftStatus, ProposalState } from '../../src/shared/domain/records.ts';
import type { RunPhase } from '../../src/shared/domain/run.ts';
import { isRecord, type Part, type Query } from './query.ts';
import type { ParsedStore, RecordTypes } from './records.ts';
import type { PageOutcome } from './schema.ts';
import type { ReadTransaction } from './transactions.ts';

/** Reads a raw record; undefined for one that cannot be read, which is set aside. */
type Parse = <S extends ParsedStore>(store: S, raw: unknown) => RecordTypes[S] | undefined;

export type Lists = ReturnType<typeof listsOf>;

export function listsOf(transaction: ReadTransaction, parse: Parse) {
  const read = <S extends ParsedStore>(store: S, found: readonly unknown[]): RecordTypes[S][] =>
    found.map((raw) => parse(store, raw)).filter((record) => record !== undefined);
  return {
    /** Newest first; those in these states, where any are named. */
    async proposals(limit?: number, states?: readonly ProposalState[]): Promise<RecordTypes['proposals'][]> {
      const part = newest(limit === undefined ? {} : { limit });
      if (states === undefined)
        return read('proposals', await transaction.find({ index: 'proposalsByTime' }, part));
      // The newest of all are among the newest of each.
      const found = await Promise.all(
        states.map((state) => transaction.find({ index: 'proposalsByState', of: [state] }, part)),
      );
      return read('proposals', found.flat())
        .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
        .slice(0, limit);
    },
    /** The oldest first. */
    proposalIds: async (): Promise<string[]> =>
      texts(await transaction.findKeys({ index: 'proposalsByTime' })),
    async countProposals(states?: readonly ProposalState[]): Promise<number> {
      if (states === undefined) return transaction.count('proposals');
      const counts = states.map((state) => transaction.count({ index: 'proposalsByState', of: [state] }));
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },
    /** Proposals made from a draft, with these answers of it or with any. */
    proposalsFrom: async (draftId: string, requestId?: string): Promise<RecordTypes['proposals'][]> =>
      read('proposals', await transaction.find(fromDraft(draftId, requestId))),
    /** How many were made from a draft, with these answers or with any. */
    countProposalsFrom: (draftId: string, requestId?: string): Promise<number> =>
      transaction.count(fromDraft(draftId, requestId)),
    hasTitle: async (title: string): Promise<boolean> =>
      (await transaction.count({ index: 'proposalsByTitle', of: [title] })) > 0,
    countPages: (proposalId: string, outcome: PageOutcome): Promise<number> =>
      transaction.count({ index: 'pagesByOutcome', of: [proposalId, outcome] }),

    /** Last changed first. */
    drafts: async (status: DraftStatus, part: Part = {}): Promise<RecordTypes['drafts'][]> =>
      read('drafts', await transaction.find({ index: 'draftsByStatus', of: [status] }, newest(part))),
    draftIds: async (status: DraftStatus): Promise<string[]> =>
      texts(await transaction.findKeys({ index: 'draftsByStatus', of: [status] })),

    /** In the order of their turns. */
    async runs(phases: readonly RunPhase[]): Promise<RecordTypes['runs'][]> {
      const found = await Promise.all(
        phases.map((phase) => transaction.find({ index: 'runsByPhase', of: [phase] })),
      );
      return read('runs', found.flat()).toSorted((a, b) => a.turn - b.turn);
    },
    /** Of one proposal, the newest first. */
    runsOf: async (proposalId: string): Promise<RecordTypes['runs'][]> =>
      read('runs', await transaction.find({ index: 'runsByProposal', of: [proposalId] }, newest({}))),
    /** The highest turn of any run; 0 without one. */
    async lastTurn(): Promise<number> {
      const [last] = await transaction.find({ index: 'runsByTurn' }, { descending: true, limit: 1 });
      const turn = isRecord(last) ? last['turn'] : undefined;
      return typeof turn === 'number' ? Math.max(0, turn) : 0;
    },
  };
}

const texts = (keys: readonly unknown[]): string[] => keys.filter((key) => typeof key === 'string');

const fromDraft = (draftId: string, requestId?: string): Query => ({
  index: 'proposalsByDraft',
  of: requestId === undefined ? [draftId] : [draftId, requestId],
});

const newest = (part: Part): Part => ({ ...part, descending: true });
