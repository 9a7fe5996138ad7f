import { isDraftKey, mirrorKeys } from '../shared/domain/mirror-keys.ts';
import type { KeyValue } from './mirror-store.ts';

/**
 * True when the mirror in local storage knows of a proposal or a draft. A guess before the worker has answered, and
 * good for nothing but leaving room: the mirror is never the truth.
 */
export function hasMirroredWork(store: () => KeyValue): boolean {
  try {
    const mirror = store();
    const history = mirror.getItem(mirrorKeys.history);
    if (history !== null && history !== '[]') return true;
    return Array.from({ length: mirror.length }, (_, index) => mirror.key(index) ?? '').some(isDraftKey);
  } catch {
    // Storage is forbidden.
    return false;
  }
}
