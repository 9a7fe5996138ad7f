import { CirclePause, Clock3, Type } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useNavigate } from '../../components/navigation.tsx';
import * as addresses from '../../screen-kit/addresses.ts';
import { Icon } from '../../components/Icon.tsx';
import { Spinner } from '../../components/Progress.tsx';
import { showFailure } from '../../screen-kit/failures.ts';
import { Text } from '../../components/Text.tsx';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { type RunSnapshot, isInDeck } from '../../shared/domain/run-view.ts';
import { PAGE_COUNT } from '../../shared/domain/pages.ts';
import { showRun } from '../../state/runs.ts';
import { client } from '../../worker-client/index.ts';
import type { DeckState } from './deck-state.ts';
import { retryPages } from './retry-pages.ts';

/** How far the deck is, on a line above it, with what to do about it. */
export const DeckNotices = memo(function DeckNotices(props: {
  proposalId: string;
  run: RunSnapshot | undefined;
  deck: DeckState;
}) {
  const { proposalId: id, run, deck } = props;
  const t = useCopy(result);
  const navigate = useNavigate();
  const watch = (): void => navigate(addresses.generation(id));

  const goOn = async (): Promise<void> => {
    if (run?.phase === 'paused') {
      const answer = await client.resumeRun(run.runId);
      if (!answer.ok) {
        showFailure(t.notAsked, answer.failure);
        return;
      }
      showRun(answer.value);
    } else if (!(await retryPages(id, undefined, t.notAsked))) return;
    watch();
  };

  const lines: ReactNode[] = [];
  if (deck.live && run !== undefined) {
    const text = t.beingWritten(
      run.finishedPages.filter(isInDeck).length,
      run.totalPages === 20 ? PAGE_COUNT : run.totalPages,
    );
    lines.push(
      <Line
        key="writing"
        icon={<Spinner className="size-4.5!" />}
        text={text}
        action={t.watch}
        onAction={watch}
      />,
    );
  } else if (deck.missing.length > 0) {
    lines.push(
      <Line
        key="missing"
        icon={<Icon of={run?.phase === 'paused' ? CirclePause : Clock3} className="text-accent-ink" />}
        text={t.missing(deck.missing.length)}
        tone="font-semibold text-accent-ink"
        action={t.continue}
        onAction={() => void goOn()}
      />,
    );
  }
  if (deck.missingWords.length > 0) {
    lines.push(
      <Line
        key="words"
        icon={<Icon of={Type} className="text-quiet" />}
        text={t.missingWords(deck.missingWords)}
      />,
    );
  }
  return <output className="mt-3 flex min-h-2 flex-wrap gap-x-8">{lines}</output>;
});

function Line(props: {
  icon: ReactNode;
  text: string;
  tone?: string;
  action?: string;
  onAction?: () => void;
}) {
  return (
    <span className="flex min-h-11 items-center gap-2.5 text-small max-tablet:w-full">
      {props.icon}
      <span className={props.tone}>
        <Text>{props.text}</Text>
      </span>
      {props.action !== undefined && (
        <button type="button" className="text-link min-h-11 px-1 max-tablet:ml-auto" onClick={props.onAction}>
          {props.action}
        </button>
      )}
    </span>
  );
}
