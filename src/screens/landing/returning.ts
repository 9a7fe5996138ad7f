/**
 * Whether a person has work on this device, as the mirror in local storage knows at once: no question to the worker.
 * `public/theme.js` asks the same before anything is painted.
 */

/** Marks the document with `data-returning`, on which the landing screen's layout depends (`returning:` in classes). */
export function markReturning(): void {
  document.documentElement.toggleAttribute('data-returning', hasWork());
}

function hasWork(): boolean {
  try {
    return (
      Object.keys(localStorage).some((key) => key.startsWith('draft_')) ||
      (localStorage.getItem('proposal_history') ?? '[]') !== '[]'
    );
  } catch {
    return false;
  }
}
