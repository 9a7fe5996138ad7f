/** Remembers the chosen folder, in a database of its own with one record. */
const DATABASE = 'palmleaf-folder';
const STORE = 'folder';
const KEY = 'chosen';

/** The chosen folder and what became of the last copy. */
export interface ChosenFolder {
  handle: FileSystemDirectoryHandle;
  /** When the last copy was made, ISO 8601; absent before the first. */
  copiedAt?: string;
  copies?: number;
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new DOMException('Unknown', 'UnknownError')),
    );
  });

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await asked(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const result = await asked(work(transaction.objectStore(STORE)));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new DOMException('Aborted', 'AbortError')),
      );
      // A transaction that only reads may be over already.
      if (mode === 'readonly') resolve();
    });
    return result;
  } finally {
    database.close();
  }
}

/** Undefined where none was chosen, or storage is forbidden. */
export async function chosenFolder(): Promise<ChosenFolder | undefined> {
  try {
    const found: unknown = await inStore('readonly', (store): IDBRequest<unknown> => store.get(KEY));
    return isChosen(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

export const rememberFolder = async (folder: ChosenFolder): Promise<void> => {
  await inStore('readwrite', (store) => store.put(folder, KEY));
};

export const forgetFolder = async (): Promise<void> => {
  await inStore('readwrite', (store) => store.delete(KEY));
};

const isChosen = (value: unknown): value is ChosenFolder =>
  typeof value === 'object' &&
  value !== null &&
  'handle' in value &&
  value.handle instanceof FileSystemDirectoryHandle;
