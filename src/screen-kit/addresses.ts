/**
 * The addresses of the views (readings, 'Views, addresses and going back'): paths as the specification has them,
 * the main application's views in the query, so that back, forward and reload lose nothing.
 */

export const home = '/';
export const allProposals = '/?view=proposals';
export const settings = '/?view=settings';
/** A proposal from another device. */
export const receive = '/?view=receive';
/** Settings, where a copy is opened. */
export const openCopy = `${settings}&open`;
/** A file of the build: the licences of what the product contains. */
export const licences = '/licences.txt';
/** The part of Settings where the engine and its addresses are chosen. */
export const engineSettings = `${settings}#engine`;

/** The wizard at a step (1 to 5), with the draft it edits. */
export function wizard(step = 1, draftId?: string): string {
  const query = new URLSearchParams({ view: 'wizard', step: String(step) });
  if (draftId !== undefined) query.set('draft', draftId);
  return `/?${query}`;
}

const proposalPath = (proposalId: string): string => `/${encodeURIComponent(proposalId)}`;
/** An AI request: loaded, then its draft opens in the wizard. */
export const aiRequest = (id: string): string => `/ai/${encodeURIComponent(id)}`;
/** The result of a proposal. */
export const proposal = (proposalId: string): string => proposalPath(proposalId);
/** A run as it writes. */
export const generation = (proposalId: string): string => `${proposalPath(proposalId)}?view=generation`;
/** The slideshow, at a slide counted from 1. */
export const slideshow = (proposalId: string, slide?: number): string =>
  `${proposalPath(proposalId)}?view=slideshow${slide === undefined ? '' : `&slide=${slide}`}`;
/** The editing view of a page; `part`: which of its slides, from 1. */
export const edit = (proposalId: string, page: number, part = 1): string =>
  `${proposalPath(proposalId)}?view=edit&page=${page}${part === 1 ? '' : `&part=${part}`}`;
/** Another take of a page beside it. */
export const take = (proposalId: string, page: number): string => `${edit(proposalId, page)}&again=1`;
/** What was done to a proposal; `page`: the one that is looked at first. */
export const versions = (proposalId: string, page?: number): string =>
  `${proposalPath(proposalId)}?view=versions${page === undefined ? '' : `&page=${page}`}`;
/** The deck as a whole: its order, pages of one's own, pictures. */
export const pages = (proposalId: string): string => `${proposalPath(proposalId)}?view=pages`;
/** The wizard filled with the answers of a proposal; confirming makes a new one. */
export const editProposal = (proposalId: string, step = 1, draftId?: string): string =>
  `${proposalPath(proposalId)}${wizard(step, draftId).slice(1)}`;

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

const MAIN: Readonly<Record<string, View>> = {
  wizard: 'wizard',
  proposals: 'proposals',
  settings: 'settings',
  receive: 'receive',
  continue: 'continue',
  example: 'example',
};
const OF_PROPOSAL: Readonly<Record<string, View>> = {
  generation: 'generation',
  slideshow: 'slideshow',
  edit: 'edit',
  versions: 'versions',
  pages: 'pages',
  wizard: 'wizard',
};

/** Which view an address shows. An unknown view name shows the view without one. */
export function viewOf(pathname: string, search: string): { view: View; id?: string } {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const name = new URLSearchParams(search).get('view') ?? '';
  const [first, second] = segments;
  if (first === undefined) return { view: MAIN[name] ?? 'landing' };
  if (segments.length === 1) return { view: OF_PROPOSAL[name] ?? 'proposal', id: decode(first) };
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
