import { expect, test } from 'vitest';
import { settings } from '../../../../src/copy/settings.ts';
import { reportWords } from '../../../../src/screens/settings/services/report-words.ts';
import type { ConnectionReport } from '../../../../src/shared/contract/settings.ts';

const report: ConnectionReport = {
  verdict: 'ok',
  address: 'https://agency.example/proxy',
  testedAt: '2026-11-21T09:00:00.000Z',
  ms: 200,
  status: 200,
};
const words = (changes: Partial<ConnectionReport>) =>
  reportWords({ ...report, ...changes }, settings.en.connection, 'https://palmleaf.example');

test('what works says so, and nothing of the protocol', () => {
  expect(words({ detail: 'hello' })).toEqual({
    good: true,
    title: 'Connected to https://agency.example/proxy',
    body: 'It answers as it should. Nothing else to do.',
  });
});

test('what does not work says what to do, and what the service said', () => {
  expect(words({ verdict: 'trouble', status: 503, detail: 'No model' })).toMatchObject({
    good: false,
    detail: 'Status 503, No model',
  });
  const { title, body } = words({ verdict: 'not-allowed' });
  expect(title).toContain('does not let this page in');
  expect(body).toContain('https://palmleaf.example at https://agency.example/proxy');
});

test.each(Object.keys(settings.en.connection.verdicts))('%s has something to do about it', (name) => {
  const verdict = Object.entries(settings.en.connection.verdicts).find(([key]) => key === name)?.[1];
  const said: { body?: string; steps?: readonly string[] } | undefined = verdict?.('a', 'b');
  expect([said?.body ?? '', ...(said?.steps ?? [])].join(' ').length).toBeGreaterThan(20);
});
