/** The deck on paper: a slide a page, drawn by the same component as on screen (specification, section 9, 'Print'). */
import { createPortal } from 'react-dom';
import type { JSX } from 'react';
import type { Scene } from '../shared/scene/scene.ts';
import { SlideView } from './slide-view.tsx';
import './print.css';

/**
 * While it is mounted, printing prints the deck and nothing else. On screen it stands out of sight, drawn and not
 * hidden, so that its faces are loaded before the paper needs them.
 */
export function PrintDeck({ scene }: { scene: Scene }): JSX.Element {
  return createPortal(
    <div className="deck-print" aria-hidden="true" inert>
      {scene.slides
        .filter(({ screenOnly }) => screenOnly !== true)
        .map((slide) => (
          <div className="deck-print-page" key={slide.id} id={slide.part === 1 ? slide.id : undefined}>
            <SlideView slide={slide} theme={scene.theme} language={scene.language} />
          </div>
        ))}
    </div>,
    document.body,
  );
}
