/** What is kept is to last: the browser is asked not to clear it, and the folder that the person chose follows it. */

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

/** Once for each load of the page. An insecure address or an old browser has nothing to ask. */
export function keepData(): void {
  void import('../screen-kit/folder/keep-current.ts').then(
    ({ keepFolderCurrent }) => keepFolderCurrent(),
    console.warn,
  );
  const keeper = 'storage' in navigator && 'persist' in navigator.storage ? navigator.storage : undefined;
  void askToKeep(keeper, () => localStorage, Date.now());
}

/** At most once a day: some browsers ask the person in turn. Asks unless it was granted already, or asked within a day. Never rejects. */
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
