/** What the closure reckons with: numbers of results, sums of media money and what one result brings, each with its time. */
import type { Period } from '../../../../understanding/answers/period.ts';
import type { Chain } from '../chain.ts';
import type { Facts } from '../facts.ts';
import type { Graph, Maybe, Node } from '../graph.ts';
import type { Money } from '../money.ts';
import type { Result } from '../results.ts';
import type { Room } from '../room.ts';
import type { GoalNodes } from '../targets.ts';
import type { Worth, Worths } from '../worth.ts';

export interface Basis {
  g: Graph;
  facts: Facts;
  money: Money;
  worth: Worth;
  chain: Chain;
  goals: readonly GoalNodes[];
  results: readonly Result[];
  room: Room;
}

/** So many results: of a goal, of a free room, of orders that make a sum. */
export interface Held {
  id: string;
  node: Node;
  /** What is counted, in the client's words or as a step. */
  of: string;
  per?: Period;
  /** Its place in the chain; undefined where it stands in none. */
  at?: number;
  /** It is there already, or comes of itself with the others: no media is bought for it. */
  isGiven?: true;
  /** What one of them brings. */
  worth: readonly Worths[];
}

export const held = (
  id: string,
  node: Maybe,
  more: Omit<Held, 'id' | 'node' | 'of'> & { of?: string },
): Held[] => {
  if (!node || node.value === 0) return [];
  const of = more.of ?? (node.unit.kind === 'count' ? node.unit.of : '');
  return [{ ...more, id, node, of }];
};

/** 'A month' where there is one, nothing where a number is for the whole time. */
export const inTime = (per: Period | undefined): { per?: Period } => (per === undefined ? {} : { per });

/** The sums for the client's own time and for all of it, and what was stated where not all of it is media. */
export const sumsOfMedia = ({ g, money: { amount, total, period } }: Pick<Basis, 'g' | 'money'>): Node[] =>
  [period === 'total' ? undefined : amount, total, g.get('money.stated')].filter((sum) => sum !== undefined);
