import { useState, type ReactNode } from 'react';
import * as addresses from '../../screen-kit/addresses.ts';
import { useNow } from '../../screen-kit/use-now.ts';
import { Link } from '../../components/navigation.tsx';
import { Text } from '../../components/Text.tsx';
import { generation } from '../../copy/generation.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { RunSnapshot } from '../../shared/domain/run-view.ts';
import { useRuns } from '../../state/runs.ts';
import { KeyForm } from './KeyForm.tsx';
import { duration, nextPage, runAhead, safePages, untilProbe } from './status.ts';

export interface WaitNoticeProps {
  run: RunSnapshot;
  /** The run has gone on to ask again for what it waited for; it may wait again in a moment. */
  asking: boolean;
  children?: ReactNode;
}

/**
 * Waiting is not failing: what is safe, what happens next, for how long it has been so, and when it is tried again.
 * Always in the document, so that a screen reader hears it when it changes.
 */
export function WaitNotice({ run, asking, children }: WaitNoticeProps) {
  const since = useWaitingSince(run);
  return (
    <>
      <div aria-live="polite">
        <Words run={run} asking={asking} />
      </div>
      {(since !== undefined || children) && (
        <div className="mt-4 flex min-h-6 flex-wrap items-center gap-x-3 text-small text-quiet">
          {since !== undefined && <Clock run={run} since={since} />}
          {children}
        </div>
      )}
    </>
  );
}

function Words({ run, asking }: WaitNoticeProps) {
  const t = useCopy(generation);
  if (asking)
    return <Panel title={t.asking}>{`${t.safe(safePages(run))} ${t.askingNext(nextPage(run))}`}</Panel>;
  if (run.phase === 'waiting' && run.waitReason) {
    const words = t.waiting[run.waitReason];
    return (
      <>
        <Panel title={words.title}>{`${t.safe(safePages(run))} ${words.next(nextPage(run))}`}</Panel>
        {run.waitReason === 'needs-key' && <KeyForm run={run} />}
      </>
    );
  }
  if (run.phase === 'paused') return <Panel>{t.pausedDetail}</Panel>;
  if (run.phase === 'queued') return <Queued run={run} />;
  return null;
}

/** One proposal is written at a time on a device: which one, and the way to it. */
function Queued({ run }: { run: RunSnapshot }) {
  const t = useCopy(generation);
  const byId = useRuns((state) => state.byId);
  const ahead = runAhead(run, Object.values(byId));
  if (ahead === undefined) return <Panel>{t.queuedDetail}</Panel>;
  return (
    <Panel>
      <Text>
        {ahead.phase === 'waiting' ? t.queuedBehindWaiting(ahead.title) : t.queuedBehind(ahead.title)}
      </Text>{' '}
      <Link
        to={addresses.generation(ahead.proposalId)}
        className="inline-block py-1 font-semibold text-primary underline underline-offset-3"
      >
        <Text>{t.showOther(ahead.title)}</Text>
      </Link>
    </Panel>
  );
}

function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="mt-5 rounded-card bg-accent-soft px-4.5 py-4 wrap-anywhere forced-colors:border">
      {title !== undefined && <h2 className="mb-1 text-base font-semibold text-accent-ink">{title}</h2>}
      <p className="text-small text-ink">{children}</p>
    </div>
  );
}

/** Under these, a clock would only flicker, ms. */
const SHOWN_AFTER_MS = 3000;

/** When the run came to a standstill, ms; undefined while it goes on. A probe in vain is no new start. */
function useWaitingSince(run: RunSnapshot): number | undefined {
  const [first, setFirst] = useState<{ pages: number; since: string }>();
  const pages = run.finishedPages.length;
  if (run.phase !== 'waiting' || run.waitingSince === undefined) return undefined;
  if (first?.pages === pages) return Date.parse(first.since);
  setFirst({ pages, since: run.waitingSince });
  return Date.parse(run.waitingSince);
}

/** Silent for a screen reader, which it would interrupt every second. */
function Clock({ run, since }: { run: RunSnapshot; since: number }) {
  const t = useCopy(generation);
  const now = useNow(1000);
  const probe = untilProbe(run, now, t);
  const waited = now - since;
  return (
    <p aria-hidden="true" className="figures">
      {[waited >= SHOWN_AFTER_MS ? t.waitingFor(duration(waited, t)) : undefined, probe]
        .filter((part) => part !== undefined)
        .join(' ')}
    </p>
  );
}
