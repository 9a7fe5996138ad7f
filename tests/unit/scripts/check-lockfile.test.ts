import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLockfile, type Packages } from '../../../.scripts/check-lockfile.mjs';

const PROMISED = '>=20.19';
const check = (packages: Packages) => checkLockfile({ packages }, PROMISED);

test('a native part that the lockfile lacks is named, with the package to pin', () => {
  const compiler = { version: '2.1.0', optionalDependencies: { '@c/linux': '2.1.0', '@c/darwin': '2.1.0' } };
  expect(check({ 'node_modules/c': compiler, 'node_modules/@c/linux': { version: '2.1.0' } })).toEqual([
    'c@2.1.0 asks for @c/darwin@2.1.0, which is not in the lockfile. Pin c to an older version that is whole' +
      ' (in package.json, or in its overrides), and install again.',
  ]);
});

test('a part counts where Node.js finds it: in the package’s own folder or in one above, not in a neighbour’s', () => {
  const asking = { version: '1.0.0', optionalDependencies: { part: '1' } };
  const part = { version: '1.0.0' };
  const nested = 'node_modules/@a/a/node_modules/b';
  expect(check({ [nested]: asking, 'node_modules/part': part })).toEqual([]);
  expect(check({ [nested]: asking, 'node_modules/@a/a/node_modules/part': part })).toEqual([]);
  expect(check({ [nested]: asking, [`${nested}/node_modules/part`]: part })).toEqual([]);
  expect(check({ [nested]: asking, 'node_modules/c/node_modules/part': part })).toHaveLength(1);
  expect(check({ [nested]: asking, 'node_modules/@a/node_modules/part': part })).toHaveLength(1);
});

test('what the product itself asks for is in the lockfile too', () => {
  expect(check({ '': { optionalDependencies: { validator: '1' }, dependencies: { react: '19' } } })).toEqual([
    expect.stringContaining('package.json asks for react@19'),
    expect.stringContaining('package.json asks for validator@1'),
  ]);
});

test('a package that wants a newer Node.js than the promised one is named', () => {
  expect(
    check({ 'node_modules/a/node_modules/@n/new': { version: '3.0.0', engines: { node: '>=22' } } }),
  ).toEqual([
    '@n/new@3.0.0 wants Node.js >=22, but package.json promises 20.19.0. Pin a version of it that takes 20.19.0.',
  ]);
  expect(
    check({ 'node_modules/old': { version: '1.0.0', engines: { node: '^20.19.0 || >=22.12.0' } } }),
  ).toEqual([]);
});

test('a package for WebAssembly machines alone is installed nowhere, so its Node.js does not count', () => {
  const engines = { node: '>=22' };
  expect(check({ 'node_modules/w': { version: '1.0.0', engines, cpu: ['wasm32'] } })).toEqual([]);
  expect(check({ 'node_modules/w': { version: '1.0.0', engines, cpu: ['wasm32', 'arm64'] } })).toHaveLength(
    1,
  );
});

test('a part taken out of the real lockfile is missed', () => {
  const { packages }: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(check(packages)).toEqual([]);
  for (const part of [
    '@tailwindcss/oxide-darwin-arm64',
    'lightningcss-win32-x64-msvc',
    '@oxlint/binding-darwin-arm64',
  ]) {
    const { [`node_modules/${part}`]: taken, ...rest } = packages;
    expect(taken, part).toBeDefined();
    expect(check(rest)).toContainEqual(expect.stringContaining(`asks for ${part}@`));
  }
});
