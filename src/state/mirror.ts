/**
 * The mirror of the newest work in localStorage (specification, section 3; readings, 'Storage'), written from the
 * worker's events and never read as truth. Missing, contradictory or forbidden storage costs a console warning.
 */
import type { ProposalView } from '../shared/contract/work.ts';
import type { WorkerApi } from '../shared/contract/worker-api.ts';
import type { WorkerEvent } from '../shared/contract/events.ts';
import { isDraftKey, isProposalKey, mirrorKeys } from '../shared/domain/mirror-keys.ts';
import {
  generatedProposal,
  historyEntry,
  isStoredProposal,
  storedDraft,
  storedPage,
  storedProposal,
} from '../shared/domain/stored-proposal.ts';
import { remoteFileOf } from '../shared/domain/records.ts';
import { failures } from '../copy/failures.ts';
import { copyOf } from '../copy/use-copy.ts';
import { worded, type Reason } from '../shared/domain/failure.ts';
import { clear, keysOf, save, type KeyValue } from './mirror-store.ts';

/** History entries where the deployment's limit cannot be read (specification, section 9). */
const NEWEST = 5;

/** Whoever looks there finds words, as the specification has it. */
const word = (reason: Reason): string => worded(copyOf(failures), reason);

type Reader = Pick<WorkerApi, 'history' | 'proposal' | 'draft' | 'settings'>;

export interface Mirror {
  /** Resolves when what the event calls for is written. */
  handle(event: WorkerEvent): Promise<void>;
}

/** Answers the worker's events with the mirror they call for. */
export function createMirror(worker: Reader, store: () => KeyValue | undefined): Mirror {
  let queue: Promise<void> = Promise.resolve();
  /** One pass over the history serves every event that came before it began. */
  let historyIsDue = false;

  const enqueue = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work).catch((error: unknown) => {
      console.warn('The mirror in local storage was not written.', error);
    });
    return queue;
  };

  const mirrorHistory = async (): Promise<void> => {
    historyIsDue = false;
    const target = reachable(store);
    if (target === undefined) return;
    const settings = await worker.settings();
    const newest = settings.ok ? settings.value.config.limits.historyEntries : NEWEST;
    const history = await worker.history(newest);
    if (!history.ok) return;
    const views: ProposalView[] = [];
    for (const { proposalId } of history.value) {
      const view = await worker.proposal(proposalId);
      if (view.ok) views.push(view.value);
    }
    const kept = new Set(views.map(({ proposal }) => mirrorKeys.proposal(proposal.requestId)));
    clear(target, (key, value) => isProposalKey(key) && !(kept.has(key) && isStoredProposal(parsed(value))));
    save(
      target,
      mirrorKeys.history,
      views.map(({ proposal }) => historyEntry(proposal, remoteFileOf(proposal)?.url)),
    );
    // Oldest first: of two proposals from the same answers, the newer one stays.
    for (const { proposal, pages: written } of views.toReversed()) {
      if (written.length === 0) continue;
      const pages = written.map((page) => storedPage(page, word));
      const record = { ...generatedProposal(proposal, pages), ...storedProposal(proposal, pages) };
      save(target, mirrorKeys.proposal(proposal.requestId), record);
    }
  };

  /** What was typed last is the current draft: keys of others, and of its older forms, go. */
  const mirrorDraft = async (draftId: string): Promise<void> => {
    const target = reachable(store);
    if (target === undefined) return;
    const draft = await worker.draft(draftId);
    if (!draft.ok) return;
    const key = mirrorKeys.draft(draft.value.requestId);
    clear(target, (other) => isDraftKey(other) && other !== key);
    save(target, key, storedDraft(draft.value, word));
  };

  /** The draft follows its run, and goes once it has become a proposal or was deleted. */
  const followDraft = async (draftId: string, requestId: string): Promise<void> => {
    const target = reachable(store);
    if (target === undefined) return;
    const draft = await worker.draft(draftId);
    if (!draft.ok && draft.failure.kind !== 'not-found') return;
    const key = mirrorKeys.draft(requestId);
    if (!draft.ok || draft.value.status === 'COMPLETED') return clear(target, (other) => other === key);
    // Another draft has been typed in since: that one is current.
    const current = keysOf(target).filter(isDraftKey);
    const isNew = current.length === 0 && draft.value.status !== 'GENERATING';
    if (current.includes(key) || isNew) save(target, key, storedDraft(draft.value, word));
  };

  return {
    handle(event: WorkerEvent): Promise<void> {
      void import('./copies.ts').then(({ noteEvent }) => noteEvent(event), console.warn);
      if (event.type === 'draftDidSave') return enqueue(() => mirrorDraft(event.draftId));
      if (event.type === 'draftDidChange') return enqueue(() => followDraft(event.draftId, event.requestId));
      if (event.type !== 'historyDidChange' && event.type !== 'proposalDidChange') return queue;
      if (historyIsDue) return queue;
      historyIsDue = true;
      return enqueue(mirrorHistory);
    },
  };
}

function reachable(store: () => KeyValue | undefined): KeyValue | undefined {
  try {
    return store();
  } catch (error) {
    console.warn('Local storage is not available; nothing is mirrored there.', error);
    return undefined;
  }
}

/** What a key holds; undefined where it is no JSON. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
