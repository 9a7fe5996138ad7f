/** Moves that answer what the client said: of its costs and its challenges. */
import { OBJECTIVES } from '../data/objectives.ts';
import { lowerFirst } from '../text.ts';
import { whole } from './whole.ts';
import type { Plan } from './index.ts';
import { bareMetric, figure } from './targets.ts';

export interface Strategy {
  title: string;
  /** Under a headline that says the title. */
  short?: string;
  rationale: string;
  objectives: string[];
  hints: string[];
}

/** Letters of a reason that is quoted. */
const LONGEST = 110;

/** What a move serves: the first objective, the last, all of them. */
export interface Served {
  first: string[];
  last: string[];
  all: string[];
}

/** Money goes to the step that sells. */
export function buying({ f, r, say, forecast: { cost }, remedies }: Plan, { first }: Served): Strategy {
  const said = say.moves;
  const one = f.both(r.act.one);
  const issue = r.issues[0] ?? r.challenges[0] ?? '';
  const likes = remedies.some(({ remedy }) => remedy.id === 'likes');
  const google = r.adChannels.includes('google-ads');
  const rationale =
    cost?.from === undefined
      ? said.quoted(f.sentence(whole(issue, LONGEST) || said.likesWhy({ many: f.both(r.act.many) })))
      : said.risen({
          head: likes ? f.sentence(whole(issue, 80)) : '',
          per: cost.per,
          from: f.number(cost.from),
          now: f.money(cost.now, cost.currency),
        });
  return {
    title: likes
      ? said.noLikesTitle({ many: f.both(r.act.many) })
      : said.costTitle({ per: cost?.per ?? one }),
    rationale,
    objectives: first,
    hints: [
      /boost|บูสต์/iu.test(r.answers.onlineAdIssues) ? said.noBoosts : said.track,
      google ? said.google : said.stop,
      said.aim({ one }),
      cost
        ? said.reportCost({ sum: f.money(cost.target, cost.currency), per: cost.per })
        : said.reportMedia({ one }),
    ],
  };
}

/** Whether the client's words for a challenge can be quoted as the reason of a move. */
export const isReason = (words: string): boolean => whole(words, LONGEST) !== '';

/** What is done about a challenge that the client named. */
export function remedied(
  { f, r, say, forecast: { supply } }: Plan,
  { remedy, because }: Plan['remedies'][number],
  { first, last }: Served,
): Strategy {
  const said = say.moves;
  const churn = r.goals.find(({ kind, metric }) => kind === 'ceiling' && /churn|เลิก/iu.test(metric));
  const isStock = remedy.id === 'stock';
  const stock = isStock ? supply : undefined;
  const kept = isStock && r.objectives.includes('customer-retention');
  return {
    title: f.both(remedy.title),
    rationale: say.keyStrategy.objectionWhy({ words: whole(because, LONGEST) }),
    objectives: kept
      ? [f.both(OBJECTIVES['customer-retention'].name)]
      : remedy.id === 'competition'
        ? last
        : first,
    hints: [
      ...(stock ? [said.planStock({ needed: `${f.number(stock.later)} ${stock.unit}` })] : []),
      ...remedy.hints.slice(stock ? 1 : 0).map(f.both),
      isStock && churn
        ? said.reportGoal({ goal: `${lowerFirst(bareMetric(churn.metric))} ${figure(f, churn)}` })
        : f.both(remedy.report),
    ],
  };
}
