import type { FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import {
  assumptionsWith,
  type AssumptionValues,
} from '../../../../../src-worker/engines/planner/plan/assumptions.ts';
import {
  makeBeginning,
  makeTimeframe,
  withMonths,
} from '../../../../../src-worker/engines/planner/plan/timeframe.ts';
import { readAnswers, type Readings } from '../../../../../src-worker/engines/planner/readings/index.ts';
import type { Node } from '../../../../../src-worker/engines/planner/reckoning/graph.ts';
import { reckon, type Reckoning } from '../../../../../src-worker/engines/planner/reckoning/index.ts';

const DAY = '2026-11-22T09:00:00.000Z';

/** Reading takes longer than reckoning; a form is read once, and must not be changed after it. */
const read = new WeakMap<FormData, Readings>();
function readOnce(form: FormData): Readings {
  const known = read.get(form) ?? readAnswers(form);
  read.set(form, known);
  return known;
}

/** As a plan of that day reckons. */
export function reckonForm(form: FormData, values: AssumptionValues = {}): Reckoning {
  const assumptions = assumptionsWith(values);
  const answered = readOnce(form);
  const beginning = makeBeginning(DAY, assumptions, (moment) => moment, { budget: answered.budget.text });
  const readings = { ...answered, goals: withMonths(answered.goals, beginning) };
  const dates = makeTimeframe(readings, beginning, assumptions);
  return reckon(readings, { dates, assumptions });
}

/** In two decimals; NaN where it is not there. */
export const rounded = (node: Node | undefined, digits = 2): number =>
  node === undefined ? Number.NaN : Number(node.value.toFixed(digits));
