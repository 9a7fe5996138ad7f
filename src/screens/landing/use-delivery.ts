import { useCallback, useEffect, useState } from 'react';
import { landing } from '../../copy/landing.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { DeliveryStatus, ProposalSummary } from '../../shared/contract/worker-api.ts';
import { useFiles } from '../../state/files.ts';
import { client } from '../../worker-client/index.ts';

/** What the details can say about the file. */
export type Delivery =
  | { kind: 'checking' }
  | { kind: 'processing' }
  /** `url`: a remote file; a local one is built when it is asked for. */
  | { kind: 'ready'; url?: string }
  | { kind: 'error'; message: string };

function read(status: DeliveryStatus): Delivery {
  if (status.state === 'processing') return { kind: 'processing' };
  if (status.state === 'error') return { kind: 'error', message: status.message };
  return status.delivery.kind === 'remote' ? { kind: 'ready', url: status.delivery.url } : { kind: 'ready' };
}

interface Answer {
  /** The check it answers. */
  turn: number;
  delivery: Delivery;
  /** The last status pushed before it: a later one is news. */
  after: DeliveryStatus | undefined;
}

/** The state of a proposal's file: asked once, then as the worker pushes it; `check` asks again. */
export function useDelivery(proposal: ProposalSummary): { delivery: Delivery; check: () => void } {
  const { proposalId, donePages } = proposal;
  const t = useCopy(landing).details;
  const pushed = useFiles((state) => state.byProposal[proposalId]);
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const result = await client.status(proposalId);
      if (!wanted) return;
      setAnswer({
        turn,
        delivery: result.ok ? read(result.value) : { kind: 'error', message: result.failure.message },
        after: useFiles.getState().byProposal[proposalId],
      });
    };
    if (donePages > 0) void ask();
    return () => {
      wanted = false;
    };
  }, [proposalId, donePages, turn]);
  const check = useCallback(() => setTurn((before) => before + 1), []);
  if (donePages === 0) return { delivery: { kind: 'error', message: t.notWritten }, check };
  if (answer?.turn !== turn) return { delivery: { kind: 'checking' }, check };
  const news = pushed !== undefined && pushed !== answer.after;
  return { delivery: news ? read(pushed) : answer.delivery, check };
}
