/** The built files themselves: what hosts make of them, and what stands in them about others' work. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { parseHeaders } from '../../.scripts/headers.mjs';
import { BUILD } from './support/app.ts';

const HOSTS_OWN = new Set(['_headers', '_redirects']);
const read = (file: string): string => readFileSync(join(BUILD, file), 'utf8');
const files = readdirSync(BUILD, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(join(BUILD).length + 1)
      .replaceAll(sep, '/'),
  )
  .filter((file) => !HOSTS_OWN.has(file));
const rules = parseHeaders(read('_headers'));
/** Every header that a path gets, once for each rule that sets it. */
const setFor = (path: string): string[] =>
  rules
    .filter(({ pattern }) => pattern.test(path))
    .flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase()));

test('each path gets each header once: hosts differ in what they make of two', () => {
  expect(files.length).toBeGreaterThan(100);
  for (const path of ['/', '/ai/1234', ...files.map((file) => `/${file}`)])
    expect(setFor(path).toSorted(), path).toEqual([
      'cache-control',
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
      'referrer-policy',
      'x-content-type-options',
    ]);
  // The paths of proposals and of parts that are gone.
  for (const path of ['/0197-a-proposal', '/a/b/c', '/assets/gone.js'])
    expect(new Set(setFor(path)).size, path).toBe(setFor(path).length);
});

test('what a name keeps for a year is named by its content', () => {
  const assets = rules.find(({ headers }) => headers.some(([, value]) => value.includes('immutable')));
  expect(assets?.path).toBe('/assets/*');
  const kept = files.filter((file) => assets?.pattern.test(`/${file}`) === true);
  expect(kept.filter((file) => !/-[\w-]{8}\.\w+$/.test(file))).toEqual(['assets/404.html']);
});

test('the page itself holds the policy of the headers, before anything that it governs', () => {
  const page = read('index.html');
  const [meta = '', content = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page) ?? [];
  const directives = (policy: string): string[] => policy.split(';').map((directive) => directive.trim());
  const header = rules
    .flatMap(({ headers }) => headers)
    .find(([name]) => name === 'Content-Security-Policy')?.[1];
  expect(directives(content.replaceAll('&#39;', "'"))).toEqual(
    directives(header ?? '').filter((directive) => !directive.startsWith('frame-ancestors')),
  );
  expect(header).not.toContain('unsafe-inline');
  expect(page.indexOf(meta)).toBeLessThan(page.search(/<script|<link|<style/));
  // Browsers look for the encoding in the first kilobyte.
  expect(page.indexOf('<meta charset="utf-8"')).toBeLessThan(1024);
  expect(page).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)/);
});

test('parts that are gone have a page of their own on hosts, and no other path has', () => {
  expect(files.filter((file) => file.endsWith('404.html'))).toEqual(['assets/404.html']);
  expect(
    read('_redirects')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(/\s+/)),
  ).toEqual([
    ['/assets/*', '/assets/404.html', '404'],
    ['/*', '/index.html', '200'],
  ]);
});

test('for offline use it stores the licences, and neither the settings of a host nor compressed copies', () => {
  const worker = read('sw.js');
  const stored = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url);
  expect(stored).toContain('licences.txt');
  expect(stored).toContain('index.html');
  for (const url of stored) expect(files).toContain(url);
  expect(
    stored.filter((url) =>
      /404|_headers|_redirects|config\.json|\/scripts\/|\/unicode-|\/script-files-/.test(url),
    ),
  ).toEqual([]);
  expect(files.filter((file) => file.startsWith('assets/scripts/noto-')).length).toBeGreaterThan(300);
  expect(files.filter((file) => /\.(br|gz|map)$/.test(file))).toEqual([]);
});

/** By title, what stands below it. */
function licences(): Map<string, string> {
  const parts = read('licences.txt')
    .split(/^={80}\n/m)
    .slice(1);
  return new Map(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? '']] : [])));
}
const packageNames = (titles: Iterable<string>): string[] =>
  [...titles].map((title) => title.split('\n')[0]?.replace(/ [\d.]+\S*$/, '') ?? '');

test('each package that ships is named with its licence text', () => {
  const texts = licences();
  for (const [title, text] of texts) {
    expect(title, title).toMatch(/^\S.+\n(MIT|ISC|\(?Apache|BSD|OFL|\(MIT|0BSD|Unicode|Zlib)/);
    expect(text.length, title).toBeGreaterThan(400);
    expect(text, title).toMatch(/copyright/i);
    expect(text, title).toMatch(/permission|redistribut|licensed under|permitted/i);
  }
  const names = packageNames(texts.keys());
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const workbox = files
    .filter((file) => /^(sw|workbox-)/.test(file))
    .flatMap((file) => [...read(file).matchAll(/workbox:([a-z-]+):/g)].map(([, part]) => `workbox-${part}`));
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...read(file).matchAll(/\/\*! (\S+) v/g)].map(([, name = '']) => name));
  expect(workbox).not.toEqual([]);
  expect(styles).not.toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining([
      ...Object.keys(dependencies),
      ...workbox,
      ...styles,
      'harfbuzzjs',
      'pako',
      'scheduler',
    ]),
  );
});

test('each font file belongs to a family whose licence is written down', () => {
  const texts = licences();
  const families = packageNames(texts.keys()).filter((name) => name.startsWith('@fontsource/'));
  const fonts = files.filter((file) => /\.woff2?$/.test(file));
  expect(fonts.length).toBeGreaterThan(30);
  for (const font of fonts)
    expect(
      families.some((family) =>
        new RegExp(`^assets/(scripts/)?${family.replace('@fontsource/', '')}-`).test(font),
      ),
      font,
    ).toBe(true);
  for (const [title, text] of texts)
    if (title.startsWith('@fontsource/')) expect(text, title).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

test('notices that stand within the code of others are written down too', () => {
  const jspdf = [...licences()].find(([title]) => title.startsWith('jspdf '))?.[1] ?? '';
  for (const author of ['Owen Leong', 'Dean McNamee', 'Adobe Systems Incorporated', 'Dominik Homberger'])
    expect(jspdf).toContain(author);
});
