/** From media to result, and the link that is weakest: page 3. */
import type { Reckoned } from '../../../../../src/shared/domain/reckoned.ts';
import type { Plan } from '../../plan/index.ts';
import { changeText } from '../../plan/targets.ts';
import { unmetGoals } from './unmet.ts';
import type { Maybe } from '../../reckoning/graph.ts';
import type { Bridge } from '../../reckoning/views.ts';
import { goalMoney, missingOf, moneyText, oneOf } from './counted.ts';
import { weakestOf } from './weakest.ts';
import { reserveOf, reserveText, spareOf } from './spare.ts';
import { countedThing, figureOf, goalPhrase, isLess, spoken, stepName } from './figures.ts';

type Drawn = NonNullable<Reckoned['bridge']>;
type Step = Drawn['steps'][number];

/** Steps that a slide has room for, the money and the value among them. */
const MOST = 5;

/** From the step that is paid for on. */
const paidSteps = ({ reckoning: { bridge, chain } }: Plan): Bridge['steps'] =>
  bridge?.steps.slice(chain.paid ?? 0) ?? [];

/** The money that buys results, for the time that the main goal counts in; undefined where it was given for another. */
export const sumOf = ({ reckoning: { main, money, bought } }: Plan): Maybe =>
  main?.target.per === undefined
    ? bought.total
    : main.target.per === money.period
      ? bought.amount
      : undefined;

export function bridgeOf(plan: Plan): Reckoned['bridge'] {
  const { f, say, reckoning } = plan;
  const { bridge, main } = reckoning;
  const sum = sumOf(plan);
  const chain = paidSteps(plan);
  const target = chain.at(-1);
  if (!bridge || !main || !sum || chain.length < 2 || !target?.today) return undefined;
  const weak = weakestOf(plan);
  const said = say.reckoned;
  const steps: Step[] = [
    { label: said.media, needed: figureOf(f, sum), note: period(plan), same: said.sameMoney },
    ...chain.map((step) => stepOf(plan, step, weak === undefined ? undefined : chain.indexOf(weak), chain)),
  ];
  const reading = readingOf(plan, weak);
  if (!reading || steps.some(({ needed }) => !Number.isFinite(needed.value))) return undefined;
  const kept = steps.length > MOST ? [steps[0]!, ...steps.slice(steps.length - MOST + 1)] : steps;
  const at = weak === undefined ? undefined : kept.findIndex(({ today }) => today !== undefined);
  const from = weak && chain[chain.indexOf(weak) - 1];
  return {
    steps: kept,
    ...(at === undefined || at < 1 ? {} : { weakest: at }),
    ...(weak?.rate && weak.rateNeeded && from
      ? {
          rateToday: { ...figureOf(f, weak.rate), note: said.rateToday({ from: stepName(plan, from) }) },
          rateNeeded: { ...figureOf(f, weak.rateNeeded), note: said.rateNeeded },
        }
      : {}),
    reading,
    ...optionsOf(plan, weak !== undefined),
  };
}

/** 'over 10 weeks'; '' where nobody named a time. */
function period({ f, say, reckoning, r, time }: Plan): string {
  const per = reckoning.main?.target.per;
  if (per !== undefined) return say.reckoned.perPeriod({ per });
  const { span } = r.budget;
  if (span)
    return say.reckoned.over({ time: f.quantity({ kind: 'duration', value: span.count, unit: span.unit }) });
  return time.mediaMonthsGiven ? say.reckoned.over({ time: f.months(time.mediaMonths) }) : '';
}

/** Before the break what the money buys today; from the break on what the goal needs, and what is missing. */
function stepOf(
  plan: Plan,
  step: Bridge['steps'][number],
  weakest: number | undefined,
  chain: Bridge['steps'],
): Step {
  const { f, say } = plan;
  const said = say.reckoned;
  const at = chain.indexOf(step);
  const name = stepName(plan, step);
  const label = f.sentence(name);
  const before = weakest === undefined || at < weakest;
  const shown = before && weakest !== undefined ? (step.today ?? step.needed) : (step.needed ?? step.today);
  // Where today's rates are enough, one costs what it costs today.
  const cost =
    before || weakest === undefined
      ? (step.costToday ?? step.affordable)
      : (step.affordable ?? step.costToday);
  const needed = shown ? figureOf(f, shown) : { value: Number.NaN, text: '' };
  const note = cost ? said.costEach({ cost: spoken(f, cost) }) : '';
  // With what is spent they bring what the goal needs, and nothing else is to be told.
  const today =
    step.today && !plan.held
      ? { value: step.today.value, text: said.today({ count: spoken(f, step.today) }) }
      : undefined;
  // Where today's rates are enough, each part says how much they bring.
  if (weakest === undefined)
    return { label, needed, ...(note === '' ? {} : { note }), ...(today ? { today } : {}) };
  if (before) return { label, needed, ...(note === '' ? {} : { note }), same: said.same({ name }) };
  return {
    label,
    needed,
    ...(note === '' ? {} : { note }),
    ...(today ? { today } : {}),
    ...(step.short && step.short.value >= 1
      ? { short: said.short({ count: spoken(f, missingOf(step.short, step.needed, step.today)) }) }
      : {}),
  };
}

/** The weakest link in words, with the cost of today beside the one that the goal allows. */
function readingOf(plan: Plan, weak: Bridge['steps'][number] | undefined): Drawn['reading'] | undefined {
  const { f, say, reckoning } = plan;
  const said = say.reckoned;
  const { bridge, gate, money } = reckoning;
  if (weak?.costToday && weak.affordable) {
    const chain = paidSteps(plan);
    const from = chain[chain.indexOf(weak) - 1];
    const limit =
      gate?.limit && gate.rate ? { limit: spoken(f, gate.limit), rate: spoken(f, gate.rate) } : undefined;
    return {
      headline: said.weakest({ from: from ? stepName(plan, from) : '', to: stepName(plan, weak) }),
      text: [
        said.costs({
          one: oneOf(plan, weak),
          today: spoken(f, weak.costToday),
          goal: spoken(f, weak.affordable),
        }),
        ...(limit ? [said.gateFirst(limit)] : []),
      ].join(' '),
    };
  }
  const needs = bridge?.options.budget;
  const [spare, own] = [spareOf(plan), goalMoney(plan)];
  if (spare && own)
    return {
      headline: said.roomFirst,
      text: say.conclusion.spare({
        count: spare.count,
        needs: spoken(f, spare.needs),
        total: moneyText(plan, own),
      }),
    };
  const all = own ?? money.total;
  // A goal in the client's words has no figure to be told by, and still needs what is left.
  const others = unmetGoals(plan);
  const told = others.filter(({ kind }) => kind !== 'text');
  const reserve = reserveOf(plan);
  if (bridge && needs && !bridge.gap?.value && all)
    return {
      headline: others.length > 0 ? said.firstWithinReach : said.withinReach,
      text: said.withinReachText({
        goal: goalPhrase(plan),
        needs: reserve ? moneyText(plan, reserve.needs) : spoken(f, needs),
        isAll: !reserve && !isLess(plan, needs, all),
        reserve:
          told.length > 0
            ? said.restForOthers({ goals: f.list(told.map((goal) => changeText(f, goal))) })
            : reserveText(plan),
      }),
    };
  return undefined;
}

/** What the same money brings, as it is and at the other rates. */
function optionsOf(plan: Plan, gap: boolean): Pick<Drawn, 'options'> {
  const { f, say, reckoning } = plan;
  const said = say.reckoned;
  if (!gap) return {};
  const choices = reckoning.scenarios.flatMap(({ id, result, rate, cost }) => {
    if (!result) return [];
    const text = spoken(f, result);
    if (id === 'today') return [{ text, note: said.asItIs }];
    if (id === 'goal' && rate) return [{ text, note: said.atRate({ rate: spoken(f, rate) }) }];
    return id === 'cheaper' && cost ? [{ text, note: said.andCost({ cost: spoken(f, cost) }) }] : [];
  });
  return choices.length < 2
    ? {}
    : {
        options: {
          title: said.optionsTitle(countedThing(plan)),
          choices,
        },
      };
}
