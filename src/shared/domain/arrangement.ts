/** How a person put a deck together: which pages it shows, in which order, and with which pictures. The pages keep their numbers. */
import { isFree } from './pages.ts';
import type { ClientLogo, PlacedPicture } from './pictures.ts';

export interface Arrangement {
  /**
   * Numbers of pages in the order in which they are shown. One of the nineteen that is missing stands after the page before
   * it; a free page that is missing is not in the deck.
   */
  order?: readonly number[];
  /** Left out of the deck, in their places. */
  hidden?: readonly number[];
  pictures?: readonly PlacedPicture[];
  /** The client's. */
  logo?: ClientLogo;
}

interface Numbered {
  pageNumber: number;
}

/** Pages in a person's order, hidden ones among them. */
export function inOrder<P extends Numbered>(pages: readonly P[], { order = [] }: Arrangement): P[] {
  const natural = pages
    .filter((page) => !isFree(page) || order.includes(page.pageNumber))
    .toSorted((a, b) => a.pageNumber - b.pageNumber);
  const arranged = order.flatMap((number) => natural.filter(({ pageNumber }) => pageNumber === number));
  for (const page of natural) {
    if (arranged.includes(page)) continue;
    const before = natural[natural.indexOf(page) - 1];
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, page);
  }
  return arranged;
}

/** The pages that the deck shows, in its order. */
export const shown = <P extends Numbered>(pages: readonly P[], arrangement: Arrangement = {}): P[] =>
  inOrder(pages, arrangement).filter(({ pageNumber }) => arrangement.hidden?.includes(pageNumber) !== true);
