/** The slideshow: `/{id}?view=slideshow&slide=n` (specification, section 2). */
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from '../../components/navigation.tsx';
import { useWorded } from '../../screen-kit/failures.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { viewOf } from '../../screen-kit/views.ts';
import { useAppearance } from '../../screen-kit/appearance/use-appearance.ts';
import { ScreenFallback } from '../../screen-kit/ScreenFallback.tsx';
import { useLimits } from '../../screen-kit/use-limits.ts';
import { useProposal, useScene } from '../../screen-kit/use-proposal.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import { slideshow } from '../../copy/slideshow.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { indexOf } from './keys.ts';
import { Stage } from './Stage.tsx';
import { StageMessage } from './StageMessage.tsx';

export default function SlideshowScreen() {
  const t = useCopy(slideshow);
  const word = useWorded();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = viewOf(pathname, search).id ?? '';
  const proposal = useProposal(id);
  const looks = useAppearance(id, proposal.value?.proposal.appearance);
  const scene = useScene(id);
  const limits = useLimits();
  const count = scene.value?.slides.length ?? 0;
  const index = indexOf(new URLSearchParams(search).get('slide'), count);
  const company = proposal.value?.proposal.title ?? '';
  useTitle(count > 0 ? t.title(index + 1, company) : company);

  const show = useCallback(
    (next: number) => navigate(addresses.slideshow(id, next + 1), { replace: true }),
    [id, navigate],
  );

  // The proposal's own screen says that it is not here.
  const absent = proposal.state === 'failed' && proposal.value === undefined;
  useEffect(() => {
    if (absent) navigate(addresses.proposal(id), { replace: true });
  }, [absent, id, navigate]);

  if (scene.value === undefined) {
    if (scene.state === 'asking' || absent) return <ScreenFallback />;
    return (
      <StageMessage
        proposalId={id}
        title={t.broken}
        detail={word(scene.failure.reason)}
        onRetry={scene.again}
      />
    );
  }
  if (count === 0) return <StageMessage proposalId={id} title={t.empty} detail={t.emptyDetail} />;
  return (
    <Stage
      scene={scene.value}
      company={company}
      index={index}
      limits={limits}
      looks={looks}
      onIndex={show}
      onLeave={() => navigate(addresses.home)}
    />
  );
}
