/** A slide of a scene, at any width, from a thumbnail to a projector. */
import { memo, useCallback, useLayoutEffect, useRef, type JSX } from 'react';
import type { Language } from '../shared/domain/options.ts';
import type { SlideScene } from '../shared/scene/scene.ts';
import type { SceneTheme } from '../shared/scene/theme.ts';
import { colour, themeStyle } from './palette.ts';
import { SceneNodeView } from './scene-node.tsx';
import { facesReady } from './faces-ready.ts';
import { addScriptFaces } from './script-faces.ts';
import { SlideContext } from './slide-context.ts';
import { useTurn } from './turns.ts';
import './fonts.css';
import './slides.css';

export interface SlideViewProps {
  slide: SlideScene;
  theme: SceneTheme;
  language: Language;
  /**
   * A picture of the slide: hidden from a screen reader, without links, not painted while it is off the screen.
   * Whatever shows it says in words which slide it is.
   */
  thumbnail?: boolean;
  /** Level of the headline among the screen's headings; 2 when absent. */
  headingLevel?: 1 | 2 | 3;
  /** A link to another page was followed. Without it, such links are plain anchors ('#page-3'). */
  onPage?: (pageNumber: number) => void;
}

/**
 * Fills the width of its parent and is 16:9 before anything is loaded, so that nothing moves when it arrives.
 * It redraws only when its slide or its theme is another object.
 */
export const SlideView = memo(function SlideView({
  slide,
  theme,
  language,
  thumbnail = false,
  headingLevel = 2,
  onPage,
}: SlideViewProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const faces = useCallback(() => facesReady(theme, language === 'th'), [theme, language]);
  const ready = useTurn(thumbnail, frame, faces);
  useLayoutEffect(() => addScriptFaces(theme), [theme]);
  return (
    <SlideContext value={{ language, theme, interactive: !thumbnail, headingLevel, onPage }}>
      <div
        ref={frame}
        className={thumbnail ? 'deck-frame deck-thumbnail' : 'deck-frame'}
        style={{ ...themeStyle(theme), backgroundColor: colour(slide.background) }}
        lang={language}
        {...(thumbnail ? { 'aria-hidden': true, inert: true } : {})}
      >
        {ready && (
          <div className="deck-canvas">
            {slide.nodes.map((node) => (
              <SceneNodeView key={node.id} node={node} />
            ))}
          </div>
        )}
      </div>
    </SlideContext>
  );
});
