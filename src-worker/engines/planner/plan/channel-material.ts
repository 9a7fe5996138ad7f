/** What the first task of each channel is done with: what buyers are heard to ask, and statements of the client's, each shown once. */
import { priceWords } from './claims.ts';
import type { ChannelRow, Role } from './channel-rows.ts';
import type { Plan } from './index.ts';
import { firstHeard, turned } from './told-to-buyers.ts';
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
  ['talk', 'clip', 'answer'],
  ['explain', 'picture', 'clip', 'proof', 'page'],
];

/** A first reply can tell the price. */
const isPriced = ({ r, f, buyers: { objection } }: Plan): boolean =>
  objection?.asksPrice === true || priceWords(r, f) !== undefined;

/** What they ask and what else they say; what stops them first stands on pages 7, 8 and 13, and here where nothing else can be told. */
function questionsOf(plan: Plan): string[] {
  const { buyers, f } = plan;
  const { asks, besides } = buyers;
  const others = besides.flatMap((each) => (each.asksPrice ? [] : [each.thought ?? '']));
  const first = firstHeard(plan);
  const isSpoken = first !== undefined && buyers.objection?.isFraud !== true && !isPriced(plan);
  return [...[asks?.words ?? '', ...others].filter((words) => words !== first), isSpoken ? first : '']
    .map((words) => inTongue(words, LONGEST, f.language))
    .filter((words, i, all) => words !== '' && all.indexOf(words) === i);
}

/** Of each row, in their order: the lead stands on other pages, so it is not shown here again. */
export function materialOf(plan: Plan, rows: readonly ChannelRow[]): Material[] {
  const { buyers, positions, f } = plan;
  const questions = questionsOf(plan);
  const leads = new Set([buyers.lead?.words, positions[0]?.ours]);
  const shown = buyers.strong
    .filter(({ words }) => !leads.has(words))
    .map(({ words }) => inTongue(words, LONGEST, f.language))
    .filter((words) => words !== '');
  // Pages 11 and 13 say the first.
  const facts = turned(shown, 1);
  return rows.map(({ role }) => {
    const question = (ASKS?.includes(role) === true && questions.shift()) || '';
    const isShown = question === '' && SHOWS?.includes(role) === true;
    return { question, shown: (isShown && facts.shift()) || '' };
  });
}
