/** A goal in percent of what there is: how many more places that is, what they bring, and what media there is for each. */
import { isMostlyThai } from '../../../../understanding/text.ts';
import type { Plan } from '../../plan/index.ts';
import { agrees } from '../../reckoning/agrees.ts';
import type { Maybe, Node } from '../../reckoning/graph.ts';
import { spoken } from './figures.ts';
import { told, type Told } from './told.ts';

export interface Fill {
  from: Node;
  to: Node;
  /** All that there is, in the time of `more`. */
  room: Node;
  more: Node;
  /** What is filled, in the client's word. */
  of: string;
  /** Media for each, where each is let once. */
  each?: Node;
  value?: Node;
}

/** The first goal in percent of a room whose places are told by name. */
function fillOf(plan: Plan): Fill | undefined {
  const { f, reckoning } = plan;
  const { goals, nodes } = reckoning;
  for (const { fact, from, to } of goals) {
    const id = `room.goal.${fact.index}`;
    const [room, more] = [nodes.get(`${id}.room`), nodes.get(`${id}.more`)];
    if (fact.kind !== 'percent' || !from || !to || to.value < from.value || !room || !more) continue;
    const of = more.unit.kind === 'count' ? more.unit.of : '';
    if (!(more.value > 0) || of === '' || isMostlyThai(of) !== (f.language === 'th')) continue;
    const weekly = nodes.get(`${id}.week.more`);
    const each = nodes.get(`${id}.more.afford`);
    const value = valueOf(plan, id, of, weekly !== undefined);
    return {
      from,
      to,
      room: (weekly && nodes.get(`${id}.week.room`)) ?? room,
      more: weekly ?? more,
      of: f.language === 'en' ? of.toLowerCase() : of,
      ...(each ? { each } : {}),
      ...(value ? { value } : {}),
    };
  }
  return undefined;
}

/** Only a price that comes again with the time, or that is for one of what is filled, says what they bring. */
function valueOf({ reckoning: { nodes }, r }: Plan, id: string, of: string, isWeekly: boolean): Maybe {
  const price = nodes.get('price');
  const per = price?.unit.kind === 'money' ? price.unit.per : undefined;
  const unit = r.price.unit;
  if (per === undefined && (unit === '' || !agrees({ of: unit }, of))) return undefined;
  if (unit !== '' && !agrees({ of: unit }, of)) return undefined;
  // A day's price of what is filled on some days only is that of a week where the days are known.
  if (isWeekly) return per === 'day' ? nodes.get(`${id}.week.value`) : undefined;
  return nodes.get(per === 'day' ? `${id}.more.month.value` : `${id}.more.value.price`);
}

const timeOf = ({ unit }: Node): string =>
  (unit.kind === 'count' || unit.kind === 'money') && unit.per !== undefined ? unit.per : '';

/** Page 3. */
export function fillHeadline(plan: Plan): string | undefined {
  const { f, say } = plan;
  const fill = fillOf(plan);
  if (!fill) return undefined;
  const { from, to, room, more, of, each } = fill;
  return say.verdict.fillMore({
    from: spoken(f, from),
    to: spoken(f, to),
    room: spoken(f, room),
    more: spoken(f, more),
    of,
    per: timeOf(more),
    each: each ? spoken(f, each) : '',
  });
}

const slotsOf = (
  { f }: Plan,
  { more, of }: Fill,
  value: Node,
): Record<'more' | 'of' | 'value' | 'per' | 'valuePer', string> => ({
  more: spoken(f, more),
  of,
  value: spoken(f, value),
  per: timeOf(more),
  valuePer: timeOf(value),
});

/** Page 12. */
export function fillsHeadline(plan: Plan): string | undefined {
  const fill = fillOf(plan);
  return fill?.value && plan.say.verdict.fills(slotsOf(plan, fill, fill.value));
}

export function fillPoint(plan: Plan): Told | undefined {
  const fill = fillOf(plan);
  return fill?.value && told(plan.say.verdict.pointFill(slotsOf(plan, fill, fill.value)), ...nodesOf(fill));
}

const nodesOf = ({ room, more, each, value }: Fill): Maybe[] => [room, more, each, value];

/** Every figure that the headline of page 3 says. */
export const fillNodes = (plan: Plan): Maybe[] => {
  const fill = fillOf(plan);
  return fill ? nodesOf(fill) : [];
};
