/** What the generation screen says about a run. Pure. */
import { type RunSnapshot, isInDeck } from '../../shared/domain/run-view.ts';
import { generation } from '../../copy/generation.ts';

type Words = typeof generation.en;

/** The page being written, or the next one to be. */
export function nextPage(run: RunSnapshot): number {
  if (run.currentPage !== undefined) return run.currentPage;
  const finished = new Set(run.finishedPages.map(({ pageNumber }) => pageNumber));
  let page = 1;
  while (finished.has(page)) page += 1;
  return Math.min(page, run.totalPages);
}

/** The status line (specification, section 2, 'Generation screen'). */
export function statusLine(run: RunSnapshot, words: Words): string {
  if (run.phase === 'queued') return words.queued;
  if (run.phase === 'finished' || run.progress >= 100) return words.finalizing;
  if (run.phase === 'paused') return words.paused(nextPage(run), run.totalPages);
  // At 0 % and not held up: nothing has been answered yet.
  if (run.progress === 0 && run.phase === 'running') return words.starting;
  return words.processing(nextPage(run), run.totalPages);
}

/** How many of the first pages are written without a gap: 'Pages 1 to 7 are safe'. */
export function safePages(run: RunSnapshot): number {
  const written = new Set(run.finishedPages.filter(isInDeck).map((page) => page.pageNumber));
  let count = 0;
  while (written.has(count + 1)) count += 1;
  return count;
}

/** How long ago, in whole units: '3 minutes', or undefined for less than one. */
export function ago(iso: string, now: number, words: Words): string | undefined {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (!(minutes >= 1)) return undefined;
  return minutes < 60 ? words.minutes(minutes) : words.hours(Math.floor(minutes / 60));
}

/** The run that holds the device's turn while this one is in the queue. */
export const runAhead = (run: RunSnapshot, runs: readonly RunSnapshot[]): RunSnapshot | undefined =>
  run.phase === 'queued'
    ? runs.find(({ runId, phase }) => runId !== run.runId && (phase === 'running' || phase === 'waiting'))
    : undefined;

/** Another engine can take over: the run's own is held up, and is not the planner already. */
export const canUsePlanner = (run: RunSnapshot): boolean =>
  run.engine !== 'planner' &&
  run.currentPage === undefined &&
  (run.phase === 'waiting' || run.phase === 'paused');

/** Further off than any probe: the clock was set back since. */
const TOO_FAR_MS = 120_000;

/** The next try of a waiting run, as a countdown in whole seconds; undefined where nothing is due that can be counted. */
export function untilProbe(run: RunSnapshot, now: number, words: Words): string | undefined {
  if (run.phase !== 'waiting' || run.nextProbeAt === undefined) return undefined;
  const left = Date.parse(run.nextProbeAt) - now;
  if (Number.isNaN(left) || left > TOO_FAR_MS) return undefined;
  return left <= 0 ? words.asksAgain : words.asksAgainIn(duration(Math.ceil(left / 1000) * 1000, words));
}

/** '2 min 10 s'. */
export function duration(ms: number, words: Words): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return seconds < 60
    ? words.seconds(seconds)
    : words.minutesAndSeconds(Math.floor(seconds / 60), seconds % 60);
}
