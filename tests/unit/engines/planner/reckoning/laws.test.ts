import fc from 'fast-check';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import type { AssumptionId } from '../../../../../src-worker/engines/planner/plan/assumptions.ts';
import { intervalOf, type Node } from '../../../../../src-worker/engines/planner/reckoning/graph.ts';
import type { Reckoning } from '../../../../../src-worker/engines/planner/reckoning/index.ts';
import { evaluate } from '../../../../../src-worker/engines/planner/reckoning/interval.ts';
import { readStrangers } from '../../../../checks/strangers/derived.ts';
import { chargerClient, franchiseClient } from '../../../../fixtures/reckoned-clients.ts';
import { reckonForm } from './support.ts';

const folder = join(import.meta.dirname, '../../../../fixtures/strangers/questionnaires/open');
const FORMS: readonly FormData[] = [
  chargerClient(),
  franchiseClient(),
  ...readStrangers(folder).map(({ stranger }) => stranger.formData),
];
/** Those of the reckoning's own. */
const OWN: readonly AssumptionId[] = [
  'margin',
  'gate-share',
  'gate-weeks',
  'gate-rate',
  'cheaper-cost',
  'test-confidence',
  'test-power',
];

const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1e-9, Math.abs(b) * 1e-9);

/** What does not hold, in words: one assertion for hundreds of quantities. */
function faultsOf({ nodes, weeks, money, channels }: Reckoning): string[] {
  const faults: string[] = [];
  for (const node of nodes.values()) {
    const { low, high } = intervalOf(node);
    if (!(Number.isFinite(low) && Number.isFinite(high) && low >= 0 && high >= low))
      faults.push(`${node.id}: ${low} to ${high}`);
    if (!(node.certainty > 0 && node.certainty <= 1)) faults.push(`${node.id}: certainty ${node.certainty}`);
    faults.push(...formulaFaults(nodes, node));
  }
  const total = money.total?.value ?? 0;
  const sum = weeks.reduce((all, { amount }) => all + amount, 0);
  if (weeks.length > 0 && Math.abs(sum - total) > 0.0051) faults.push(`weeks: ${sum} of ${total}`);
  const parts = channels.reduce((all, channel) => all + (channel.money?.value ?? 0), 0);
  if (parts > 0 && Math.abs(parts - total) > Math.max(1e-6, total * 1e-9))
    faults.push(`channels: ${parts} of ${total}`);
  return faults;
}

/** Its inputs are there before it, its value is what the formula makes of them, and it stands on all that they stand on. */
function formulaFaults(nodes: ReadonlyMap<string, Node>, node: Node): string[] {
  const { formula, id } = node;
  if (!('of' in formula)) return [];
  const inputs = formula.of.flatMap((input) => nodes.get(input) ?? []);
  if (inputs.length < formula.of.length) return [`${id}: an input is missing`];
  const words = new Set(node.answers.map(({ path, words: own }) => `${path} ${own}`));
  const stands = inputs.every(
    (input) =>
      input.answers.every(({ path, words: own }) => words.has(`${path} ${own}`)) &&
      input.assumptions.every((one) => node.assumptions.includes(one)) &&
      node.certainty <= input.certainty,
  );
  const faults = stands ? [] : [`${id}: stands on less than its inputs`];
  if (formula.op === 'assumption') return faults;
  const { low, high } = evaluate(formula.op, inputs.map(intervalOf), formula.by);
  const isSame = near(node.value, low) && near(node.high ?? node.value, high);
  return isSame ? faults : [...faults, `${id}: ${node.value} is not ${low}`];
}

function checkLaws(reckoned: Reckoning): void {
  expect(faultsOf(reckoned)).toEqual([]);
}

/** The form without the texts at these places, counted through all its texts. */
function without(form: FormData, places: ReadonlySet<number>): FormData {
  let at = 0;
  const text = JSON.stringify(form, (_key, value: unknown) =>
    typeof value === 'string' && places.has(at++) ? '' : value,
  );
  const cut: FormData = JSON.parse(text);
  return cut;
}

describe('every quantity', () => {
  test('follows from its formula, stands on what its inputs stand on, and is no impossible number', () => {
    for (const form of FORMS) checkLaws(reckonForm(form));
  }, 90_000);
  test('holds with any answers missing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMS),
        fc.uniqueArray(fc.nat(60), { maxLength: 30 }),
        (form, places) => {
          checkLaws(reckonForm(without(form, new Set(places))));
        },
      ),
      { seed: 7, numRuns: 40 },
    );
  }, 90_000);
  test('holds with whatever figures an answer states', () => {
    const figure = fc.oneof(fc.nat(9), fc.nat(1_000_000), fc.double({ min: 0, max: 1e9, noNaN: true }));
    fc.assert(
      fc.property(figure, figure, figure, figure, (budget, cost, rate, goal) => {
        const form = chargerClient();
        form.campaignObjectives.marketingMediaBudget = `£${budget} over 10 weeks`;
        form.clientInfo.onlineAdIssues = `Search clicks cost £${cost} and only ${rate}% request a quote`;
        form.campaignObjectives.specificObjectives = `${goal} quote requests and 160 installations`;
        checkLaws(reckonForm(form));
      }),
      { seed: 7, numRuns: 40 },
    );
  }, 90_000);
});

describe('an assumption', () => {
  test.each(OWN)('%s, changed, changes what stands on it and nothing else', (id) => {
    let met = 0;
    for (const form of FORMS.slice(0, 8)) {
      const before = reckonForm(form);
      const after = reckonForm(form, { [id]: 37 });
      if (![...before.nodes.values()].some(({ assumptions }) => assumptions.includes(id))) continue;
      met += 1;
      for (const node of new Set([...before.nodes.keys(), ...after.nodes.keys()])) {
        const [a, b] = [before.nodes.get(node), after.nodes.get(node)];
        if (a && b && a.value === b.value && a.high === b.high) continue;
        expect((a ?? b)?.assumptions, node).toContain(id);
      }
    }
    expect(met).toBeGreaterThan(0);
  });
  test('is there by itself, with the value that the person set', () => {
    const r = reckonForm(chargerClient(), { margin: 50, 'gate-rate': 3 });
    expect(r.nodes.get('margin')?.value).toBe(50);
    expect(r.gate?.rate?.value).toBe(3);
    expect(r.nodes.get('scenario.gate.quote')?.value).toBeCloseTo(183, 0);
  });
});
