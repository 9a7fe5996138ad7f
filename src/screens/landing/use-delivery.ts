import { useCallback, useEffect, useState } from 'react';
import { details as detailWords } from '../../copy/details.ts';
import { failures } from '../../copy/failures.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { DeliveryStatus } from '../../shared/contract/delivery.ts';
import type { ProposalSummary } from '../../shared/contract/work.ts';
import { worded, type FailureWords } from '../../shared/domain/failure.ts';
import { useFiles } from '../../state/files.ts';
import { client } from '../../worker-client/index.ts';

/** What the details can say about the file. */
export type Delivery =
  | { kind: 'checking' }
  /** `byEmail`: it is made, and the service sends its link. */
  | { kind: 'processing'; byEmail?: true }
  /** `url`: a remote file; a local one is built when it is asked for. */
  | { kind: 'ready'; url?: string }
  | { kind: 'error'; message: string };

/** Any problem of polling shows as an error here, with Retry (specification, section 4), though it goes on. */
function read(status: DeliveryStatus, { stopped }: { stopped: string }, words: FailureWords): Delivery {
  switch (status.state) {
    case 'checking':
      return { kind: 'checking' };
    case 'processing':
      return status.problem === undefined
        ? { kind: 'processing' }
        : { kind: 'error', message: worded(words, status.problem) };
    case 'error':
      return { kind: 'error', message: worded(words, status.reason) };
    case 'stopped':
      return { kind: 'error', message: stopped };
    default:
  }
  const { delivery } = status;
  if (delivery.kind === 'local') return { kind: 'ready' };
  return delivery.url === undefined
    ? { kind: 'processing', byEmail: true }
    : { kind: 'ready', url: delivery.url };
}

interface Answer {
  /** The check it answers. */
  turn: number;
  delivery: Delivery;
  /** The last status pushed before the question: a later one is news. */
  before: DeliveryStatus | undefined;
}

/** The state of a proposal's file: asked once, then as the worker pushes it; `check` asks again. */
export function useDelivery(proposal: ProposalSummary): { delivery: Delivery; check: () => void } {
  const { proposalId, donePages } = proposal;
  const t = useCopy(detailWords);
  const words = useCopy(failures);
  const pushed = useFiles((state) => state.byProposal[proposalId]);
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const before = useFiles.getState().byProposal[proposalId];
      // The first question may find what is known; 'Retry' asks anew.
      const result = await client.status(
        proposalId,
        turn > 0 ? { details: true, fresh: true } : { details: true },
      );
      if (!wanted) return;
      setAnswer({
        turn,
        delivery: result.ok
          ? read(result.value, t, words)
          : { kind: 'error', message: worded(words, result.failure.reason) },
        before,
      });
    };
    if (donePages > 0) void ask();
    return () => {
      wanted = false;
    };
  }, [proposalId, donePages, turn, t, words]);
  const check = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => client.onReplaced(check), [check]);
  if (donePages === 0) return { delivery: { kind: 'error', message: t.notWritten }, check };
  if (answer?.turn !== turn) return { delivery: { kind: 'checking' }, check };
  const news = pushed !== undefined && pushed !== answer.before;
  return { delivery: news ? read(pushed, t, words) : answer.delivery, check };
}
