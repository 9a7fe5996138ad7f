/** Leads the worker's events to what is shown and to the mirror. Called once, when the page starts. */
import type { WorkerEvent } from '../shared/contract/worker-api.ts';
import type { Client } from '../worker-client/client.ts';
import { agencyChanged, draftsChanged, historyChanged, proposalChanged } from './changes.ts';
import { showFileStatus } from './files.ts';
import { endGrowing, showGrowing } from './growing.ts';
import type { Mirror } from './mirror.ts';
import { showRun, showRuns } from './runs.ts';
import { showStorageProblem } from './storage.ts';

/** What changes something that is mirrored. */
const MIRRORED: ReadonlySet<WorkerEvent['type']> = new Set([
  'historyDidChange',
  'proposalDidChange',
  'draftDidSave',
]);

/** Returns what undoes it. Reads the live runs at once, and again whenever a worker was replaced. */
export function connectState(client: Client): () => void {
  // Its code comes with the first thing to mirror: a first visit has nothing.
  let mirror: Promise<Mirror> | undefined;
  const mirrored = async (event: WorkerEvent): Promise<void> => {
    mirror ??= import('./mirror.ts').then(({ createMirror }) =>
      createMirror(client, () => globalThis.localStorage),
    );
    await (await mirror).handle(event);
  };
  const readRuns = async (): Promise<void> => {
    const runs = await client.runs();
    if (runs.ok) showRuns(runs.value);
  };
  const take = (event: WorkerEvent): void => {
    switch (event.type) {
      case 'runDidChange':
        showRun(event.run);
        if (event.run.phase !== 'running') endGrowing(event.run.proposalId);
        break;
      case 'pageDidGrow':
        showGrowing(event);
        break;
      case 'pageDidFinish':
        endGrowing(event.proposalId);
        proposalChanged(event.proposalId);
        break;
      case 'proposalDidChange':
        proposalChanged(event.proposalId);
        break;
      case 'historyDidChange':
        // A draft that became a proposal, or was removed, is one draft less.
        historyChanged();
        draftsChanged();
        break;
      case 'draftDidSave':
        draftsChanged();
        break;
      case 'agencyDidChange':
        agencyChanged();
        break;
      case 'fileDidProgress':
        showFileStatus(event.proposalId, event.status);
        break;
      case 'storageDidClear':
        showStorageProblem(event.message);
        historyChanged();
        draftsChanged();
        break;
      case 'storageDidRecover':
        showStorageProblem(undefined);
        break;
      case 'storageDidFail':
        showStorageProblem(event.message);
        break;
    }
    if (MIRRORED.has(event.type)) void mirrored(event);
  };
  const stopEvents = client.onEvent(take);
  const stopReplaced = client.onReplaced(() => {
    historyChanged();
    draftsChanged();
    void readRuns();
  });
  void readRuns();
  return () => {
    stopEvents();
    stopReplaced();
  };
}
