import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSentences, sentences } from '../../../.scripts/check-sentences.mjs';

describe('a failure in words', () => {
  test.each([
    "fail('storage', 'This device is full.')",
    "throw new Refused('invalid', 'Not valid.')",
    "throw new Refused('invalid', given ? 'The one failed' : other)",
    'throw new StorageError(`There is no ${what}`)',
    "const FULL = 'There is no room left on this device';",
    'const failure = { kind, message: `Page ${page} failed` };',
    "const status = { state: 'error', message: said || 'Unknown error' };",
    "const reason = { code: 'said', text: 'it broke' };",
    'const record = { success: false, error: error.message };',
    'emit({ reason: cause.message });',
    "const problems = ['config.json is not valid JSON. The defaults are used.'];",
    "z.refine(isPicture, 'The logo is no picture')",
  ])('is an offence: %s', (source) => {
    expect(sentences('a.ts', `const x = 1;\n${source}`)).toEqual([expect.stringMatching(/^a\.ts:2: /u)]);
  });

  test.each([
    "fail('storage', { code: 'storage-full' })",
    "throw new Refused('not-found', { code: 'not-on-device', what: 'run' })",
    "const reason = { code: 'proxy-error', status, said: messageOf(text) };",
    "throw new Error('There is no prompt for this page.')",
    "const CHANGED = 'The library is not the one that was expected'; throw new Error(CHANGED);",
    "console.warn('The brief was read on the device.', error)",
    "const isQuota = /quota/iu.test(error.message) || name === 'AbortError';",
    "const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';",
    'const word = /^Network error: Cannot reach proxy server$/u;',
  ])('is none: %s', (source) => {
    expect(sentences('a.ts', source)).toEqual([]);
  });

  test('is one too in a file that writes a deck; what stands in the deck is none', () => {
    expect(sentences('a.ts', "const title = { text: 'What we do next year' };", true)).toEqual([]);
    expect(sentences('a.ts', "const reason = { code: 'said', text: 'it broke' };", true)).toHaveLength(1);
    expect(sentences('a.ts', "throw new ToldError('The font is missing')", true)).toHaveLength(1);
  });
});

test('shared code and the worker are read, the page is not', () => {
  const root = mkdtempSync(join(tmpdir(), 'sentences-'));
  try {
    const put = (file: string, source: string): void => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), source);
    };
    put('src/copy/en/failures.ts', "export const full = 'There is no room left.';");
    put('src/shared/domain/rules.ts', "export const rule = 'This one must stand first.';");
    put('src-worker/api/answer.ts', "export const lost = 'It could not be found.';");
    put('src-worker/deck/notes.ts', "export const note = 'What this slide is about';");
    const { offences, files } = checkSentences(root);
    expect(offences.map((one) => one.split(':')[0])).toEqual([
      'src/shared/domain/rules.ts',
      'src-worker/api/answer.ts',
    ]);
    expect(files).toBe(3);
  } finally {
    rmSync(root, { recursive: true });
  }
});
