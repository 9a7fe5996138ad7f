/** The service answers slowly, wrongly or not at all (faults 13 to 27). */
import { expect } from 'vitest';
import type { Rule } from '../service/rules.ts';
import { ALL, fault, positions, rounds, someOf } from './support/fault.ts';
import { openStage, useStage } from './support/stage.ts';

useStage();

/** Calls give up early, so that a test need not wait for a minute; not so early that a busy machine is too slow. */
const impatient = { pageCallTimeoutMs: 1500, pageTimeoutMs: 30_000 };

/** Faults that pass: asked once more, the page comes. */
const PASSING: readonly [number: string, name: string, rule: Rule][] = [
  ['13', '429, seconds', { status: 429, headers: { 'retry-after': '1' } }],
  ['13', '429, date', { status: 429, headers: { 'retry-after': new Date().toUTCString() } }],
  ['14', '500 once', { status: 500 }],
  ['17', 'no reply', { stall: 'before-headers' }],
  ['18', 'headers and no body', { stall: 'after-headers' }],
  ['18', 'half a body', { stall: 'mid-body' }],
  ['19', 'a byte a second', { stall: 'dribble' }],
  ['20', 'a truncated body', { truncate: 60 }],
  ['20', 'a broken connection', { drop: 'mid-body' }],
  [
    '21',
    'a captive portal',
    { body: '<!doctype html><title>Wi-Fi</title>', headers: { 'content-type': 'text/html' } },
  ],
  ['22', 'an empty answer', { body: '' }],
  ['23', 'the wrong fields', { body: { result: '{"foo":"\u0000\u202e\ud800"}' } }],
  ['25', 'a reply later than the retry', { delayMs: 3300 }],
  ['27', 'no CORS headers', { cors: 'omit' }],
];

for (const round of rounds()) {
  const placed = PASSING.map(([number, name, rule], index) => ({
    number,
    name,
    rule,
    page: ((index + round) % ALL.length) + 1,
  }));
  fault(
    '13–25, 27',
    placed.map(({ number, name, page }) => `${number} ${name} at ${page}`).join(', '),
    [],
    async () => {
      const stage = await openStage({ limits: impatient });
      stage.service.script(
        placed.map(({ page, rule }) => ({ call: 'page', pageNumber: page, times: 1, ...rule })),
      );
      await stage.start();
      await stage.verify();
      const calls = stage.service.calls('page');
      for (const { page, name } of placed) {
        const [first, second, ...more] = calls.filter(({ pageNumber }) => pageNumber === page);
        expect(more, name).toEqual([]);
        expect(second?.outcome, name).toBe('answered');
        if (name === '429, seconds')
          expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1000);
      }
      expect(calls.length).toBe(ALL.length + placed.length);
    },
  );
}

for (const status of someOf([401, 403], 1))
  for (const k of positions(1))
    fault(15, `${status}, until somebody signs in`, [k], async () => {
      const stage = await openStage();
      // Whatever asks before that is refused again.
      const signedOut = stage.service.script({ call: 'page', pageNumber: k, status });
      await stage.start();
      await stage.page.getByText('Waiting for you to sign in').first().waitFor();
      expect((await stage.look()).pages.length, 'no page is burnt').toBe(k - 1);
      signedOut();
      await stage.context.addCookies([{ name: 'sso_token', value: 'renewed', url: stage.url }]);
      await stage.verify();
      const later = stage.service
        .calls('page')
        .filter(({ pageNumber = 0, status: answered }) => pageNumber >= k && answered === 200);
      expect(later.length).toBe(20 - k);
      expect(new Set(later.map(({ headers }) => headers['authorization']))).toEqual(
        new Set(['Bearer renewed']),
      );
    });

/** Faults that stay: the page fails, alone, and is written when it is asked for again. */
const STAYING: readonly [number: number, name: string, rule: Rule][] = [
  [14, '503 twice', { status: 503 }],
  [16, '400', { status: 400 }],
  [16, '404', { status: 404 }],
  [16, '413', { status: 413 }],
  [22, 'a refusal', { body: { result: 'I cannot help with that.' } }],
  [23, 'five megabytes', { body: { result: 'x'.repeat(5_000_000) } }],
  [26, 'a redirect to elsewhere', { redirect: 'http://127.0.0.1:9/elsewhere' }],
];

fault(
  '14, 16, 22, 23, 26',
  STAYING.map(([number, name]) => `${number} ${name}`).join(', '),
  positions(STAYING.length),
  async (at) => {
    const stage = await openStage({ limits: impatient });
    const heal = stage.service.script(
      at.map((k, index) => ({ call: 'page', pageNumber: k, ...STAYING[index % STAYING.length]?.[2] })),
    );
    await stage.start();
    await stage.verify({ failed: at });
    heal();
    await stage.look();
    await stage.page.getByRole('button', { name: /Retry all/ }).click();
    await expect
      .poll(async () => (await stage.look()).pages.filter(({ success }) => success).length, {
        timeout: 30_000,
      })
      .toBe(ALL.length);
    await stage.verify();
  },
);
