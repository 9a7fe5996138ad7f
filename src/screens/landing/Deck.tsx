import { Pause, Play } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { SlideFrame } from '../../components/SlideFrame.tsx';
import { landing } from '../../copy/landing.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { DeckSlide } from './example-deck.ts';

const TURN_MS = 5000;
/** Width of the large slide in the three layouts, a little less than drawn: the browser takes the next larger file. */
const SHOWN_WIDTH =
  '(width < 40rem) calc(100vw - 4rem), (width < 68.75rem) calc(100vw - 4.5rem), min(44rem, 50vw)';
const lessMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
const onMotionChange = (listener: () => void): (() => void) => {
  const preference = lessMotion();
  preference.addEventListener('change', listener);
  return () => preference.removeEventListener('change', listener);
};

/** The device asks for no less motion; nor does the build, which draws the first view. */
const useMotion = (): boolean =>
  useSyncExternalStore(
    onMotionChange,
    () => !lessMotion().matches,
    () => true,
  );

/** A real deck, turning slowly: the slide that is on, the next one bleeding off the page, the strip under them. */
export function Deck({ slides, pageCount }: { slides: readonly DeckSlide[]; pageCount: number }) {
  const t = useCopy(landing).deck;
  const [current, setCurrent] = useState(0);
  const motion = useMotion();
  const [chosen, setChosen] = useState<boolean>();
  const playing = chosen ?? motion;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((before) => (before + 1) % slides.length);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [playing, slides.length]);
  const position = t.position(slides[current]?.pageNumber ?? 1, pageCount);
  const pauseButton = (outline: boolean) => (
    <IconButton
      icon={playing ? Pause : Play}
      label={playing ? t.pause : t.play}
      outline={outline}
      onClick={() => setChosen(!playing)}
    />
  );
  return (
    <section aria-label={t.label} className="min-w-0">
      <div className="relative mr-6 aspect-video tablet:mr-0">
        {slides.map((slide, index) => (
          <TurningSlide
            key={slide.pageNumber}
            slide={slide}
            place={(index - current + slides.length) % slides.length}
            of={slides.length}
          />
        ))}
      </div>
      <div className="mt-1 flex items-center justify-between gap-4 text-small text-quiet tablet:hidden">
        {t.label}
        <span className="-mr-3 flex items-center gap-1">
          <span className="figures">
            <strong className="font-semibold text-ink">{position.page}</strong>
            {position.of}
          </span>
          {pauseButton(false)}
        </span>
      </div>
      <div className="mt-4 hidden items-center gap-3 tablet:flex">
        <ul className="grid min-w-0 flex-1 grid-cols-5 gap-3">
          {slides.map((slide, index) => (
            <li key={slide.pageNumber}>
              <button
                type="button"
                aria-label={t.show(slide.title)}
                aria-current={index === current}
                onClick={() => {
                  setChosen(false);
                  setCurrent(index);
                }}
                className="group block w-full rounded-slide pb-2"
              >
                <Picture slide={slide} small />
                <span
                  className={classes(
                    'mt-1.5 block h-[3px] transition-colors',
                    index === current ? 'bg-accent forced-color-adjust-none' : 'group-hover:bg-line',
                  )}
                />
              </button>
            </li>
          ))}
        </ul>
        <div className="mb-3">{pauseButton(true)}</div>
      </div>
    </section>
  );
}

/** `place`: 0 is the slide that is shown, 1 the next one, the last place that of the slide shown before. */
function TurningSlide({ slide, place, of }: { slide: DeckSlide; place: number; of: number }) {
  const gone = place === of - 1;
  return (
    <div
      aria-hidden={place !== 0}
      className={classes(
        'absolute inset-0 transition-[translate,opacity] duration-500',
        place === 0 && 'opacity-100',
        place === 1 && 'opacity-50',
        place > 1 && 'opacity-0',
        gone && '-translate-x-[12%]',
        place === 1 && 'translate-x-[calc(100%+1.5rem)]',
        place > 1 && !gone && 'invisible translate-x-[calc(200%+3rem)]',
      )}
    >
      <Picture slide={slide} />
    </div>
  );
}

function Picture({ slide, small = false }: { slide: DeckSlide; small?: boolean }) {
  return (
    <SlideFrame state="written">
      {slide.src === undefined ? (
        <span
          className={classes(
            'absolute flex flex-col font-heading font-semibold text-[#14201b]',
            small ? 'inset-2 text-[0.5625rem] leading-tight' : 'inset-[5%] text-section',
          )}
        >
          <span className="text-[#55615b]">{slide.pageNumber}</span>
          {slide.title}
        </span>
      ) : (
        // Lazy, the first one too: the markup of the first view is there, hidden, at every address.
        <img
          src={slide.src.large}
          srcSet={`${slide.src.small} 704w, ${slide.src.large} 1408w`}
          sizes={small ? '8rem' : SHOWN_WIDTH}
          alt={small ? '' : slide.title}
          width={1408}
          height={792}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </SlideFrame>
  );
}
