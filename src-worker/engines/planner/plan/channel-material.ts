/** What the first task of each channel is done with: what buyers are heard to ask, and statements of the client's, each shown once. */
import type { ChannelRow, Role } from './channel-rows.ts';
import type { Plan } from './index.ts';
import { isTheirsAlone } from '../../../understanding/theirs-alone.ts';
import { isLeftOpen } from './settling.ts';
import { inTongue } from './whole.ts';

/** What one row works with; '' where nothing is left for it. */
export interface Material {
  /** What buyers are heard to ask or think. */
  question: string;
  /** What the client can show. */
  shown: string;
}

/** Characters that a cell has room for beside its task. */
const LONGEST = 60;
const [ASKS, SHOWS]: readonly (readonly Role[])[] = [
  ['clip', 'answer'],
  ['explain', 'picture', 'clip', 'proof', 'page'],
];

/** What they ask, what stops them and what else they say; whether it is genuine is answered by no single channel, and a price by the price. */
function questionsOf(plan: Plan): string[] {
  const {
    buyers: { asks, objection, besides },
    f,
  } = plan;
  const thought = objection && !objection.isFraud && !objection.asksPrice ? (objection.thought ?? '') : '';
  const others = besides.flatMap((each) => (each.asksPrice ? [] : [each.thought ?? '']));
  return [asks?.words ?? '', thought, ...others]
    .filter((words) => !isLeftOpen(plan, words))
    .map((words) => inTongue(words, LONGEST, f.language))
    .filter((words, i, all) => words !== '' && !isTheirsAlone(words) && all.indexOf(words) === i);
}

/**
 * Of each row, in their order: the lead stands on other pages, so it is not shown here again.
 * @param drafted what the reply that page 14 drafts answers and says first: a chat promises nothing else
 */
export function materialOf(plan: Plan, rows: readonly ChannelRow[], drafted: Material): Material[] {
  const { buyers, positions, f } = plan;
  const [asked = '', fact = ''] = [drafted.question, drafted.shown].map((words) =>
    inTongue(words, LONGEST, f.language),
  );
  const inChat: Material = { question: asked, shown: fact };
  // One chat answers it; another has its own.
  const talks = rows.findIndex(({ role }) => role === 'talk');
  const questions = questionsOf(plan).filter((words) => talks === -1 || words !== inChat.question);
  const leads = new Set([buyers.lead?.words, positions[0]?.ours]);
  const shown = buyers.strong
    .filter(({ words }) => !leads.has(words))
    .map(({ words }) => inTongue(words, LONGEST, f.language))
    .filter((words) => words !== '');
  return rows.map(({ role }, i) => {
    if (role === 'talk') return i === talks ? inChat : { question: '', shown: '' };
    const question = (ASKS?.includes(role) === true && questions.shift()) || '';
    const isShown = question === '' && SHOWS?.includes(role) === true;
    return { question, shown: (isShown && shown.shift()) || '' };
  });
}
