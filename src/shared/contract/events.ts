/** What the worker tells, and the one thing that it asks of the page. */
import type { Reason } from '../domain/failure.ts';
import type { RunSnapshot } from '../domain/run-view.ts';
import type { DeliveryStatus } from './delivery.ts';
import type { RemovedWork } from './work.ts';

export type WorkerEvent =
  | { type: 'runDidChange'; run: RunSnapshot }
  | { type: 'pageDidFinish'; proposalId: string; pageNumber: number; success: boolean }
  /** What a model has written of the page so far; nothing is stored yet. */
  | { type: 'pageDidGrow'; proposalId: string; pageNumber: number; text: string }
  /** `isTaken`: it came in a copy, and is as that holds it. */
  | { type: 'proposalDidChange'; proposalId: string; isTaken?: true }
  /** A person changed them: an edit, Undo, a version that was taken back. */
  | { type: 'pagesDidChange'; proposalId: string; pages: readonly number[] }
  | { type: 'historyDidChange' }
  | { type: 'draftDidSave'; draftId: string; requestId: string; revision: number }
  /** It followed its run, was removed, or came back; its answers are as they were. */
  | { type: 'draftDidChange'; draftId: string; requestId: string }
  /** Something was deleted that can be brought back for a moment. */
  | { type: 'workDidRemove'; work: RemovedWork }
  /** It was brought back: there is nothing to undo any more. */
  | { type: 'workDidReturn'; id: string }
  /** Who makes the proposals: every deck shows it. */
  | { type: 'agencyDidChange' }
  | { type: 'fileDidProgress'; proposalId: string; status: DeliveryStatus }
  | { type: 'storageDidFail'; reason: Reason }
  /** What only memory held is stored. */
  | { type: 'storageDidRecover' }
  /** Everything stored was deleted while the product was open. Whoever has answers open saves them again. */
  | { type: 'storageDidClear' };

/** Who is signed in with the remote services (specification, section 6). */
export interface Session {
  /** The value of the `sso_token` cookie, for the bearer header; null without one. */
  token: string | null;
  /** The key of the person's model, where this page holds one in memory. */
  modelKey?: string | null;
}

/** The one thing the worker asks of the page, for each call of a service: read the cookie afresh. */
export type ReadSession = () => Session | Promise<Session>;
