/** Which proposals are listed, and in which order. Pure. */
import type { ProposalSummary } from '../../shared/contract/work.ts';
import type { DraftRecord } from '../../shared/domain/records.ts';

/** What is to be done with a proposal next. */
export type NextStep = 'ready' | 'writing' | 'unfinished' | 'failed';
export type Shown = 'all' | 'ready' | 'to-finish' | 'drafts';
export const ORDERS = ['newest', 'oldest', 'client'] as const;
export type Order = (typeof ORDERS)[number];

export interface Asked {
  words: string;
  shown: Shown;
  order: Order;
}

export function nextStepOf({ state, failedPages, donePages }: ProposalSummary): NextStep {
  if (state === 'running') return 'writing';
  if (state !== 'complete') return 'unfinished';
  return failedPages > 0 || donePages === 0 ? 'failed' : 'ready';
}

/** When it was written or changed last; ISO 8601. */
export const lastOf = ({ createdAt, generatedAt }: ProposalSummary): string =>
  generatedAt > createdAt ? generatedAt : createdAt;

/** Questionnaires whose client is asked for; none beside proposals of one state alone. */
export function draftsListed(drafts: readonly DraftRecord[], { words, shown }: Asked): DraftRecord[] {
  if (shown !== 'all' && shown !== 'drafts') return [];
  const asked = plain(words).trim();
  return drafts.filter(({ formData: { clientInfo } }) =>
    plain(`${clientInfo.companyName}\n${clientInfo.heroProduct}`).includes(asked),
  );
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What is searched of each proposal, made once: there may be a thousand, and a letter may not wait for them. */
const searched = new WeakMap<ProposalSummary, string>();
function textOf(proposal: ProposalSummary): string {
  const known = searched.get(proposal);
  if (known !== undefined) return known;
  const { title, companyName, businessType, businessSubType, heroProduct, budget } = proposal;
  const text = plain([title, companyName, businessType, businessSubType, heroProduct, budget].join('\n'));
  searched.set(proposal, text);
  return text;
}

/** Every word that is asked for stands in one of its texts. */
const holds = (proposal: ProposalSummary, words: readonly string[]): boolean =>
  words.every((word) => textOf(proposal).includes(word));

export const isShown = (proposal: ProposalSummary, shown: Shown): boolean =>
  shown === 'all' || (shown !== 'drafts' && (nextStepOf(proposal) === 'ready') === (shown === 'ready'));

const byName = new Intl.Collator(['en', 'th'], { numeric: true, sensitivity: 'base' });

export function listed(
  proposals: readonly ProposalSummary[],
  { words, shown, order }: Asked,
): ProposalSummary[] {
  const asked = plain(words)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const found = proposals.filter((proposal) => isShown(proposal, shown) && holds(proposal, asked));
  if (order === 'client') return found.toSorted((a, b) => byName.compare(a.title, b.title));
  return found.toSorted((a, b) => (lastOf(a) < lastOf(b) ? 1 : -1) * (order === 'newest' ? 1 : -1));
}
