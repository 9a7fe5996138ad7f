import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChangeover, isRunAlive } from '../../../src/app/changeover.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tab, and what it says and does, in order. */
function tab() {
  const said: string[] = [];
  const state = { alive: false };
  let accept = (): void => undefined;
  const changeover = createChangeover({
    isRunAlive: () => Promise.resolve(state.alive),
    offer: (given) => {
      said.push('offer');
      accept = given;
    },
    sayWaits: () => said.push('waits'),
    offerReload: () => said.push('offer reload'),
    activate: () => said.push('activate'),
    reload: () => said.push('reload'),
    lookEveryMs: 1000,
  });
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
  return { said, state, changeover, accept: () => accept(), pass };
}

test('the person says when: the new version starts and this tab is loaded again', async () => {
  const { said, changeover, accept, pass } = tab();
  changeover.newVersionWaits();
  await pass(0);
  expect(said).toEqual(['offer']);
  accept();
  await pass(0);
  expect(said).toEqual(['offer', 'activate']);
  changeover.tookOver();
  expect(said.at(-1)).toBe('reload');
});

test('nothing is offered while a run is alive, and once when it has ended', async () => {
  const { said, state, changeover, pass } = tab();
  state.alive = true;
  changeover.newVersionWaits();
  changeover.newVersionWaits();
  await pass(60_000);
  expect(said).toEqual([]);
  state.alive = false;
  await pass(1000);
  expect(said).toEqual(['offer']);
});

test('a run that began after the offer is waited for, and the offer comes again', async () => {
  const { said, state, changeover, accept, pass } = tab();
  changeover.newVersionWaits();
  await pass(0);
  state.alive = true;
  accept();
  await pass(5000);
  expect(said).toEqual(['offer', 'waits']);
  state.alive = false;
  await pass(1000);
  expect(said).toEqual(['offer', 'waits', 'offer']);
  accept();
  await pass(0);
  expect(said.at(-1)).toBe('activate');
});

test('a tab that did not ask for it is never loaded again by another one', async () => {
  const { said, changeover, pass } = tab();
  changeover.newVersionWaits();
  await pass(0);
  changeover.tookOver();
  expect(said).toEqual(['offer', 'offer reload']);
});

test('a run is alive where its lock is held, in whichever tab, and it writes; without Web Locks the runs alone say so', async () => {
  const never = () => Promise.reject(new Error('must not be asked'));
  const held = (...names: string[]) => ({
    query: () => Promise.resolve({ held: names.map((name) => ({ name })) }),
  });
  const yes = () => Promise.resolve(true);
  expect(await isRunAlive(held('palmleaf-worker-1', 'palmleaf-runner'), yes)).toBe(true);
  // It waits for a key, perhaps for days.
  expect(await isRunAlive(held('palmleaf-runner'), () => Promise.resolve(false))).toBe(false);
  expect(await isRunAlive(held('palmleaf-worker-1'), never)).toBe(false);
  expect(await isRunAlive({ query: () => Promise.resolve({}) }, never)).toBe(false);
  expect(await isRunAlive(undefined, yes)).toBe(true);
});
