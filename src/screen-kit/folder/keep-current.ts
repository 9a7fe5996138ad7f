/** Keeps the chosen folder up to date: a copy some time after a change, so that a burst of them is one. */
import type { WorkerEvent } from '../../shared/contract/events.ts';
import { client } from '../../worker-client/index.ts';
import { copyToFolder } from './folder.ts';
import { chosenFolder } from './handle-store.ts';

/** After the last change, ms. */
const QUIET_MS = 20_000;
/** After the first change, however many follow, ms. */
const LATEST_MS = 120_000;

const CHANGES: ReadonlySet<WorkerEvent['type']> = new Set([
  'proposalDidChange',
  'historyDidChange',
  'draftDidSave',
  'agencyDidChange',
]);

/** From now on. The first copy is due when something has changed. */
export function keepFolderCurrent(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = 0;
  const copy = (): void => {
    timer = undefined;
    copyToFolder().catch((error: unknown) => console.warn('The folder was not brought up to date.', error));
  };
  const due = (): void => {
    if (timer === undefined) first = performance.now();
    else clearTimeout(timer);
    timer = setTimeout(copy, Math.min(QUIET_MS, Math.max(0, first + LATEST_MS - performance.now())));
  };
  const stop = client.onEvent((event) => {
    if (CHANGES.has(event.type)) void chosenFolder().then((chosen) => chosen && due());
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
