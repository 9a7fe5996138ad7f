/** The generation screen: `/{id}?view=generation` (specification, section 2). */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../components/navigation.tsx';
import * as addresses from '../../screen-kit/addresses.ts';
import { viewOf } from '../../screen-kit/views.ts';
import { reloadForNewRelease } from '../../screen-kit/old-chunks.ts';
import { ScreenFallback } from '../../screen-kit/ScreenFallback.tsx';
import { useProposal, useRun } from '../../screen-kit/use-proposal.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import { showToast } from '../../components/toasts.ts';
import { generation } from '../../copy/generation.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { isLive, useRuns } from '../../state/runs.ts';
import { RunView } from './RunView.tsx';

/** The full deck and its sentence stay long enough to be seen before the result takes their place, ms. */
const FINAL_MS = 700;
/** Longest wait for slides that are still being drawn, ms. */
const DRAWING_MS = 3000;

export default function GenerationScreen() {
  const t = useCopy(generation);
  const { pathname, search } = useLocation();
  const id = viewOf(pathname, search).id ?? '';
  const navigate = useNavigate();
  const known = useRun(id);
  const loaded = useRuns((state) => state.loaded);
  const proposal = useProposal(id);
  const run = known ?? proposal.value?.run;
  const phase = run?.phase;
  const live = run !== undefined && isLive(run);
  /** The run was watched, and did not merely lie there from another day. */
  const watched = useRef(false);
  useEffect(() => {
    if (live) watched.current = true;
  }, [live]);

  const [drawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);

  useTitle(run ? t.progressTitle(Math.round(run.progress), run.title) : t.title);

  useEffect(() => {
    const leave = (address: string): void => navigate(address, { replace: true });
    if (phase === 'finished') {
      const stay = !watched.current ? 0 : drawn ? FINAL_MS : DRAWING_MS;
      const timer = setTimeout(() => leave(addresses.proposal(id)), stay);
      return () => clearTimeout(timer);
    }
    if (phase === 'failed' && watched.current) {
      // On an exception it returns to the form (specification, section 4).
      showToast({ tone: 'failed', title: t.unexpected });
      leave(addresses.editProposal(id));
    } else if (phase === 'failed' || phase === 'cancelled') leave(addresses.proposal(id));
    return undefined;
  }, [phase, drawn, id, navigate, t]);

  // The worker misses a part that a newer version has replaced: nobody types here, so nobody is asked, but once.
  const outdated = phase === 'waiting' && run?.waitReason === 'needs-reload';
  useEffect(() => {
    if (outdated) reloadForNewRelease();
  }, [outdated]);

  // No run to watch: the result says what there is, or that there is nothing.
  const absent = run === undefined && loaded && proposal.state !== 'asking';
  useEffect(() => {
    if (absent) navigate(addresses.proposal(id), { replace: true });
  }, [absent, id, navigate]);

  if (run === undefined || (!live && phase !== 'finished')) return <ScreenFallback />;
  return <RunView run={run} proposal={proposal.value?.proposal} onDrawn={onDrawn} />;
}
