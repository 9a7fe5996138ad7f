/**
 * The draft being typed: its visible 'saved' state, and saving that never overtakes itself. Only the newest input
 * waits while a save is under way; what was typed in between is in it.
 */
import { create } from 'zustand';
import type { DraftInput, WorkerApi } from '../shared/contract/worker-api.ts';

type SaveState =
  | { state: 'idle' }
  | { state: 'saving' }
  /** `at`: ISO 8601 in UTC. */
  | { state: 'saved'; at: string }
  | { state: 'failed'; message: string };

interface DraftState {
  /** Key of the current draft once it was saved for the first time. */
  draftId: string | undefined;
  save: SaveState;
}

const initial: DraftState = { draftId: undefined, save: { state: 'idle' } };
export const useDraft = create<DraftState>()(() => initial);

/** One opening of a draft; its key is known once it was saved for the first time. */
interface Sitting {
  draftId: string | undefined;
}
type Answers = Omit<DraftInput, 'draftId'>;
type Saver = Pick<WorkerApi, 'saveDraft'>;

let sitting: Sitting = { draftId: undefined };
/** The newest answers of each sitting that are not saved yet. */
const waiting = new Map<Sitting, Answers>();
let saving: Promise<void> | undefined;

/** Begins with another draft, or with a new one. What waits for the one before is still saved, to that one. */
export const openDraft = (draftId?: string): void => {
  sitting = { draftId };
  useDraft.setState({ ...initial, draftId });
};

/** Saves the newest answers; resolves when everything handed in so far is stored or has failed. */
export function saveDraft(worker: Saver, answers: Answers): Promise<void> {
  waiting.set(sitting, answers);
  useDraft.setState({ save: { state: 'saving' } });
  saving ??= saveAll(worker).finally(() => (saving = undefined));
  return saving;
}

/** Resolves when everything handed in so far is stored or has failed. */
export const draftsSaved = async (): Promise<void> => saving;

async function saveAll(worker: Saver): Promise<void> {
  for (let next = first(); next !== undefined; next = first()) {
    const [own, answers] = next;
    waiting.delete(own);
    const { draftId } = own;
    const result = await worker.saveDraft(draftId === undefined ? answers : { ...answers, draftId });
    if (result.ok) own.draftId = result.value.draftId;
    // The answer for a draft that was left shows nowhere.
    if (own === sitting) show(result, waiting.has(own));
  }
}

const first = (): [Sitting, Answers] | undefined => [...waiting][0];

function show(result: Awaited<ReturnType<Saver['saveDraft']>>, more: boolean): void {
  if (result.ok)
    useDraft.setState({
      draftId: result.value.draftId,
      save: more ? { state: 'saving' } : { state: 'saved', at: result.value.lastModified },
    });
  else if (!more) useDraft.setState({ save: { state: 'failed', message: result.failure.message } });
}
