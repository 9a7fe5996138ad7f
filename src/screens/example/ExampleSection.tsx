import { classes } from '../../components/classes.ts';
import { SlideFrame } from '../../components/SlideFrame.tsx';
import type { Scene, SlideScene } from '../../shared/scene/scene.ts';
import { ReadingView } from '../../slides/reading-view.tsx';
import { SlideView } from '../../slides/slide-view.tsx';
import { useTurn } from '../../slides/turns.ts';

export interface ExampleSectionProps {
  pageNumber: number;
  title: string;
  /** Undefined until it is drawn: the sections have their room already. */
  scene: Scene | undefined;
  /** As flowing text, for a narrow screen. */
  reading: boolean;
}

/** A section under its title, with every slide of it; the place that '#page-3' leads to. */
export function ExampleSection({ pageNumber, title, scene, reading }: ExampleSectionProps) {
  const slides = scene?.slides.filter((slide) => slide.pageNumber === pageNumber);
  return (
    <li id={`page-${pageNumber}`} tabIndex={-1} className="min-w-0 scroll-mt-6 outline-none">
      <h2 className="flex items-baseline gap-3 font-heading text-feature font-semibold">
        <span className="figures shrink-0 text-primary">{pageNumber}</span>
        {title}
      </h2>
      <div className="mt-3 grid gap-4">
        {scene === undefined || slides === undefined ? (
          <SlideFrame state="written" className="bg-surface!" />
        ) : (
          slides.map((slide) =>
            reading ? (
              <div key={slide.id} className="rounded-card bg-surface p-4 ring-1 ring-line">
                <ReadingView slide={slide} />
              </div>
            ) : (
              <Slide key={slide.id} slide={slide} scene={scene} />
            ),
          )
        )}
      </div>
    </li>
  );
}

/**
 * Whole and not a thumbnail, so that it can be read; drawn in turn, so that the page stays quick. Without
 * `content-visibility`, under which Chromium leaves what is off the screen out of what a screen reader hears.
 */
function Slide({ slide, scene }: { slide: SlideScene; scene: Scene }) {
  const ready = useTurn(true);
  return (
    <SlideFrame state="written" className={classes(!ready && 'bg-surface!')}>
      {ready && <SlideView slide={slide} theme={scene.theme} language={scene.language} headingLevel={3} />}
    </SlideFrame>
  );
}
