/** A figure that was changed here and stands on other pages as it was: to be used there too, or kept here. */
import { useEffect, useState } from 'react';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import { useSlideNumbers } from '../../screen-kit/slide-numbers.ts';
import { useProposalChange } from '../../screen-kit/use-proposal.ts';
import type { Replacement } from '../../shared/contract/editing.ts';
import { client } from '../../worker-client/index.ts';
import type { MovedFigure } from './live-figures.ts';
import type { Figures } from './use-figures.ts';

interface Found {
  move: MovedFigure;
  places: readonly Replacement[];
}

/** Whole figures alone: '7,500' is no part of '17,500'. */
const OPTIONS = { wholeWords: true };
/** Answers are the client's. */
const isOnPage = ({ pageNumber }: Replacement): boolean => pageNumber > 0;

export function FigureElsewhere({ figures, proposalId }: { figures: Figures; proposalId: string }) {
  const t = useCopy(edit).figures;
  const { moved, settle } = figures;
  const shown = useSlideNumbers();
  const [said, setSaid] = useState('');
  const found = useFound(proposalId, moved);
  const use = async ({ move, places }: Found): Promise<void> => {
    const answer = await client.replace(proposalId, move.from, move.to, OPTIONS, places);
    if (!answer.ok) return showFailure(t.useEverywhere, answer.failure);
    settle(move);
    setSaid(t.replaced(move.from, move.to));
    return undefined;
  };
  return (
    <>
      <output className="sr-only">{said}</output>
      {found.map((each) => (
        <div key={each.move.from} className="mt-3 border-t border-line pt-3 text-small">
          <p className="font-semibold">
            {t.elsewhere(
              each.move.from,
              each.move.to,
              shown([...new Set(each.places.map(({ pageNumber }) => pageNumber))]),
            )}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-5">
            <button type="button" className="text-link touch:min-h-11" onClick={() => void use(each)}>
              {t.useEverywhere}
            </button>
            <button type="button" className="text-link touch:min-h-11" onClick={() => settle(each.move)}>
              {t.keepHere}
            </button>
          </p>
        </div>
      ))}
    </>
  );
}

/** Where the proposal still says what figures were; asked again when it changes. */
function useFound(proposalId: string, moved: readonly MovedFigure[]): readonly Found[] {
  const change = useProposalChange(proposalId);
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const each = await Promise.all(
        moved.map(async (move): Promise<Found> => {
          const answer = await client.replacements(proposalId, move.from, move.to, OPTIONS);
          return { move, places: answer.ok ? answer.value.filter(isOnPage) : [] };
        }),
      );
      if (isCurrent) setFound(each.filter(({ places }) => places.length > 0));
    };
    void ask();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again with every change
  }, [proposalId, moved, change]);
  return moved.length === 0 ? [] : found;
}
