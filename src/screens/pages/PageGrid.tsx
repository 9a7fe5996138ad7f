/** The pages as slides in a grid: chosen, moved, hidden, copied. */
import { useRef } from 'react';
import { pages as words } from '../../copy/pages.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import { useLift, type Point } from '../../screen-kit/use-lift.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import { client } from '../../worker-client/index.ts';
import { landing, moveTo, type DeckPage, type Rectangle } from './deck-pages.ts';
import { PageBar } from './PageBar.tsx';
import { PageTile, type LiftedPage } from './PageTile.tsx';
import type { Arranging } from './use-arrange.ts';

export interface PageGridProps {
  arranging: Arranging;
  pages: readonly DeckPage[];
  scene: Scene;
  chosen: DeckPage | undefined;
  onChoose: (pageNumber: number) => void;
}

/** What is done to a page. */
export type PageCommand = 'earlier' | 'later' | 'hide' | 'show' | 'duplicate' | 'remove';

const KEYS: Readonly<Record<string, PageCommand>> = { h: 'hide', d: 'duplicate', Delete: 'remove' };
const MOVES: Readonly<Record<string, PageCommand>> = {
  ArrowLeft: 'earlier',
  ArrowUp: 'earlier',
  ArrowRight: 'later',
  ArrowDown: 'later',
};

export function PageGrid(props: PageGridProps) {
  const { pages, scene, chosen, onChoose } = props;
  const t = useCopy(words);
  const list = useRef<HTMLOListElement>(null);
  const { run, land } = useCommands(props);
  const { lifted, handlers } = useLift<number, number>({
    frame: list,
    whereAt: (pageNumber, at, grid, by) => landing(placesIn(grid, pageNumber, by), at.x, at.y),
    onLand: (pageNumber, to) => {
      onChoose(pageNumber);
      land(pageNumber, to);
    },
  });
  const focus = (at: number): void => {
    const button = list.current?.querySelectorAll<HTMLElement>('[data-choose]')[at];
    button?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent, page: DeckPage, at: number): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey) return;
    const command = altKey ? MOVES[key] : KEYS[key.length === 1 ? key.toLowerCase() : key];
    if (command !== undefined) {
      event.preventDefault();
      run(page, command);
    } else if (!altKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      event.preventDefault();
      focus(at + (key === 'ArrowLeft' ? -1 : 1));
    }
  };
  return (
    <>
      <PageBar page={chosen} pages={pages} proposalId={scene.proposalId} onCommand={run} />
      <ol ref={list} aria-label={t.list} className="pages-grid" data-lifted={lifted ? true : undefined}>
        {pages.map((page, at) => (
          <PageTile
            key={page.pageNumber}
            page={page}
            scene={scene}
            isChosen={page.pageNumber === chosen?.pageNumber}
            lifted={lifted?.what === page.pageNumber ? lifted : undefined}
            // A line where the page lands; none where it would stay.
            lands={landsAt(lifted, pages, at)}
            handlers={handlers(page.pageNumber)}
            onChoose={() => onChoose(page.pageNumber)}
            onShow={() => run(page, 'show')}
            onKeyDown={(event) => onKeyDown(event, page, at)}
          />
        ))}
      </ol>
    </>
  );
}

/** Where the pages stand, and not where one was taken to. */
const placesIn = (grid: HTMLElement, taken: number, by: Point): Rectangle[] =>
  [...grid.querySelectorAll('[data-tile]')].map((tile) => {
    const { left, top, width, height } = tile.getBoundingClientRect();
    const isTaken = tile.getAttribute('data-tile') === String(taken);
    return { left: left - (isTaken ? by.x : 0), top: top - (isTaken ? by.y : 0), width, height };
  });

function landsAt(
  lifted: LiftedPage | undefined,
  pages: readonly DeckPage[],
  at: number,
): 'before' | 'after' | undefined {
  if (lifted === undefined) return undefined;
  const { what, where: to } = lifted;
  const from = pages.findIndex(({ pageNumber }) => pageNumber === what);
  if (to === from || to === from + 1) return undefined;
  if (to === at) return 'before';
  return at === pages.length - 1 && to === pages.length ? 'after' : undefined;
}

function useCommands({ arranging, pages, scene, onChoose }: PageGridProps) {
  const t = useCopy(words);
  const { arrange, say } = arranging;
  const place = (page: DeckPage, to: number): void => {
    if (to < 0 || to >= pages.length) return;
    void arrange(moveTo(pages, page.pageNumber, to), t.said.moved(page.title, to + 1, pages.length));
  };
  const duplicate = async ({ pageNumber, title }: DeckPage): Promise<void> => {
    const answer = await client.duplicatePage(scene.proposalId, pageNumber);
    if (!answer.ok) return showFailure(t.notArranged, answer.failure);
    onChoose(answer.value.pageNumber);
    return say(t.said.added(title));
  };
  const hide = ({ pageNumber, title }: DeckPage): void =>
    void arrange({ hide: pageNumber }, t.said.hidden(title));
  const show = ({ pageNumber, title }: DeckPage): void =>
    void arrange({ show: pageNumber }, t.said.shown(title));
  const run = (page: DeckPage, command: PageCommand): void => {
    const at = pages.findIndex(({ pageNumber }) => pageNumber === page.pageNumber);
    onChoose(page.pageNumber);
    if (command === 'earlier') place(page, at - 1);
    else if (command === 'later') place(page, at + 1);
    else if (command === 'duplicate') void duplicate(page);
    else if (command === 'show' || (command === 'hide' && page.number === undefined)) show(page);
    // One of the nineteen is hidden: it is written again with the others.
    else if (command === 'hide' || !page.isFree) hide(page);
    else void arrange({ remove: page.pageNumber }, t.said.removed(page.title));
  };
  return {
    run,
    land: (pageNumber: number, to: number): void => {
      const from = pages.findIndex((page) => page.pageNumber === pageNumber);
      const page = pages[from];
      const after = to > from ? to - 1 : to;
      if (page !== undefined && after !== from) place(page, after);
    },
  };
}
