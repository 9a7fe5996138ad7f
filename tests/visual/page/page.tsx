/** Draws slides that the command hands in: large for the pictures, small with a caption for the contact sheets. */
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { SlideView } from '../../../src/slides/slide-view.tsx';
import type { Language } from '../../../src/shared/domain/options.ts';
import type { Scene, SlideScene } from '../../../src/shared/scene/scene.ts';
import type { SceneTheme } from '../../../src/shared/scene/theme.ts';
import './page.css';

/** A slide with what it is drawn in. */
export interface SheetSlide {
  slide: SlideScene;
  theme: SceneTheme;
  language: Language;
  caption: string;
}

declare global {
  interface Window {
    /** A deck as it is, without captions. */
    drawScene?: (scene: Scene, size: 'large' | 'small') => Promise<void>;
    drawSlides?: (slides: readonly SheetSlide[], size: 'large' | 'small') => Promise<void>;
  }
}

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  window.drawSlides = async (slides, size) => {
    flushSync(() =>
      root.render(
        <div className={`sheet ${size}`}>
          {slides.map(({ slide, theme, language, caption }, index) => (
            <figure key={`${caption} ${slide.id}`} id={`slide-${index}`}>
              <SlideView slide={slide} theme={theme} language={language} />
              {size === 'small' && <figcaption>{caption}</figcaption>}
            </figure>
          ))}
        </div>,
      ),
    );
    await document.fonts.ready;
  };
  window.drawScene = async ({ slides, theme, language }, size) =>
    window.drawSlides?.(
      slides.map((slide) => ({ slide, theme, language, caption: slide.id })),
      size,
    );
}
