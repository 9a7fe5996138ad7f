/** The pages of a deck as they stand, and what is done to them. Pure. */
import { inOrder, type Arrangement } from '../../shared/domain/arrangement.ts';
import type { ArrangeStep } from '../../shared/domain/arranging.ts';
import { isFree } from '../../shared/domain/pages.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import type { Scene, SlideScene } from '../../shared/scene/scene.ts';

export interface DeckPage {
  pageNumber: number;
  /** Of its first slide, as slides show it; undefined of a hidden page. */
  number: number | undefined;
  title: string;
  isFree: boolean;
  slide: SlideScene;
  slides: number;
}

/** Pages that have slides, in the order of the deck, hidden ones in their places. */
export function deckPages(view: ProposalView, deck: Arrangement, scene: Scene): DeckPage[] {
  const hidden = new Set(deck.hidden);
  const drawn = [...view.pages, ...(view.free ?? [])].filter(({ pageNumber }) =>
    scene.slides.some((slide) => slide.pageNumber === pageNumber),
  );
  let next = 1;
  return inOrder(drawn, deck).flatMap((page): DeckPage[] => {
    const { pageNumber } = page;
    const slides = scene.slides.filter((slide) => slide.pageNumber === pageNumber);
    const [slide] = slides;
    if (slide === undefined) return [];
    const isHidden = hidden.has(pageNumber);
    const number = next;
    if (!isHidden) next += slides.length;
    return [
      {
        pageNumber,
        number: isHidden ? undefined : number,
        title: slide.pageTitle,
        isFree: isFree(page),
        slide,
        slides: slides.length,
      },
    ];
  });
}

/** A page goes to another place. @param to counts without it */
export function moveTo(pages: readonly DeckPage[], pageNumber: number, to: number): ArrangeStep {
  const others = pages.filter((page) => page.pageNumber !== pageNumber);
  return { move: pageNumber, behind: others[to - 1]?.pageNumber ?? null };
}

/** Where each page stands on the screen. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Before which page something lands that is let go here: its number among all; their count behind the last. */
export function landing(places: readonly Rectangle[], x: number, y: number): number {
  const far = ({ left, top, width, height }: Rectangle): number =>
    Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
  const nearest = places.reduce(
    (best, place, at) => (far(place) < far(places[best] ?? place) ? at : best),
    0,
  );
  const place = places[nearest];
  if (place === undefined) return 0;
  return x > place.left + place.width / 2 ? nearest + 1 : nearest;
}
