import { describe, expect, test } from 'vitest';
import { outcome } from '../../../../src/copy/en/outcome.ts';
import { causesOf } from '../../../../src/screens/proposal/causes.ts';
import { failures } from '../../../../src/copy/en/failures.ts';
import type { Reason } from '../../../../src/shared/domain/failure.ts';
import { readReason } from '../../../../src/shared/domain/read-reason.ts';
import { REQUIRED_FIELDS } from '../../../../src/shared/domain/slide-filter.ts';
import type { EngineId } from '../../../../src/shared/domain/records.ts';

const failed = (pageNumber: number, error: Reason, engine: EngineId = 'agency') => ({
  pageNumber,
  error,
  engine,
});
const of = (error: Reason, engine?: EngineId) =>
  causesOf([failed(3, error, engine)], outcome.causes, failures)[0];
const proxyError = (status: number, said: string): Reason => ({ code: 'proxy-error', status, said });
const late = (page: number, ms: number): Reason => ({ code: 'page-timeout', page, ms });
const because = (page: number, reason: Reason): Reason => ({ code: 'page-failed', page, reason });
const NO_JSON: Reason = { code: 'output-no-json' };

test('a cause that many pages share is one, told once; the one of the most pages comes first', () => {
  const pages = [
    failed(1, proxyError(503, 'Down')),
    failed(2, late(2, 90_000)),
    failed(3, late(3, 90_000)),
    failed(4, because(4, NO_JSON)),
    failed(5, because(5, NO_JSON)),
    failed(6, late(6, 90_000)),
  ];
  expect(causesOf(pages, outcome.causes, failures).map((cause) => cause.pages)).toEqual([
    [2, 3, 6],
    [4, 5],
    [1],
  ]);
});

describe('what would help', () => {
  test.each([
    [{ code: 'network-error' }, 'agency', 'settings', 'Page service'],
    [{ code: 'network-error' }, 'model', 'settings', 'Base URL'],
    [proxyError(404, 'Not Found'), 'agency', 'settings', 'Page service'],
    [proxyError(403, 'Forbidden'), 'agency', 'settings', 'sign in'],
    [proxyError(400, 'linkedin-ads is not accepted'), 'agency', 'edit', 'Edit'],
    [proxyError(429, 'Too Many Requests'), 'agency', 'retry', 'retry'],
    [proxyError(502, 'Bad Gateway'), 'agency', 'retry', 'retry'],
    [late(3, 90_000), 'agency', 'retry', '90 seconds'],
    [late(3, 300_000), 'model', 'settings', '300 seconds'],
    [because(3, { code: 'skipped' }), 'agency', 'retry', 'retry'],
    [because(3, { code: 'proxy-bad-address' }), 'agency', 'settings', 'Page service'],
    [because(3, { code: 'model-error', status: 404, said: 'no such model' }), 'model', 'settings', 'Model'],
    [because(3, { code: 'model-error', status: 503, said: 'loading' }), 'model', 'retry', 'planner'],
    [because(3, NO_JSON), 'agency', 'retry', 'planner'],
    [because(3, { code: 'said', text: 'It broke.' }), 'agency', 'retry', 'It broke: retry'],
    // The words of a service decide nothing, whatever they speak of.
    [because(3, { code: 'said', text: 'The delivery address is missing' }), 'agency', 'retry', 'retry'],
    [because(3, { code: 'said', text: 'server answered 404' }), 'model', 'retry', 'retry'],
    [{ code: 'generation-failed' }, 'planner', 'retry', 'Generation failed'],
    // As earlier builds stored them.
    [readReason('Network error: Cannot reach proxy server'), 'agency', 'settings', 'Page service'],
    [readReason('Page 3 timeout after 90000ms'), 'agency', 'retry', '90 seconds'],
    [readReason('Proxy error 400: not accepted'), 'agency', 'edit', 'Edit'],
    [readReason('Page 3 failed: Skipped'), 'agency', 'retry', 'skipped it'],
    [readReason('Page 3 failed: the model’s server answered 404: none'), 'model', 'settings', 'Model'],
  ] satisfies [Reason, EngineId, string, string][])(
    'against %j of %s is: %s',
    (error, engine, remedy, word) => {
      const cause = of(error, engine);
      expect(cause?.remedy).toBe(remedy);
      expect(cause?.sentence).toContain(word);
      expect(cause?.sentence).toMatch(/^[^.]+(?:\.[^ ][^.]*)*\.$/u);
    },
  );
});

test('a page of an answer as reason is cut to what can be read at a glance', () => {
  expect(of(proxyError(500, `<html>${'x'.repeat(5000)}`))?.sentence.length).toBeLessThan(300);
});

test('every required field has words of its own, after “no”', () => {
  for (const field of new Set(Object.values(REQUIRED_FIELDS).flat()))
    expect(outcome.lacks([field])).toMatch(/^no [a-z ]+$/u);
  expect(outcome.lacks(['dataSources'])).toBe('no sources');
  expect(outcome.lacks(['totalMarketSize', 'segmentSizes', 'dataSources'])).toBe(
    'no market size, market segments or sources',
  );
  expect(outcome.notInDeck(3, 1)).toBe('3 pages failed and 1 page was left out');
});
