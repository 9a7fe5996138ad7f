import { slideshow } from '../../copy/slideshow.ts';
import type { SlideScene } from '../../shared/scene/scene.ts';

/** The page's title; '… (2/3)' on a page that continues. */
export function slideTitle(slide: Pick<SlideScene, 'pageTitle' | 'part' | 'parts'>): string {
  if (slide.parts < 2) return slide.pageTitle;
  return `${slide.pageTitle} ${slideshow.en.continues(slide.part, slide.parts)}`;
}
