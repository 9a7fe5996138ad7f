import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanGrowing,
  KEY_REMOVED,
  secretsIn,
  withoutKeys,
  withoutSecrets,
} from '../../../src-worker/services/secrets.ts';

const KEY = 'sk-Ab/9+x.Zq_77-"q\\z';
const clean = withoutSecrets([KEY, null, undefined]);
const everyEscape = Array.from(
  KEY,
  (one) => `\\u${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
).join('');

describe('a known key goes, however it is written', () => {
  test.each<[how: string, written: string]>([
    ['plainly', KEY],
    ['as JSON', JSON.stringify(KEY).slice(1, -1)],
    [
      'as JSON in JSON',
      JSON.stringify(JSON.stringify(KEY))
        .slice(1, -1)
        .replaceAll(/^\\"|\\"$/g, ''),
    ],
    ['as JSON with every character escaped', everyEscape],
    ['as JSON of a server that escapes slashes', KEY.replaceAll('\\', '\\\\').replaceAll('/', '\\/')],
    ['in an address', encodeURIComponent(KEY)],
    ['in an address inside another', encodeURIComponent(encodeURIComponent(KEY))],
    ['in HTML', Array.from(KEY, (one) => `&#${one.charCodeAt(0)};`).join('')],
    ['in HTML, hexadecimal', Array.from(KEY, (one) => `&#x${one.charCodeAt(0).toString(16)};`).join('')],
  ])('%s', (_how, written) => {
    expect(clean(`Wrong key: ${written}. Try again`)).toBe(`Wrong key: ${KEY_REMOVED}. Try again`);
  });

  test.each(['', 'u', 'us', 'user:', 'Bearer '])('in Base64, behind “%s”', (before) => {
    const whole = btoa(`${before}${KEY}:after`);
    const cleaned = clean(`{"sent":"${whole}"}`);
    expect(cleaned).toContain(KEY_REMOVED);
    const [left = ''] = cleaned.split(KEY_REMOVED);
    expect(atob(left.slice('{"sent":"'.length).slice(0, -1 * (left.slice(9).length % 4) || undefined))).toBe(
      before.slice(0, Math.floor(before.length / 3) * 3),
    );
  });

  test('any key of visible characters, anywhere in any text', () => {
    const key = fc.string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
      minLength: 8,
      maxLength: 60,
    });
    fc.assert(
      fc.property(key, fc.string(), fc.string(), (secret, before, after) => {
        const remove = withoutSecrets([secret]);
        for (const written of [secret, encodeURIComponent(secret), JSON.stringify(secret)])
          expect(remove(`${before} ${written} ${after}`).includes(written)).toBe(false);
        expect(remove(btoa(secret))).toBe(KEY_REMOVED);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test('and the text around it stays JSON', () => {
    const body = JSON.stringify({ message: `Wrong key: ${KEY}`, sent: [KEY, 'x'] });
    expect(JSON.parse(clean(body))).toEqual({
      message: `Wrong key: ${KEY_REMOVED}`,
      sent: [KEY_REMOVED, 'x'],
    });
  });

  test('a short one as a word alone; what any text may hold is no key', () => {
    const short = withoutSecrets(['abc12']);
    expect(short('abc12, xabc12, abc123')).toBe(`${KEY_REMOVED}, xabc12, abc123`);
    const words = '{"success":true,"n":1234,"model":"test","text":"x"}';
    expect(withoutSecrets(['true', '1234', 'test', 'x', ''])(words)).toBe(words);
  });

  test('a page of twenty megabytes takes no noticeable time', () => {
    const text = 'Reach families in Bangkok at 90,000 THB; sk-A '.repeat(430_000);
    const started = performance.now();
    expect(clean(text)).toBe(text);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('credentials that nobody here knows go, too', () => {
  test.each([
    ['sent Authorization: Bearer abc.def', `sent Authorization: Bearer ${KEY_REMOVED}`],
    ['{"authorization":"Basic dXNlcg=="}', `{"authorization":"Basic ${KEY_REMOVED}"}`],
    [
      'headers {\\"Authorization\\":\\"bearer xyz\\"}',
      `headers {\\"Authorization\\":\\"bearer ${KEY_REMOVED}\\"}`,
    ],
    ['invalid token “Bearer eyJhbGciOi.J9-1”', `invalid token “Bearer ${KEY_REMOVED}”`],
    ['Bearer%20eyJhbGciOi.J9-1&x=1', `Bearer%20${KEY_REMOVED}&x=1`],
  ])('%s', (text, cleaned) => {
    expect(withoutSecrets([])(text)).toBe(cleaned);
    expect(withoutKeys(text)).toBe(cleaned);
  });

  test.each([
    ['GET /v1?api_key=abc&x=1 not found', `GET /v1?api_key=${KEY_REMOVED}&x=1 not found`],
    ['at https://a.example/?x=1&token=t0k#y', `at https://a.example/?x=1&token=${KEY_REMOVED}#y`],
    ['x-api-key: 0123456789', `x-api-key: ${KEY_REMOVED}`],
    ['{"api_key":"abcdef123"}', `{"api_key":"${KEY_REMOVED}"}`],
    ['Incorrect API key provided: sk-proj-0123456789abcdef.', `Incorrect API key provided: ${KEY_REMOVED}.`],
  ])('in a message: %s', (text, cleaned) => expect(withoutKeys(text)).toBe(cleaned));

  test.each([
    'The bearer certificates of the company',
    'Authorization: required',
    'Your API key is wrong: ask your administrator',
    'https://files.example/deck.pptx?token=signed-1',
    'sk-1',
  ])('and nothing else does: %s', (text) => expect(withoutSecrets([KEY])(text)).toBe(text));
});

test('keys in an address are those with such a name', () => {
  expect(secretsIn('https://a.example/v1?api_key=abcd%2Fefgh&page=12345678&key=short')).toEqual([
    'abcd/efgh',
  ]);
  expect(secretsIn('no address')).toEqual([]);
});

test('a text that grows never shows a part of the key, and in the end all but the key', () => {
  const text = `Our plan for {"a":"${KEY}"} and ลูกค้า${KEY} next`;
  const grown = cleanGrowing(clean);
  let last = '';
  for (let length = 1; length <= text.length; length += 1) {
    last = grown(text.slice(0, length));
    expect(last).not.toContain('sk-');
  }
  expect(last).toBe(`Our plan for {"a":"${KEY_REMOVED}"} and ลูกค้า${KEY_REMOVED} `);
});
