/**
 * A page that outlived a release asks for chunks which are no more. Loading it again brings the new release; once for
 * each release, so that a chunk which is missing for another reason is no endless loop.
 */

const KEY = 'reloaded_from';

/** The part of `Storage` that is used. */
export interface Mark {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * True when the page may load itself again; remembers that it did. `release`: the address of its own script, which each
 * release changes. Without a memory it never does: it could not tell the first time from the second.
 */
export function mayReload(release: string, mark: () => Mark | undefined): boolean {
  try {
    const store = mark();
    if (store === undefined || store.getItem(KEY) === release) return false;
    store.setItem(KEY, release);
    return store.getItem(KEY) === release;
  } catch {
    return false;
  }
}

/**
 * Loads this page again for the newer release, unless it did so already or there is no network to get it from. True
 * when it does.
 */
export function reloadForNewRelease(): boolean {
  if (!navigator.onLine || !mayReload(ownRelease, () => sessionStorage)) return false;
  location.reload();
  return true;
}

let ownRelease = '';

/** Listens for chunks that are missing. Without a network nothing is newer: the error screen stays. */
export function reloadForMissingChunks(release: string): void {
  ownRelease = release;
  addEventListener('vite:preloadError', () => void reloadForNewRelease());
}
