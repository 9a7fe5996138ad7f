import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useBar } from '../../components/bars.ts';
import { Icon } from '../../components/Icon.tsx';
import { tip } from '../../components/tip.ts';
import { slideshow } from '../../copy/slideshow.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { SlideScene } from '../../shared/scene/scene.ts';
import { slideTitle } from './slide-title.ts';
import type { PdfDownload } from '../../screen-kit/use-pdf.ts';

/** A dot per slide, each a target of 24 × 44 px that says its slide's title; the row scrolls where it is too long. Beside it the file, and what it lacks. */
export function Dots(props: {
  slides: readonly SlideScene[];
  index: number;
  onIndex: (index: number) => void;
  pdf: PdfDownload;
  /** Words that the file shows as boxes. */
  missingWords: readonly string[];
}) {
  const t = useCopy(slideshow);
  const bar = useBar('bottom');
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the reference points elsewhere with each index
  }, [props.index]);
  return (
    <footer ref={bar} className="stage-footer" data-bar>
      <p className="text-small text-stage-quiet">
        {props.missingWords.length > 0 ? (
          <output>{t.missingWords(props.missingWords)}</output>
        ) : (
          <>
            <span className="touch:hidden">{t.hint}</span>
            <span className="hidden touch:inline">{t.swipe}</span>
          </>
        )}
      </p>
      <nav aria-label={t.dots} className="stage-dots">
        {props.slides.map((slide, index) => {
          const isCurrent = index === props.index;
          return (
            <button
              key={slide.id}
              type="button"
              ref={isCurrent ? current : null}
              className="stage-dot"
              aria-label={t.dot(index + 1, slideTitle(slide))}
              {...tip(slideTitle(slide))}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => props.onIndex(index)}
            >
              <span />
            </button>
          );
        })}
      </nav>
      <button
        type="button"
        className="stage-button stage-edged stage-download px-3.5"
        disabled={props.pdf.busy}
        aria-busy={props.pdf.busy}
        onClick={props.pdf.start}
      >
        <Icon of={Download} />
        {props.pdf.busy ? t.printing : t.download}
      </button>
    </footer>
  );
}
