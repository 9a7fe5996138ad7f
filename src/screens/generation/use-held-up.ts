import { useEffect, useState } from 'react';
import type { RunSnapshot } from '../../shared/domain/run-view.ts';

/** A probe that is answered sooner changes nothing on the screen, ms. */
const BRIEF_MS = 600;

/**
 * The run as it is shown, and whether what it waited for is being asked for again. A try in vain would otherwise take
 * the panel away that says why the run waits, and put it back a moment later.
 */
export function useHeldUp(run: RunSnapshot): { shown: RunSnapshot; asking: boolean } {
  /** The last standstill, while no page has been finished since. */
  const [wait, setWait] = useState<RunSnapshot>();
  const [long, setLong] = useState(false);
  const asking = wait !== undefined && isAskingAgain(run, wait);
  if (run.phase === 'waiting' && wait !== run) setWait(run);
  if (run.phase !== 'waiting' && wait !== undefined && !asking) setWait(undefined);
  if (!asking && long) setLong(false);
  useEffect(() => {
    if (!asking) return undefined;
    const timer = setTimeout(() => setLong(true), BRIEF_MS);
    return () => clearTimeout(timer);
  }, [asking]);
  return { shown: asking && !long ? wait : run, asking: asking && long };
}

const isAskingAgain = (run: RunSnapshot, wait: RunSnapshot): boolean =>
  run.runId === wait.runId &&
  run.phase === 'running' &&
  run.finishedPages.length === wait.finishedPages.length;
