import { describe, expect, test } from 'vitest';
import { outcome } from '../../../../src/copy/en/outcome.ts';
import { causesOf } from '../../../../src/screens/proposal/causes.ts';
import { pageMessages } from '../../../../src/shared/domain/messages.ts';
import { REQUIRED_FIELDS } from '../../../../src/shared/domain/slide-filter.ts';
import type { EngineId } from '../../../../src/shared/domain/records.ts';

const failed = (pageNumber: number, error: string, engine: EngineId = 'agency') => ({
  pageNumber,
  error,
  engine,
});
const of = (error: string, engine?: EngineId) => causesOf([failed(3, error, engine)], outcome.causes)[0];

test('a cause that many pages share is one, told once; the one of the most pages comes first', () => {
  const pages = [
    failed(1, pageMessages.proxyError(503, 'Down')),
    failed(2, pageMessages.timeout(2, 90_000)),
    failed(3, pageMessages.timeout(3, 90_000)),
    failed(4, pageMessages.failed(4, 'no JSON in it')),
    failed(5, pageMessages.failed(5, 'no JSON in it')),
    failed(6, pageMessages.timeout(6, 90_000)),
  ];
  expect(causesOf(pages, outcome.causes).map((cause) => cause.pages)).toEqual([[2, 3, 6], [4, 5], [1]]);
});

describe('what would help', () => {
  test.each([
    [pageMessages.networkError, 'agency', 'settings', 'Page service'],
    [pageMessages.networkError, 'model', 'settings', 'Base URL'],
    [pageMessages.proxyError(404, 'Not Found'), 'agency', 'settings', 'Page service'],
    [pageMessages.proxyError(403, 'Forbidden'), 'agency', 'settings', 'sign in'],
    [pageMessages.proxyError(400, 'linkedin-ads is not accepted'), 'agency', 'edit', 'Edit'],
    [pageMessages.proxyError(429, 'Too Many Requests'), 'agency', 'retry', 'retry'],
    [pageMessages.proxyError(502, 'Bad Gateway'), 'agency', 'retry', 'retry'],
    [pageMessages.timeout(3, 90_000), 'agency', 'retry', '90 seconds'],
    [pageMessages.timeout(3, 300_000), 'model', 'settings', '300 seconds'],
    [pageMessages.failed(3, 'Skipped'), 'agency', 'retry', 'retry'],
    [
      pageMessages.failed(3, 'the configured proxy address is not a web address'),
      'agency',
      'settings',
      'Page service',
    ],
    [pageMessages.failed(3, 'the model’s server answered 404: no such model'), 'model', 'settings', 'Model'],
    [pageMessages.failed(3, 'the model’s server answered 503: loading'), 'model', 'retry', 'planner'],
    [pageMessages.failed(3, 'No valid JSON pattern found in string.'), 'agency', 'retry', 'planner'],
    [pageMessages.fallback, 'planner', 'retry', 'Generation failed'],
  ] as const)('against “%s” of %s is: %s', (error, engine, remedy, word) => {
    const cause = of(error, engine);
    expect(cause?.remedy).toBe(remedy);
    expect(cause?.sentence).toContain(word);
    expect(cause?.sentence).toMatch(/^[^.]+(?:\.[^ ][^.]*)*\.$/u);
  });
});

test('a page of an answer as reason is cut to what can be read at a glance', () => {
  expect(of(pageMessages.proxyError(500, `<html>${'x'.repeat(5000)}`))?.sentence.length).toBeLessThan(300);
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
