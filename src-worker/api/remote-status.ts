/**
 * The file of a proposal from a remote status service, polled for (specification, section 4, 'Polling state'). It
 * answers and pushes as the local build does. One polling at a time; loaded when a service is configured.
 */
import type { DeliveryStatus, StatusOptions } from '../../src/shared/contract/worker-api.ts';
import { statusMessages } from '../../src/shared/domain/messages.ts';
import { remoteFileOf, type ProposalRecord, type RemoteFile } from '../../src/shared/domain/records.ts';
import { below } from '../services/address.ts';
import { createHttp } from '../services/http.ts';
import { readStatus, type StatusAnswer } from '../services/status/answer.ts';
import { poll, type PollOptions, type PollOutcome } from '../services/status/poll.ts';
import type { Context } from './context.ts';

export interface RemoteStatus {
  /** What is known now. Begins to poll unless the link is known or a polling for this proposal is under way. */
  status(proposal: ProposalRecord, options: StatusOptions): DeliveryStatus;
  stop(proposalId: string): void;
}

interface Polling {
  proposalId: string;
  /** `generatedAt` of the pages whose file is asked for. */
  of: string;
  stop: AbortController;
  status: DeliveryStatus;
}

const CHECKING: DeliveryStatus = { state: 'checking' };

export function createRemoteStatus(context: Context): RemoteStatus {
  const { store, config, session, callId, time, emit, online, stopped } = context;
  let polling: Polling | undefined;

  /** Claims the one place at once, so that two who ask at the same time begin one polling. */
  const begin = (proposal: ProposalRecord, options: StatusOptions): void => {
    const { proposalId, generatedAt } = proposal;
    const own: Polling = { proposalId, of: generatedAt, stop: new AbortController(), status: CHECKING };
    polling?.stop.abort();
    polling = own;
    const say = (status: DeliveryStatus): void => {
      own.status = status;
      emit({ type: 'fileDidProgress', proposalId, status });
    };
    const end = async (outcome: PollOutcome): Promise<void> => {
      // Stopped, or another took its place.
      if (polling !== own || outcome.kind === 'stopped') return;
      polling = undefined;
      if (outcome.kind === 'error') return say({ state: 'error', message: outcome.message });
      if (outcome.url !== undefined) await keep(proposal, { ...outcome, url: outcome.url });
      say(completed(outcome));
    };
    run(proposalId, options, AbortSignal.any([own.stop.signal, stopped]), (answer) =>
      say(underWay(answer, own.status)),
    )
      .catch((error: unknown): PollOutcome => {
        console.error(error);
        return { kind: 'error', message: statusMessages.unknown };
      })
      .then(end)
      .catch((error: unknown) => console.error(error));
  };

  const run = async (
    proposalId: string,
    { details = false }: StatusOptions,
    signal: AbortSignal,
    tell: PollOptions['tell'],
  ): Promise<PollOutcome> => {
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
      attempts: details ? limits.modalPollingAttempts : limits.pollingAttempts,
      time,
      signal,
      tell,
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
      const isOwn = polling?.proposalId === proposal.proposalId;
      if (options.fresh !== true) {
        // Pages that were written again in the meantime have a file of their own.
        if (polling !== undefined && isOwn && polling.of === proposal.generatedAt) return polling.status;
        const known = remoteFileOf(proposal);
        if (known !== undefined) return completed(known);
      }
      if (options.unasked !== true || polling === undefined || isOwn) begin(proposal, options);
      return CHECKING;
    },
    stop(proposalId) {
      if (polling?.proposalId !== proposalId) return;
      polling.stop.abort();
      polling = undefined;
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
  if (answer.kind === 'processing')
    return { state: 'processing', progress: answer.progress, message: answer.message };
  const { progress, message } =
    before.state === 'processing' ? before : { progress: 0, message: statusMessages.processing };
  return { state: 'processing', progress, message, problem: answer.message };
}
