/** Page 6: what the client has tried on media that the plan does not use, and what a result cost there. */
import { triedElsewhere } from '../../../understanding/answers/tried-elsewhere.ts';
import type { Plan } from '../plan/index.ts';
import { whole } from '../plan/whole.ts';
import { rounded } from './reckoned/figures.ts';
import type { Write } from './write.ts';

/** Statements of one sentence. */
const MOST = 2;
/** Characters of a statement that is quoted. */
const LONGEST = 100;

const statementsOf = ({ r, budget }: Plan): ReturnType<typeof triedElsewhere> =>
  triedElsewhere(r.answers.onlineAdIssues, r.adChannels, budget.known ? budget.currency : r.price.currency)
    .filter(({ words }) => whole(words, LONGEST) !== '')
    .slice(0, MOST);

/** 'Tried before: “home show 3,900: 74 leads, 8 orders” ($488 for each of the 8).'; '' where nothing is told. */
export function triedBefore(plan: Plan): string {
  const { f, say } = plan;
  const said = say.marketChannelsAnalysis;
  const told = statementsOf(plan).map(({ words, each }) =>
    said.triedOne({
      words,
      sum: each === undefined ? '' : f.money(rounded(each.spent / each.count, 'money'), each.currency),
      count: f.number(each?.count ?? 0),
      unit: each?.unit ?? '',
    }),
  );
  return told.length === 0 ? '' : said.tried({ told: f.list(told) });
}

/** The arithmetic behind it. */
export const behindTried = (plan: Plan, w: Write): ReturnType<Write['computed']>[] =>
  statementsOf(plan).flatMap(({ each }) => {
    if (each === undefined) return [];
    const { f } = plan;
    const sum = rounded(each.spent / each.count, 'money');
    return [
      w.computed(
        f.money(sum, each.currency),
        `${f.money(each.spent, each.currency)} ÷ ${f.number(each.count)} = ${f.money(sum, each.currency)}`,
      ),
    ];
  });
