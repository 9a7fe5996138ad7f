import { use } from 'react';
import { SlideContext, type SlideContextValue } from './slide-context.ts';

/** The slide that a node stands on. Throws outside a `SlideView`: a node cannot be drawn alone. */
export function useSlide(): SlideContextValue {
  const slide = use(SlideContext);
  if (!slide) throw new Error('A scene node was drawn outside a SlideView.');
  return slide;
}
