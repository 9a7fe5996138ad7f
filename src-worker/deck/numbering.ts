/** Numbers of a deck's slides, which screen, PowerPoint and PDF count alike: a page that continues takes one for each slide. */

/**
 * The number of the first slide of each page.
 *
 * @param pages numbers of the pages that are counted, in the deck's order
 * @param counts how many slides a page takes; one where it is not known yet
 */
export function firstSlides(
  pages: readonly number[],
  counts: ReadonlyMap<number, number>,
): Map<number, number> {
  const numbers = new Map<number, number>();
  let next = 1;
  for (const page of pages) {
    numbers.set(page, next);
    next += counts.get(page) ?? 1;
  }
  return numbers;
}
