import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { BROUGHT_ALONG, licences, noticesIn } from '../../../.scripts/licences.mjs';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A small product with a page, a worker, styles and a font. */
function product(packages: Record<string, Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'palmleaf-licences-'));
  folders.push(root);
  const files: Record<string, string> = {
    'src/index.html': '<script type="module" src="./main.js"></script>',
    'src/main.js':
      "import 'of-styles/a.css'; import { a } from 'of-page'; console.log(a, () => import('./late.js'));" +
      "new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });",
    'src/late.js': "import { b } from '@of/late'; console.log(b);",
    'src/worker.js': "import { c } from 'of-worker'; import d from 'of-wasm/d.wasm?url'; console.log(c, d);",
  };
  for (const [name, own] of Object.entries(packages)) {
    files[`node_modules/${name}/package.json`] = JSON.stringify({ name, version: '1.2.3', license: 'MIT' });
    for (const [file, text] of Object.entries(own)) files[`node_modules/${name}/${file}`] = text;
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

async function written(root: string): Promise<string> {
  const collected = licences(root);
  await build({
    root: join(root, 'src'),
    configFile: false,
    logLevel: 'silent',
    plugins: [collected.page()],
    worker: { format: 'es', plugins: () => [collected.worker()] },
    build: { outDir: join(root, 'dist'), assetsInlineLimit: 0 },
  });
  return readFileSync(join(root, 'dist/licences.txt'), 'utf8');
}

const LICENSE = { LICENSE: 'Copyright of one. Permission is granted.' };
/** What tools write into any build of the product. */
const always = Object.fromEntries(
  [...(BROUGHT_ALONG[''] ?? []), 'vite', 'rolldown'].map((name) => [name, LICENSE]),
);
const packages = {
  ...always,
  'of-page': { ...LICENSE, 'index.js': '/*! kept: by page */ export const a = Math.random();' },
  '@of/late': {
    LICENCE: 'Late permission',
    NOTICE: 'Late notice',
    'index.js': 'export const b = Math.random();',
  },
  'of-styles': {
    'COPYING.txt': 'Styles permission',
    'a.css': '@font-face{font-family:a;src:url(a.woff2)}',
    'a.woff2': 'a',
  },
  'of-worker': { ...LICENSE, 'index.js': 'export const c = Math.random();' },
  'of-wasm': { 'license.md': 'Compiled permission', 'd.wasm': 'd' },
  'of-nobody': { ...LICENSE, 'index.js': '' },
};

test('packages of page, lazy part, worker, styles, font and compiled code are named with their texts', async () => {
  const text = await written(product(packages));
  for (const name of Object.keys(packages).filter(
    (one) => one !== 'of-nobody' && !['vite', 'rolldown'].includes(one),
  ))
    expect(text, name).toContain(`\n${name} 1.2.3\nMIT\n`);
  expect(text).not.toContain('of-nobody');
  for (const part of [
    'Late permission',
    'Late notice',
    'Styles permission',
    'Compiled permission',
    '/*! kept: by page */',
  ])
    expect(text).toContain(part);
  // Any host and browser reads it as UTF-8.
  expect(text.charCodeAt(0)).toBe(0xfe_ff);
});

test('a package without a licence text ends the build, by name', async () => {
  const bare = product({ ...packages, 'of-worker': { 'index.js': 'export const c = Math.random();' } });
  await expect(written(bare)).rejects.toThrow('of-worker is in the build, but has no licence text');
});

test('one whose text is kept here is named with it, once', async () => {
  const root = product({ ...packages, saxes: { 'index.js': 'export const e = Math.random();' } });
  writeFileSync(
    join(root, 'src/late.js'),
    "import { b } from '@of/late'; import { e } from 'saxes'; console.log(b, e);",
  );
  const text = await written(root);
  expect(text).toContain('\nsaxes 1.2.3\nMIT\n');
  expect(text.match(/^saxes/gmu)).toHaveLength(1);
  expect(text).toContain('Copyright (c) Isaac Z. Schlueter and Contributors');
});

test('comments that ask to be kept are notices, others are not', () => {
  const code = '/* why */ a; /*! kept */ b; /** @license MIT */ /** Copyright (c) 2020 A */ // @license';
  expect(noticesIn(code)).toEqual(['/*! kept */', '/** @license MIT */', '/** Copyright (c) 2020 A */']);
});

test('everything within the Word reader’s one file is named', () => {
  const code = readFileSync('node_modules/mammoth/mammoth.browser.js', 'utf8');
  const maps = [...code.matchAll(/,\{((?:"[^"]+":(?:\d+|undefined),?)+)\}\]/g)].map(([, map = '']) => map);
  const names = maps
    .flatMap((map) => [...map.matchAll(/"([^"]+)":/g)].map(([, name = '']) => name))
    .filter((name) => !name.startsWith('.'))
    .map((name) => (name === '_process' ? 'process' : name.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1')));
  expect(new Set(names).size).toBeGreaterThan(10);
  const known = new Set(Object.values(BROUGHT_ALONG).flat());
  for (const name of names)
    expect(known.has(name) || readFileSync(`.scripts/licences/${name}.txt`, 'utf8').length > 500, name).toBe(
      true,
    );
});
