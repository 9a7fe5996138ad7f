/** The arrangement of a deck: shown at once, stored one change after another. */
import { useRef, useState } from 'react';
import { pages as words } from '../../copy/pages.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import type { ProposalView } from '../../shared/contract/worker-api.ts';
import type { Arrangement } from '../../shared/domain/arrangement.ts';
import { client } from '../../worker-client/index.ts';

export interface Arranging {
  /** As it is shown: what is on its way to the store among it. */
  deck: Arrangement;
  isSaved: boolean;
  said: string;
  say: (words: string) => void;
  /** Stores what is made of the newest arrangement. False where it could not be. */
  arrange: (change: (deck: Arrangement) => Arrangement, said: string) => Promise<boolean>;
}

const NONE: Arrangement = {};

export function useArrange({ proposal }: ProposalView): Arranging {
  const t = useCopy(words);
  const { proposalId } = proposal;
  const stored = proposal.deck ?? NONE;
  const last = proposal.journal?.last ?? 0;
  /** Until the proposal is read with it. */
  const [ahead, setAhead] = useState<{ deck: Arrangement; change: number }>();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef<Arrangement>(undefined);
  const [isSaved, setSaved] = useState(false);
  const [said, say] = useState('');
  const isAhead = ahead !== undefined && ahead.change > last;
  const deck = isAhead ? ahead.deck : stored;

  const arrange: Arranging['arrange'] = (change, done) => {
    const next = change(newest.current ?? deck);
    newest.current = next;
    setAhead({ deck: next, change: Infinity });
    const store = async (): Promise<boolean> => {
      const answer = await client.arrange(proposalId, next);
      const isLast = newest.current === next;
      if (isLast) newest.current = undefined;
      if (!answer.ok) {
        setAhead(undefined);
        showFailure(t.notArranged, answer.failure);
        return false;
      }
      if (isLast) setAhead({ deck: next, change: answer.value.change });
      setSaved(true);
      say(done);
      return true;
    };
    const made = line.current.then(store);
    line.current = made;
    return made;
  };
  return { deck, isSaved, said, say, arrange };
}
