/** What the goal brings in money: page 12. */
import { isEntryFee } from '../../../../understanding/answers/entry-fee.ts';
import type { Plan } from '../../plan/index.ts';
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { isToJoin, wantedPhrase } from './counted.ts';
import { countedThing, spoken } from './figures.ts';
import type { Told } from './told.ts';

/** In percent. */
const LEAST_SHARE = 0.03;

/** What the goal brings in money, and media as a part of it. */
export function goalWorthPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const { main, nodes, worth } = reckoning;
  if (!main || main.target.goal.kind !== 'count') return undefined;
  // Pay is no price, and what is paid to begin is not what one brings.
  if (plan.r.people === 'applicants' || isEntryFee(plan.r.answers.startingPrice)) return undefined;
  // Of two goals the price is of the one that it names: what sponsors give brings no raiser.
  if (reckoning.shared && !areOneThing(plan.r.answers.startingPrice, main.target.goal.metric))
    return undefined;
  const best = worth.all.find(({ node }) => node.id === worth.main?.id)?.id ?? 'price';
  // Who joins in the place of one who leaves adds nothing.
  const grown = isToJoin(plan) ? `${main.target.id}.net` : main.target.id;
  // A goal that counts what an order holds several of is worth its price.
  const id = [best, 'use', 'price'].map((one) => `${grown}.value.${one}`).find((one) => nodes.has(one)) ?? '';
  const [value, share] = [nodes.get(id), nodes.get(`${id}.media-share`)];
  if (
    !value ||
    !share ||
    // Media that is nothing beside what it sells is set beside the price of something else.
    (share.high ?? share.value) < LEAST_SHARE ||
    (share.value > 100 && value.unit.kind === 'money' && value.unit.per === main.target.per)
  )
    return undefined;
  const per = value.unit.kind === 'money' ? value.unit.per : undefined;
  const more = nodes.get(`goal.${main.target.goal.index}.more`);
  // A month's income beside the media of a quarter says nothing.
  const isOneTime = per === main.target.per;
  const slots = {
    goal:
      isToJoin(plan) && more
        ? say.verdict.more({ ...countedThing(plan, more), count: spoken(f, more), per: '' })
        : wantedPhrase(plan),
    value: spoken(f, value),
    // What one costs today says it already.
    share: isOneTime && !main.costToday ? spoken(f, share) : '',
    per: per ?? '',
  };
  return { text: say.verdict.pointWorth(slots), nodes: [value, share] };
}
