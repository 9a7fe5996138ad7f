/** The same money at three rates: page 12. */
import type { Reckoned } from '../../../../../src/shared/domain/reckoned.ts';
import type { Plan } from '../../plan/index.ts';
import type { Scenario } from '../../reckoning/scenarios.ts';
import { oneOf, resultUnit } from './counted.ts';
import { figureOf, resultName, spoken, stepName } from './figures.ts';
import { weakestOf } from './weakest.ts';

type Column = NonNullable<Reckoned['scenarios']>[number];

const MOST = 3;

/** Scenarios that a slide compares; none where today's rates already reach the goal. */
export const chosenScenarios = (plan: Plan): Scenario[] =>
  weakestOf(plan) === undefined
    ? []
    : plan.reckoning.scenarios
        .filter(({ id, result, rate }) => ['today', 'gate', 'goal'].includes(id) && result && rate)
        .slice(0, MOST);

export function scenariosOf(plan: Plan): Reckoned['scenarios'] {
  const chosen = chosenScenarios(plan);
  return chosen.length < 2 ? undefined : chosen.map((each) => columnOf(plan, each));
}

function columnOf(plan: Plan, { id, rate, rows, result }: Scenario): Column {
  const { f, say, reckoning } = plan;
  const said = say.reckoned;
  const paid = reckoning.chain.paid ?? 0;
  const last = reckoning.main?.place?.index ?? rows.length - 1;
  const between = rows
    .slice(paid + 1, last)
    .flatMap(({ step, count }) =>
      count ? [{ label: f.sentence(stepName(plan, step)), text: spoken(f, count) }] : [],
    );
  const costs = rows
    .slice(paid + 1, last + 1)
    .flatMap(({ step, cost }) =>
      cost ? [{ label: said.mediaForOne({ one: oneOf(plan, step) }), text: spoken(f, cost) }] : [],
    );
  return {
    name: id === 'today' ? said.asItIsTitle : id === 'gate' ? said.atGateTitle : said.atGoalTitle,
    rate: rate ? spoken(f, rate) : '',
    result: result ? figureOf(f, result) : { value: 0, text: '0' },
    unit: result ? resultUnit(plan, result) : resultName(plan),
    rows: [...between.slice(-2), ...costs.slice(-2)],
  };
}
