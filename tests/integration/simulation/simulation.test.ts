/** Histories that nobody would write by hand: a sample that another day chooses otherwise, and those that once failed. */
import { expect, test } from 'vitest';
import { holdInHistories, useSimulation } from './check.ts';
import { historyOf } from './history.ts';
import { simulate } from './simulate.ts';

useSimulation();

/** Histories in a sample; all seeds together are those of `npm run test:simulation`. */
const SAMPLE = 100;
const ALL = 10_000;

const today = Math.floor(Date.now() / 86_400_000);
const given = Number(process.env['SEED'] ?? '');
const first = given > 0 ? given : ((today * SAMPLE) % ALL) + 1;

test(`in ${SAMPLE} histories from seed ${first} no page is lost, asked for twice or out of turn, and every run settles`, async () => {
  const phases = await holdInHistories(first, given > 0 ? 1 : SAMPLE);
  if (given > 0) return;
  // Histories in which nothing happens would prove nothing.
  expect(phases.get('finished')).toBeGreaterThan(SAMPLE / 2);
}, 600_000);

// Two in a hundred runs are cancelled, and none in the samples of some days: these are.
test('a run that is cancelled loses nothing either, nor the one after it', async () => {
  expect(await holdInHistories(9122, 1)).toEqual(new Map([['cancelled', 1]]));
  expect(await holdInHistories(9196, 1)).toEqual(
    new Map([
      ['finished', 1],
      ['cancelled', 1],
    ]),
  );
});

test('the same seed is the same history', async () => {
  for (const seed of [3, 14, 15]) {
    const [one, other] = [await simulate(historyOf(seed), true), await simulate(historyOf(seed), true)];
    expect(one.trace.length).toBeGreaterThan(10);
    expect(one).toEqual(other);
  }
});

/** Seeds that once failed, and what was wrong. */
test.each([
  [13, 'a runner without room wrote its old records over those of the tab that had replaced it'],
  [49, 'a worker that could store nothing for a while never worked again'],
  [1162, 'one refused opening left a new tab in memory, and its run unsettled'],
])('history %i: %s', async (seed) => {
  await holdInHistories(seed, 1);
});
