import { expect, test } from 'vitest';
import { loadEngine } from '../../../src-worker/engines/load.ts';
import { realTime } from '../../../src-worker/time.ts';
import type { LoadedConfig } from '../../../src-worker/services/config.ts';
import { defaultConfig } from '../../../src/shared/domain/config.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';

const load = (id: 'planner' | 'model' | 'agency', loaded: Partial<LoadedConfig> = {}) =>
  loadEngine(id, {
    config: () => Promise.resolve({ config: defaultConfig(), problems: [], ...loaded }),
    session: () => Promise.resolve({ token: null }),
    time: realTime,
  });

test('the agency’s engine where its proxy is configured', async () => {
  const config = { ...defaultConfig(), proxyUrl: 'https://agency.example/proxy' };
  expect(await load('agency', { config })).toMatchObject({ id: 'agency', remote: true });
});

test('without an address the device answers itself', async () => {
  expect(await load('agency')).toMatchObject({ id: 'planner', remote: false });
});

test('an address that could not be read is waited for, not replaced', async () => {
  const engine = await load('agency', { unreached: true });
  expect(engine).toMatchObject({ id: 'agency', remote: true });
  const request = {
    proposalId: 'p',
    pageNumber: 1,
    formData: emptyFormData(),
    language: 'en' as const,
    createdAt: '2026-01-31T08:00:00.000Z',
    requestId: 'r',
    earlier: new Map(),
  };
  expect(await engine.writeSection(request, new AbortController().signal)).toMatchObject({
    ok: false,
    failure: { kind: 'network', message: 'Network error: Cannot reach proxy server' },
  });
});

test('an engine that this build lacks is said', async () => {
  await expect(load('model')).rejects.toThrow("This version of Palmleaf has no engine 'model'.");
});
