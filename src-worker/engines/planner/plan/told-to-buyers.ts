/** What pages can say to buyers beside what the plan leads with: when they begin to look, what they say with its answer, other facts. */
import { isOneThing } from './heard-besides.ts';
import type { Plan } from './index.ts';
import { mayOpen } from './may-open.ts';
import { toldWhole } from './told-whole.ts';
import { inTongue } from './whole.ts';

/** Each in the language of the proposal, whole, within so many characters, and as no rule forbids. */
const fitting = ({ r, f }: Plan, words: readonly string[], most: number): string[] =>
  words.map((each) => inTongue(each, most, f.language)).filter((each) => each !== '' && mayOpen(r, each));

/** What sets them looking, each by itself, as the client tells it, where pages may be set in it. */
export function momentsTold(plan: Plan, most: number): string[] {
  const { moment, occasions } = plan.buyers;
  if (moment === undefined || occasions.length === 0) return [];
  const heard = plan.r.heard.filter(
    ({ kind, words }) => kind === 'starts' && isOneThing(moment.said.words, words),
  );
  return fitting(
    plan,
    moment.events === undefined ? heard.slice(0, 1).map(({ words }) => words) : occasions,
    most,
  );
}

/** What they are heard to say or ask, as they think it, with the fact of ours that answers it, where one does. */
export interface Heard {
  thought: string;
  answer?: string;
}
export function heardTold(plan: Plan, most: number): Heard[] {
  const { asks, objection, besides } = plan.buyers;
  const told = [
    ...(asks ? [{ thought: asks.words, answer: asks.answer }] : []),
    ...[...(objection ? [objection] : []), ...besides].flatMap(({ thought, answer, isFraud }) =>
      thought === undefined || isFraud ? [] : [{ thought, answer }],
    ),
  ];
  return told.flatMap(({ thought, answer }, i): Heard[] => {
    const [said] = fitting(plan, [thought], most);
    const isSaid = told.slice(0, i).some((other) => isOneThing(other.thought, thought));
    if (said === undefined || isSaid) return [];
    const [fact] = answer ? fitting(plan, [answer.words], most) : [];
    return [{ thought: said, ...(fact === undefined ? {} : { answer: fact }) }];
  });
}

/** Whether it is what every page leads with. */
export const isLead = ({ buyers, positions }: Plan, words: string): boolean =>
  [buyers.lead?.words, positions[0]?.ours].some((lead) => lead !== undefined && isOneThing(lead, words));

/** Facts of ours that may stand in an ad, without the one that leads, each with the rest of its phrase. */
export function factsBesideLead(plan: Plan, most: number): string[] {
  const claims = [...plan.buyers.strong, ...plan.buyers.claims].map(({ words }) => words);
  const beside = claims.filter((words, i) => claims.indexOf(words) === i && !isLead(plan, words));
  const told = beside.map((words) => {
    const phrase = toldWhole(plan.r, words, claims, most);
    return phrase !== '' && isLead(plan, phrase) ? words : phrase;
  });
  return fitting(plan, told, most).filter((words, i, all) => all.indexOf(words) === i);
}
