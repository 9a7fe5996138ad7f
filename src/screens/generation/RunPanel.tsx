import { Pause, Play, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import * as addresses from '../../screen-kit/addresses.ts';
import { classes } from '../../components/classes.ts';
import { useBar } from '../../components/bars.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Progress, Spinner } from '../../components/Progress.tsx';
import { showFailure } from '../../screen-kit/failures.ts';
import { generation } from '../../copy/generation.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { RunSnapshot } from '../../shared/domain/run-view.ts';
import { pageByNumber } from '../../shared/domain/pages.ts';
import type { Result } from '../../shared/domain/failure.ts';
import { showRun } from '../../state/runs.ts';
import { client } from '../../worker-client/index.ts';
import { canUsePlanner, nextPage, statusLine } from './status.ts';
import { useHeldUp } from './use-held-up.ts';
import { WaitNotice } from './WaitNotice.tsx';

/** How far the run is, what it waits for, and what the person can do about it. */
export function RunPanel({ run: now }: { run: RunSnapshot }) {
  const { shown: run, asking } = useHeldUp(now);
  const t = useCopy(generation);
  const [busy, ask] = useCommand();
  const percent = Math.round(run.progress);
  const done = run.phase === 'finished';
  const held = run.phase === 'waiting' || run.phase === 'paused' || run.phase === 'queued';
  return (
    <section className="page-grid flex flex-col pt-2 laptop:px-0 laptop:pt-0">
      <h1 className="font-heading text-section font-semibold tablet:text-screen laptop:max-w-[9em]">
        {t.title}
      </h1>
      {/* Out of sight on a phone while the run is held up: the reason for that needs the room. */}
      <p className={classes('mt-2 text-quiet laptop:mt-3 laptop:max-w-[16em]', held && 'max-tablet:sr-only')}>
        {t.line}
      </p>
      <div className="mt-4 flex items-center gap-3 laptop:mt-9">
        {held ? <Icon of={Pause} size={20} className="text-accent-ink" /> : <Spinner />}
        <output className="min-w-0 flex-1 font-semibold text-pretty">{statusLine(run, t)}</output>
        <span className="figures self-start text-quiet">{percent}%</span>
      </div>
      <Progress value={run.progress} label={t.progress} waiting={held} className="mt-3" />
      {!held && !done && (
        <div className="mt-3 flex min-h-6 justify-between gap-4 text-small text-quiet">
          <span>{pageByNumber(nextPage(run))?.title}</span>
          {run.msLeft !== undefined && <span className="shrink-0">{t.left(run.msLeft)}</span>}
        </div>
      )}
      <WaitNotice run={run} asking={asking}>
        {canUsePlanner(run) && <FinishWithPlanner run={run} busy={busy} ask={ask} />}
      </WaitNotice>
      {!held && (
        <p className="mt-5 border-t border-line pt-4 text-small text-quiet max-laptop:hidden">
          {t.closeWindow}
        </p>
      )}
      {!done && <Actions run={run} busy={busy} ask={ask} />}
    </section>
  );
}

/** What a person asks of the run, one question at a time. */
function useCommand(): [busy: boolean, ask: (question: Promise<Result<RunSnapshot>>) => void] {
  const t = useCopy(generation);
  const [busy, setBusy] = useState(false);
  const ask = async (question: Promise<Result<RunSnapshot>>): Promise<void> => {
    setBusy(true);
    const result = await question;
    setBusy(false);
    if (result.ok) showRun(result.value);
    else showFailure(t.notDone, result.failure);
  };
  return [busy, (question) => void ask(question)];
}

interface CommandProps {
  run: RunSnapshot;
  busy: boolean;
  ask: (question: Promise<Result<RunSnapshot>>) => void;
}

/** The device can write every page itself: nobody has to wait for a service. */
function FinishWithPlanner({ run, busy, ask }: CommandProps) {
  const t = useCopy(generation);
  // Paused, it stays paused under another engine; the person's word is to go on.
  const finish = async (): Promise<Result<RunSnapshot>> => {
    const changed = await client.changeEngine(run.runId, 'planner');
    return changed.ok && changed.value.phase === 'paused' ? client.resumeRun(run.runId) : changed;
  };
  return (
    <button
      type="button"
      disabled={busy}
      className="-my-2 min-h-11 rounded-card py-2 text-left font-semibold text-primary underline underline-offset-3 hover:text-primary-strong"
      onClick={() => ask(finish())}
    >
      {t.finishWithPlanner}
    </button>
  );
}

/** At the thumb on a phone, under the words on a laptop. What goes on comes first, Cancel last. */
function Actions({ run, busy, ask }: CommandProps) {
  const t = useCopy(generation);
  const wide = 'max-laptop:flex-[2] whitespace-nowrap';
  const waits = run.phase === 'waiting';
  const bar = useBar('bottom');
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-20 flex flex-row-reverse gap-2 border-t border-line bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] tablet:gap-3 laptop:static laptop:mt-auto laptop:flex-row laptop:gap-3 laptop:border-0 laptop:bg-transparent laptop:p-0 laptop:pt-8 laptop:pb-11"
    >
      {waits && run.waitReason === 'needs-key' ? (
        <ButtonLink to={addresses.settings} className={wide}>
          {t.openSettings}
        </ButtonLink>
      ) : waits && run.waitReason === 'needs-reload' ? (
        <Button icon={RefreshCw} className={wide} onClick={() => location.reload()}>
          {t.reload}
        </Button>
      ) : waits ? (
        <Button
          icon={RefreshCw}
          disabled={busy}
          className={wide}
          onClick={() => ask(client.resumeRun(run.runId))}
        >
          {t.tryNow}
        </Button>
      ) : run.phase === 'paused' ? (
        <Button icon={Play} disabled={busy} className={wide} onClick={() => ask(client.resumeRun(run.runId))}>
          {t.resume}
        </Button>
      ) : (
        <Button icon={Pause} disabled={busy} className={wide} onClick={() => ask(client.pauseRun(run.runId))}>
          {t.pause}
        </Button>
      )}
      {waits && (
        <Button
          variant="quiet"
          disabled={busy}
          title={t.skipHint}
          className="max-laptop:flex-1 max-tablet:px-3!"
          onClick={() => ask(client.skipWait(run.runId))}
        >
          {t.skip}
        </Button>
      )}
      <Button
        variant="quiet"
        disabled={busy}
        className="max-laptop:flex-1 max-tablet:px-3!"
        onClick={() => ask(client.cancelRun(run.runId))}
      >
        {t.cancel}
      </Button>
    </div>
  );
}
