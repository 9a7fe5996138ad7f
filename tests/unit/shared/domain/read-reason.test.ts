import { describe, expect, it } from 'vitest';
import { failures } from '../../../../src/copy/en/failures.ts';
import { worded, type FailureCode, type Reason } from '../../../../src/shared/domain/failure.ts';
import { readReason, storedReason } from '../../../../src/shared/domain/read-reason.ts';

describe('words of the catalogue are read back, and say the same', () => {
  it.each<[string, Reason]>([
    ['Network error: Cannot reach proxy server', { code: 'network-error' }],
    ['Generation failed', { code: 'generation-failed' }],
    ['An unexpected error occurred. Please try again.', { code: 'unexpected' }],
    ['Proxy error 502: Bad\nGateway', { code: 'proxy-error', status: 502, said: 'Bad\nGateway' }],
    ['Proxy error 404: ', { code: 'proxy-error', status: 404, said: '' }],
    ['Page 7 timeout after 90000ms', { code: 'page-timeout', page: 7, ms: 90_000 }],
    ['Page 7 failed: Skipped', { code: 'page-failed', page: 7, reason: { code: 'skipped' } }],
    [
      'Page 12 failed: the model’s server answered 404: none',
      {
        code: 'page-failed',
        page: 12,
        reason: { code: 'model-error', status: 404, said: 'none' },
      },
    ],
    ...(
      [
        { code: 'proxy-redirected' },
        { code: 'proxy-bad-address' },
        { code: 'model-redirected' },
        { code: 'model-not-openai' },
      ] as const
    ).map((reason): [string, Reason] => [
      `Page 3 failed: ${worded<FailureCode>(failures, reason)}`,
      { code: 'page-failed', page: 3, reason },
    ]),
    [
      'Page 3 failed: the delivery address is missing',
      { code: 'page-failed', page: 3, reason: { code: 'said', text: 'the delivery address is missing' } },
    ],
    ['Page seven failed', { code: 'said', text: 'Page seven failed' }],
    ['ไม่สำเร็จ', { code: 'said', text: 'ไม่สำเร็จ' }],
    ['', { code: 'said', text: '' }],
  ])('%j', (text, reason) => {
    expect(readReason(text)).toEqual(reason);
    expect(worded(failures, reason)).toBe(text);
  });
});

describe('a stored reason', () => {
  it.each<Reason>([
    { code: 'page-timeout', page: 3, ms: 90_000 },
    {
      code: 'page-failed',
      page: 3,
      reason: { code: 'output-misfit', path: 'a.0', is: 'text', meant: 'list' },
    },
  ])('is what it was: %j', (reason) => {
    expect(storedReason(structuredClone(reason))).toEqual(reason);
  });

  it('of a newer build is kept for that build', () => {
    expect(storedReason({ code: 'of-tomorrow', ms: 3 })).toEqual({ code: 'of-tomorrow', ms: 3 });
  });

  it('of a build that read these words as anybody’s is told by its code', () => {
    const reason = { code: 'said', text: 'the configured proxy address is not a web address' };
    expect(storedReason({ code: 'page-failed', page: 3, reason })).toEqual({
      code: 'page-failed',
      page: 3,
      reason: { code: 'proxy-bad-address' },
    });
  });

  it('of a build that stored words is read', () => {
    expect(storedReason('Generation failed')).toEqual({ code: 'generation-failed' });
  });

  it.each([
    undefined,
    null,
    7,
    [],
    {},
    { code: 7 },
    { code: 'page-timeout', ms: { a: 1 } },
    { code: 'page-timeout', ms: Number.NaN },
    { code: 'page-failed', page: 3, reason: 'words' },
  ])('that is none costs itself alone: %j', (stored) => {
    expect(storedReason(stored)).toEqual({ code: 'unexpected' });
  });
});
