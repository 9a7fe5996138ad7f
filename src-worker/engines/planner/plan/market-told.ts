/** What the client tells of its market and of this moment: a season, a law, what others do. */
import { breaks } from '../../../../src/shared/domain/audit/rule-breaks.ts';
import { sentencesIn } from '../../../understanding/answers/sentences.ts';
import { stoodBy } from '../../../understanding/answers/unsure.ts';
import { forbids } from '../../../understanding/denials.ts';
import { movesBuyers } from '../../../understanding/why-now.ts';
import type { Plan } from './index.ts';
import { whole } from './whole.ts';

/** Characters of a statement that stands whole in a list. */
export const STATEMENT = 130;
/** Characters without which nothing is said of a market. */
const LEAST_STATEMENT = 12;
interface Statement {
  words: string;
  from: 'marketContext' | 'whyNeedNow';
}

/** What the client says of its market and of this moment, each statement whole; none that states a rule. */
export function statementsOf(plan: Plan): Statement[] {
  const { r } = plan;
  return (['marketContext', 'whyNeedNow'] as const).flatMap((from) =>
    stoodBy(sentencesIn(r.answers[from]).map(({ start, end }) => r.answers[from].slice(start, end)))
      .map((sentence) => whole(sentence, STATEMENT))
      .filter(
        (words) =>
          words.length >= LEAST_STATEMENT &&
          // What is not to be told stands in no list.
          !forbids(words) &&
          words !== plan.buyers.moment?.said.words &&
          (from === 'marketContext' ? keepsRules(plan, words) : isOfMarket(plan, words)) &&
          !r.rules.some(({ kind, quote }) => kind !== 'must' && quote.includes(words)),
      )
      .map((words) => ({ words, from })),
  );
}

/** Whether it tells of buyers, the season or the law, and not of what presses the client. */
const isOfMarket = (plan: Plan, words: string): boolean => movesBuyers(words) && keepsRules(plan, words);

/** Whether the client's rules let it be said. */
export const keepsRules = ({ r }: Plan, words: string): boolean =>
  r.rules.every((rule) => breaks(rule, words) === undefined);
