/** Which view an address shows (readings, 'Views, addresses and going back'). */

export type View =
  | 'landing'
  | 'wizard'
  | 'proposals'
  | 'settings'
  | 'receive'
  | 'continue'
  | 'example'
  | 'proposal'
  | 'generation'
  | 'slideshow'
  | 'edit'
  | 'versions'
  | 'pages'
  | 'ai-request'
  | 'not-found';

const MAIN: readonly View[] = ['wizard', 'proposals', 'settings', 'receive', 'continue', 'example'];
const OF_PROPOSAL: readonly View[] = ['generation', 'slideshow', 'edit', 'versions', 'pages', 'wizard'];

/** Which view an address shows. An unknown view name shows the view without one. */
export function viewOf(pathname: string, search: string): { view: View; id?: string } {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const name = new URLSearchParams(search).get('view') ?? '';
  const [first, second] = segments;
  if (first === undefined) return { view: MAIN.find((view) => view === name) ?? 'landing' };
  if (segments.length === 1)
    return { view: OF_PROPOSAL.find((view) => view === name) ?? 'proposal', id: decode(first) };
  if (segments.length === 2 && first === 'ai' && second !== undefined) {
    return { view: 'ai-request', id: decode(second) };
  }
  return { view: 'not-found' };
}

/** An id as it was before it was put in an address; a malformed one is taken as it stands. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
