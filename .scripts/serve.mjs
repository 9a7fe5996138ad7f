/** Serves a production build with the headers of its `_headers` file. Used by `npm start` and by the tests. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Reads the `_headers` format of static hosts: an unindented path pattern, then its indented headers.
 * Later patterns override earlier ones.
 * @param {string} text
 * @returns {{ pattern: RegExp, headers: [string, string][] }[]}
 */
export function parseHeaders(text) {
  /** @type {{ pattern: RegExp, headers: [string, string][] }[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      const escaped = line
        .trim()
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*');
      rules.push({ pattern: new RegExp(`^${escaped}$`), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/**
 * Starts a server on this machine only.
 * @param {{ dir: string, port: number, replace?: Record<string, string> }} options `port` 0 takes a free one;
 *   `replace` answers these paths with these texts instead of the built files (a test's `config.json`).
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ dir, port, replace = {} }) {
  const rules = parseHeaders(readFileSync(join(dir, '_headers'), 'utf8'));
  /** @param {import('node:http').ServerResponse} response @param {string} path */
  const setHeaders = (response, path) => {
    for (const { pattern, headers } of rules) {
      if (pattern.test(path)) for (const [name, value] of headers) response.setHeader(name, value);
    }
  };
  // A missing file with an extension is a 404; any other path is the app's.
  const files = sirv(dir, { single: true, dev: true, etag: true });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    setHeaders(response, path);
    const text = replace[path];
    if (text !== undefined) {
      response.setHeader('Content-Type', path.endsWith('.json') ? 'application/json' : 'text/plain');
      response.end(text);
      return;
    }
    files(request, response, () => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/plain');
      // A file that is missing now may be there in a moment: its absence is never kept for a year.
      response.setHeader('Cache-Control', 'no-store');
      response.end('Not found');
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
