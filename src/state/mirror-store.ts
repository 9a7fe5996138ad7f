/** localStorage behind the rule of the specification's section 5: refuse a save beyond 90 % of an assumed 5 MB. */

import { fitsStorage, storedBytes } from '../shared/domain/stored-proposal.ts';

/** The part of `Storage` that is used. */
export interface KeyValue {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Every key there is; none when storage is missing or forbidden. */
export function keysOf(store: KeyValue): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) => key !== null);
}

/** Saves, or returns false with a console warning: too much, full, forbidden. */
export function save(store: KeyValue, key: string, value: unknown): boolean {
  try {
    const text = JSON.stringify(value);
    if (store.getItem(key) === text) return true;
    let total = storedBytes(key, text);
    for (const other of keysOf(store))
      if (other !== key) total += storedBytes(other, store.getItem(other) ?? '');
    if (!fitsStorage(total)) {
      console.warn(`'${key}' was not mirrored to local storage: it would exceed 90% of 5 MB.`);
      return false;
    }
    store.setItem(key, text);
    return true;
  } catch (error) {
    console.warn(`'${key}' was not mirrored to local storage.`, error);
    return false;
  }
}

/** Removes the keys that `drop` names. */
export function clear(store: KeyValue, drop: (key: string, value: string | null) => boolean): void {
  try {
    for (const key of keysOf(store)) if (drop(key, store.getItem(key))) store.removeItem(key);
  } catch (error) {
    console.warn('The mirror in local storage could not be tidied.', error);
  }
}
