import { expect, test } from 'vitest';
import { retryAfterMs } from '../../../src-worker/services/http-headers.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const IN_A_MINUTE = 'Sat, 21 Nov 2026 09:01:00 GMT';

test.each<[name: string, headers: Record<string, string>, ms: number | undefined]>([
  ['seconds', { 'retry-after': '7' }, 7000],
  ['none', { 'retry-after': '0' }, 0],
  ['at most five minutes', { 'retry-after': '86400' }, 300_000],
  ['a date', { 'retry-after': IN_A_MINUTE }, 60_000],
  ['a date gone by', { 'retry-after': 'Sat, 21 Nov 2026 08:00:00 GMT' }, 0],
  ['a date far away', { 'retry-after': 'Sun, 22 Nov 2026 09:00:00 GMT' }, 300_000],
  [
    'by the service’s clock when the device’s is a day ahead',
    { 'retry-after': 'Fri, 20 Nov 2026 09:01:00 GMT', date: 'Fri, 20 Nov 2026 09:00:00 GMT' },
    60_000,
  ],
  ['absent, or not exposed to the page', {}, undefined],
  ['nonsense', { 'retry-after': 'soon' }, undefined],
])('%s', (_name, headers, ms) => {
  expect(retryAfterMs(new Headers(headers), NOW)).toBe(ms);
});
