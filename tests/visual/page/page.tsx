/** Draws a scene that the command hands in: large for the pictures, small for the contact sheet. */
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { SlideView } from '../../../src/slides/slide-view.tsx';
import type { Scene } from '../../../src/shared/scene/scene.ts';
import './page.css';

declare global {
  interface Window {
    drawScene?: (scene: Scene, size: 'large' | 'small') => Promise<void>;
  }
}

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  window.drawScene = async (scene, size) => {
    flushSync(() =>
      root.render(
        <div className={`sheet ${size}`}>
          {scene.slides.map((slide, index) => (
            <div key={slide.id} id={`slide-${index}`}>
              <SlideView slide={slide} theme={scene.theme} language={scene.language} />
            </div>
          ))}
        </div>,
      ),
    );
    await document.fonts.ready;
  };
}
