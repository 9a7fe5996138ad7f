/** The editing view: `/{id}?view=edit&page=3`; `&part=2` for another slide of the page, `&text=title` for one of its texts. */
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../components/navigation.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { viewOf } from '../../screen-kit/views.ts';
import { ScreenFallback } from '../../screen-kit/ScreenFallback.tsx';
import { SlideNumbersContext, useNumbersIn } from '../../screen-kit/slide-numbers.ts';
import { useProposal } from '../../screen-kit/use-proposal.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import type { PageRecord } from '../../shared/domain/records.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import { Editor } from './Editor.tsx';
import { useDeck } from './use-deck.ts';
import { useJournal } from '../../screen-kit/use-journal.ts';

const TakeView = lazy(() => import('./take/index.tsx'));

export default function EditScreen() {
  const t = useCopy(edit);
  const { pathname, search } = useLocation();
  const id = viewOf(pathname, search).id ?? '';
  const query = useSearchParams();
  const navigate = useNavigate();
  const [isTyping, setTyping] = useState(false);
  const proposal = useProposal(id);
  const deck = useDeck(id, isTyping);
  const asked = Number(query.get('page') ?? 1);
  const onPages = useCallback(
    ([first]: readonly number[]) => {
      if (first !== undefined && first !== asked) navigate(addresses.edit(id, first), { replace: true });
    },
    [id, asked, navigate],
  );
  const numbers = useNumbersIn(deck?.slides);
  const journal = useJournal(id, proposal.value?.proposal.journal, { numbers, onPages });
  const page = shownPage(proposal.value, deck, asked);
  useTitle(t.title(numbers?.get(page?.pageNumber ?? asked), proposal.value?.proposal.title ?? ''));

  // The proposal's own screen says that it is not here, or that nothing of it is written.
  const absent = proposal.state !== 'asking' && deck !== undefined && page === undefined;
  const failed = proposal.state === 'failed' && proposal.value === undefined;
  useEffect(() => {
    if (absent || failed) navigate(addresses.proposal(id), { replace: true });
  }, [absent, failed, id, navigate]);

  if (proposal.value === undefined || page === undefined || deck === undefined) return <ScreenFallback />;
  if (query.get('again') === '1')
    return (
      <SlideNumbersContext value={numbers}>
        <Suspense fallback={<ScreenFallback />}>
          <TakeView
            key={page.pageNumber}
            number={numbers?.get(page.pageNumber)}
            proposalId={id}
            language={deck.language}
            page={page}
            title={
              deck.slides.find(({ pageNumber }) => pageNumber === page.pageNumber)?.pageTitle ?? page.title
            }
          />
        </Suspense>
      </SlideNumbersContext>
    );
  const part = Math.max(1, Number(query.get('part') ?? 1) || 1);
  return (
    <SlideNumbersContext value={numbers}>
      <Editor
        view={proposal.value}
        deck={deck}
        page={page}
        part={part}
        text={query.get('text') ?? undefined}
        journal={journal}
        onTyping={setTyping}
      />
    </SlideNumbersContext>
  );
}

/** The page that is asked for, or the first that is shown and stored. */
function shownPage(
  view: ProposalView | undefined,
  deck: Scene | undefined,
  asked: number,
): PageRecord | undefined {
  const shown = new Set(deck?.slides.map(({ pageNumber }) => pageNumber));
  const pages = [...(view?.pages ?? []), ...(view?.free ?? [])].filter(
    ({ pageNumber, success }) => success && shown.has(pageNumber),
  );
  return pages.find(({ pageNumber }) => pageNumber === asked) ?? pages[0];
}
