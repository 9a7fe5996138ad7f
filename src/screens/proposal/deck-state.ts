/** What stands in each of the nineteen places of the deck. Pure. */
import type { ProposalView, RunSnapshot } from '../../shared/contract/worker-api.ts';
import { PAGES, type PageInfo } from '../../shared/domain/pages.ts';
import { completedSections, sectionStatus } from '../../shared/domain/section-status.ts';
import type { Scene, SlideScene } from '../../shared/scene/scene.ts';

type PlaceState =
  | { state: 'written' }
  | { state: 'failed'; message: string | undefined }
  /** Being written now. */
  | { state: 'writing' }
  /** A run will write it. */
  | { state: 'queued' }
  | { state: 'missing' };

export interface Place extends PageInfo {
  place: PlaceState;
  /** First slide of the page, once it is drawn. */
  slide: SlideScene | undefined;
  /** Its place in the slideshow, from 1; the page's slides. */
  slideNumber: number | undefined;
  slides: number;
}

export interface DeckState {
  places: Place[];
  written: number;
  failed: number[];
  missing: number[];
  /** Characters that no font of the deck has. */
  characters: readonly string[];
}

/** A stored page's status is that of `section-status.ts`; a run that is going on says more of what is not complete. */
export function deckState(
  view: ProposalView,
  run: RunSnapshot | undefined,
  scene: Scene | undefined,
): DeckState {
  const live =
    run !== undefined && (run.phase === 'running' || run.phase === 'queued' || run.phase === 'waiting');
  const finished = new Set(run?.finishedPages.map((page) => page.pageNumber));
  const byNumber = new Map(view.pages.map((page) => [page.pageNumber, page]));
  const places = PAGES.map((info): Place => {
    const { pageNumber } = info;
    const index = scene?.slides.findIndex((slide) => slide.pageNumber === pageNumber) ?? -1;
    const { type, title, titleTh } = info;
    return {
      pageNumber,
      type,
      title,
      titleTh,
      place: placeOf(),
      slide: index < 0 ? undefined : scene?.slides[index],
      slideNumber: index < 0 ? undefined : index + 1,
      slides: scene?.slides.filter((slide) => slide.pageNumber === pageNumber).length ?? 0,
    };

    function placeOf(): PlaceState {
      const record = byNumber.get(pageNumber);
      const status = record === undefined ? 'pending' : sectionStatus(record);
      if (live && run.currentPage === pageNumber) return { state: 'writing' };
      if (status === 'complete') return { state: 'written' };
      if (live && !finished.has(pageNumber)) return { state: 'queued' };
      return status === 'failed' ? { state: 'failed', message: record?.error } : { state: 'missing' };
    }
  });
  const numbers = (state: PlaceState['state']): number[] =>
    places.filter((each) => each.place.state === state).map((each) => each.pageNumber);
  return {
    places,
    written: completedSections(view.pages).length,
    failed: numbers('failed'),
    missing: numbers('missing'),
    characters: scene?.missingCharacters ?? [],
  };
}
