/**
 * What a person does to a deck, one thing at a time. A step says what is done, never what the deck is afterwards: whatever
 * another tab has done meanwhile stays. Done twice, a step is as done once. Pure.
 */
import { inOrder, type Arrangement } from './arrangement.ts';
import type { ClientLogo, PicturePlace, PlacedPicture } from './pictures.ts';

export type ArrangeStep =
  /** A page goes behind another one; to the front where there is none. */
  | { move: number; behind: number | null }
  | { hide: number }
  | { show: number }
  /** A page of the person's own leaves the deck, with what was put on it. */
  | { remove: number }
  /** What stood in its place is gone. */
  | { place: PlacedPicture }
  /** Says what the picture with this number shows. */
  | { describe: PicturePlace & { number: number }; alt: string }
  | { takeOff: PicturePlace }
  | { logo: ClientLogo | null };

export const isAtPlace = (a: PicturePlace, b: PicturePlace): boolean =>
  a.pageNumber === b.pageNumber && a.slot === b.slot && a.item === b.item;

/** @param pages all that there are, in the deck or not */
export function arranged(
  deck: Arrangement,
  pages: readonly { pageNumber: number }[],
  step: ArrangeStep,
): Arrangement {
  const { hidden = [], pictures = [] } = deck;
  const order = (): number[] => inOrder(pages, deck).map(({ pageNumber }) => pageNumber);
  if ('move' in step) return { ...deck, order: movedBehind(order(), step.move, step.behind) };
  if ('hide' in step) return { ...deck, hidden: [...without(hidden, step.hide), step.hide] };
  if ('show' in step) return { ...deck, hidden: without(hidden, step.show) };
  if ('remove' in step)
    return {
      ...deck,
      order: without(order(), step.remove),
      hidden: without(hidden, step.remove),
      pictures: pictures.filter(({ pageNumber }) => pageNumber !== step.remove),
    };
  if ('place' in step)
    return { ...deck, pictures: [...pictures.filter((one) => !isAtPlace(one, step.place)), step.place] };
  if ('describe' in step) {
    const { describe, alt } = step;
    const isMeant = (one: PlacedPicture): boolean =>
      one.number === describe.number && isAtPlace(one, describe);
    return { ...deck, pictures: pictures.map((one) => (isMeant(one) ? { ...one, alt } : one)) };
  }
  if ('takeOff' in step)
    return { ...deck, pictures: pictures.filter((one) => !isAtPlace(one, step.takeOff)) };
  const { logo: _before, ...rest } = deck;
  return step.logo === null ? rest : { ...rest, logo: step.logo };
}

const without = (numbers: readonly number[], gone: number): number[] =>
  numbers.filter((each) => each !== gone);

/** Where the page, or the one that it goes behind, has left the deck meanwhile, nothing moves. */
function movedBehind(order: readonly number[], page: number, behind: number | null): number[] {
  const others = without(order, page);
  const at = behind === null ? 0 : others.indexOf(behind) + 1;
  if (others.length === order.length || (behind !== null && at === 0)) return [...order];
  return others.toSpliced(at, 0, page);
}
