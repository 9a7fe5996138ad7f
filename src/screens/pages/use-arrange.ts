/** The arrangement of a deck: shown at once, stored one change after another. */
import { useRef, useState } from 'react';
import { pages as words } from '../../copy/pages.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import type { ProposalView } from '../../shared/contract/worker-api.ts';
import type { Failure } from '../../shared/domain/failure.ts';
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
  const waiting = useRef(0);
  const [isSaved, setSaved] = useState(false);
  const [said, say] = useState('');
  const isAhead = ahead !== undefined && ahead.change > last;
  const deck = isAhead ? ahead.deck : stored;

  const failed = (failure: Failure): false => {
    waiting.current -= 1;
    setAhead(undefined);
    showFailure(t.notArranged, failure);
    return false;
  };
  const store = async (change: (deck: Arrangement) => Arrangement, done: string): Promise<boolean> => {
    // As it stands now: another tab, or a page that was added, may have changed it since it was shown.
    const now = await client.proposal(proposalId);
    if (!now.ok) return failed(now.failure);
    const next = change(now.value.proposal.deck ?? NONE);
    const answer = await client.arrange(proposalId, next);
    if (!answer.ok) return failed(answer.failure);
    waiting.current -= 1;
    if (waiting.current === 0) setAhead({ deck: next, change: answer.value.change });
    setSaved(true);
    say(done);
    return true;
  };
  const arrange: Arranging['arrange'] = (change, done) => {
    waiting.current += 1;
    setAhead((before) => ({
      deck: change(before !== undefined && before.change > last ? before.deck : stored),
      change: Infinity,
    }));
    const made = line.current.then(() => store(change, done));
    line.current = made;
    return made;
  };
  return { deck, isSaved, said, say, arrange };
}
