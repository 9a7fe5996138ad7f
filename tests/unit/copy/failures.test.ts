import { describe, expect, test } from 'vitest';
import { common } from '../../../src/copy/en/common.ts';
import { failures } from '../../../src/copy/en/failures.ts';
import { notices } from '../../../src/copy/en/notices.ts';
import { result } from '../../../src/copy/en/result.ts';
import { worded, type FailureCode, type Reason } from '../../../src/shared/domain/failure.ts';

const say = (reason: Reason): string => worded(failures, reason);

/** The error catalogue (specification, section 8), in its order. */
test.each<[string, string]>([
  [say({ code: 'proxy-error', status: 502, said: 'Bad Gateway' }), 'Proxy error 502: Bad Gateway'],
  [say({ code: 'network-error' }), 'Network error: Cannot reach proxy server'],
  [say({ code: 'page-timeout', page: 7, ms: 90_000 }), 'Page 7 timeout after 90000ms'],
  [say({ code: 'page-failed', page: 7, reason: { code: 'said', text: 'why' } }), 'Page 7 failed: why'],
  [say({ code: 'page-failed', page: 7, reason: { code: 'skipped' } }), 'Page 7 failed: Skipped'],
  [say({ code: 'generation-failed' }), 'Generation failed'],
  [result.generationFailed, 'Generation failed'],
  [say({ code: 'status-missing-id' }), 'Proposal ID is required'],
  [say({ code: 'status-not-found' }), 'Proposal not found'],
  [say({ code: 'status-invalid-id' }), 'Invalid proposal ID'],
  [say({ code: 'status-server-error', said: 'Bad Gateway' }), 'Server error: Bad Gateway'],
  [say({ code: 'status-http', status: 418, said: 'Teapot' }), 'HTTP 418: Teapot'],
  [say({ code: 'status-unreachable' }), 'Network error: Cannot reach status service'],
  [say({ code: 'status-unexpected', status: 204 }), 'Unexpected response status: 204'],
  [say({ code: 'status-attempts', attempts: 100 }), 'Polling timeout: Maximum attempts (100) reached'],
  [say({ code: 'status-unknown' }), 'Unknown error occurred'],
  [result.delivery.processing, 'Generating proposal...'],
  [result.delivery.error, 'Status Check Error'],
  [
    result.delivery.errorText('Proposal not found'),
    'Error checking proposal status: Proposal not found. Please try refreshing the page or contact support.',
  ],
  [say({ code: 'output-invalid' }), 'Invalid input data'],
  [say({ code: 'output-wrong-type' }), 'Input is not a string or object'],
  [say({ code: 'output-no-json' }), 'No valid JSON pattern found in string'],
  [say({ code: 'output-truncated' }), 'Could not fix truncated JSON'],
  [say({ code: 'unexpected' }), 'An unexpected error occurred. Please try again.'],
  [common.unexpected, 'An unexpected error occurred. Please try again.'],
  [notices.aiTitle, 'AI Request Failed'],
  [notices.aiProblem, 'Failed to load data'],
  [notices.aiBody, 'Unable to fetch data for this request ID. Please check the ID and try again.'],
])('says %s', (words, expected) => expect(words).toBe(expected));

test.each(['storage-full', 'storage-unavailable'] as const)('%s begins with the warning', (code) => {
  expect(say({ code })).toMatch(
    /^Warning: Failed to save proposal data locally\. Please ensure your browser allows local storage\. .*[Dd]ownload your proposal/,
  );
});

/** Each once, with every parameter; the words of others are recognised in the sentence. */
const SAMPLES = {
  said: { text: 'QUOTED' },
  'not-on-device': { what: 'draft' },
  'not-valid': { field: 'QUOTED' },
  'too-large': { holds: 'levels', most: 4711 },
  'page-failed': { page: 4711, reason: { code: 'said', text: 'QUOTED' } },
  'page-timeout': { page: 3, ms: 4711 },
  'proxy-error': { status: 4711, said: 'QUOTED' },
  'proxy-no-result': { field: 'QUOTED' },
  'output-too-long': { most: 4711 },
  'output-misfit': { path: 'QUOTED', is: 'text', meant: 'list' },
  'output-empty': { path: 'QUOTED' },
  'output-too-few': { path: 'QUOTED', least: 4711 },
  'model-not-begun': { seconds: 4711 },
  'model-silent': { seconds: 4711 },
  'model-unfinished': { seconds: 4711 },
  'model-refused': { said: 'QUOTED' },
  'model-unauthorised': { said: 'QUOTED' },
  'model-error': { status: 4711, said: 'QUOTED' },
  'font-missing': { family: 'QUOTED' },
  'status-server-error': { said: 'QUOTED' },
  'status-http': { status: 4711, said: 'QUOTED' },
  'status-unexpected': { status: 4711 },
  'status-attempts': { attempts: 4711 },
  'service-error': { status: 4711, said: 'QUOTED' },
  'edit-too-long': { most: 4711 },
  'edit-too-many': { most: 4711 },
  'config-unreadable': { status: 4711 },
  'config-unknown': { name: 'QUOTED' },
  'config-wrong-type': { name: 'QUOTED', meant: 'object' },
  'config-too-small': { name: 'QUOTED', least: 4711 },
  'config-too-large': { name: 'QUOTED', most: 4711 },
  'config-not-a-choice': { name: 'QUOTED', choices: ['one', 'two'] },
  'config-not-an-address': { name: 'QUOTED' },
  'config-not-valid': { name: 'QUOTED' },
} satisfies { [C in FailureCode]?: Omit<Reason<C>, 'code'> };

test('the sentences say what they are given', () => {
  const silent = Object.entries(SAMPLES).filter(([code, parameters]) => {
    const sentence = sentenceOf(code, parameters);
    return ['QUOTED', '4711'].some(
      (part) => JSON.stringify(parameters).includes(part) && !sentence.includes(part),
    );
  });
  expect(silent).toEqual([]);
});

test('each code has words of its own, and none of them is a hole', () => {
  const samples = new Map<string, object>(Object.entries(SAMPLES));
  const sentences = Object.keys(failures).map((code) => sentenceOf(code, samples.get(code) ?? {}));
  for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|\[object|^$/u);
  // Those of others alone are nothing but quoted.
  expect(new Set(sentences).size).toBe(sentences.length - 1);
});

function sentenceOf(code: string, parameters: object): string {
  const word: unknown = Reflect.get(failures, code);
  return typeof word === 'function' ? String(Reflect.apply(word, failures, [{ code, ...parameters }])) : '';
}

describe('a reason of another build', () => {
  test.each<[string, unknown]>([
    ['a code without words here', { code: 'of-tomorrow', ms: 3 }],
    ['words, as builds before this one sent them', 'Page 3 failed: no JSON in it'],
  ])('is an unexpected one: %s', (_name, reason) => {
    expect(worded(failures, JSON.parse(JSON.stringify(reason)))).toBe(common.unexpected);
  });
});
