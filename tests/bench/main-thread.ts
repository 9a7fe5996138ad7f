/** Tasks of a page's main thread, by the processor time they took: on a busy machine a task that waits its turn is not long. */
import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Wall time, µs. */
  dur?: number;
  /** Processor time of the thread, µs. */
  tdur?: number;
  args?: { name?: string };
}

export interface MainThreadTasks {
  /** Processor milliseconds of each task over 5 ms, longest first. */
  cpu: number[];
  /** Wall milliseconds of the longest. */
  longestWall: number;
}

/** Traces the page while the work goes on. */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<MainThreadTasks> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await work();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      .map(key),
  );
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith('RunTask') && event.tdur !== undefined && mainThreads.has(key(event)),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the main thread');
  return {
    cpu: tasks
      .map(({ tdur = 0 }) => tdur / 1000)
      .filter((milliseconds) => milliseconds > 5)
      .toSorted((a, b) => b - a),
    longestWall: Math.max(...tasks.map(({ dur = 0 }) => dur / 1000)),
  };
}
