import { useCallback, useRef, useState } from 'react';
import { Progress } from '../../components/Progress.tsx';
import { Main } from '../../components/Main.tsx';
import { slideshow } from '../../copy/slideshow.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { isFree } from '../../shared/domain/free-page.ts';
import { PAGE_COUNT } from '../../shared/domain/pages.ts';
import type { Limits } from '../../shared/domain/config.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import { PrintDeck } from '../../slides/print-deck.tsx';
import { ReadingView } from '../../slides/reading-view.tsx';
import { SlideView } from '../../slides/slide-view.tsx';
import { Controls } from './Controls.tsx';
import { Dots } from './Dots.tsx';
import { step, type KeyCommand } from './keys.ts';
import { Heading } from './Heading.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useIdle } from './use-idle.ts';
import { useKeys } from './use-keys.ts';
import { AppearancePanel } from '../../screen-kit/appearance/AppearancePanel.tsx';
import type { AppearanceState } from '../../screen-kit/appearance/use-appearance.ts';
import { usePdf } from '../../screen-kit/use-pdf.ts';
import { usePrint } from '../../screen-kit/use-print.ts';
import { useSwipe } from './use-swipe.ts';
import './slideshow.css';

export interface StageProps {
  scene: Scene;
  company: string;
  /** Slide shown, from 0. */
  index: number;
  /** Undefined until they are read: nothing plays or prints before. */
  limits: Limits | undefined;
  looks: AppearanceState;
  onIndex: (index: number) => void;
  onLeave: () => void;
}

/** One slide, the bars around it, and every way to move. */
export function Stage({ scene, company, index, limits, looks, onIndex, onLeave }: StageProps) {
  const t = useCopy(slideshow);
  const root = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(false);
  const [reading, setReading] = useState(false);
  const [panel, setPanel] = useState(false);
  const count = scene.slides.length;
  const go = (by: number): void => onIndex(step(index, by, count));
  const idle = useIdle(root);
  const fullScreen = useFullScreen(root);
  const print = usePrint(t.printTitle(company), limits);
  const pdf = usePdf(scene.proposalId, t.notDownloaded);
  const swipe = useSwipe((direction) => go(direction === 'next' ? 1 : -1));
  useAutoplay(playing, limits?.autoplayMs, index, () => go(1));
  useKeys((command: KeyCommand) => {
    if (command === 'next') go(1);
    else if (command === 'previous') go(-1);
    else if (command === 'first') onIndex(0);
    else if (command === 'last') onIndex(count - 1);
    else onLeave();
  });
  // Stable for a scene, so that a slide is not drawn again when the bars come and go.
  const toPage = useCallback(
    (pageNumber: number) => {
      const target = scene.slides.findIndex((each) => each.pageNumber === pageNumber);
      if (target >= 0) onIndex(target);
    },
    [scene, onIndex],
  );

  const slide = scene.slides[index];
  if (!slide) return null;
  const gone = idle && !reading && !panel;
  return (
    <div ref={root} className="stage" data-idle={gone} data-panel={panel}>
      <header className="contents">
        <Heading
          proposalId={scene.proposalId}
          canEdit={slide.pageNumber <= PAGE_COUNT || isFree(slide)}
          quietly={playing}
          {...{ slide, index, count }}
        />
        <Controls
          {...{ index, count, playing, fullScreen, print, reading, panel }}
          font={looks.appearance.fontFamily ?? scene.theme.family}
          onFont={(fontFamily) => looks.change({ ...looks.appearance, fontFamily })}
          onPanel={setPanel}
          onPlaying={setPlaying}
          onReading={setReading}
          onStep={go}
        />
        <div className="stage-progress" data-bar>
          <Progress
            value={((index + 1) / count) * 100}
            label={t.progress}
            valueText={t.counter(index + 1, count)}
            waiting
            className="h-[3px]! rounded-none! bg-white/12! forced-colors:border-0"
          />
        </div>
      </header>
      <Main className="stage-slide" data-reading={reading} {...(reading ? { tabIndex: 0 } : swipe)}>
        {reading ? (
          <ReadingView slide={slide} onPage={toPage} />
        ) : (
          <div className="stage-frame">
            <SlideView
              slide={slide}
              theme={scene.theme}
              language={scene.language}
              headingLevel={2}
              onPage={toPage}
            />
          </div>
        )}
      </Main>
      <Dots
        slides={scene.slides}
        index={index}
        onIndex={onIndex}
        pdf={pdf}
        missingWords={scene.missingWords}
      />
      {panel && (
        <AppearancePanel proposalId={scene.proposalId} state={looks} onClose={() => setPanel(false)} />
      )}
      {print.mounted && <PrintDeck scene={scene} />}
    </div>
  );
}
