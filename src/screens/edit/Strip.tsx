import { Pencil } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { classes } from '../../components/classes.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/navigation.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { numberOf } from '../../screen-kit/slide-numbers.ts';
import type { Scene, SlideScene } from '../../shared/scene/scene.ts';
import { SlideView } from '../../slides/slide-view.tsx';

export interface StripProps {
  proposalId: string;
  scene: Scene;
  /** The current page's slides as they are now, in place of the strip's own. */
  current: readonly SlideScene[];
  /** Id of the slide that is shown. */
  shown: string;
  /** How many texts of each page are a person's. */
  edited: ReadonlyMap<number, number>;
}

/** Beside the current slide a part of its neighbour is seen, CSS px. */
const ROOM = 32;

/** The slides of the deck: beside the current one on a laptop, under it on narrower screens. */
export const Strip = memo(function Strip({ proposalId, scene, current, shown, edited }: StripProps) {
  const t = useCopy(edit);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`[data-slide="${CSS.escape(shown)}"]`);
    if (here) reveal(here, list.current);
  }, [shown]);
  const slides = scene.slides.map((each) => current.find(({ id }) => id === each.id) ?? each);
  return (
    <nav
      ref={list}
      aria-label={t.pages}
      className="min-h-0 min-w-0 overflow-auto overscroll-contain p-1 max-laptop:relative max-laptop:-mx-1 max-laptop:py-2 laptop:absolute laptop:inset-0"
    >
      <ol className="flex gap-3 laptop:flex-col laptop:gap-4">
        {slides.map((each) => {
          const isHere = each.id === shown;
          const count = each.part === 1 ? (edited.get(each.pageNumber) ?? 0) : 0;
          return (
            <li key={each.id} className="max-laptop:w-28 max-laptop:shrink-0">
              <Link
                data-slide={each.id}
                to={addresses.edit(proposalId, each.pageNumber, each.part)}
                replace
                aria-current={isHere ? 'page' : undefined}
                aria-label={`${t.page(numberOf(each), each.pageTitle, each.part, each.parts)}${count > 0 ? t.edited(count) : ''}`}
                className="group block rounded-slide"
              >
                <span
                  className={classes(
                    'block overflow-hidden rounded-slide bg-white',
                    isHere
                      ? 'ring-3 ring-accent'
                      : 'ring-1 ring-ring-slide group-hover:ring-2 group-hover:ring-primary',
                  )}
                >
                  <SlideView slide={each} theme={scene.theme} language={scene.language} thumbnail />
                </span>
                <span className="figures mt-1.5 flex justify-between text-dense text-quiet">
                  <span className={classes(isHere && 'font-semibold text-ink')}>{numberOf(each)}</span>
                  {count > 0 && (
                    <span className="flex items-center gap-1 font-medium text-ink">
                      <Icon of={Pencil} size={16} className="size-3!" />
                      {count}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

/** Scrolls the strip, and never the page, as far as is needed. */
function reveal(here: HTMLElement, list: HTMLElement | null): void {
  if (list === null) return;
  const [at, seen] = [here.getBoundingClientRect(), list.getBoundingClientRect()];
  const past = (start: number, end: number, from: number, to: number): number =>
    start < from ? start - from : Math.max(0, end - to);
  list.scrollBy({
    left: past(at.left - ROOM, at.right + ROOM, seen.left, seen.right),
    top: past(at.top - ROOM, at.bottom + ROOM, seen.top, seen.bottom),
  });
}
