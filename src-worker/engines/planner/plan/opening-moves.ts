/** Moves for a client whose answers ask for few: from its buyers, their first question, its places and its product. */
import { closeWords } from './journey.ts';
import { isSureOf } from './presumed.ts';
import { isSeveral, lowerFirst, lowerNoun } from '../text.ts';
import { areFamilies } from '../../../understanding/buyers.ts';
import { unique } from '../../../understanding/text.ts';
import { isUnanswered, questionAsked, questionOf } from './buyers.ts';
import { priceWords, type Claim } from './claims.ts';
import type { Plan } from './index.ts';
import type { Served, Strategy } from './moves.ts';
import { figure } from './targets.ts';
import { isUndercut } from './undercut.ts';
import { shorter } from './whole.ts';

/** Characters of a statement within a move. */
const SHORT = 60;

/** The first statement that is short enough to stand in a move; '' where none is. */
const short = (claims: readonly (Claim | undefined)[]): string =>
  lowerFirst(claims.find((claim) => claim !== undefined && claim.words.length <= SHORT)?.words ?? '');

/** What buyers ask or say first, and what answers it: another statement of ours is no answer. What nothing answers opens nothing. */
export function asked(plan: Plan): { question: string; ours: string } {
  if (isUnanswered(plan.buyers)) return { question: '', ours: '' };
  const question = questionAsked(plan);
  const main = plan.buyers.doubts.find((doubt) => questionOf(plan, doubt) === question);
  return { question, ours: short([main?.answer]) };
}

/** Whether the buyers are so few and so well known that each can be written to by name: families are no names on a list, whoever buys beside them. */
export const canBeNamed = ({ r, buyers }: Plan): boolean =>
  isSureOf(r, 'companies') && !buyers.people.some(({ who }) => areFamilies(who));

/** Companies buy: by name. */
export function named(plan: Plan, { first }: Served): Strategy {
  const { f, r, say, buyers } = plan;
  const said = say.moves;
  const goal = r.goals.find(({ kind }) => kind === 'count');
  // One alone who has a say is no group: 'the buyers are CA firms and founder'.
  const groups = unique(buyers.people.map(({ who }) => lowerNoun(who))).filter(
    (who) => who !== '' && (f.language === 'th' || isSeveral(who)),
  );
  return {
    title: said.namedTitle,
    rationale: said.namedWhy({ groups: f.list(groups) }),
    objectives: first,
    hints: [
      ...said.namedHints({ ours: short(buyers.strong) }),
      goal ? said.reportGoal({ goal: figure(f, goal) }) : said.reportAccounts,
    ],
  };
}

/** Known where it is. */
export function local(plan: Plan, placeName: string, { first }: Served): Strategy {
  const said = plan.say.moves;
  const place = shorter(placeName, SHORT) || said.localPlace;
  return {
    title: said.localTitle({ place }),
    rationale: said.localWhy({ place }),
    objectives: first,
    hints: [...said.localHints({ ours: short([plan.buyers.lead, ...plan.buyers.strong]) }), said.reportNear],
  };
}

/** What is sold goes in front. */
export function leading(plan: Plan, { first }: Served): Strategy {
  const { f, r, say, journey, hero, forecast } = plan;
  const said = say.moves;
  const { ramp } = forecast;
  // Where others do it for less the price is told beside what it pays for, and opens nothing.
  const price = isSureOf(r, 'price') && !isUndercut(plan) ? (priceWords(r, f) ?? '') : '';
  return {
    title: said.leadTitle({ hero }),
    rationale: said.leadWhy,
    objectives: first,
    hints: [
      ...said.leadHints({ price, action: closeWords({ say, r, journey }).ask }),
      ramp ? said.reportGoal({ goal: figure(f, ramp.goal) }) : said.reportWeek({ many: f.both(r.act.many) }),
    ],
  };
}

/** Where next to nothing is told: whatever is done, it is counted. */
export function counting({ say }: Plan, { last }: Served): Strategy {
  const said = say.moves;
  return {
    title: said.countTitle,
    rationale: said.countWhy,
    objectives: last,
    hints: [...said.countHints, said.reportSheet],
  };
}
