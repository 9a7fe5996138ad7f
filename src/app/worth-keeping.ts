import type { WorkerEvent } from '../shared/contract/events.ts';

/** Whether there is something to lose from now on: a draft that the person is writing, or a finished proposal. */
export const isWorthKeeping = (event: WorkerEvent): boolean =>
  event.type === 'draftDidSave' || (event.type === 'runDidChange' && event.run.phase === 'finished');
