/** What a device has stored, read beside the product and never through it. */
import type { Page } from 'playwright';
import { failures } from '../../../src/copy/en/failures.ts';
import { worded, type Reason } from '../../../src/shared/domain/failure.ts';

export interface StoredPage {
  proposalId: string;
  pageNumber: number;
  success: boolean;
  finishedAt: string;
  requestId: string;
  error?: Reason;
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
export async function stored(page: Page): Promise<Stored> {
  const [pages, runs] = [await records<StoredPage>(page, 'pages'), await records<StoredRun>(page, 'runs')];
  return { pages, runs };
}

/** Why a page has no text, in the words of the interface. */
export const whyFailed = ({ error }: StoredPage): string | undefined => error && worded(failures, error);

export const drafts = (page: Page): Promise<unknown[]> => records(page, 'drafts');

const records = <T>(page: Page, store: string): Promise<T[]> =>
  page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === 'palmleaf')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('palmleaf');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    });
    // Never in the way of a test that deletes the database.
    database.addEventListener('versionchange', () => database.close());
    try {
      return await new Promise<T[]>((resolve, reject) => {
        const request = database.transaction(name).objectStore(name).getAll();
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
      });
    } finally {
      database.close();
    }
  }, store);

/**
 * In a worker: from now on the device has no room for pages, or has room again. As in a browser, the put is taken and
 * its transaction fails at the end.
 */
export function fillPages(full: boolean): void {
  Reflect.set(globalThis, 'full', full);
  if (Reflect.has(globalThis, 'filled')) return;
  Reflect.set(globalThis, 'filled', true);
  const refused = new WeakSet<object>();
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {};
  Object.defineProperty(IDBObjectStore.prototype, 'put', {
    value(this: IDBObjectStore, record: unknown) {
      const request: unknown = Reflect.apply(put.value, this, [record]);
      if (this.name === 'pages' && Reflect.get(globalThis, 'full') === true) {
        const { transaction } = this;
        refused.add(transaction);
        queueMicrotask(() => transaction.abort());
      }
      return request;
    },
  });
  const error = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'error') ?? {};
  Object.defineProperty(IDBTransaction.prototype, 'error', {
    get(this: IDBTransaction): unknown {
      if (refused.has(this)) return new DOMException('No room left', 'QuotaExceededError');
      return error.get?.call(this);
    },
  });
}
