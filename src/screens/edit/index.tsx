/** The editing view: `/{id}?view=edit&page=3`, and `&part=2` for another slide of the page. */
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../components/navigation.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { ScreenFallback } from '../../screen-kit/ScreenFallback.tsx';
import { useProposal } from '../../screen-kit/use-proposal.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import { pagesInDeck } from '../../shared/domain/section-status.ts';
import { Editor } from './Editor.tsx';
import { useDeck } from './use-deck.ts';
import { useJournal } from './use-journal.ts';

export default function EditScreen() {
  const t = useCopy(edit);
  const { pathname, search } = useLocation();
  const id = addresses.viewOf(pathname, search).id ?? '';
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
  const journal = useJournal(id, proposal.value?.proposal.journal, onPages);
  const inDeck = proposal.value === undefined ? undefined : pagesInDeck(proposal.value.pages);
  const number = inDeck?.includes(asked) === true ? asked : inDeck?.[0];
  const page = proposal.value?.pages.find(({ pageNumber }) => pageNumber === number);
  useTitle(t.title(number ?? 1, proposal.value?.proposal.title ?? ''));

  // The proposal's own screen says that it is not here, or that nothing of it is written.
  const absent = proposal.state !== 'asking' && page === undefined;
  useEffect(() => {
    if (absent) navigate(addresses.proposal(id), { replace: true });
  }, [absent, id, navigate]);

  if (proposal.value === undefined || page === undefined || deck === undefined) return <ScreenFallback />;
  const part = Math.max(1, Number(query.get('part') ?? 1) || 1);
  return (
    <Editor
      view={proposal.value}
      deck={deck}
      page={page}
      part={part}
      journal={journal}
      onTyping={setTyping}
    />
  );
}
