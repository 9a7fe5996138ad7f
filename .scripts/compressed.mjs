/** Compressed forms of files, made when they are first asked for and kept in memory: the build holds none. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What compresses well; pictures and fonts are compressed already. */
const TYPES = new Map([
  ['.css', 'text/css'],
  ['.html', 'text/html;charset=utf-8'],
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain'],
  ['.wasm', 'application/wasm'],
  ['.webmanifest', 'application/manifest+json'],
]);

/** The best first. @type {Map<string, (bytes: Buffer) => Promise<Buffer>>} */
const ENCODERS = new Map([
  // A middle quality: nearly as small as the highest, in a hundredth of its time.
  ['br', (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
  ['gzip', (bytes) => promisify(gzip)(bytes)],
]);

/** @typedef {{ body: Buffer, headers: Record<string, string | number> }} Compressed */

/** By file, time, size and encoding. @type {Map<string, Promise<Compressed>>} */
const kept = new Map();

/** @param {string} file */
export const isCompressible = (file) => TYPES.has(extname(file));

/**
 * The best encoding that a client takes.
 * @param {string | undefined} accepted its `Accept-Encoding`
 * @returns {string | undefined} undefined for the file as it is
 */
export function encodingFor(accepted = '') {
  const refused = /;\s*q=0(\.0*)?$/;
  const taken = accepted.split(',').map((one) => one.trim().toLowerCase());
  return [...ENCODERS.keys()].find((encoding) =>
    taken.some((one) => one.split(';')[0]?.trim() === encoding && !refused.test(one)),
  );
}

/**
 * @param {string} file @param {import('node:fs').Stats} stats of it @param {string} encoding of `encodingFor`
 * @returns {Promise<Compressed>} each encoding with a tag of its own
 */
export function compressed(file, stats, encoding) {
  const version = `${stats.size}-${stats.mtimeMs}-${encoding}`;
  const key = `${file} ${version}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const encode = ENCODERS.get(encoding);
  if (encode === undefined) throw new Error(`There is no encoding '${encoding}'.`);
  const made = readFile(file)
    .then(encode)
    .then((body) => ({
      body,
      headers: {
        'Content-Type': TYPES.get(extname(file)) ?? 'application/octet-stream',
        'Content-Encoding': encoding,
        'Content-Length': body.length,
        'Last-Modified': stats.mtime.toUTCString(),
        ETag: `W/"${version}"`,
      },
    }));
  kept.set(key, made);
  return made;
}
