import { lazy, Suspense } from 'react';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { SlideFrame } from '../../components/SlideFrame.tsx';
import { Text } from '../../components/Text.tsx';
import type { ProposalSummary } from '../../shared/contract/work.ts';
import { useChanges } from '../../state/changes.ts';
import { client } from '../../worker-client/index.ts';

const SlideView = lazy(() =>
  import('../../slides/slide-view.tsx').then(({ SlideView: View }) => ({ default: View })),
);

/** The real cover of a proposal; its title in the same frame until it is drawn, or where no cover is written. */
export function Cover({
  proposal,
}: {
  proposal: Pick<ProposalSummary, 'proposalId' | 'title' | 'donePages'>;
}) {
  const { proposalId, title, donePages } = proposal;
  const change = useChanges((state) => state.proposals[proposalId] ?? 0);
  const scene = useAsked(`cover ${proposalId} ${donePages > 0} ${change > 0}`, () =>
    client.scene(proposalId, { pages: [1] }),
  );
  const slide = scene.value?.slides[0];
  const stand = (
    <span aria-hidden="true" className="line-clamp-3 p-1 font-heading text-base font-semibold text-quiet">
      <Text>{title}</Text>
    </span>
  );
  if (scene.value === undefined || slide === undefined) return <SlideFrame state="later">{stand}</SlideFrame>;
  return (
    <SlideFrame state="written">
      <Suspense fallback={null}>
        <SlideView slide={slide} theme={scene.value.theme} language={scene.value.language} thumbnail />
      </Suspense>
    </SlideFrame>
  );
}
