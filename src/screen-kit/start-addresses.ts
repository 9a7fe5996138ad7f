/**
 * The addresses that the start of the application leads to, apart from the others (`addresses.ts`): the first view loads
 * nothing that it does not need.
 */

export const home = '/';
export const allProposals = '/?view=proposals';
export const settings = '/?view=settings';
/** The wizard at a step (1 to 5), with the draft it edits. */
export function wizard(step = 1, draftId?: string): string {
  const query = new URLSearchParams({ view: 'wizard', step: String(step) });
  if (draftId !== undefined) query.set('draft', draftId);
  return `/?${query}`;
}
