/** What stands in each place of the deck: the nineteen pages, and those of one's own. Pure. */
import { inOrder } from '../../shared/domain/arrangement.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import type { RunSnapshot } from '../../shared/domain/run-view.ts';
import type { Reason } from '../../shared/domain/failure.ts';
import { PAGES, type PageInfo } from '../../shared/domain/pages.ts';
import type { EngineId } from '../../shared/domain/records.ts';
import { pageOutcomes, pagesInDeck } from '../../shared/domain/section-status.ts';
import type { Scene, SlideScene } from '../../shared/scene/scene.ts';

type PlaceState =
  | { state: 'written' }
  | { state: 'failed'; reason: Reason | undefined }
  /** Written, and dropped by the slide filter. `missing`: keys of the fields that it lacks. */
  | { state: 'left-out'; missing: readonly string[] }
  /** Being written now. */
  | { state: 'writing' }
  /** A run will write it. */
  | { state: 'queued' }
  /** Written, and hidden by the person. */
  | { state: 'hidden' }
  | { state: 'missing' };

export interface Place extends Pick<PageInfo, 'pageNumber' | 'title'> {
  /** Of its first slide, as slides show it, or what comes after those before it; undefined of a hidden page. */
  number: number | undefined;
  place: PlaceState;
  /** First slide of the page, once it is drawn. */
  slide: SlideScene | undefined;
  /** Its place in the slideshow, from 1; the page's slides. */
  slideNumber: number | undefined;
  slides: number;
  /** Who wrote it, or tried to. */
  engine: EngineId | undefined;
}

export interface DeckState {
  places: Place[];
  /** Pages that are in the deck. */
  written: number;
  failed: number[];
  leftOut: number[];
  missing: number[];
  /** A run is writing, waits, or has its turn to come. */
  live: boolean;
  /** Words for which no face could be had. */
  missingWords: readonly string[];
}

/** What became of a stored page says `section-status.ts`; a run that is going on says more of what is not in the deck. */
export function deckState(
  view: ProposalView,
  run: RunSnapshot | undefined,
  scene: Scene | undefined,
): DeckState {
  const live =
    run !== undefined && (run.phase === 'running' || run.phase === 'queued' || run.phase === 'waiting');
  const finished = new Set(run?.finishedPages.map((page) => page.pageNumber));
  const byNumber = new Map(view.pages.map((page) => [page.pageNumber, page]));
  const outcomes = pageOutcomes(view.pages);
  const deck = view.proposal.deck ?? {};
  const hidden = new Set(deck.hidden);
  const own = new Map(view.free?.map((page) => [page.pageNumber, page]));
  const pages = inOrder([...PAGES, ...(view.free ?? [])], deck);
  let next = 1;
  const places = pages.map((info): Place => {
    const { pageNumber } = info;
    const index = scene?.slides.findIndex((each) => each.pageNumber === pageNumber) ?? -1;
    const slide = index < 0 ? undefined : scene?.slides[index];
    const isHidden = hidden.has(pageNumber) && outcomes.get(pageNumber)?.state === 'in-deck';
    const slides = scene?.slides.filter((each) => each.pageNumber === pageNumber).length ?? 0;
    const number = isHidden ? undefined : index < 0 ? next : index + 1;
    if (number !== undefined) next = number + Math.max(1, slides);
    return {
      pageNumber,
      number,
      title: own.has(pageNumber) ? (slide?.pageTitle ?? info.title) : info.title,
      place: placeOf(),
      slide,
      slideNumber: index < 0 ? undefined : index + 1,
      slides,
      engine: byNumber.get(pageNumber)?.engine,
    };

    function placeOf(): PlaceState {
      const outcome = outcomes.get(pageNumber);
      if (live && run.currentPage === pageNumber) return { state: 'writing' };
      if (outcome?.state === 'in-deck' || own.has(pageNumber))
        return { state: hidden.has(pageNumber) ? 'hidden' : 'written' };
      if (live && !finished.has(pageNumber)) return { state: 'queued' };
      if (outcome?.state === 'failed') return { state: 'failed', reason: outcome.error };
      return outcome?.state === 'left-out' ? outcome : { state: 'missing' };
    }
  });
  const numbers = (state: PlaceState['state']): number[] =>
    places.filter((each) => each.place.state === state).map((each) => each.pageNumber);
  return {
    places,
    written: pagesInDeck(view.pages).length,
    failed: numbers('failed'),
    leftOut: numbers('left-out'),
    missing: numbers('missing'),
    live,
    missingWords: scene?.missingWords ?? [],
  };
}
