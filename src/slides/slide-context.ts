/** What the nodes of a slide need to know of the place where it is shown. */
import { createContext } from 'react';
import type { Language } from '../shared/domain/options.ts';
import type { SceneTheme } from '../shared/scene/theme.ts';

export interface SlideContextValue {
  language: Language;
  theme: SceneTheme;
  /** A thumbnail has no links and no headings: it is a picture of a slide. */
  interactive: boolean;
  /** Level of the slide's headline among the headings of the screen. */
  headingLevel: 1 | 2 | 3;
  /** A link to another page was followed. */
  onPage?: ((pageNumber: number) => void) | undefined;
}

export const SlideContext = createContext<SlideContextValue | undefined>(undefined);
