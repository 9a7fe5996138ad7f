import { LayoutGrid, Pencil, Presentation } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import * as addresses from '../../screen-kit/addresses.ts';
import { useAgencyChange, useScene } from '../../screen-kit/use-proposal.ts';
import { useQuestions } from '../../screen-kit/sharpen/use-questions.ts';
import { usePaper } from '../../screen-kit/use-paper.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Progress } from '../../components/Progress.tsx';
import { Main } from '../../components/Main.tsx';
import { Text } from '../../components/Text.tsx';
import { failures } from '../../copy/failures.ts';
import { outcome } from '../../copy/outcome.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import type { RunSnapshot } from '../../shared/domain/run-view.ts';
import { FONT_FAMILIES } from '../../shared/domain/options.ts';
import { PAGE_COUNT } from '../../shared/domain/pages.ts';
import { isEnded } from '../../shared/domain/run.ts';
import type { PageRecord } from '../../shared/domain/records.ts';
import { SlideNumbersContext } from '../../screen-kit/slide-numbers.ts';
import { pagesInDeck } from '../../shared/domain/section-status.ts';
import { loadFaces } from '../../slides/faces-ready.ts';
import { causesOf } from './causes.ts';
import { Audited } from './Audit.tsx';
import { AppearanceButton } from './AppearanceButton.tsx';
import { Assumptions } from './Assumptions.tsx';
import { ClientOverview } from './ClientOverview.tsx';
import { deckState } from './deck-state.ts';
import { DeckGrid } from './DeckGrid.tsx';
import { DeckNotices } from './DeckNotices.tsx';
import { NotGenerated } from './NotGenerated.tsx';
import { NotInDeck } from './NotInDeck.tsx';
import { FigureAudit } from './FigureAudit.tsx';
import { ToQuestions } from './ToQuestions.tsx';
import { ResultHeader } from './ResultHeader.tsx';
import { useCalm } from './use-calm.ts';
import { useOutOfDate } from './use-out-of-date.ts';
import { useRemoteStatus } from './use-remote-status.ts';
import { FileBar, FileCard, WithFile } from './WithFile.tsx';
import { WrittenBy } from './WrittenBy.tsx';
import './proposal.css';

const Sharpen = lazy(() => import('../../screen-kit/sharpen/Sharpen.tsx'));
const Choices = lazy(() => import('./Choices.tsx'));
const OutOfDateBar = lazy(() => import('./OutOfDateBar.tsx'));

/** A proposal that is on this device, finished or not. */
export function ProposalResult({ view, run }: { view: ProposalView; run: RunSnapshot | undefined }) {
  const t = useCopy(result);
  const { proposal, pages } = view;
  const id = proposal.proposalId;
  const drawing = useScene(id);
  const scene = useDeferredValue(drawing.value);
  /** The deck first: what stands beside it and below follows in a step of its own. */
  const isRest = useDeferredValue(true, false);
  const isCalm = useCalm(drawing.state === 'failed' || scene !== undefined);
  const { fontFamily = FONT_FAMILIES[0] } = proposal.appearance ?? {};
  useEffect(() => loadFaces(fontFamily), [fontFamily]);
  usePaper(t.printTitle(proposal.title));
  const deck = useMemo(() => deckState(view, run, scene), [view, run, scene]);
  const byPlanner = pages.some(({ engine, success }) => engine === 'planner' && success);
  const questions = useQuestions(proposal, byPlanner && isCalm);
  const outOfDate = useOutOfDate(view, run);
  const words = useCopy(outcome);
  const reasons = useCopy(failures);
  const causes = useMemo(() => {
    const failed = new Set(deck.failed);
    return causesOf(
      pages.filter(({ pageNumber }) => failed.has(pageNumber)),
      words.causes,
      reasons,
    );
  }, [pages, deck.failed, words, reasons]);
  const { firstPage, content } = useMemo(() => inDeck(pages), [pages]);
  // While pages are being written no file is asked for: the next page would make it out of date.
  const writing = run?.phase === 'running';
  // Another look, or another agency, makes another file.
  const looks = `${JSON.stringify(proposal.appearance)} ${useAgencyChange()}`;
  const wanted = writing || content === '' ? '' : `${content} ${looks}`;
  const remote = useRemoteStatus();
  // Every page has a result, failed ones included; those being written again keep theirs until then.
  const complete = pages.length >= PAGE_COUNT;
  const ended = run === undefined || isEnded(run);
  /** Nothing is in the deck, and nothing is under way that would change it. */
  const none = deck.written === 0 && ended;
  const title = none ? words.title : complete && deck.written > 0 ? t.title : t.unfinishedTitle;
  const numbers = useMemo(
    () =>
      new Map(
        deck.places.flatMap(({ pageNumber, number }) => (number === undefined ? [] : [[pageNumber, number]])),
      ),
    [deck],
  );
  return (
    <SlideNumbersContext value={numbers}>
      <WithFile proposalId={id} content={wanted} isCalm={isCalm}>
        <Audited proposalId={id} scene={isCalm ? scene : undefined}>
          <div className="toast-room pb-44 laptop:pb-20 print:pb-0">
            <ResultHeader proposalId={id} />
            <Main className="page-grid grid items-start gap-8 laptop:grid-cols-[minmax(0,880fr)_minmax(0,360fr)] laptop:grid-rows-[auto_1fr] laptop:gap-10">
              <section className="min-w-0 laptop:row-span-2" aria-label={t.deck}>
                <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
                  <div className="min-w-0">
                    <h1 className="font-heading text-section font-semibold tablet:text-screen">{title}</h1>
                    <p className="mt-1.5 text-quiet">
                      <Text>{t.summary(proposal.title, deck.written, PAGE_COUNT)}</Text>
                    </p>
                  </div>
                  {deck.written > 0 && (
                    <div className="flex flex-wrap gap-3">
                      <AppearanceButton proposal={proposal} />
                      <ButtonLink to={addresses.edit(id, firstPage)} icon={Pencil} className="print:hidden">
                        {t.editPages}
                      </ButtonLink>
                      <ButtonLink to={addresses.pages(id)} icon={LayoutGrid} className="print:hidden">
                        {t.arrangePages}
                      </ButtonLink>
                      <ButtonLink
                        to={addresses.slideshow(id)}
                        icon={Presentation}
                        className="max-tablet:hidden print:hidden"
                      >
                        {t.show}
                      </ButtonLink>
                    </div>
                  )}
                </div>
                <Progress value={deck.written > 0 ? 100 : 0} label={t.progress} className="mt-4 h-1!" />
                {byPlanner && <ToQuestions questions={questions} />}
                {none && <NotGenerated proposalId={id} deck={deck} causes={causes} run={run} />}
                {deck.written === 0 && !none && <p className="mt-3 text-small text-quiet">{t.processing}</p>}
                <WrittenBy pages={pages} />
                {!none && <DeckNotices proposalId={id} run={run} deck={deck} />}
                {!none && <NotInDeck proposalId={id} deck={deck} causes={causes} />}
                {/* A live region is read aloud only where it was in the page before its content. */}
                <div aria-live="polite">
                  {outOfDate.pages.length > 0 && (
                    <Suspense fallback={null}>
                      <OutOfDateBar proposalId={id} outOfDate={outOfDate} pageCount={pages.length} />
                    </Suspense>
                  )}
                </div>
                <DeckGrid
                  deck={deck}
                  causes={causes}
                  outOfDate={outOfDate}
                  none={none}
                  scene={scene}
                  proposalId={id}
                />
              </section>
              {isRest && (
                <>
                  <FileCard
                    view={view}
                    written={deck.written}
                    complete={complete}
                    none={none}
                    outOfDate={outOfDate.pages.length}
                    remote={remote}
                  />
                  <ClientOverview proposal={proposal} writing={!ended} />
                </>
              )}
              {isCalm && byPlanner && deck.written > 0 && (
                <Suspense fallback={null}>
                  <Sharpen questions={questions} writing={!ended} className="laptop:col-start-1" />
                  <div className="min-w-0 laptop:col-start-1">
                    <Choices proposal={proposal} pageCount={pages.length} writing={!ended} />
                  </div>
                </Suspense>
              )}
              {isRest && <FigureAudit deck={deck} proposalId={id} />}
              {isRest && <Assumptions view={view} writing={!ended} />}
            </Main>
            {isRest && (
              <FileBar
                proposalId={id}
                written={deck.written}
                outOfDate={outOfDate.pages.length}
                remote={remote}
              />
            )}
          </div>
        </Audited>
      </WithFile>
    </SlideNumbersContext>
  );
}

/** The first page of the deck, and what changes with the pages that are in it. */
function inDeck(pages: readonly PageRecord[]): { firstPage: number; content: string } {
  const numbers = new Set(pagesInDeck(pages));
  const [firstPage = 1] = numbers;
  const content = pages
    .filter(({ pageNumber }) => numbers.has(pageNumber))
    .map((page) => `${page.pageNumber}:${page.finishedAt}`)
    .join();
  return { firstPage, content };
}
