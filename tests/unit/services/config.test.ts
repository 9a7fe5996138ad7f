import { describe, expect, test } from 'vitest';
import { cachedText, loadConfig, readConfig, type KeptText } from '../../../src-worker/services/config.ts';
import { defaultConfig } from '../../../src/shared/domain/config.ts';
import type { Reason } from '../../../src/shared/domain/failure.ts';

const answer =
  (body: string, init: ResponseInit = {}): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' }, ...init }));
const load = (fetcher: typeof fetch) => loadConfig(fetcher, 'http://localhost/config.json');

describe('an absent file means the defaults, silently', () => {
  test.each<[string, typeof fetch]>([
    ['404', answer('', { status: 404 })],
    [
      'the page itself, served for every address',
      answer('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['an empty object', answer('{}')],
  ])('%s', async (_name, fetcher) => {
    expect(await load(fetcher)).toEqual({ config: defaultConfig(), problems: [] });
  });
});

const offline: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
const ADDRESS = 'http://localhost/config.json';
const memory = (): KeptText & { text: string | undefined } => ({
  text: undefined,
  read() {
    return Promise.resolve(this.text);
  },
  write(text) {
    this.text = text;
    return Promise.resolve();
  },
});

describe('without a network', () => {
  test('nothing is known yet: the defaults, and that they are no answer', async () => {
    const nothing = { config: defaultConfig(), problems: [], unreached: true };
    expect(await load(offline)).toEqual(nothing);
    expect(await loadConfig(offline, ADDRESS, memory())).toEqual(nothing);
  });

  test('it is as it was last time, and the last file counts, though it was taken away', async () => {
    const kept = memory();
    const there = await loadConfig(answer('{"proxyUrl":"https://a.example/p"}'), ADDRESS, kept);
    expect(await loadConfig(offline, ADDRESS, kept)).toEqual(there);
    expect(there.config.proxyUrl).toBe('https://a.example/p');
    await loadConfig(answer('', { status: 404 }), ADDRESS, kept);
    expect(await loadConfig(offline, ADDRESS, kept)).toEqual({ config: defaultConfig(), problems: [] });
  });

  test('a device that keeps nothing still reads the file', async () => {
    const full: KeptText = {
      read: () => Promise.reject(new Error('no')),
      write: () => Promise.reject(new Error('no')),
    };
    expect((await loadConfig(answer('{"engine":"agency"}'), ADDRESS, full)).config.engine).toBe('agency');
    expect(await loadConfig(offline, ADDRESS, full)).toMatchObject({ unreached: true });
  });
});

test('the browser’s cache is such a place, and a browser without one is none', async () => {
  const stored = new Map<string, Response>();
  const cache = {
    match: (address: string) => Promise.resolve(stored.get(address)?.clone()),
    put: (address: string, response: Response) => Promise.resolve(void stored.set(address, response)),
  };
  const kept = cachedText({ open: () => Promise.resolve(cache) }, 'http://localhost/config.json');
  expect(await kept?.read()).toBeUndefined();
  await kept?.write('{"engine":"agency"}');
  expect(await kept?.read()).toBe('{"engine":"agency"}');
  expect(cachedText(undefined, '')).toBeUndefined();
});

test('an agency without an address is said, and the device answers itself', () => {
  expect(readConfig('{"engine":"agency"}').problems).toEqual([{ code: 'config-no-proxy' }]);
  expect(readConfig('{"engine":"agency","proxyUrl":"https://a.example/p"}').problems).toEqual([]);
});

test('what the file says is used', async () => {
  const { config, problems } = await load(
    answer('{"limits":{"pageDelayMs":5},"proxyUrl":"https://a.example/p"}'),
  );
  expect(problems).toEqual([]);
  expect(config).toEqual({
    ...defaultConfig(),
    proxyUrl: 'https://a.example/p',
    limits: { ...defaultConfig().limits, pageDelayMs: 5 },
  });
});

test('a server error is said', async () => {
  const { problems } = await load(answer('', { status: 503 }));
  expect(problems).toEqual([{ code: 'config-unreadable', status: 503 }]);
});

describe('a broken file is said, and its good entries are used', () => {
  test.each<[string, string, Reason[], Partial<ReturnType<typeof defaultConfig>>]>([
    ['no JSON', '{"limits":', [{ code: 'config-not-json' }], {}],
    ['no object', '[1]', [{ code: 'config-not-object' }], {}],
    [
      'an unknown setting',
      '{"colour":"red","engine":"model"}',
      [{ code: 'config-unknown', name: 'colour' }],
      { engine: 'model' },
    ],
    [
      'an unknown limit beside a good one',
      '{"limits":{"pageDelay":1,"autoplayMs":9000}}',
      [{ code: 'config-unknown', name: 'limits.pageDelay' }],
      { limits: { ...defaultConfig().limits, autoplayMs: 9000 } },
    ],
  ])('%s', (_name, text, problems, changed) => {
    expect(readConfig(text)).toMatchObject({ config: { ...defaultConfig(), ...changed }, problems });
  });

  test('limits that are not the usual ones are named, and no others', () => {
    const text = '{"limits":{"autoplayMs":9000,"pageRetries":1}}';
    expect(readConfig(text).changedLimits).toEqual({ autoplayMs: 9000 });
    expect(readConfig('{}')).not.toHaveProperty('changedLimits');
  });

  test('a wrong value among right ones', () => {
    const { config, problems } = readConfig(
      '{"limits":{"pageDelayMs":-1,"pageRetries":2},"statusUrl":"javascript:alert(1)","engine":"planner"}',
    );
    expect(config).toEqual({ ...defaultConfig(), limits: { ...defaultConfig().limits, pageRetries: 2 } });
    expect(problems).toEqual([
      { code: 'config-not-an-address', name: 'statusUrl' },
      { code: 'config-too-small', name: 'limits.pageDelayMs', least: 0 },
    ]);
  });

  test.each<[string, Reason]>([
    [
      '{"limits":{"pageRetries":"two"}}',
      { code: 'config-wrong-type', name: 'limits.pageRetries', meant: 'number' },
    ],
    [
      '{"limits":{"pageRetries":1.5}}',
      { code: 'config-wrong-type', name: 'limits.pageRetries', meant: 'number' },
    ],
    ['{"limits":7}', { code: 'config-wrong-type', name: 'limits', meant: 'object' }],
    ['{"proxyUrl":7}', { code: 'config-wrong-type', name: 'proxyUrl', meant: 'text' }],
    [
      '{"limits":{"pageRetries":10001}}',
      { code: 'config-too-large', name: 'limits.pageRetries', most: 10_000 },
    ],
    [
      '{"engine":"oracle"}',
      { code: 'config-not-a-choice', name: 'engine', choices: ['planner', 'model', 'agency'] },
    ],
  ])('%s is said with what is meant', (text, problem) => {
    expect(readConfig(text)).toEqual({ config: defaultConfig(), problems: [problem] });
  });
});
