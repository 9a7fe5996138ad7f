/** One polling of the status service per proposal on a device: two workers over one database, as two tabs have. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeliveryStatus } from '../../src/shared/contract/delivery.ts';
import { webLock } from '../../src-worker/runs/lock.ts';
import { startService, type Service } from '../service/service.ts';
import { fastTime, SPEED } from './support/agency.ts';
import {
  emptyDevice,
  fakeEngine,
  fakeLocks,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.close());

let locks: ReturnType<typeof fakeLocks>;
const tabs: InProcessWorker[] = [];
beforeEach(() => {
  emptyDevice();
  locks = fakeLocks();
});
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.stop();
  service.reset();
});

const INTERVAL_MS = 6000;
const intervals = (count: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, (INTERVAL_MS * count) / SPEED));
const openTab = async (): Promise<InProcessWorker> => {
  const tab = await startWorker(fakeEngine(), {
    time: fastTime(),
    channel: new BroadcastChannel('palmleaf-delivery'),
    locks,
    lock: webLock(locks),
    limits: { pollingIntervalMs: INTERVAL_MS },
    deployment: { statusUrl: service.addresses.statusUrl },
  });
  tabs.push(tab);
  return tab;
};
const calls = (id: string): number => service.calls('status').filter((call) => call.id === id).length;
const shown = ({ events }: InProcessWorker): (DeliveryStatus | undefined)[] =>
  events.flatMap((event) => (event.type === 'fileDidProgress' ? [event.status] : []));
const shows = (tab: InProcessWorker, state: DeliveryStatus['state']): Promise<void> =>
  tab.until((event) => event.type === 'fileDidProgress' && event.status.state === state);

/** Two tabs with a finished proposal, for which the service says that it works on it. */
async function twoTabs(): Promise<[first: InProcessWorker, second: InProcessWorker, id: string]> {
  service.script({ call: 'status', status: 202, body: { progress: 40, message: 'Packing' } });
  const [first, second] = [await openTab(), await openTab()];
  const { runId, proposalId } = value(await first.remote.startRun(someAnswers(), { language: 'en' }));
  await first.until(ended(runId));
  await shows(first, 'processing');
  value(await second.remote.status(proposalId));
  return [first, second, proposalId];
}

test('two tabs ask once an interval, and show the same', async () => {
  const [first, second, id] = await twoTabs();
  // At once, not when the next question is due.
  await shows(second, 'processing');
  const before = calls(id);
  expect(before).toBe(1);
  await intervals(3.5);
  expect(calls(id) - before).toBeGreaterThanOrEqual(2);
  expect(calls(id) - before).toBeLessThanOrEqual(4);
  service.reset();
  service.script({ call: 'status', status: 200, body: { url: '/files/deck.pptx' } });
  await Promise.all([shows(first, 'completed'), shows(second, 'completed')]);
  expect(shown(second).at(-1)).toEqual(shown(first).at(-1));
  const after = calls(id);
  await intervals(2.5);
  expect(calls(id)).toBe(after);
});

test('when the tab that asks is closed, the other goes on', async () => {
  const [first, second, id] = await twoTabs();
  await shows(second, 'processing');
  const before = calls(id);
  tabs.shift();
  await first.stop();
  await expect.poll(() => calls(id)).toBe(before + 1);
  await intervals(1.5);
  expect(calls(id)).toBe(before + 2);
});

test('a frozen tab that keeps the place stops nobody: it is taken from it, and given back to nobody who sleeps', async () => {
  service.script({ call: 'status', status: 202, body: { progress: 40, message: 'Packing' } });
  const tab = await openTab();
  const { proposalId } = value(await tab.remote.startRun(someAnswers(), { language: 'en' }));
  let woken: unknown;
  // It had the place first, and neither asks nor answers.
  locks
    .request(
      `status-${proposalId}`,
      { signal: new AbortController().signal },
      () => new Promise(() => undefined),
    )
    .catch((error: unknown) => (woken = error));
  await expect.poll(() => calls(proposalId), { timeout: 5000 }).toBe(1);
  await shows(tab, 'processing');
  expect(woken).toBeInstanceOf(DOMException);
});

test('a tab whose place was taken stands by, and asks again when it is free', async () => {
  const [first, second, id] = await twoTabs();
  await shows(second, 'processing');
  // To whoever waits: the other tab.
  locks.steal();
  await expect.poll(() => calls(id)).toBe(2);
  await intervals(1.5);
  expect(calls(id)).toBe(3);
  tabs.splice(tabs.indexOf(second), 1);
  await second.stop();
  await expect.poll(() => calls(id)).toBeGreaterThanOrEqual(4);
  expect(shown(first).at(-1)).toMatchObject({ state: 'processing' });
});

test('Stop in one tab stops it for all; Check Status in any begins it again, for all', async () => {
  const [first, second, id] = await twoTabs();
  await shows(second, 'processing');
  value(await second.remote.stopStatus(id));
  await Promise.all([shows(first, 'stopped'), shows(second, 'stopped')]);
  const before = calls(id);
  await intervals(2.5);
  expect(calls(id)).toBe(before);
  first.events.length = 0;
  expect(value(await second.remote.status(id, { fresh: true }))).toEqual({ state: 'checking' });
  await Promise.all([shows(first, 'checking'), shows(second, 'processing'), shows(first, 'processing')]);
  expect(calls(id)).toBe(before + 1);
});

test('Check Status in the tab that does not ask is asked for at once, and by one of them', async () => {
  const [, second, id] = await twoTabs();
  await shows(second, 'processing');
  const before = calls(id);
  value(await second.remote.status(id, { fresh: true }));
  await expect.poll(() => calls(id)).toBe(before + 1);
  await intervals(1.5);
  expect(calls(id)).toBe(before + 2);
});
