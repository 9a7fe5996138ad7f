import { expect, test, vi } from 'vitest';
import { loadEngine } from '../../../src-worker/engines/load.ts';
import { realTime } from '../../../src-worker/time.ts';
import type { ModelSettings } from '../../../src/shared/contract/model.ts';
import type { LoadedConfig } from '../../../src-worker/services/config.ts';
import { defaultConfig } from '../../../src/shared/domain/config.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';

// The planner and its tables are read for the first time here.
vi.setConfig({ testTimeout: 30_000 });

const load = (
  id: 'planner' | 'model' | 'agency',
  loaded: Partial<LoadedConfig> = {},
  model?: ModelSettings,
) =>
  loadEngine(id, {
    config: () => Promise.resolve({ config: defaultConfig(), problems: [], ...loaded }),
    session: () => Promise.resolve({ token: null }),
    time: realTime,
    model: () => Promise.resolve(model),
    modelKey: () => Promise.resolve(null),
    capabilities: { read: () => Promise.resolve(undefined), write: () => Promise.resolve() },
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
    failure: { kind: 'network', reason: { code: 'network-error' } },
  });
});

test('the person’s own model where one is set up; else the device answers itself', async () => {
  const model = { preset: 'ollama', baseUrl: 'http://localhost:11434/v1', model: 'qwen3' };
  // Its budget holds two answers of 300 s and the wait for a first token.
  expect(await load('model', {}, model)).toMatchObject({ id: 'model', remote: true, budgetMs: 720_000 });
  expect(await load('model', {}, { ...model, totalSeconds: 60 })).toMatchObject({ budgetMs: 240_000 });
  expect(await load('model', {}, { ...model, model: '' })).toMatchObject({ id: 'planner' });
  expect(await load('model')).toMatchObject({ id: 'planner' });
});
