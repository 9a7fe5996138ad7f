/** A proposal that this device does not have, a person's own addresses, and what 'Test connection' says of a service. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConnectionVerdict, TestedService } from '../../src/shared/contract/settings.ts';
import type { Rule } from '../service/rules.ts';
import { pageOutput } from '../service/content.ts';
import { startService, type Service } from '../service/service.ts';
import { ALL, failedPages, fastTime } from './support/agency.ts';
import { emptyDevice, fakeEngine, startWorker, type InProcessWorker } from './support/in-process-worker.ts';
import { value } from './support/result.ts';

let service: Service;
let other: Service;
beforeAll(async () => {
  [service, other] = await Promise.all([startService(), startService()]);
});
afterAll(() => Promise.all([service.close(), other.close()]));

const workers: InProcessWorker[] = [];
beforeEach(emptyDevice);
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  service.reset();
  other.reset();
});

async function start(options: NonNullable<Parameters<typeof startWorker>[1]> = {}): Promise<InProcessWorker> {
  const worker = await startWorker(fakeEngine(), { time: fastTime(), ...options });
  workers.push(worker);
  return worker;
}
const withProxy = () => ({ deployment: { proxyUrl: service.addresses.proxyUrl } });
const NOT_HERE = {
  ok: false,
  failure: { kind: 'not-found', reason: { code: 'not-on-device', what: 'proposal' } },
};

describe('a proposal from elsewhere', () => {
  test('comes whole, is kept, and is asked for once', async () => {
    const worker = await start({ ...withProxy(), readSession: () => ({ token: 'sso-1' }) });
    expect(await worker.remote.proposal('from-afar')).toMatchObject(NOT_HERE);
    const view = value(await worker.remote.fetchProposal('from-afar'));
    expect(view.proposal).toMatchObject({
      proposalId: 'from-afar',
      title: 'Doi Saket Coffee Roasters',
      language: 'en',
      state: 'complete',
      generatedAt: '2026-11-21T09:00:00.000Z',
    });
    expect(
      view.pages.map(({ sectionData, success, engine }) => [sectionData?.output, success, engine]),
    ).toEqual(ALL.map((page) => [pageOutput(page, ''), true, 'agency']));
    expect(value(await worker.remote.proposal('from-afar'))).toEqual(view);
    expect(value(await worker.remote.history()).map(({ proposalId }) => proposalId)).toEqual(['from-afar']);
    const [call, ...more] = service.calls('analysis');
    expect(more).toEqual([]);
    expect(call).toMatchObject({ method: 'GET', path: '/proxy/get-analyze/from-afar' });
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer sso-1',
      'content-type': 'application/json',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  const groups = { clientInfo: { companyName: 'Sai Thong' } };
  test('is read whatever its form: flags, failures, messy pages, a link', async () => {
    service.script({
      call: 'analysis',
      body: {
        ...groups,
        downloadUrl: '/files/1.pptx',
        processingResult: [
          { pageNumber: 2, sectionData: { output: { items: ['หัวข้อแรก', 'หัวข้อที่สอง'] } } },
          { pageNumber: 1, success: true, data: '```json\n{"company":"ไทรทอง"}\n```' },
          { pageNumber: 3, success: false, error: 'Page 3 timeout after 90000ms' },
          { pageNumber: 4, success: false },
          { pageNumber: 5, success: true },
          { pageNumber: 6, success: true, sectionData: 'Nothing to read here.' },
          { pageNumber: 20, sectionData: { output: {} } },
          { pageNumber: 'one' },
          null,
        ],
      },
    });
    const worker = await start({ ...withProxy() });
    const view = value(await worker.remote.fetchProposal('x'));
    expect(view.proposal).toMatchObject({
      title: 'Sai Thong',
      language: 'th',
      state: 'unfinished',
      remoteFile: { url: `${service.url}/files/1.pptx` },
    });
    expect(view.pages.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3, 4, 6]);
    expect(view.pages[0]?.sectionData?.output).toEqual({ company: 'ไทรทอง' });
    expect(failedPages(view)).toEqual([
      [3, 'Page 3 timeout after 90000ms'],
      [4, 'Generation failed'],
      [6, 'Page 6 failed: No valid JSON pattern found in string'],
    ]);
  });

  test.each<[string, Rule]>([
    ['an empty body', { body: '' }],
    ['success false', { body: { success: false, data: null } }],
    ['an object without a proposal', { body: { success: true, data: { note: 'hello' } } }],
    ['404', { status: 404 }],
  ])('is not there: %s', async (_name, rule) => {
    service.script({ call: 'analysis', ...rule });
    expect(await (await start(withProxy())).remote.fetchProposal('x')).toMatchObject(NOT_HERE);
  });

  test.each<[string, Rule, object]>([
    ['401', { status: 401 }, { kind: 'needs-sign-in', retryable: true }],
    ['no connection', { drop: 'before-headers' }, { kind: 'network', retryable: true }],
    ['a captive portal', { body: '<html></html>' }, { kind: 'network', retryable: true }],
    ['503', { status: 503 }, { kind: 'service', retryable: true }],
    ['a redirect', { redirect: 'http://127.0.0.1:9/' }, { kind: 'network', retryable: true }],
  ])('could not be asked for: %s', async (_name, rule, failure) => {
    service.script({ call: 'analysis', ...rule });
    const worker = await start(withProxy());
    expect(await worker.remote.fetchProposal('x')).toMatchObject({ ok: false, failure });
    expect(value(await worker.remote.history())).toEqual([]);
  });

  test('nobody is asked where no service is configured', async () => {
    expect(await (await start()).remote.fetchProposal('x')).toMatchObject(NOT_HERE);
    expect(service.log).toEqual([]);
  });
});

describe('a person’s own addresses', () => {
  test('hold in place of the deployment’s, which is still shown, until they are taken back', async () => {
    const { remote } = await start({
      ...withProxy(),
      readSession: () => ({ token: 'sso-1' }),
    });
    const view = value(
      await remote.saveSettings({ engine: 'agency', addresses: { proxyUrl: other.addresses.proxyUrl } }),
    );
    expect(view.config.proxyUrl).toBe(other.addresses.proxyUrl);
    expect(view.deployment.proxyUrl).toBe(service.addresses.proxyUrl);
    value(await remote.fetchProposal('x'));
    expect([other.log.length, service.log.length]).toEqual([1, 0]);
    expect(other.log[0]?.headers['authorization']).toBe('Bearer sso-1');
    // A change on top of what was read.
    expect(value(await remote.saveSettings({ ...view.settings, engine: 'planner' })).config.proxyUrl).toBe(
      other.addresses.proxyUrl,
    );
    value(await remote.saveSettings({}));
    value(await remote.fetchProposal('y'));
    expect([other.log.length, service.log.length]).toEqual([1, 1]);
  });

  test('that are none are refused', async () => {
    const { remote } = await start();
    for (const address of ['ftp://a.example/', 'javascript:alert(1)', 'agency.example'])
      expect(await remote.saveSettings({ addresses: { proxyUrl: address } })).toMatchObject({
        ok: false,
        failure: { kind: 'invalid' },
      });
  });
});

describe('Test connection', () => {
  const verdicts: readonly [string, Rule, ConnectionVerdict][] = [
    ['a willing service', {}, 'ok'],
    ['one that knows no such id', { status: 404, body: { message: 'There is no such id.' } }, 'ok'],
    ['one that calls the id invalid', { status: 400, body: { error: 'Invalid id' } }, 'ok'],
    ['an empty body', { body: '' }, 'ok'],
    ['401', { status: 401 }, 'refused'],
    ['403', { status: 403, body: { message: 'Agents only' } }, 'refused'],
    ['503', { status: 503 }, 'trouble'],
    ['429', { status: 429 }, 'trouble'],
    ['a web page', { body: '<!doctype html><title>Agency</title>' }, 'wrong-address'],
    ['a web page that says 404', { status: 404, body: '<html>Not found</html>' }, 'wrong-address'],
    ['a server that says 404', { status: 404, body: '404 page not found' }, 'wrong-address'],
    ['a framework that says 404', { status: 404, body: { detail: 'Not Found' } }, 'wrong-address'],
    ['405', { status: 405, body: {} }, 'wrong-address'],
    ['a text', { body: 'hello' }, 'not-json'],
    ['a redirect', { redirect: 'https://elsewhere.example/' }, 'redirected'],
    ['silence', { stall: 'before-headers' }, 'timeout'],
    ['a body that breaks off', { drop: 'mid-body' }, 'trouble'],
  ];
  test.each(verdicts)('%s', async (_name, rule, verdict) => {
    service.script(rule);
    const { remote } = await start();
    const report = value(await remote.testConnection('status', ` ${service.addresses.statusUrl} `));
    expect(report).toMatchObject({ verdict, address: service.addresses.statusUrl });
    expect(report.ms).toBeGreaterThanOrEqual(0);
    expect(report.detail).toBe(rule.status === 403 ? 'Agents only' : report.detail);
  });

  test.each<[string, ConnectionVerdict]>([
    ['http://127.0.0.1:9/status', 'unreachable'],
    ['http://agency.example/status', 'insecure'],
    ['ftp://agency.example', 'invalid-address'],
    ['agency', 'invalid-address'],
    ['', 'invalid-address'],
  ])('%s', async (address, verdict) => {
    const { remote } = await start();
    expect(value(await remote.testConnection('proxy', address))).toMatchObject({ verdict });
  });

  test('of a device without a network', async () => {
    const { remote } = await start({
      connectivity: { online: () => false, losses: () => 0, back: () => new Promise(() => {}) },
    });
    expect(value(await remote.testConnection('proxy', 'http://127.0.0.1:9/'))).toMatchObject({
      verdict: 'offline',
    });
  });

  test.each<[TestedService, 'proxyUrl' | 'statusUrl' | 'aiRequestUrl', path: string]>([
    ['proxy', 'proxyUrl', '/proxy/get-analyze/connection-test'],
    ['status', 'statusUrl', '/status/connection-test'],
    ['ai-request', 'aiRequestUrl', '/ai-request/connection-test'],
  ])('asks %s something that costs it nothing', async (of, name, path) => {
    const { remote } = await start();
    value(await remote.testConnection(of, service.addresses[name]));
    expect(service.log.map(({ method, path: at }) => [method, at])).toEqual([['GET', path]]);
  });

  test('shows the token to an address that is configured, and to no other', async () => {
    const { remote } = await start({ ...withProxy(), readSession: () => ({ token: 'sso-1' }) });
    value(await remote.testConnection('proxy', service.addresses.proxyUrl));
    value(await remote.testConnection('proxy', other.addresses.proxyUrl));
    expect(service.log[0]?.headers['authorization']).toBe('Bearer sso-1');
    expect(other.log[0]?.headers['authorization']).toBeUndefined();
  });
});
