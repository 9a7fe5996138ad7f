/**
 * The file of a proposal from a remote status service, polled for (specification, section 4, 'Polling state'). It
 * answers and pushes as the local build does. One polling of a proposal on the device, whatever the number of tabs, and one
 * at a time in this one; loaded when a service is configured.
 */
import type { DeliveryStatus, StatusOptions } from '../../src/shared/contract/delivery.ts';
import { remoteFileOf, type ProposalRecord, type RemoteFile } from '../../src/shared/domain/records.ts';
import { webLock } from '../runs/lock.ts';
import { below } from '../services/address.ts';
import { createHttp } from '../services/http.ts';
import { readStatus, type StatusAnswer } from '../services/status/answer.ts';
import { poll, type PollOutcome } from '../services/status/poll.ts';
import type { Context } from './context.ts';

export interface RemoteStatus {
  /** What is known now. Begins to poll unless the link is known or a polling for this proposal is under way. */
  status(proposal: ProposalRecord, options: StatusOptions): DeliveryStatus;
  stop(proposalId: string): void;
}

interface Polling {
  proposal: ProposalRecord;
  options: StatusOptions;
  stop: AbortController;
  status: DeliveryStatus;
  /** The service is asked by this worker; otherwise by another tab's, and this one stands by. */
  asks: boolean;
}

const CHECKING: DeliveryStatus = { state: 'checking' };
const isFinal = ({ state }: DeliveryStatus): boolean =>
  state === 'completed' || state === 'error' || state === 'stopped';

/** How long the tab that asked keeps its place, ms: until every other has heard how it ended. */
const AFTER_END_MS = 500;

export function createRemoteStatus(context: Context): RemoteStatus {
  const { store, config, session, callId, time, emit, peers, locks, online, stopped } = context;
  let polling: Polling | undefined;
  /** Aborted to free the lock of a polling that has ended before its time (`AFTER_END_MS`) is over. */
  let leave = new AbortController();

  const isOf = (own: Polling | undefined, proposalId: string): own is Polling =>
    own?.proposal.proposalId === proposalId;

  /** Shows a status in this tab and in the others. */
  const say = (own: Polling, status: DeliveryStatus): void => {
    const { proposalId, generatedAt: of } = own.proposal;
    own.status = status;
    emit({ type: 'fileDidProgress', proposalId, status });
    peers.tell({ peer: 'statusDidChange', proposalId, of, status });
  };

  /**
   * Begins a polling. It is noted before anything is awaited, so that two questions at the same time begin only one.
   */
  const begin = (proposal: ProposalRecord, options: StatusOptions): void => {
    const own: Polling = { proposal, options, stop: new AbortController(), status: CHECKING, asks: false };
    polling?.stop.abort();
    leave.abort();
    polling = own;
    const signal = AbortSignal.any([own.stop.signal, stopped]);
    inTurn(own, signal).catch((error: unknown) => {
      if (!signal.aborted) console.error(error);
    });
  };

  /** Asks the service until there is an outcome, or `signal` aborts. */
  const ask = async (own: Polling, signal: AbortSignal): Promise<void> => {
    own.asks = true;
    const { proposalId, generatedAt: of } = own.proposal;
    peers.tell({ peer: 'statusDidChange', proposalId, of, status: own.status });
    const outcome = await run(own, signal).catch((error: unknown): PollOutcome => {
      console.error(error);
      return { kind: 'error', reason: { code: 'status-unknown' } };
    });
    own.asks = false;
    await end(own, outcome);
  };

  /** One tab asks. The others wait for its place, and take it when the tab is gone or answers nobody any more. */
  const inTurn = async (own: Polling, signal: AbortSignal): Promise<void> => {
    const turn = webLock(locks, { name: `status-${own.proposal.proposalId}`, time });
    // Again after the place was taken from a tab that had been frozen: from now on it stands by.
    while (!signal.aborted && !isFinal(own.status))
      await turn.hold(async (lost) => {
        await ask(own, AbortSignal.any([signal, lost]));
        if (lost.aborted || !isFinal(own.status)) return;
        leave = new AbortController();
        await time.sleep(AFTER_END_MS, AbortSignal.any([leave.signal, stopped]));
      }, signal);
  };

  const end = async (own: Polling, outcome: PollOutcome): Promise<void> => {
    // Stopped, or another took its place.
    if (polling !== own || outcome.kind === 'stopped') return;
    polling = undefined;
    if (outcome.kind === 'error') return say(own, { state: 'error', reason: outcome.reason });
    if (outcome.url !== undefined) await keep(own.proposal, { ...outcome, url: outcome.url });
    say(own, completed(outcome));
  };

  peers.listen((message) => {
    const { proposalId } = message;
    const own = isOf(polling, proposalId) ? polling : undefined;
    if (message.peer === 'statusDidChange') {
      const isStop = message.status.state === 'stopped';
      // Of pages that were written before, or from a tab that has not heard yet who asks.
      if (own !== undefined && !isStop && (own.asks || own.proposal.generatedAt !== message.of)) return;
      if (own !== undefined && isFinal(message.status)) drop(own);
      if (own !== undefined) own.status = message.status;
      emit({ type: 'fileDidProgress', proposalId, status: message.status });
    } else if (own?.asks === true) {
      // Another tab asks from now on, and this one waits for its answers.
      if (message.fresh) begin(own.proposal, own.options);
      else say(own, own.status);
    }
  });

  const drop = (own: Polling): void => {
    own.stop.abort();
    polling = undefined;
  };

  const run = async (own: Polling, signal: AbortSignal): Promise<PollOutcome> => {
    const { proposalId } = own.proposal;
    const { statusUrl = '', limits } = (await config()).config;
    const url = below(statusUrl, proposalId);
    const requestId = await callId({ proposal_id: proposalId });
    const http = createHttp({ fetch: (...given) => fetch(...given), time, trusted: [statusUrl] });
    const timeoutMs = limits.statusCallTimeoutMs;
    return poll({
      ask: async () => {
        const { token } = await session();
        const heard = await http({ url, method: 'GET', requestId, token, timeoutMs, signal });
        const answer = readStatus(heard, statusUrl);
        const isOffline = 'class' in heard && heard.class === 'unreachable' && !online();
        return answer.kind === 'problem' && isOffline ? { ...answer, offline: true } : answer;
      },
      intervalMs: limits.pollingIntervalMs,
      attempts: own.options.details === true ? limits.modalPollingAttempts : limits.pollingAttempts,
      time,
      signal,
      tell: (answer) => say(own, underWay(answer, own.status)),
    });
  };

  /** The link outlives a reload. That it could not be stored is no reason not to show it. */
  const keep = async (
    { proposalId, generatedAt }: ProposalRecord,
    { url, message }: Pick<RemoteFile, 'url' | 'message'>,
  ): Promise<void> => {
    const remoteFile = { url, ...(message === undefined ? {} : { message }), of: generatedAt };
    try {
      await store.write(async (writer) => {
        const proposal = await writer.proposal(proposalId);
        if (proposal !== undefined) await writer.putProposal({ ...proposal, remoteFile });
      });
      emit({ type: 'historyDidChange' });
    } catch (error) {
      console.error(error);
    }
  };

  return {
    status(proposal, options) {
      const { proposalId, generatedAt } = proposal;
      const isOwn = isOf(polling, proposalId);
      if (options.fresh !== true) {
        // Pages that were written again in the meantime have a file of their own.
        if (isOwn && polling?.proposal.generatedAt === generatedAt) return polling.status;
        const known = remoteFileOf(proposal);
        if (known !== undefined) return completed(known);
      }
      if (options.unasked !== true || polling === undefined || isOwn) {
        begin(proposal, options);
        // Another tab may be asking: it says what it knows, or gives its place up.
        peers.tell({ peer: 'statusIsWanted', proposalId, fresh: options.fresh === true });
      }
      return CHECKING;
    },
    stop(proposalId) {
      if (isOf(polling, proposalId)) {
        const own = polling;
        drop(own);
        say(own, { state: 'stopped' });
      } else peers.tell({ peer: 'statusDidChange', proposalId, of: '', status: { state: 'stopped' } });
    },
  };
}

function completed({ url, message }: Partial<Pick<RemoteFile, 'url' | 'message'>>): DeliveryStatus {
  const link = url === undefined ? {} : { url };
  return {
    state: 'completed',
    delivery: { kind: 'remote', ...link, ...(message === undefined ? {} : { message }) },
  };
}

/** A problem keeps the progress that was known before it. */
function underWay(
  answer: Exclude<StatusAnswer, { kind: 'completed' }>,
  before: DeliveryStatus,
): DeliveryStatus {
  const known = before.state === 'processing' ? before : { progress: 0, message: undefined };
  const of = answer.kind === 'processing' ? answer : known;
  const { progress, message } = of;
  return {
    state: 'processing',
    progress,
    ...(message === undefined ? {} : { message }),
    ...(answer.kind === 'problem' ? { problem: answer.reason } : {}),
  };
}
