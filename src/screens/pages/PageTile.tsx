import { EyeOff } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { pages as words } from '../../copy/pages.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import type { Style } from '../../slides/palette.ts';
import { SlideView } from '../../slides/slide-view.tsx';
import type { DeckPage } from './deck-pages.ts';
import type { Lifted, useLift } from '../../screen-kit/use-lift.ts';

/** A page by its number, over the page before which it lands, among all. */
export type LiftedPage = Lifted<number, number>;

export interface PageTileProps {
  page: DeckPage;
  scene: Scene;
  isChosen: boolean;
  /** It is lifted. */
  lifted: LiftedPage | undefined;
  lands: 'before' | 'after' | undefined;
  handlers: ReturnType<ReturnType<typeof useLift<number, number>>['handlers']>;
  onChoose: () => void;
  onShow: () => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
}

export function PageTile(props: PageTileProps) {
  const { page, scene, isChosen, lifted, lands, handlers } = props;
  const t = useCopy(words);
  const isHidden = page.number === undefined;
  const way: Style = lifted ? { '--lift-x': `${lifted.by.x}px`, '--lift-y': `${lifted.by.y}px` } : {};
  return (
    <li
      data-tile={page.pageNumber}
      data-lands={lands}
      data-lifted={lifted ? true : undefined}
      className="pages-tile"
      style={way}
    >
      <button
        type="button"
        data-choose
        aria-pressed={isChosen}
        aria-label={t.page(page.number, page.title)}
        className="pages-slide"
        data-hidden={isHidden || undefined}
        onClick={props.onChoose}
        onKeyDown={props.onKeyDown}
        {...handlers}
      >
        <Slide page={page} scene={scene} />
        {isHidden && (
          <span className="pages-mark">
            <Icon of={EyeOff} size={16} />
          </span>
        )}
      </button>
      <div className="mt-2 flex gap-2.5 text-dense">
        <span className="figures w-4 shrink-0 text-quiet">{page.number ?? '–'}</span>
        <div className="min-w-0">
          <p className={isHidden ? 'text-quiet' : ''}>
            <Text>{page.title}</Text>
          </p>
          {isHidden && (
            <p className="text-quiet">
              {t.hidden}{' '}
              <button type="button" className="text-link touch:min-h-11" onClick={props.onShow}>
                {t.show}
              </button>
            </p>
          )}
          {!isHidden && <Note page={page} />}
        </div>
      </div>
    </li>
  );
}

function Note({ page }: { page: DeckPage }) {
  const t = useCopy(words);
  const { number, pageNumber, isFree, slides } = page;
  const notes = [
    ...(isFree ? [t.free] : []),
    ...(!isFree && number !== undefined && number !== pageNumber ? [t.was(pageNumber)] : []),
    ...(slides > 1 ? [t.slides(slides)] : []),
  ];
  return notes.length === 0 ? null : <p className="text-quiet">{notes.join(' · ')}</p>;
}

/** Whoever moves a page draws none again. */
const Slide = memo(({ page, scene }: { page: DeckPage; scene: Scene }) => (
  <SlideView slide={page.slide} theme={scene.theme} language={scene.language} thumbnail />
));
