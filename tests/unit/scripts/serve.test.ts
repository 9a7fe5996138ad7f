import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodingFor } from '../../../.scripts/compressed.mjs';
import { serve } from '../../../.scripts/serve.mjs';

const dir = mkdtempSync(join(tmpdir(), 'palmleaf-serve-'));
const SCRIPT = 'export const word = "palm";\n'.repeat(400);
const FILES = {
  _headers:
    '/*\n  X-All: a\n/assets/*\n  Cache-Control: public, max-age=60\n/assets/b*\n  Cache-Control: no-cache\n',
  'index.html': '<!doctype html><p>app</p>',
  'assets/a-1.js': SCRIPT,
  'assets/b-1.js': SCRIPT,
  'assets/f-1.woff2': 'font',
  'notes.txt': 'ก'.repeat(2000),
};
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(dir, 'assets'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(dir, name), text);
  server = await serve({ dir, port: 0, replace: { '/config.json': '{"a":1}' } });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** As it comes over the wire: nothing decompressed, no path tidied up. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

const ALL = { 'Accept-Encoding': 'gzip, deflate, br' };

test.each([
  ['br', ALL, brotliDecompressSync],
  ['gzip', { 'Accept-Encoding': 'gzip, br;q=0' }, gunzipSync],
])(
  'a script comes as %s to a client that takes it, much smaller and the same',
  async (encoding, accepts, unpack) => {
    const { status, headers, bytes } = await get('/assets/a-1.js', accepts);
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript');
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(bytes.length).toBeLessThan(SCRIPT.length / 10);
    expect(unpack(bytes).toString()).toBe(SCRIPT);
  },
);

test('each form has a tag of its own, which answers for that form alone', async () => {
  const forms = [ALL, { 'Accept-Encoding': 'gzip' }, {}];
  const tags = [];
  for (const accepts of forms) tags.push((await get('/assets/a-1.js', accepts)).headers.etag ?? '');
  expect(new Set(tags).size).toBe(3);
  for (const [at, accepts] of forms.entries()) {
    const again = await get('/assets/a-1.js', { ...accepts, 'If-None-Match': tags[at] ?? '' });
    expect([again.status, again.bytes.length, again.headers['vary']]).toEqual([304, 0, 'Accept-Encoding']);
    const other = await get('/assets/a-1.js', { ...accepts, 'If-None-Match': tags[(at + 1) % 3] ?? '' });
    expect(other.status).toBe(200);
  }
});

test('a client that takes no encoding gets the file as it is, and is told that others get another', async () => {
  const plain = await get('/assets/a-1.js', { 'Accept-Encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['vary']).toBe('Accept-Encoding');
  expect(plain.bytes.toString()).toBe(SCRIPT);
  const part = await get('/assets/a-1.js', { ...ALL, Range: 'bytes=0-5' });
  expect([part.status, part.headers['content-encoding'], part.bytes.toString()]).toEqual([
    206,
    undefined,
    'export',
  ]);
  const font = await get('/assets/f-1.woff2', ALL);
  expect([font.headers['content-encoding'], font.headers['vary']]).toEqual([undefined, undefined]);
});

test('HEAD says what GET would bring, and brings nothing', async () => {
  const whole = await get('/assets/a-1.js', ALL);
  const head = await get('/assets/a-1.js', ALL, 'HEAD');
  expect(head.bytes).toHaveLength(0);
  expect([head.headers.etag, head.headers['content-length']]).toEqual([
    whole.headers.etag,
    whole.headers['content-length'],
  ]);
});

test('a file that changes under the server is compressed again', async () => {
  const before = await get('/notes.txt', ALL);
  writeFileSync(join(dir, 'notes.txt'), 'ข'.repeat(2000));
  utimesSync(join(dir, 'notes.txt'), new Date(), new Date(Date.now() + 5000));
  const after = await get('/notes.txt', { ...ALL, 'If-None-Match': before.headers.etag ?? '' });
  expect(after.status).toBe(200);
  expect(brotliDecompressSync(after.bytes).toString()).toBe('ข'.repeat(2000));
});

test('paths of the app are the app, a part that is gone is a 404 that nobody keeps', async () => {
  for (const path of ['/', '/0197-a-proposal?view=slideshow', '/ai/1234', '/a/b/c', '/%E0%B8%81']) {
    const { status, headers, bytes } = await get(path);
    expect([status, headers['content-type'], bytes.toString()], path).toEqual([
      200,
      'text/html;charset=utf-8',
      FILES['index.html'],
    ]);
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
  }
  for (const path of ['/assets/gone-1.js', '/assets/gone', '/icons/gone.png', '/gone.js']) {
    const { status, headers, bytes } = await get(path, ALL);
    expect([status, headers['cache-control'], bytes.toString()], path).toEqual([
      404,
      'no-store',
      'Not found',
    ]);
  }
});

test('nothing outside the build is served', async () => {
  for (const path of [
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/assets/..%2f..%2fx.js',
  ]) {
    const { bytes } = await get(path);
    expect([FILES['index.html'], 'Not found'], path).toContain(bytes.toString());
  }
});

test('a header that two rules set is joined, as on Cloudflare Pages', async () => {
  expect((await get('/assets/b-1.js')).headers['cache-control']).toBe('public, max-age=60, no-cache');
  expect((await get('/assets/b-1.js')).headers['x-all']).toBe('a');
});

test('a replaced file has the headers of its path', async () => {
  const { headers, bytes } = await get('/config.json', ALL);
  expect([bytes.toString(), headers['x-all'], headers['content-type']]).toEqual([
    '{"a":1}',
    'a',
    'application/json',
  ]);
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=1.0', 'br'],
  ['br;q=0, gzip;q=0.2', 'gzip'],
  ['br; q=0.000 ,GZIP', 'gzip'],
  ['brotli, x-gzip', undefined],
])('of %o the best is %o', (accepted, best) => {
  expect(encodingFor(accepted)).toBe(best);
});
