/** Keys that go through the deck while no words are typed: Page Up and Page Down, or the number of a page. */
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from '../../components/navigation.tsx';
import * as addresses from '../../screen-kit/addresses.ts';
import { numberOf } from '../../screen-kit/slide-numbers.ts';
import type { SlideScene } from '../../shared/scene/scene.ts';
import type { Place } from './places.ts';

/** The second digit of a number comes within, ms. */
const NEXT_DIGIT_MS = 700;
/** Where the keys are: on a text at rest, on what stands beside it, or in the strip. */
const AT_REST = '[data-place], [data-bare], [data-figures], [data-slide]';

type DeckSlide = Pick<SlideScene, 'id' | 'pageNumber' | 'number' | 'part'>;

/** The page whose number these digits are, and whether another number begins with them. */
export function pageNumbered(
  slides: readonly DeckSlide[],
  digits: string,
): { slide: DeckSlide | undefined; isOpen: boolean } {
  const first = slides.filter(({ part }) => part === 1);
  return {
    slide: first.find((each) => `${numberOf(each)}` === digits),
    isOpen: first.some((each) => `${numberOf(each)}`.startsWith(digits) && `${numberOf(each)}` !== digits),
  };
}

export interface DeckKeysInput {
  proposalId: string;
  slides: readonly DeckSlide[];
  shown: SlideScene | undefined;
  places: readonly Place[];
  root: RefObject<Element | null>;
}

/** The first text of a page that was gone to has the focus. */
export function useDeckKeys({ proposalId, slides, shown, places, root }: DeckKeysInput) {
  const navigate = useNavigate();
  const digits = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const [first] = places;
    if (wanted.current === undefined || wanted.current !== shown?.id || first === undefined) return;
    wanted.current = undefined;
    const text = root.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(first.key)}"]`);
    text?.focus({ preventScroll: text.closest('.edit-texts') !== null });
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = (to: DeckSlide | undefined): void => {
    if (to === undefined) return;
    wanted.current = to.id;
    navigate(addresses.edit(proposalId, to.pageNumber, to.part), { replace: true });
  };
  const type = (digit: string): void => {
    clearTimeout(timer.current);
    const typed = digits.current + digit;
    const { slide, isOpen } = pageNumbered(slides, typed);
    digits.current = isOpen ? typed : '';
    if (!isOpen) return go(slide);
    timer.current = setTimeout(() => {
      digits.current = '';
      go(slide);
    }, NEXT_DIGIT_MS);
    return undefined;
  };
  return (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return;
    if (!(target instanceof Element) || target.closest(AT_REST) === null) return;
    const step = { PageUp: -1, PageDown: 1 }[key];
    const isDigit = /^\d$/u.test(key);
    if (step === undefined && !isDigit) return;
    event.preventDefault();
    if (isDigit) type(key);
    else go(slides[slides.findIndex(({ id }) => id === shown?.id) + (step ?? 0)]);
  };
}
