/** The deck as a whole: `/{id}?view=pages`. */
import { ArrowLeft, Check, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { IconButton } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Main } from '../../components/Main.tsx';
import { Link, useLocation, useNavigate } from '../../components/navigation.tsx';
import { pages as words } from '../../copy/pages.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { viewOf } from '../../screen-kit/views.ts';
import { ScreenFallback } from '../../screen-kit/ScreenFallback.tsx';
import { useJournal } from '../../screen-kit/use-journal.ts';
import { useProposal, useScene } from '../../screen-kit/use-proposal.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import { PAGES } from '../../shared/domain/pages.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import { AddPage } from './AddPage.tsx';
import { deckPages } from './deck-pages.ts';
import { PageGrid } from './PageGrid.tsx';
import { Pictures } from './Pictures.tsx';
import { useArrange } from './use-arrange.ts';
import './pages.css';

export default function PagesScreen() {
  const t = useCopy(words);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = viewOf(pathname, search).id ?? '';
  const proposal = useProposal(id);
  const free = proposal.value?.free?.map(({ pageNumber }) => pageNumber).join() ?? '';
  // Hidden pages are drawn for whoever asks for them.
  const numbers = useMemo(
    () => [...PAGES.map(({ pageNumber }) => pageNumber), ...free.split(',').filter(Boolean).map(Number)],
    [free],
  );
  const scene = useScene(id, { pages: numbers });
  useTitle(t.screen(proposal.value?.proposal.title ?? ''));

  // The proposal's own screen says that it is not here.
  const absent = proposal.state === 'failed' && proposal.value === undefined;
  useEffect(() => {
    if (absent) navigate(addresses.proposal(id), { replace: true });
  }, [absent, id, navigate]);

  if (proposal.value === undefined || scene.value === undefined) return <ScreenFallback />;
  return <Pages view={proposal.value} scene={scene.value} />;
}

function Pages({ view, scene }: { view: ProposalView; scene: Scene }) {
  const t = useCopy(words);
  const { proposal } = view;
  const arranging = useArrange(view);
  const { deck, say } = arranging;
  const pages = useMemo(() => deckPages(view, deck, scene), [view, deck, scene]);
  const [wanted, setChosen] = useState<number>();
  const chosen = pages.find(({ pageNumber }) => pageNumber === wanted) ?? pages[0];
  const numbers = useMemo(
    () =>
      new Map(
        pages.flatMap(({ pageNumber, number }) => (number === undefined ? [] : [[pageNumber, number]])),
      ),
    [pages],
  );
  const journal = useJournal(proposal.proposalId, proposal.journal, { numbers });
  const shown = pages.filter(({ number }) => number !== undefined).length;
  return (
    <div className="toast-room pb-16">
      <header className="page-grid flex h-15 items-center justify-between gap-3 laptop:h-18">
        <Link
          to={addresses.proposal(proposal.proposalId)}
          className="-ml-3 inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-card px-3 text-[0.9375rem] font-semibold whitespace-nowrap hover:bg-sunk"
        >
          <Icon of={ArrowLeft} size={20} />
          {t.backToDeck}
        </Link>
        <div className="flex items-center gap-1">
          {arranging.isSaved && (
            <p className="mr-2 flex items-center gap-2 text-small text-quiet">
              <Icon of={Check} className="text-primary" />
              <span className="max-tablet:sr-only">{t.saved}</span>
            </p>
          )}
          <IconButton
            icon={Undo2}
            label={t.undo}
            disabled={!journal.canUndo}
            onClick={() => journal.run('undo')}
          />
          <IconButton
            icon={Redo2}
            label={t.redo}
            disabled={!journal.canRedo}
            onClick={() => journal.run('redo')}
          />
        </div>
      </header>
      <Main className="page-grid grid items-start gap-x-10 gap-y-12 laptop:grid-cols-[minmax(0,880fr)_minmax(0,360fr)]">
        <section aria-labelledby="pages-title" className="min-w-0">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-4 border-primary pb-3">
            <div>
              <h1 id="pages-title" className="font-heading text-section font-semibold tablet:text-screen">
                {t.title}
              </h1>
              <p className="mt-1 text-quiet">{t.summary(shown, pages.length - shown)}</p>
            </div>
            <Hints />
          </div>
          <PageGrid {...{ arranging, pages, scene, chosen }} onChoose={setChosen} />
        </section>
        <div className="grid gap-10">
          <AddPage
            {...{ proposal, chosen }}
            onAdded={(pageNumber, title) => {
              setChosen(pageNumber);
              say(t.said.added(title));
            }}
          />
          <Pictures {...{ view, arranging, pages, chosen }} onChoose={setChosen} />
        </div>
      </Main>
      <output className="sr-only">
        <span className="block">{arranging.said}</span>
        <span className="block">{journal.said}</span>
      </output>
    </div>
  );
}

function Hints() {
  const t = useCopy(words);
  return (
    <>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-dense text-quiet touch:hidden">
        {t.hints.map(([key, what]) => (
          <li key={key}>
            <kbd className="mr-1.5 font-sans font-semibold text-ink">{key}</kbd>
            {what}
          </li>
        ))}
      </ul>
      <p className="hidden text-dense text-quiet touch:block">{t.touchHint}</p>
    </>
  );
}
