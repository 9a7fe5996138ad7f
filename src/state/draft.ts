/**
 * The draft being typed: its visible 'saved' state, saving that never overtakes itself, and taking over what other tabs
 * have saved. One thing at a time: whatever is typed meanwhile is in the next save.
 */
import { create } from 'zustand';
import type { DraftBase, DraftInput } from '../shared/contract/work.ts';
import type { WorkerApi } from '../shared/contract/worker-api.ts';
import type { Reason } from '../shared/domain/failure.ts';
import type { DraftRecord } from '../shared/domain/records.ts';

type SaveState =
  | { state: 'idle' }
  | { state: 'saving' }
  /** `at`: ISO 8601 in UTC. */
  | { state: 'saved'; at: string }
  | { state: 'failed'; reason: Reason };

interface DraftState {
  /** Key of the current draft once it was saved for the first time. */
  draftId: string | undefined;
  save: SaveState;
}

const initial: DraftState = { draftId: undefined, save: { state: 'idle' } };
export const useDraft = create<DraftState>()(() => initial);

export type Answers = Omit<DraftInput, 'draftId' | 'base'>;

/** The form that the draft is open in. */
export interface OpenForm {
  /** Its answers as they are now. */
  read: () => Answers;
  /**
   * Takes over what is stored, but for what has changed here after `since`. Answers what of it this form knows now: all
   * but an answer that a person stands in.
   */
  take: (since: Pick<DraftBase, 'formData' | 'language'>, stored: DraftRecord) => DraftBase['formData'];
}

/** One opening of a draft; its key is known once it was saved for the first time. */
interface Sitting {
  draftId: string | undefined;
  /** The stored answers as the form knows them. */
  known: DraftBase | undefined;
  /** The form left an answer out of what it took over. */
  behind: boolean;
  /** Answers were handed in that are not on their way yet. */
  unsaved: boolean;
}
type Saver = Pick<WorkerApi, 'saveDraft'>;
type Follower = Pick<WorkerApi, 'draft'>;

/** What a form that was filled with a stored draft knows of it. */
export const draftBase = ({ formData, language, revision = 0 }: DraftRecord): DraftBase => ({
  formData,
  language,
  revision,
});

let sitting: Sitting = { draftId: undefined, known: undefined, behind: false, unsaved: false };
/** What is to be done for each sitting: saved answers come back with what other tabs have saved. */
const due = new Map<Sitting, () => Promise<void>>();
let working: Promise<void> | undefined;

/**
 * Begins with another draft, or with a new one. What waits for the one before is still saved, to that one.
 *
 * @param stored what the form is filled with, where that is a draft already
 */
export const openDraft = (draftId?: string, stored?: DraftRecord): void => {
  sitting = { draftId, known: stored && draftBase(stored), behind: false, unsaved: false };
  useDraft.setState({ ...initial, draftId });
};

/** The stored answers of the open draft, as its form knows them. */
export const knownDraft = (): DraftBase | undefined => sitting.known;

/** Saves the form's answers; resolves when everything handed in so far is stored or has failed. */
export function saveDraft(worker: Saver, form: OpenForm): Promise<void> {
  const own = sitting;
  useDraft.setState({ save: { state: 'saving' } });
  own.unsaved = true;
  due.set(own, async () => {
    own.unsaved = false;
    const answers = form.read();
    const { draftId, known } = own;
    const result = await worker.saveDraft({
      ...answers,
      ...(draftId === undefined ? {} : { draftId }),
      ...(known === undefined ? {} : { base: known }),
    });
    if (result.ok) {
      own.draftId = result.value.draftId;
      take(own, form, answers, result.value);
    }
    // The person has gone on to another draft: this save is shown nowhere.
    if (own === sitting) show(result, own.unsaved);
  });
  return workOff();
}

/** Resolves when everything handed in so far is stored or has failed. */
export const draftsSaved = async (): Promise<void> => working;

/**
 * Another tab has saved the draft (`revision`), or the person has left an answer that was kept from being changed
 * (no `revision`): the form takes it over.
 */
export function followDraft(worker: Follower, form: OpenForm, revision?: number): Promise<void> {
  const own = sitting;
  const isNews = (): boolean => own.behind || (revision ?? 0) > (own.known?.revision ?? 0);
  // The answer to the save under way brings the other tab's changes as well.
  if (due.has(own) || (revision === undefined && !own.behind)) return working ?? Promise.resolve();
  due.set(own, async () => {
    const { draftId, known } = own;
    // The news is of this tab's own save.
    if (draftId === undefined || known === undefined || !isNews()) return;
    const stored = await worker.draft(draftId);
    if (stored.ok) take(own, form, known, stored.value);
  });
  return workOff();
}

function take(own: Sitting, form: OpenForm, since: Omit<DraftBase, 'revision'>, stored: DraftRecord): void {
  const formData = form.take(since, stored);
  own.known = { ...draftBase(stored), formData };
  own.behind = formData !== stored.formData;
}

const workOff = (): Promise<void> => (working ??= workAll().finally(() => (working = undefined)));

async function workAll(): Promise<void> {
  for (let next = first(); next !== undefined; next = first()) {
    const [own, work] = next;
    due.delete(own);
    await work();
  }
}

const first = (): [Sitting, () => Promise<void>] | undefined => [...due][0];

function show(result: Awaited<ReturnType<Saver['saveDraft']>>, more: boolean): void {
  if (result.ok)
    useDraft.setState({
      draftId: result.value.draftId,
      save: more ? { state: 'saving' } : { state: 'saved', at: result.value.lastModified },
    });
  else if (!more) useDraft.setState({ save: { state: 'failed', reason: result.failure.reason } });
}
