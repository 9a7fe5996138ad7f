/** Leads the worker's events to what is shown and to the mirror. Called once, when the page starts. */
import type { WorkerEvent } from '../shared/contract/events.ts';
import type { Client } from '../worker-client/client.ts';
import { agencyChanged, draftsChanged, historyChanged, proposalChanged } from './changes.ts';
import { showFileStatus } from './files.ts';
import { endGrowing, showGrowing } from './growing.ts';
import type { Mirror } from './mirror.ts';
import { showRun, showRuns } from './runs.ts';
import { showStorageProblem } from './storage.ts';

/** The events that change what the mirror shows. */
const MIRRORED: ReadonlySet<WorkerEvent['type']> = new Set([
  'draftDidSave',
  'draftDidChange',
  'historyDidChange',
  'proposalDidChange',
]);

/** Returns what undoes it. Reads the live runs at once, and again whenever a worker was replaced. */
export function connectState(client: Client): () => void {
  let mirror: Promise<Mirror> | undefined;
  /** The mirror's code comes with the first event that it writes down. */
  const reflect = async (event: WorkerEvent): Promise<void> => {
    mirror ??= import('./mirror.ts').then(({ createMirror }) =>
      createMirror(client, () => globalThis.localStorage),
    );
    try {
      await (await mirror).handle(event);
    } catch (error) {
      mirror = undefined;
      console.warn('The mirror in local storage could not be written.', error);
    }
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
      case 'draftDidChange':
        draftsChanged();
        break;
      case 'agencyDidChange':
        agencyChanged();
        break;
      case 'fileDidProgress':
        showFileStatus(event.proposalId, event.status);
        break;
      case 'storageDidClear':
        showStorageProblem({ code: 'storage-cleared' });
        historyChanged();
        draftsChanged();
        break;
      case 'storageDidRecover':
        showStorageProblem(undefined);
        break;
      case 'storageDidFail':
        showStorageProblem(event.reason);
        break;
    }
    if (MIRRORED.has(event.type)) void reflect(event);
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
