/** What a device has stored, read beside the product and never through it. */
import type { Page } from 'playwright';

export interface StoredPage {
  proposalId: string;
  pageNumber: number;
  success: boolean;
  finishedAt: string;
  requestId: string;
  error?: string;
}
export interface StoredRun {
  runId: string;
  proposalId: string;
  phase: string;
  epoch: number;
  wait: { reason: string } | null;
}
export interface Stored {
  pages: StoredPage[];
  runs: StoredRun[];
}

/** Empty where there is no database yet: to open one here would make it. */
export const stored = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'palmleaf')) return { pages: [], runs: [] };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('palmleaf');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    });
    // Never in the way of a test that deletes the database.
    database.addEventListener('versionchange', () => database.close());
    const all = <T>(store: string): Promise<T[]> =>
      new Promise((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
      });
    try {
      return { pages: await all('pages'), runs: await all('runs') };
    } finally {
      database.close();
    }
  });
