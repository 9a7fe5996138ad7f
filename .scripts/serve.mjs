/**
 * Serves a production build as static hosts do: with the headers of its `_headers` file, compressed, `index.html` for
 * the app's paths, and a 404 for parts that are gone. Used by `npm start` and by the tests.
 */
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve, sep } from 'node:path';
import sirv from 'sirv';
import { compressed, encodingFor, isCompressible } from './compressed.mjs';
import { headersFor, parseHeaders } from './headers.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Paths that name a file: what has an extension, and whatever the bundler named. */
const NAMES_A_FILE = /^\/assets\/|\.\w+$/;

/** What hosts say of a path that has no rule. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * The file of a path, within the build alone.
 * @param {string} dir absolute @param {string} path
 */
function fileAt(dir, path) {
  const file = join(dir, path.endsWith('/') ? `${path}index.html` : path);
  const stats = file.startsWith(dir + sep) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  return stats?.isFile() === true ? { file, stats } : undefined;
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** @param {Request} request @param {string} tag */
const hasAlready = (request, tag) =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === tag);

/** @param {Response} response */
function notFound(response) {
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/plain');
  // A file that is missing now may be there in a moment: its absence is never kept for a year.
  response.setHeader('Cache-Control', 'no-store');
  response.end('Not found');
}

/** @param {Request} request @param {Response} response @param {import('./compressed.mjs').Compressed} file */
function sendCompressed(request, response, { body, headers }) {
  const known = hasAlready(request, String(headers['ETag']));
  response.writeHead(known ? 304 : 200, known ? { ETag: headers['ETag'] } : headers);
  response.end(known || request.method === 'HEAD' ? undefined : body);
}

/**
 * Starts a server on this machine only.
 * @param {{ dir: string, port: number, replace?: Record<string, string> }} options `port` 0 takes a free one;
 *   `replace` answers these paths with these texts instead of the built files (a test's `config.json`).
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ dir, port, replace = {} }) {
  const root = resolve(dir);
  const rules = parseHeaders(readFileSync(join(root, '_headers'), 'utf8'));
  const files = sirv(root, { dev: true, etag: true, extensions: [] });

  /** @param {Request} request @param {Response} response */
  const answer = async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    response.setHeader('Cache-Control', ASK_AGAIN);
    response.setHeaders(headersFor(rules, path));
    const text = replace[path];
    if (text !== undefined) {
      response.setHeader('Content-Type', path.endsWith('.json') ? 'application/json' : 'text/plain');
      return response.end(text);
    }
    const asked = decoded(path);
    const found = fileAt(root, asked) ?? (NAMES_A_FILE.test(asked) ? undefined : fileAt(root, '/index.html'));
    if (found === undefined) return notFound(response);
    if (isCompressible(found.file)) {
      response.setHeader('Vary', 'Accept-Encoding');
      const encoding =
        request.headers.range === undefined ? encodingFor(request.headers['accept-encoding']) : undefined;
      if (encoding !== undefined)
        return sendCompressed(request, response, await compressed(found.file, found.stats, encoding));
    }
    request.url = encodeURI(found.file.slice(root.length).replaceAll(sep, '/'));
    return files(request, response, () => notFound(response));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((/** @type {Error} */ error) => response.destroy(error));
  });
  await new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => done(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
