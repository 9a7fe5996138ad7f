/** The state of a proposal's file: asked when the deck changes, then as the worker pushes it. */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { DeliveryStatus, StatusOptions } from '../../shared/contract/delivery.ts';
import { useFiles } from '../../state/files.ts';
import { client } from '../../worker-client/index.ts';

/** Longest silence of a file that is being made, ms. */
const SILENCE_MS = 4000;

export interface Delivery {
  /** Undefined while nothing is known, or after Stop. */
  status: DeliveryStatus | undefined;
  /** A question is under way, the file is being made, or a remote service is polled. Only one at a time. */
  polling: boolean;
  /** When the last answer came, ISO 8601. */
  checkedAt: string | undefined;
  /** 'Check Status': asks at once, also what is known already. */
  check: () => Promise<void>;
  stop: () => void;
}

const isUnderWay = ({ state }: DeliveryStatus): boolean => state === 'checking' || state === 'processing';

/**
 * @param content changes with the pages of the deck; '' asks nothing, since there is no page to make a file of
 * @param isCalm the file is asked for, and made, from then on
 */
export function useDelivery(proposalId: string, content: string, isCalm: boolean): Delivery {
  const [status, setStatus] = useState<DeliveryStatus>();
  const [isAsking, setAsking] = useState(false);
  /** Of which content somebody has asked: until then the question is on its way. */
  const [asked, setAsked] = useState('');
  const polling = isAsking || asked !== content;
  const [checkedAt, setCheckedAt] = useState<string>();
  const pushed = useFiles((state) => state.byProposal[proposalId]);
  /** Rises with every question and every Stop: an answer to an older one is dropped. */
  const turn = useRef(0);

  const take = useCallback((next: DeliveryStatus) => {
    setStatus(next.state === 'stopped' ? undefined : next);
    setAsking(isUnderWay(next));
    setCheckedAt(new Date().toISOString());
  }, []);

  const ask = useCallback(
    async (options: StatusOptions): Promise<void> => {
      const own = ++turn.current;
      setAsking(true);
      const result = await client.status(proposalId, options);
      if (own === turn.current)
        take(result.ok ? result.value : { state: 'error', reason: result.failure.reason });
    },
    [proposalId, take],
  );
  const check = useCallback(() => ask({ fresh: true }), [ask]);

  const stop = useCallback(() => {
    turn.current += 1;
    setAsking(false);
    setStatus(undefined);
    void client.stopStatus(proposalId);
  }, [proposalId]);

  useEffect(() => {
    if (!isCalm) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- asking begins with saying so
    setAsked(content);
    if (content !== '') void ask({});
    return () => {
      turn.current += 1;
    };
  }, [ask, content, isCalm]);

  // Pushes tell the progress; if they cease (a worker was replaced), the question is asked again. A worker that polls
  // answers with what it knows and asks its service no more often for that.
  const isWaiting = polling && status !== undefined && isUnderWay(status);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void ask({}), SILENCE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every sign of life begins the time anew
  }, [isWaiting, status, ask]);

  // What is pushed belongs to the question under way; after Stop nobody listens until somebody asks, in whichever tab.
  const hear = useEffectEvent((next: DeliveryStatus) => {
    if (polling || next.state === 'checking') take(next);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it was pushed by the worker, through the store
    if (pushed !== undefined) hear(pushed);
  }, [pushed]);

  return useMemo(
    () => ({ status, polling, checkedAt, check, stop }),
    [status, polling, checkedAt, check, stop],
  );
}
