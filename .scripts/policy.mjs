/**
 * Puts the content policy of `_headers` into the built page too, for hosts that set no headers. Not in development,
 * where the tools write scripts and styles into the page.
 */
import { readFileSync } from 'node:fs';
import { parseHeaders } from './headers.mjs';

/** Directives that count in a header alone. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|sandbox)\b/;

/** @param {string} policy of the header @returns {string} as a meta element can hold it */
export const metaPolicy = (policy) =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !HEADER_ONLY.test(directive))
    .join('; ');

/** @param {string} headersFile path of `_headers` @returns {import('vite').Plugin} */
export const policy = (headersFile) => ({
  name: 'policy',
  apply: 'build',
  transformIndexHtml() {
    const headers = parseHeaders(readFileSync(headersFile, 'utf8')).flatMap((rule) => rule.headers);
    const [, value] = headers.find(([name]) => name === 'Content-Security-Policy') ?? [];
    if (value === undefined) throw new Error('_headers has no Content-Security-Policy.');
    return [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: metaPolicy(value) },
        injectTo: 'head-prepend',
      },
    ];
  },
});
