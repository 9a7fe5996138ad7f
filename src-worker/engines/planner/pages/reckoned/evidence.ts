/** The formula behind each reckoned figure that a page says or draws. */
import type { Evidence } from '../../../../../src/shared/domain/evidence.ts';
import type { Plan } from '../../plan/index.ts';
import type { Maybe, Node } from '../../reckoning/graph.ts';
import type { Write } from '../write.ts';
import { STEP_RANK, type StepId } from '../../../../understanding/figures/steps.ts';
import { goalMoney } from './counted.ts';
import { spoken } from './figures.ts';
import { spareOf } from './spare.ts';
import { roomOf } from './room-point.ts';
import { leavesOf, pointsOf, worthOf } from './story.ts';

/** Between the terms of an operation; an operation that is not here is named by its own words. */
const SIGNS: Readonly<Record<string, string>> = {
  sum: ' + ',
  difference: ' − ',
  quotient: ' ÷ ',
  product: ' × ',
  part: ' × ',
  compound: ' × ',
  share: ' ÷ ',
  whole: ' ÷ ',
};

/** '25,000 GBP ÷ 4.10 GBP', with the figures that the page prints. */
function formulaOf(plan: Plan, node: Node): string {
  const { f, reckoning, say } = plan;
  const { formula } = node;
  if (formula.op === 'answer') return '';
  if (formula.op === 'assumption') return say.reckoned.assumed;
  if (formula.op === 'table') return formula.source;
  if (formula.op === 'calendar') return say.reckoned.calendar;
  const terms = formula.of.flatMap((id) => {
    const term = reckoning.nodes.get(id);
    return term ? [spoken(f, term)] : [];
  });
  if (formula.op === 'one-in') return `1 ÷ ${terms.join('')}`;
  if (formula.op === 'scaled') return `${terms.join('')} × ${f.number(formula.by ?? 1, 4)}`;
  const sign = SIGNS[formula.op];
  return sign === undefined ? say.reckoned.reckonedFrom({ terms: terms.join(', ') }) : terms.join(sign);
}

/** One entry a figure, each once; a figure of the client's own is quoted from its answer. */
export function reckonedEvidence(plan: Plan, w: Write, nodes: readonly Maybe[]): Evidence[] {
  const seen = new Set<string>();
  return nodes.flatMap((node): Evidence[] => {
    if (!node || seen.has(node.id)) return [];
    seen.add(node.id);
    const { f, assumptions } = plan;
    const origin = sameAs(plan, node);
    if (origin) return reckonedEvidence(plan, w, [origin]);
    const text = spoken(f, node);
    if (node.formula.op === 'answer')
      return node.answers.flatMap(({ words, path }) => {
        const question = questionOf(path);
        return question ? [w.client(words, question)] : [];
      });
    if (node.formula.op === 'assumption') {
      const { id } = node.formula;
      const assumed = assumptions.find((each) => each.id === id);
      return [
        w.assume(
          `${assumed ? f.both(assumed.label) : ''} ${text}`.trim(),
          assumed ? f.both(assumed.reason) : plan.say.reckoned.assumed,
        ),
      ];
    }
    const counted =
      node.unit.kind === 'count' && isStep(node.unit.of)
        ? ` ${plan.say.reckoned.steps[node.unit.of].many}`
        : '';
    return [w.computed(`${text}${counted}`, formulaOf(plan, node))];
  });
}

/** What is reckoned times one or by one is the same figure: its own origin says more than '350 ÷ 1'. */
function sameAs({ reckoning }: Plan, { formula, value, high }: Node): Maybe {
  if (formula.op === 'scaled' && formula.by === 1) return reckoning.nodes.get(formula.of[0] ?? '');
  if (formula.op !== 'quotient' && formula.op !== 'product') return undefined;
  const [of, by] = formula.of.map((id) => reckoning.nodes.get(id));
  return formula.of.length === 2 &&
    by?.value === 1 &&
    by.high === undefined &&
    of?.value === value &&
    of.high === high
    ? of
    : undefined;
}

const isStep = (id: string): id is StepId => Object.hasOwn(STEP_RANK, id);

const QUESTIONS: Readonly<Record<string, Parameters<Write['client']>[1]>> = {
  'campaignObjectives.marketingMediaBudget': 'marketingMediaBudget',
  'campaignObjectives.specificObjectives': 'specificObjectives',
  'campaignObjectives.currentChallenges': 'currentChallenges',
  'clientInfo.onlineAdIssues': 'onlineAdIssues',
  'clientInfo.whyNeedNow': 'whyNeedNow',
  'clientInfo.startingPrice': 'startingPrice',
  'clientInfo.strengths': 'strengths',
  'competitiveAnalysis.additionalNotes': 'additionalNotes',
  'competitiveAnalysis.marketContext': 'marketContext',
};
const questionOf = (path: string): Parameters<Write['client']>[1] | undefined => QUESTIONS[path];

/** Every figure that the story's points and headlines say. */
export function toldNodes(plan: Plan): Maybe[] {
  const { reckoning } = plan;
  const { main, first, nodes, pace, channels } = reckoning;
  const index = main?.target.goal.index;
  const goal = reckoning.goals.find(({ fact }) => fact.index === index);
  const room = roomOf(plan);
  const sum = goalMoney(plan);
  return [
    ...pointsOf(plan).flatMap((point) => point.nodes),
    sum,
    spareOf(plan)?.needs,
    first?.limit,
    first?.rest,
    first?.weeks,
    main?.costToday,
    main?.resultsToday,
    leavesOf(plan)?.share,
    room?.room,
    room?.freeToday,
    goal?.to,
    goal?.more,
    index === undefined ? undefined : nodes.get(`goal.${index}.media-share`),
    pace.week,
    pace.month,
    ...channels.flatMap(({ money, bought, count }) => [money, bought, count]),
    reckoning.bought.total,
    reckoning.bought.aside,
    worthOf(plan)?.worth,
  ];
}

/** Every figure of the chain and of the gate, as pages 3, 12, 16 and 19 say them. */
export function chainNodes({ reckoning }: Plan): Maybe[] {
  const { bridge, gate, money, main, scenarios, pace, goals } = reckoning;
  const steps = bridge?.steps ?? [];
  return [
    money.total,
    money.amount,
    ...steps.flatMap(({ today, needed }) => [today, needed]),
    // Before the weakest step the money buys what it buys.
    ...steps.slice(bridge?.weakest ?? steps.length).map(({ short }) => short),
    ...steps.flatMap(({ rate, rateNeeded }) => [rate, rateNeeded]),
    ...steps.flatMap(({ costToday, affordable, oneInToday, oneInNeeded }) => [
      costToday,
      affordable,
      oneInToday,
      oneInNeeded,
    ]),
    main?.target.wanted,
    main?.affordable,
    bridge?.options.budget,
    bridge?.gap,
    ...scenarios.flatMap(({ rate, cost, result, rows }) => [
      rate,
      cost,
      result,
      ...rows.flatMap((row) => [row.count, row.cost]),
    ]),
    gate?.rate,
    gate?.limit,
    gate?.rest,
    gate?.buys,
    gate?.weeks,
    pace.week,
    ...goals.flatMap(({ from, to, more }) => [from, to, more]),
  ];
}
