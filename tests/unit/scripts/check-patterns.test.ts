import { describe, expect, test } from 'vitest';
import { checkPatterns, unescapedPatterns } from '../../../.scripts/check-patterns.mjs';

describe('an expression', () => {
  test.each([
    'new RegExp(name)',
    'RegExp(name)',
    'new RegExp(`^${name}$`)',
    "new RegExp('^' + name)",
    "new RegExp(name.replaceAll('.', '[.]'))",
    "new RegExp(names.join('|'))",
    'new RegExp(`${escaped(name)}`)',
    "new RegExp(names.map((one) => `^${one}`).join('|'))",
    'new RegExp(String.raw`${name}\\s`)',
  ])('from data is an offence: %s', (source) => {
    expect(unescapedPatterns('a.ts', `const x = 1;\n${source}`)).toEqual([
      expect.stringMatching(/^a\.ts:2: /u),
    ]);
  });

  test.each([
    "new RegExp('^a', 'u')",
    'new RegExp(`${WORD}\\s${UNITS[unit]}`)',
    'new RegExp(`^${escapeRegExp(name)}$`)',
    'new RegExp(pattern.source)',
    "new RegExp(names.map(escapeRegExp).join('|'))",
    "new RegExp(names.map((one) => `^${escapeRegExp(one)}`).join('|'))",
    "new RegExp([String.raw`\\d`, DIGITS].join('|'))",
  ])('from written parts is none: %s', (source) => {
    expect(unescapedPatterns('a.ts', source)).toEqual([]);
  });
});

test('a check that reads no files would prove nothing', () => {
  expect(checkPatterns('.').files).toBeGreaterThan(20);
});
