/**
 * Text that another app shares with this one. The manifest's share target is a plain address ('GET'): it needs no service
 * worker to catch it, and works offline because every address of the product does.
 */

/** Of the panel, for links to it. */
export const BRIEF_ID = 'start-from-a-brief';

/** As the manifest names them, in the order in which they stand in the brief. */
const NAMES = ['shared_title', 'shared_text', 'shared_url'] as const;

/** The shared text in a query; '' where nothing was shared. A part that another one holds already is left out. */
export function sharedText(search: string): string {
  const query = new URLSearchParams(search);
  const parts = [
    ...new Set(NAMES.map((name) => (query.get(name) ?? '').trim()).filter((part) => part !== '')),
  ];
  return parts.filter((part) => !parts.some((other) => other !== part && other.includes(part))).join('\n\n');
}
