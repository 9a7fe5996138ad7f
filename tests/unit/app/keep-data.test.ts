import { afterEach, expect, test, vi } from 'vitest';
import { askToKeep } from '../../../src/app/keep-data.ts';
import { isWorthKeeping } from '../../../src/app/worth-keeping.ts';
import type { RunPhase } from '../../../src/shared/domain/run.ts';
import type { RunSnapshot } from '../../../src/shared/domain/run-view.ts';

const DAY = 24 * 60 * 60 * 1000;

function browser(persisted: boolean, grants: boolean) {
  const kept = new Map<string, string>();
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(grants));
  return {
    persist,
    keeper: { persisted: () => Promise.resolve(persisted), persist },
    memory: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }),
  };
}

test('asks once a day until it is granted', async () => {
  const { keeper, memory, persist } = browser(false, false);
  expect(await askToKeep(keeper, memory, 5 * DAY)).toBe('refused');
  expect(await askToKeep(keeper, memory, 5 * DAY + 1)).toBe('not-asked');
  expect(await askToKeep(keeper, memory, 6 * DAY)).toBe('refused');
  // The clock was put back: no reason to stay silent until it has caught up.
  expect(await askToKeep(keeper, memory, 2 * DAY)).toBe('refused');
  expect(persist).toHaveBeenCalledTimes(3);
});

test('asks for nothing that it has, or that there is not', async () => {
  const { keeper, memory, persist } = browser(true, true);
  expect(await askToKeep(keeper, memory, DAY)).toBe('kept');
  expect(await askToKeep(undefined, memory, DAY)).toBe('not-asked');
  expect(persist).not.toHaveBeenCalled();
});

test('a browser that refuses to answer, or to remember, stops nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { keeper, memory, persist } = browser(false, true);
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  expect(await askToKeep({ ...keeper, persisted: denied }, memory, DAY)).toBe('not-asked');
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(await askToKeep(keeper, forbidden, DAY)).toBe('not-asked');
  expect(persist).not.toHaveBeenCalled();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const run = (phase: RunPhase): RunSnapshot => ({
  runId: 'r',
  proposalId: 'p',
  title: 't',
  language: 'en',
  engine: 'planner',
  phase,
  finishedPages: [],
  totalPages: 19,
  progress: 0,
  startedAt: '2026-11-21T09:00:00Z',
});

test('a saved draft is worth keeping, and a finished proposal; one that is being written can wait', () => {
  expect(isWorthKeeping({ type: 'draftDidSave', draftId: 'd', requestId: 'r', revision: 1 })).toBe(true);
  expect(isWorthKeeping({ type: 'runDidChange', run: run('running') })).toBe(false);
  expect(isWorthKeeping({ type: 'runDidChange', run: run('finished') })).toBe(true);
  expect(isWorthKeeping({ type: 'historyDidChange' })).toBe(false);
});
