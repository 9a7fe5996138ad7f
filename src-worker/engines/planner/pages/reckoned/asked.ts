/** The one sum that a client is asked to agree to. Whatever asks for money says it from here, so that no two places ask for two. */
import type { Plan } from '../../plan/index.ts';
import type { Node } from '../../reckoning/graph.ts';
import { budgetPhrase } from '../write.ts';
import { goalMoney, moneyText } from './counted.ts';
import { atLeast, spoken } from './figures.ts';
import { spareOf } from './spare.ts';

export interface Asked {
  /** What a first answer costs, the part that there is room for, or all that the plan spends. */
  kind: 'first' | 'part' | 'all';
  node: Node;
  text: string;
  /** What it is a part of. */
  of?: string;
  /** A part as it is spent, in the time of the money that it is a part of. */
  each?: string;
}

/** The whole, with what it is made of where the client named a sum for each month: '1,500 (500 a month)'. */
const wholeOf = (plan: Plan, whole: string): string =>
  plan.budget.period !== 'total' && plan.budget.times > 1 ? `${whole} (${budgetPhrase(plan)})` : whole;

/** Undefined where no sum is known. */
export function askedOf(plan: Plan): Asked | undefined {
  const { f, reckoning, budget } = plan;
  const { gate, first, money, ask } = reckoning;
  const early = (gate ?? first)?.limit;
  if (early && budget.known)
    return {
      kind: 'first',
      node: early,
      text: spoken(f, early),
      ...(money.total ? { of: wholeOf(plan, spoken(f, money.total)) } : {}),
    };
  const [spare, own] = [spareOf(plan), goalMoney(plan)];
  if (spare && own && !gate && !first)
    return {
      kind: 'part',
      node: spare.needs,
      text: spoken(f, spare.needs),
      of: moneyText(plan, own),
      each: moneyText(plan, { ...spare.needs, unit: own.unit }),
    };
  const all = ask && atLeast(ask);
  return all && { kind: 'all', node: all, text: spoken(f, all) };
}
