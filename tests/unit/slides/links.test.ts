import { expect, test } from 'vitest';
import { readLink } from '../../../src/slides/links.ts';

test.each([
  ['https://example.com/a', { kind: 'address', href: 'https://example.com/a' }],
  ['http://example.com/', { kind: 'address', href: 'http://example.com/' }],
  ['mailto:a@example.com', { kind: 'address', href: 'mailto:a@example.com' }],
  ['tel:+66-2-000-0000', { kind: 'address', href: 'tel:+66-2-000-0000' }],
  ['#page-7', { kind: 'page', pageNumber: 7 }],
])('%s is a link', (link, expected) => {
  expect(readLink(link)).toEqual(expected);
});

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '//example.com',
  '/path',
  '#page-',
  '#page-1x',
  'https://[',
])('%j is text', (link) => {
  expect(readLink(link)).toBeUndefined();
});
