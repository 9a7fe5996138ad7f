/** Every history, by `npm run test:simulation`; fewer or others with HISTORIES and SEED. */
import { test } from 'vitest';
import { holdInHistories, useSimulation } from './check.ts';

useSimulation();

const count = Number(process.env['HISTORIES'] ?? 10_000);
const first = Number(process.env['SEED'] ?? 1);

test(`${count} histories from seed ${first}`, async () => {
  const started = performance.now();
  const phases = await holdInHistories(first, count);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const ends = [...phases].map(([phase, runs]) => `${runs} ${phase}`).join(', ');
  console.warn(`${count} histories from seed ${first}, ${seconds} s: ${ends}`);
});
