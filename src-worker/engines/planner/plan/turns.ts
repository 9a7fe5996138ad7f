/**
 * Pages that come back to what another page has said whole: each takes another fact of ours, or another moment, so that nothing of the
 * client's stands on every page. What we are chosen for is said where it is proposed (pages 5, 6, 11, 13 and 14) and wherever it answers.
 */
import type { Plan } from './index.ts';
import { isOneThing } from './heard-besides.ts';
import { bestSuiting, isBeside } from './suiting.ts';
import { factsBesideLead } from './told-to-buyers.ts';

/** The place of a page among those that take turns. */
const TURNS = { ideas: 0, journey: 2, rivals: 3 } as const;

const inTurn = <Item>(items: readonly Item[], turn: number): Item | undefined => items[turn % items.length];

const answersDoubt = ({ buyers: { doubts, asks, objection, besides } }: Plan, words: string): boolean =>
  [...doubts, ...besides, asks, objection].some(
    (each) => each?.answer !== undefined && isOneThing(each.answer.words, words),
  );

/** What else may lead, and what else the client calls its strength: the rest may be a limit or a term, and is no reason by itself. */
export function strongBeside(plan: Plan, most: number): string[] {
  const strong = [
    ...plan.buyers.strong.map(({ words }) => words),
    ...plan.buyers.claims.flatMap(({ words, from }) => (from === 'strengths' ? [words] : [])),
    ...plan.positions.flatMap(({ ours, reason }) => (reason === 'product' ? [] : [ours])),
  ];
  return factsBesideLead(plan, most).filter((words) => strong.some((each) => isOneThing(each, words)));
}

/**
 * The fact that stands beside another thing on this page; '' where nothing surely leads. A turn is taken by what suits the sentence: where
 * it is known what that is about, the fact that suits it best, else what leads; a service beside what is sold suits nothing else.
 * @param about the buyer's words that the fact stands beside
 */
export function factInTurn(plan: Plan, page: keyof typeof TURNS, most: number, about = ''): string {
  const lead = plan.buyers.lead?.words;
  if (lead === undefined) return '';
  const beside = strongBeside(plan, most);
  // What answers a doubt stands beside that doubt.
  const unasked = beside.filter((words) => !answersDoubt(plan, words));
  const suiting = bestSuiting([lead, ...unasked], about);
  if (suiting !== undefined) return suiting;
  const apart = beside.filter((words) => !isBeside(words));
  const free = apart.filter((words) => unasked.includes(words));
  const facts = free.length > 0 ? free : apart;
  const [only = lead] = facts;
  // A single other fact leaves some pages to what leads.
  return inTurn(facts.length > 1 ? facts : [only, only, lead, lead], TURNS[page]) ?? lead;
}
