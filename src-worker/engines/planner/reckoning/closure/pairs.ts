/** Two things that belong together: goals of which one comes of the other, and what a part of the results goes on to. */
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { countOf, moneyIn, percent, type Maybe } from '../graph.ts';
import type { GoalNodes } from '../targets.ts';
import { counting } from './counts.ts';
import { held, inTime, type Basis, type Held } from './held.ts';

export function pairsOf(basis: Basis, all: readonly Held[]): Held[] {
  const goals = counting(basis.goals);
  for (const whole of goals)
    for (const part of goals)
      if (whole !== part && whole.fact.per === part.fact.per && whole.fact.to.value > part.fact.to.value)
        shareOf(basis, whole, part);
  return [...onwards(basis, all), ...again(basis, all), ...evens(basis)];
}

/** 150 deals of 375 listings today, 400 of 900 at the goal; and how many listings 400 deals take at today's share. */
function shareOf({ g, facts, money }: Basis, whole: GoalNodes, part: GoalNodes): void {
  const id = `goal.${part.fact.index}.of.${whole.fact.index}`;
  const today = g.derive(`${id}.today`, 'share', [part.from, whole.from], percent);
  g.derive(`${id}.goal`, 'share', [part.to, whole.to], percent);
  const unit = countOf(whole.fact.metric, whole.fact.per);
  const needed = g.derive(`${id}.need`, 'whole', [part.to, today], unit);
  const more = g.derive(`${id}.need.more`, 'whole', [part.more, today], unit);
  g.derive(`${id}.brings`, 'part', [whole.to, today], countOf(part.fact.metric, part.fact.per));
  g.derive(`${id}.missing`, 'difference', [needed, whole.to], unit);
  const paid = facts.costs.find(({ of }) => areOneThing(of.name, whole.fact.metric));
  const cost = paid && g.get(`cost.${paid.of.id}`);
  if (!paid || !cost) return;
  const currency = moneyIn(paid.currency);
  const each = g.derive(
    `${id}.cost`,
    'whole',
    [cost, today],
    moneyIn(paid.currency, undefined, part.fact.metric),
  );
  g.derive(`${id}.spend`, 'product', [more, cost], moneyIn(paid.currency, whole.fact.per));
  g.derive(
    `${id}.buys`,
    'quotient',
    [money.per(part.fact.per), each],
    countOf(part.fact.metric, part.fact.per),
  );
  g.derive(`${id}.afford`, 'quotient', [money.per(part.fact.per), needed], currency);
}

/** One in five ticket buyers adds a pitch: so many pitches come with the tickets, and so many tickets bring the pitches. */
function onwards({ g, facts, goals }: Basis, all: readonly Held[]): Held[] {
  return facts.onward.flatMap(({ of, to, figure }, i) => {
    const id = `onward.${i}`;
    const rate = g.answer(id, figure, percent);
    for (const { fact, more, to: wanted } of counting(goals)) {
      if (!areOneThing(fact.metric, to)) continue;
      g.derive(`goal.${fact.index}.${id}.need`, 'whole', [more ?? wanted, rate], countOf(of));
    }
    return all.flatMap((one) => {
      if (!areOneThing(one.of, of)) return [];
      const name = `${one.id}.${id}`;
      const node = g.derive(name, 'part', [one.node, rate], countOf(to, one.per));
      return held(name, node, { ...inTime(one.per), of: to, worth: [], isGiven: true });
    });
  });
}

/** Those who buy once more: of the results, and what a buyer brings with it. */
function again({ g, facts, chain, worth }: Basis, all: readonly Held[]): Held[] {
  const last = chain.steps.at(-1);
  return facts.again.flatMap(({ figure, of }, i) => {
    const id = i === 0 ? 'again' : `again.${i}`;
    const share = g.answer(id, figure, percent);
    const twice = g.derive(`${id}.factor`, 'sum', [g.calendar('whole', 100, percent), share], percent);
    for (const { id: kind, node, per } of worth.all)
      if (per === undefined) g.derive(`worth.${kind}.${id}`, 'part', [node, twice], node.unit);
    for (const time of ['total', 'month', 'week']) {
      const bought = g.get(`buys.${time}.${last?.id ?? ''}`);
      g.derive(`${id}.buys.${time}`, 'part', [bought, share], countOf(of));
      g.derive(`${id}.buys.${time}.twice`, 'part', [bought, twice], countOf(of));
    }
    return all.flatMap((one) => {
      const name = `${one.id}.${id}`;
      if (one.node.unit.kind !== 'count' || (one.at !== undefined && one.at < chain.steps.length - 1))
        return [];
      return held(name, g.derive(name, 'part', [one.node, share], one.node.unit), {
        ...inTime(one.per),
        of: one.of,
        worth: one.worth,
        isGiven: true,
      });
    });
  });
}

/** Below a number that the client names money is lost: what is open until there is a goal of its own. */
function evens({ g, facts: { terms }, goals, results }: Basis): Held[] {
  const even: Maybe = g.answer('even', terms['break-even']?.figure, countOf(terms['break-even']?.unit ?? ''));
  return counting(goals).flatMap(({ fact, from, to }) => {
    if (!even || !to || even.value > to.value || fact.per !== undefined) return [];
    const id = `goal.${fact.index}.even`;
    const open = from ? g.derive(id, 'difference', [even, from], countOf(fact.metric)) : even;
    const result = results.find(({ target }) => target.goal.index === fact.index);
    const at = result?.place ? { at: result.place.index } : {};
    return held(id, open, { ...at, of: fact.metric, worth: result?.worth ?? [] });
  });
}
