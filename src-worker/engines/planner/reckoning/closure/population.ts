/** Goals in percent as numbers: of residents, of tonnes a month, of the nights that a season has. */
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { STEP_RANK } from '../../../../understanding/figures/steps.ts';
import { countOf, moneyIn, percent, type Maybe } from '../graph.ts';
import type { GoalNodes } from '../targets.ts';
import { held, inTime, type Basis, type Held } from './held.ts';

export function populations(basis: Basis): Held[] {
  return basis.goals.flatMap((goal) =>
    goal.fact.kind === 'percent' ? [...ofPeople(basis, goal), ...ofNights(basis, goal)] : [],
  );
}

function ofPeople(basis: Basis, goal: GoalNodes): Held[] {
  const { g, facts, money, chain } = basis;
  const { fact } = goal;
  const population = facts.populations.get(fact.index);
  const id = `part.goal.${fact.index}`;
  perPoint(basis, goal);
  if (!population || g.get(`room.goal.${fact.index}.to`)) return [];
  const { per, of } = population;
  const unit = countOf(of, per);
  const whole = g.answer(`${id}.whole`, population.figure, unit);
  const [from, to, more] = [
    g.derive(`${id}.from`, 'part', [whole, goal.from], unit),
    g.derive(`${id}.to`, 'part', [whole, goal.to], unit),
    g.derive(`${id}.more`, 'part', [whole, goal.more], unit),
  ];
  const named = chain.steps.findIndex(({ name }) => areOneThing(fact.metric, name));
  const end = chain.steps.length - 1;
  const isEnd = STEP_RANK[chain.steps[end]?.kind ?? 'impression'] >= STEP_RANK.attendance;
  const isLast = isEnd && chain.steps[end]?.kind !== 'onward';
  const at = named === -1 ? (isLast ? end : (chain.paid ?? -1)) : named;
  const more_ = {
    ...inTime(per),
    of: `${of} ${fact.metric}`,
    worth: [],
    ...(at >= 0 && per === undefined ? { at } : {}),
  };
  const bought = g.get(`buys.total.${chain.steps[at]?.id ?? ''}`);
  if (per === undefined) {
    const then = g.derive(`${id}.then`, 'sum', [from, bought], unit);
    g.derive(`${id}.then.share`, 'share', [then, whole], percent);
    g.derive(`${id}.gap`, 'difference', [more, bought], unit);
    g.derive(`${id}.each`, 'quotient', [money.total, whole], moneyIn(money.currency, undefined, of));
    g.derive(
      `${id}.left`,
      'difference',
      [facts.capacity?.per === undefined ? g.get('room') : g.get('room.whole'), more],
      unit,
    );
  }
  return [
    ...held(`${id}.from`, from, { ...more_, isGiven: true }),
    ...held(`${id}.to`, to, { ...more_, isGiven: true }),
    ...held(`${id}.more`, more, more_),
  ];
}

/** Media money for each point of percent. */
const perPoint = ({ g, money }: Basis, { fact, more }: GoalNodes): Maybe =>
  g.derive(`goal.${fact.index}.point`, 'quotient', [money.total, more], moneyIn(money.currency));

/** Rooms, vans or boats that are there each day, over all days of the media. */
function ofNights({ g, facts, money, worth, chain }: Basis, { fact }: GoalNodes): Held[] {
  const { capacity } = facts;
  if (
    !capacity ||
    !g.get(`room.goal.${fact.index}.to`) ||
    (capacity.per !== undefined && capacity.per !== 'day')
  )
    return [];
  const id = `nights.goal.${fact.index}`;
  const room = `room.goal.${fact.index}`;
  const { days } = money.times;
  g.derive(`${id}.whole`, 'product', [g.get('room'), days], countOf(capacity.of));
  const [from, to, more] = ['from', 'to', 'more'].map((name) =>
    g.derive(`${id}.${name}`, 'product', [g.get(`${room}.${name}`), days], countOf(capacity.of)),
  );
  g.derive(`${id}.free.from`, 'difference', [g.get(`${id}.whole`), from], countOf(capacity.of));
  g.derive(`${id}.free.to`, 'difference', [g.get(`${id}.whole`), to], countOf(capacity.of));
  const price = worth.all.filter(({ kind }) => kind === 'price');
  const stay = g.get('stay.0');
  const bookings = g.derive(`${id}.bookings`, 'quotient', [more, stay], countOf('booking'));
  const at = chain.steps.length - 1;
  const last = chain.steps[at];
  g.derive(`${id}.buys`, 'product', [g.get(`buys.total.${last?.id ?? ''}`), stay], countOf(capacity.of));
  facts.losses.forEach((_, i) => {
    const lost = i === 0 ? 'lost' : `lost.${i}`;
    const kept = g.get(`${lost}.buys.total.${last?.id ?? ''}`);
    g.derive(`${id}.${lost}.buys`, 'product', [kept, stay], countOf(capacity.of));
  });
  const stays = worth.all.filter(({ kind }) => kind === 'stay');
  return [
    ...held(`${id}.more`, more, { of: capacity.of, worth: price }),
    ...held(`${id}.bookings`, bookings, { of: 'booking', worth: stays, ...(at >= 0 ? { at } : {}) }),
  ];
}
