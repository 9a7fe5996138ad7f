import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outcomesOf, readStrangers } from '../../../../checks/strangers/derived.ts';

const folder = join(import.meta.dirname, '../../../../fixtures/strangers/questionnaires');

describe.each([
  ['open', 0.95, 0.01],
  ['second-open', 0.95, 0.04],
  ['third-open', 0.93, 0.01],
  ['fourth-open', 0.96, 0.01],
  ['fifth-open', 0.95, 0.01],
  ['sixth-open', 0.85, 0.02],
  ['seventh-open', 0.83, 0.01],
  ['eighth-open', 0.93, 0.01],
] as const)('figures that a strategist reckons from strangers’ answers, %s', (set, least, most) => {
  const outcomes = readStrangers(join(folder, set)).flatMap(({ name, stranger }) =>
    outcomesOf(name, stranger),
  );
  const part = (holds: (outcome: (typeof outcomes)[number]) => boolean): number =>
    outcomes.filter(holds).length / outcomes.length;

  test('are reckoned, where the answers are read as they should be', () => {
    expect(outcomes.length).toBeGreaterThan(90);
    expect(part(({ reckoned }) => reckoned)).toBeGreaterThanOrEqual(least);
  });
  // What is read wrongly is reckoned wrongly: the readings' own measure is beside `understanding`.
  test('are hardly ever contradicted', () => {
    expect(part(({ contradicted }) => contradicted)).toBeLessThanOrEqual(most);
  });
});
