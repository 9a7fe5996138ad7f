/**
 * Asks the browser not to clear what is kept, when there is something to lose: a draft that the person is writing or a
 * proposal that is finished. Never at first sight, and at most once a day: some browsers ask the person in turn.
 */
import { useDraft } from '../state/draft.ts';
import { useRuns } from '../state/runs.ts';

const KEY = 'persist_asked';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The part of a StorageManager that is used. */
export interface Keeper {
  persisted(): Promise<boolean>;
  persist(): Promise<boolean>;
}
/** The part of `Storage` that is used. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Asks unless it was granted already, or asked within a day. Never rejects. */
export async function askToKeep(
  keeper: Keeper | undefined,
  memory: () => Memory,
  now: number,
): Promise<'kept' | 'refused' | 'not-asked'> {
  try {
    if (keeper === undefined) return 'not-asked';
    if (await keeper.persisted()) return 'kept';
    const asked = Number(memory().getItem(KEY) ?? 0);
    if (now >= asked && now - asked < DAY_MS) return 'not-asked';
    memory().setItem(KEY, String(now));
    return (await keeper.persist()) ? 'kept' : 'refused';
  } catch (error) {
    console.warn('The browser was not asked to keep the data.', error);
    return 'not-asked';
  }
}

/** Waits for something worth keeping, asks once, and answers with what stops waiting. */
export function keepDataOnceThereIsSome(ask: () => void): () => void {
  const stop = (): void => {
    stopDraft();
    stopRuns();
  };
  const once = (): void => {
    stop();
    ask();
  };
  const stopDraft = useDraft.subscribe(({ save }) => {
    if (save.state === 'saved') once();
  });
  const stopRuns = useRuns.subscribe(({ byId }) => {
    if (Object.values(byId).some(({ phase }) => phase === 'finished')) once();
  });
  return stop;
}
