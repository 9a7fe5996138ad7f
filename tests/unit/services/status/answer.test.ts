/** The specification's table of status answers (section 8, 'Status check'), and what services make of it. */
import { describe, expect, test } from 'vitest';
import { readStatus } from '../../../../src-worker/services/status/answer.ts';
import type { HttpAnswer, HttpProblem } from '../../../../src-worker/services/http.ts';
import { failures } from '../../../../src/copy/en/failures.ts';
import { worded } from '../../../../src/shared/domain/failure.ts';

const ADDRESS = 'https://agency.example/status';
const answered = (status: number, body: unknown): HttpAnswer => ({
  ok: true,
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const read = (answer: HttpAnswer | HttpProblem) => readStatus(answer, ADDRESS);
const refused = (status: number, statusText: string, retryAfterMs?: number): HttpProblem => {
  const said = { status, statusText, text: '', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  if (status === 401 || status === 403) return { ok: false, class: 'unauthorised', ...said };
  const passing = status >= 500 || [408, 425, 429].includes(status);
  return { ok: false, class: passing ? 'transient' : 'permanent', reason: 'status', ...said };
};

test.each<[HttpProblem, message: string, stops: boolean]>([
  [refused(404, 'Not Found'), 'Proposal not found', true],
  [refused(400, 'Bad Request'), 'Invalid proposal ID', true],
  [refused(500, 'Internal Server Error'), 'Server error: Internal Server Error', false],
  [refused(503, 'Down'), 'Server error: Down', false],
  [refused(401, 'Unauthorized'), 'HTTP 401: Unauthorized', true],
  [refused(403, 'Forbidden'), 'HTTP 403: Forbidden', true],
  [refused(418, 'I am a teapot'), 'HTTP 418: I am a teapot', true],
  [refused(408, 'Request Timeout'), 'HTTP 408: Request Timeout', false],
  [refused(425, 'Too Early'), 'HTTP 425: Too Early', false],
  [refused(429, 'Too Many Requests'), 'HTTP 429: Too Many Requests', false],
  [{ ok: false, class: 'unreachable' }, 'Network error: Cannot reach status service', false],
  [{ ok: false, class: 'transient', reason: 'timeout' }, 'Network error: Cannot reach status service', false],
  [
    { ok: false, class: 'permanent', reason: 'redirected' },
    'Network error: Cannot reach status service',
    false,
  ],
])('%j', (problem, message, stops) => {
  const answer = read(problem);
  expect(answer).toMatchObject({ kind: 'problem', stops });
  expect(answer.kind === 'problem' && worded(failures, answer.reason)).toBe(message);
});

test.each([201, 204, 206])('an unexpected %i goes on', (status) => {
  expect(read(answered(status, ''))).toEqual({
    kind: 'problem',
    reason: { code: 'status-unexpected', status },
    stops: false,
  });
});

test('a wait that is asked for is handed on', () => {
  expect(read(refused(429, 'Too Many Requests', 7000))).toMatchObject({ retryAfterMs: 7000 });
});

describe('200: completed', () => {
  const url = 'https://files.example/p.pptx';
  test.each<[string, unknown]>([
    ['url', { url }],
    ['downloadUrl', { downloadUrl: url }],
    ['url under data', { data: { url } }],
    ['downloadUrl under data', { data: { downloadUrl: url } }],
    ['both, one of them empty', { url: '', downloadUrl: url }],
    ['null beside it', { url: null, data: { downloadUrl: url } }],
  ])('%s', (_name, body) => {
    expect(read(answered(200, body))).toEqual({ kind: 'completed', url });
  });

  test('with what it says', () => {
    expect(read(answered(200, { url, data: { message: ' Your deck\nis ready ' } }))).toEqual({
      kind: 'completed',
      url,
      message: 'Your deck is ready',
    });
  });

  test('a relative link is one of the service’s', () => {
    expect(read(answered(200, { url: '/files/p.pptx' }))).toMatchObject({
      url: 'https://agency.example/files/p.pptx',
    });
  });

  test.each([
    ['javascript:alert(1)'],
    ['file:///etc/passwd'],
    ['data:text/html,hello'],
    ['blob:https://agency.example/1'],
    ['https://'],
    [7],
    [{}],
  ])('%j is no link', (link) => {
    expect(read(answered(200, { url: link }))).toEqual({ kind: 'completed' });
  });

  test('without a link, and with nothing at all', () => {
    expect(read(answered(200, {}))).toEqual({ kind: 'completed' });
    expect(read(answered(200, ''))).toEqual({ kind: 'completed' });
  });

  test('a damaged answer is none, and a web page is somebody else’s', () => {
    expect(read(answered(200, '{"url":"https://fi'))).toMatchObject({
      reason: { code: 'status-unexpected', status: 200 },
      stops: false,
    });
    expect(read(answered(200, '<!doctype html><title>Wi-Fi</title>'))).toMatchObject({
      reason: { code: 'status-unreachable' },
      stops: false,
    });
  });
});

describe('202: processing', () => {
  test.each<[unknown, number, string?]>([
    [{ progress: 40, message: 'Drawing charts' }, 40, 'Drawing charts'],
    [{ data: { progress: '62.4%', message: 'Half' } }, 62, 'Half'],
    [{ progress: 140 }, 100],
    [{ progress: -3, message: '' }, 0],
    [{ progress: 'soon', message: 7 }, 0],
    ['', 0],
  ])('%j', (body, progress, message) => {
    expect(read(answered(202, body))).toEqual({
      kind: 'processing',
      progress,
      ...(message === undefined ? {} : { message }),
    });
  });
});
