import { RotateCw } from 'lucide-react';
import { useWorded } from '../../screen-kit/failures.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { useNavigate } from '../../components/navigation.tsx';
import { outcome } from '../../copy/outcome.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { RunSnapshot } from '../../shared/domain/run-view.ts';
import { PAGE_COUNT } from '../../shared/domain/pages.ts';
import type { EngineId } from '../../shared/domain/records.ts';
import type { Cause } from './causes.ts';
import type { DeckState } from './deck-state.ts';
import { retryPages } from './retry-pages.ts';

interface Props {
  proposalId: string;
  deck: DeckState;
  /** Of the pages that failed, the one of the most pages first. */
  causes: readonly Cause[];
  run: RunSnapshot | undefined;
}

/** Under 'Proposal Not Generated': why, in one sentence, and what can be done about it. */
export function NotGenerated({ proposalId, deck, causes, run }: Props) {
  const t = useCopy(outcome);
  const words = useCopy(result);
  const word = useWorded();
  const navigate = useNavigate();
  const [main] = causes;
  const asked = deck.failed.length + deck.leftOut.length > 0;
  const byOthers = deck.places.some(({ engine }) => engine !== undefined && engine !== 'planner');
  const again = async (engine?: EngineId): Promise<void> => {
    if (await retryPages(proposalId, undefined, words.notAsked, engine))
      navigate(addresses.generation(proposalId));
  };
  const first = main?.remedy === 'settings' || main?.remedy === 'edit' ? main.remedy : 'retry';
  return (
    <>
      <p className="mt-3 max-w-[42rem] text-pretty wrap-anywhere">{sentence()}</p>
      <div className="mt-4 mb-6 flex flex-wrap gap-3 print:hidden">
        {first === 'settings' && (
          <ButtonLink to={addresses.engineSettings} variant="primary">
            {t.openSettings}
          </ButtonLink>
        )}
        {first === 'edit' && (
          <ButtonLink to={addresses.editProposal(proposalId)} variant="primary">
            {t.edit}
          </ButtonLink>
        )}
        <Button
          variant={first === 'retry' ? 'primary' : 'outline'}
          icon={RotateCw}
          onClick={() => void again()}
        >
          {asked ? t.retry : words.continue}
        </Button>
        {byOthers && (
          <Button onClick={() => void again('planner')}>{words.writeWithPlanner(PAGE_COUNT)}</Button>
        )}
      </div>
    </>
  );

  function sentence(): string {
    if (main !== undefined) return main.sentence;
    if (asked) return t.causes.leftOut;
    return run?.phase === 'failed'
      ? t.causes.broken(word(run.error ?? { code: 'unexpected' }))
      : t.causes.cancelled;
  }
}
