/** A file from a remote status service: polled as the specification says, pushed as a local build is. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeliveryStatus } from '../../src/shared/contract/delivery.ts';
import type { Rule } from '../service/rules.ts';
import { startService, type Service } from '../service/service.ts';
import { fastTime, SPEED } from './support/agency.ts';
import {
  emptyDevice,
  fakeEngine,
  sectionOf,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';
import { said } from './support/words.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.close());

const workers: InProcessWorker[] = [];
beforeEach(emptyDevice);
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  service.reset();
});

/** Between two questions, in the worker's time. */
const INTERVAL_MS = 6000;
const anInterval = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, (INTERVAL_MS * 1.3) / SPEED));

type Options = NonNullable<Parameters<typeof startWorker>[1]>;
async function start(options: Options = {}, from: Pick<Service, 'addresses'> = service) {
  const worker = await startWorker(fakeEngine(), {
    time: fastTime(),
    ...options,
    limits: { pollingIntervalMs: INTERVAL_MS, ...options.limits },
    deployment: { statusUrl: from.addresses.statusUrl, ...options.deployment },
  });
  workers.push(worker);
  return worker;
}

/** A finished proposal, its own first polling stopped. */
async function finished(worker: InProcessWorker, company = 'Doi Coffee'): Promise<string> {
  const { remote, until } = worker;
  const { runId, proposalId } = value(await remote.startRun(someAnswers(company), { language: 'en' }));
  await until(ended(runId));
  return proposalId;
}

const pushed = (worker: InProcessWorker, proposalId: string): DeliveryStatus[] =>
  worker.events.flatMap((event) =>
    event.type === 'fileDidProgress' && event.proposalId === proposalId ? [event.status] : [],
  );
const settled = (worker: InProcessWorker, proposalId: string): Promise<void> =>
  worker.until(
    (event) =>
      event.type === 'fileDidProgress' &&
      event.proposalId === proposalId &&
      (event.status.state === 'completed' || event.status.state === 'error'),
  );
const statusCalls = (id: string) => service.calls('status').filter((call) => call.id === id);
const linkOf = (id: string): DeliveryStatus => ({
  state: 'completed',
  delivery: { kind: 'remote', url: `${service.url}/files/${id}.pptx` },
});
const sentence = (status: DeliveryStatus): string | undefined =>
  status.state === 'error' ? said(status.reason) : undefined;
const script = (...rules: Rule[]): void =>
  void service.script(rules.map((rule, index) => ({ call: 'status', nth: index + 1, times: 1, ...rule })));

test('after a run by itself: 202, 202, 500, 200', async () => {
  script(
    { status: 202, body: { progress: 30, message: 'Drawing charts' } },
    { status: 202, body: { data: { progress: 65, message: 'Packing' } } },
    { status: 500 },
    { status: 200, body: { data: { url: '/files/deck.pptx', message: 'Ready for you' } } },
  );
  const worker = await start({ readSession: () => ({ token: 'sso-1' }) });
  const id = await finished(worker);
  await settled(worker, id);
  const problem = { code: 'status-server-error', said: 'Internal Server Error' };
  const done: DeliveryStatus = {
    state: 'completed',
    delivery: { kind: 'remote', url: `${service.url}/files/deck.pptx`, message: 'Ready for you' },
  };
  expect(pushed(worker, id)).toEqual([
    { state: 'processing', progress: 30, message: 'Drawing charts' },
    { state: 'processing', progress: 65, message: 'Packing' },
    { state: 'processing', progress: 65, message: 'Packing', problem },
    done,
  ]);
  const calls = statusCalls(id);
  expect(calls).toHaveLength(4);
  const gaps = calls.slice(1).map(({ at }, index) => at - (calls[index]?.endedAt ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(INTERVAL_MS / SPEED - 2);
  for (const { headers, requestId } of calls) {
    expect(headers).toMatchObject({ authorization: 'Bearer sso-1', 'content-type': 'application/json' });
    expect(requestId).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(new Set(calls.map(({ requestId }) => requestId)).size).toBe(1);

  // Known from now on, also to the next worker; 'Check Status' asks all the same.
  expect(value(await worker.remote.status(id))).toEqual(done);
  await worker.stop();
  const next = await start();
  expect(value(await next.remote.status(id))).toEqual(done);
  expect(statusCalls(id)).toHaveLength(4);
  expect(value(await next.remote.status(id, { fresh: true }))).toEqual({ state: 'checking' });
  await settled(next, id);
  expect(statusCalls(id)).toHaveLength(5);
});

test.each<[Rule, message: string]>([
  [{ status: 404 }, 'Proposal not found'],
  [{ status: 400 }, 'Invalid proposal ID'],
  [{ status: 401 }, 'HTTP 401: Unauthorized'],
  [{ status: 410 }, 'HTTP 410: Gone'],
])('%j stops at once; asking again begins anew', async (rule, message) => {
  const repair = service.script({ call: 'status', ...rule });
  const worker = await start();
  const id = await finished(worker);
  await settled(worker, id);
  expect(pushed(worker, id).map(sentence)).toEqual([message]);
  expect(statusCalls(id)).toHaveLength(1);
  repair();
  worker.events.length = 0;
  script({ status: 200, body: { url: `${service.url}/files/${id}.pptx` } });
  expect(value(await worker.remote.status(id, { fresh: true }))).toEqual({ state: 'checking' });
  await settled(worker, id);
  expect(pushed(worker, id)).toEqual([linkOf(id)]);
});

test('an unreachable service goes on; the attempts are limited, sooner from the details', async () => {
  service.script({ call: 'status', drop: 'before-headers' });
  const worker = await start({ limits: { pollingAttempts: 3, modalPollingAttempts: 2 } });
  const id = await finished(worker);
  await settled(worker, id);
  const problem = { code: 'status-unreachable' };
  const underWay = { state: 'processing', progress: 0, problem };
  const timeout = (attempts: number) => ({
    state: 'error',
    reason: { code: 'status-attempts', attempts },
  });
  expect(pushed(worker, id)).toEqual([underWay, underWay, underWay, timeout(3)]);
  worker.events.length = 0;
  value(await worker.remote.status(id, { details: true }));
  await settled(worker, id);
  expect(pushed(worker, id)).toEqual([underWay, underWay, timeout(2)]);
});

test('a device that is offline waits for the network, however long it takes', async () => {
  const repair = service.script({ call: 'status', drop: 'before-headers' });
  const connectivity = {
    online: () => false,
    losses: () => 0,
    back: () => new Promise<void>(() => undefined),
  };
  const worker = await start({ limits: { pollingAttempts: 1 }, connectivity });
  const id = await finished(worker);
  await service.until(() => statusCalls(id).length === 3);
  repair();
  script({ status: 200, body: { url: `/files/${id}.pptx` } });
  await settled(worker, id);
  expect(pushed(worker, id).at(-1)).toEqual(linkOf(id));
});

test('Stop: the service hears no more, and a question begins it again', async () => {
  service.script({ call: 'status', status: 202, body: { progress: 10 } });
  const worker = await start();
  const id = await finished(worker);
  await worker.until((event) => event.type === 'fileDidProgress' && event.status.state === 'processing');
  value(await worker.remote.stopStatus('another'));
  expect(value(await worker.remote.status(id))).toMatchObject({ state: 'processing', progress: 10 });
  value(await worker.remote.stopStatus(id));
  const before = statusCalls(id).length;
  await anInterval();
  expect(statusCalls(id)).toHaveLength(before);
  expect(value(await worker.remote.status(id))).toEqual({ state: 'checking' });
  await expect.poll(() => statusCalls(id).length).toBe(before + 1);
});

test('one polling at a time: the newest question has it, and one that nobody asked waits', async () => {
  service.script({ call: 'status', status: 202 });
  const worker = await start();
  const [a, b] = [await finished(worker, 'A'), await finished(worker, 'B')];
  value(await worker.remote.status(a, { fresh: true }));
  await expect.poll(() => statusCalls(a).length).toBeGreaterThan(0);
  // Two who ask at the same time have one polling.
  const asked = statusCalls(b).length;
  await Promise.all([worker.remote.status(b), worker.remote.status(b)]);
  await expect.poll(() => statusCalls(b).length).toBe(asked + 1);
  value(await worker.remote.status(a, { unasked: true }));
  const before = statusCalls(a).length;
  await anInterval();
  expect(statusCalls(a)).toHaveLength(before);
  expect(statusCalls(b)).toHaveLength(asked + 2);
});

test('a reload while it is polled: the next worker asks at once', async () => {
  service.script({ call: 'status', status: 202, times: 1, body: { progress: 20 } });
  const worker = await start();
  const id = await finished(worker);
  await worker.until((event) => event.type === 'fileDidProgress' && event.status.state === 'processing');
  await worker.stop();
  const next = await start();
  expect(value(await next.remote.status(id))).toEqual({ state: 'checking' });
  await settled(next, id);
  expect(pushed(next, id)).toEqual([linkOf(id)]);
});

test('pages that are written again have no file yet', async () => {
  script({ status: 200, body: { url: '/files/first.pptx' } });
  let fails = true;
  const engine = fakeEngine(async (request) =>
    fails && request.pageNumber === 4
      ? {
          ok: false,
          failure: {
            kind: 'service',
            reason: { code: 'proxy-error', status: 500, said: 'x' },
            retryable: false,
          },
        }
      : { ok: true, section: sectionOf(request) },
  );
  const worker = await start({ engine: () => Promise.resolve(engine) });
  const id = await finished(worker);
  await settled(worker, id);
  fails = false;
  const run = value(await worker.remote.retryPages(id, [4]));
  worker.events.length = 0;
  script({ status: 200, body: { url: '/files/second.pptx' } });
  await worker.until(ended(run.runId));
  await settled(worker, id);
  expect(pushed(worker, id)).toEqual([
    { state: 'completed', delivery: { kind: 'remote', url: `${service.url}/files/second.pptx` } },
  ]);
});

describe('the token and the answers go to the configured origin alone', () => {
  test('a redirect elsewhere is refused', async () => {
    const other = await startService();
    try {
      service.script({ call: 'status', times: 1, redirect: `${other.url}/status/x` });
      const worker = await start({ readSession: () => ({ token: 'secret' }) });
      const id = await finished(worker);
      await settled(worker, id);
      expect(pushed(worker, id)[0]).toMatchObject({ problem: { code: 'status-unreachable' } });
      expect(statusCalls(id).every(({ headers }) => headers['authorization'] === 'Bearer secret')).toBe(true);
      expect(other.log).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

test('no proposal is asked for that is still being written, or is not here', async () => {
  const worker = await start();
  expect(value(await worker.remote.status(''))).toEqual({
    state: 'error',
    reason: { code: 'status-missing-id' },
  });
  expect(value(await worker.remote.status('missing-1'))).toEqual({
    state: 'error',
    reason: { code: 'status-not-found' },
  });
  expect(service.calls('status')).toEqual([]);
});
