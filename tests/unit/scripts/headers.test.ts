import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../.scripts/headers.mjs';
import { metaPolicy } from '../../../.scripts/policy.mjs';

const TEXT = '# said first\n/*\n  A: 1\n  B: x: y\n\n/assets/*\n  A: 2\n  C: 3\n/a.b\n  D: 4\n';
const headers = (path: string) => Object.fromEntries(headersFor(parseHeaders(TEXT), path));

test('every rule that matches adds its headers, and a header that two rules set is joined', () => {
  expect(headers('/')).toEqual({ A: '1', B: 'x: y' });
  expect(headers('/assets/a/b.js')).toEqual({ A: '1, 2', B: 'x: y', C: '3' });
  expect(headers('/a.b')).toEqual({ A: '1', B: 'x: y', D: '4' });
  expect(headers('/axb')).toEqual({ A: '1', B: 'x: y' });
});

test('the product’s rules are of the form that hosts read: one star at most, in at most 100 rules', () => {
  const rules = parseHeaders(readFileSync('public/_headers', 'utf8'));
  expect(rules.length).toBeGreaterThan(2);
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const { path, headers: own } of rules) {
    expect(path).toMatch(/^\/[^*]*\*?$/);
    expect(new Set(own.map(([name]) => name.toLowerCase())).size, path).toBe(own.length);
  }
});

test('a policy within the page leaves out what counts in a header alone', () => {
  expect(
    metaPolicy("default-src 'none'; frame-ancestors 'none'; report-uri /r; sandbox; img-src blob: data:;"),
  ).toBe("default-src 'none'; img-src blob: data:");
});
