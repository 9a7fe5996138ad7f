/** The arrangement of a deck: each step is shown at once, and stored after those before it. */
import { useRef, useState } from 'react';
import { pages as words } from '../../copy/pages.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import type { Arrangement } from '../../shared/domain/arrangement.ts';
import { arranged, type ArrangeStep } from '../../shared/domain/arranging.ts';
import { client } from '../../worker-client/index.ts';

export interface Arranging {
  /** As it is shown: what is on its way to the store among it. */
  deck: Arrangement;
  isSaved: boolean;
  said: string;
  say: (words: string) => void;
  /** False where it could not be stored. */
  arrange: (step: ArrangeStep, said: string) => Promise<boolean>;
}

/** Until the proposal is read with it: after `change`. */
interface Ahead {
  step: ArrangeStep;
  change: number;
}

const NONE: Arrangement = {};

export function useArrange({ proposal, pages, free = [] }: ProposalView): Arranging {
  const t = useCopy(words);
  const { proposalId, deck: stored = NONE } = proposal;
  const last = proposal.journal?.last ?? 0;
  const [ahead, setAhead] = useState<readonly Ahead[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [isSaved, setSaved] = useState(false);
  const [said, say] = useState('');
  const deck = ahead
    .filter(({ change }) => change > last)
    .reduce((before, { step }) => arranged(before, [...pages, ...free], step), stored);

  const store = async (step: ArrangeStep, done: string): Promise<boolean> => {
    const answer = await client.arrange(proposalId, step);
    const change = answer.ok ? answer.value.change : 0;
    // Those that were read meanwhile are done with.
    setAhead((before) =>
      before
        .map((each) => (each.step === step ? { step, change } : each))
        .filter((each) => each.change > last),
    );
    if (!answer.ok) {
      showFailure(t.notArranged, answer.failure);
      return false;
    }
    setSaved(true);
    say(done);
    return true;
  };
  const arrange: Arranging['arrange'] = (step, done) => {
    setAhead((before) => [...before, { step, change: Number.POSITIVE_INFINITY }]);
    const made = line.current.then(() => store(step, done));
    line.current = made;
    return made;
  };
  return { deck, isSaved, said, say, arrange };
}
