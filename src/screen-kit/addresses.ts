/**
 * The addresses of the views (readings, 'Views, addresses and going back'): paths as the specification has them,
 * the main application's views in the query, so that back, forward and reload lose nothing.
 */

import { settings, wizard } from './start-addresses.ts';

export { allProposals, home, settings, wizard } from './start-addresses.ts';
/** A proposal from another device. */
export const receive = '/?view=receive';
/** Settings, where a copy is opened. */
export const openCopy = `${settings}&open`;
/** A file of the build: the licences of what the product contains. */
export const licences = '/licences.txt';
/** The part of Settings where the engine and its addresses are chosen. */
export const engineSettings = `${settings}#engine`;

const proposalPath = (proposalId: string): string => `/${encodeURIComponent(proposalId)}`;
/** An AI request: loaded, then its draft opens in the wizard. */
export const aiRequest = (id: string): string => `/ai/${encodeURIComponent(id)}`;
/** The result of a proposal. */
export const proposal = (proposalId: string): string => proposalPath(proposalId);
/** An answer of the client, to be changed there; `field`: its path in the questionnaire. */
export const answer = (proposalId: string, field: string): string => `${proposalPath(proposalId)}#${field}`;
/** What the plan assumes, opened. */
export const assumptions = (proposalId: string): string => `${proposalPath(proposalId)}#assumptions`;
/** A run as it writes. */
export const generation = (proposalId: string): string => `${proposalPath(proposalId)}?view=generation`;
/** The slideshow, at a slide counted from 1. */
export const slideshow = (proposalId: string, slide?: number): string =>
  `${proposalPath(proposalId)}?view=slideshow${slide === undefined ? '' : `&slide=${slide}`}`;
/** The editing view of a page; `part`: which of its slides, from 1; `text`: path of the one that is typed at once. */
export const edit = (proposalId: string, page: number, part = 1, text?: string): string =>
  `${proposalPath(proposalId)}?view=edit&page=${page}${part === 1 ? '' : `&part=${part}`}${
    text === undefined ? '' : `&text=${encodeURIComponent(text)}`
  }`;
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
