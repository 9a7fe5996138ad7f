import { Check, WifiOff, Clock3 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from '../../components/navigation.tsx';
import * as addresses from '../../screen-kit/addresses.ts';
import { Badge } from '../../components/Badge.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Main } from '../../components/Main.tsx';
import { Text } from '../../components/Text.tsx';
import { common } from '../../copy/common.ts';
import { generation } from '../../copy/generation.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { type RunSnapshot, isInDeck } from '../../shared/domain/run-view.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';
import { useQuestions } from '../../screen-kit/sharpen/use-questions.ts';
import { isLive } from '../../state/runs.ts';
import { Newest } from './Newest.tsx';
import { RunPanel } from './RunPanel.tsx';
import { Strip } from './Strip.tsx';
import { usePageSlides } from './use-page-slides.ts';
import { useStayAwake } from './use-stay-awake.ts';
import { useSteady } from './use-steady.ts';

const Sharpen = lazy(() => import('../../screen-kit/sharpen/Sharpen.tsx'));

export interface RunViewProps {
  run: RunSnapshot;
  /** Undefined until it is read. */
  proposal: ProposalRecord | undefined;
  onDrawn: () => void;
}

/**
 * A run as it writes: the newest page large, how far it is, and a slot for every page.
 * `onDrawn` is called once the run is finished and each of its pages stands in its slot.
 */
export function RunView({ run, proposal, onDrawn }: RunViewProps) {
  useStayAwake(isLive(run) && run.phase !== 'paused');
  const written = run.finishedPages.filter(isInDeck).map((page) => page.pageNumber);
  const slides = usePageSlides(run.proposalId, written);
  const drawn = run.phase === 'finished' && written.every((page) => slides.byPage.has(page));
  useEffect(() => {
    if (drawn) onDrawn();
  }, [drawn, onDrawn]);
  /** A page that the person wants to look at instead of the newest. */
  const [chosen, setChosen] = useState<number>();
  const newest = run.finishedPages.at(-1)?.pageNumber;
  /** The newest that can be shown: a page stands here once it is drawn, or has failed. */
  const showable = run.finishedPages.findLast(
    (page) => !isInDeck(page) || slides.byPage.has(page.pageNumber),
  )?.pageNumber;
  const steady = useSteady(showable, STEADY_MS);
  const large = chosen ?? steady;
  return (
    <div className="toast-room pb-28 laptop:pb-16">
      <RunHeader run={run} written={written.length} />
      <Main className="laptop:page-grid laptop:pt-4.5">
        <div className="grid [@media(width>=40rem)_and_(height<34rem)]:grid-cols-2 laptop:grid-cols-[minmax(0,848fr)_minmax(0,376fr)] laptop:gap-14">
          <Newest run={run} slides={slides} pageNumber={large} isNewest={chosen === undefined} />
          <RunPanel run={run} />
        </div>
        <Strip
          run={run}
          slides={slides}
          large={large}
          onChoose={(page) => setChosen(page === newest ? undefined : page)}
        />
        {proposal !== undefined && run.engine === 'planner' && (
          <Suspense fallback={null}>
            <Asked proposal={proposal} className="page-grid mt-11 laptop:max-w-[53rem] laptop:px-0" />
          </Suspense>
        )}
      </Main>
    </div>
  );
}

/** What would sharpen the plan, under the pages: nobody has to answer, and nothing waits for it. */
function Asked({ proposal, className }: { proposal: ProposalRecord; className: string }) {
  return <Sharpen questions={useQuestions(proposal, true)} writing className={className} />;
}

/** Shortest time that a page stands large, ms. */
const STEADY_MS = 450;

function RunHeader({ run, written }: { run: RunSnapshot; written: number }) {
  const t = useCopy(generation);
  const shared = useCopy(common);
  return (
    <header className="page-grid flex h-14 items-center justify-between gap-4 border-b border-line laptop:h-18 laptop:border-0">
      <Link
        to={addresses.home}
        aria-label={shared.backToHome}
        className="flex min-h-11 min-w-0 items-center gap-3 rounded-card pr-2"
      >
        <Mark className="hidden size-7 shrink-0 laptop:block" />
        <span className="truncate font-heading text-[1.0625rem] font-semibold">
          <Text>{run.title}</Text>
        </span>
      </Link>
      <div className="flex shrink-0 items-center gap-5">
        {run.phase === 'waiting' && run.waitReason && (
          <Badge tone="waiting" icon={run.waitReason === 'offline' ? WifiOff : Clock3}>
            {t.waiting[run.waitReason].badge}
          </Badge>
        )}
        <span
          className={`items-center gap-2 text-small text-quiet laptop:flex ${run.phase === 'waiting' ? 'hidden' : 'flex'}`}
        >
          <Icon of={Check} className="text-primary" />
          <span className="hidden tablet:inline">{t.saved(written)}</span>
          <span className="tablet:hidden">{t.savedShort}</span>
        </span>
      </div>
    </header>
  );
}
