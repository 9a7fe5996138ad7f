/**
 * Where llama.cpp is, with which tests let a model write: a folder of its own, since its package would bring half a
 * gigabyte of parts for graphics cards into everybody's installation.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The newest whose parts for every platform below are in the registry. */
const VERSION = '3.18.1';
const FOLDER = fileURLToPath(new URL('../.cache/llama-cpp', import.meta.url));
const ENTRY = `${FOLDER}/node_modules/node-llama-cpp/dist/index.js`;

/** The part that reckons on the processor alone, by platform. @type {Readonly<Record<string, string>>} */
const PARTS = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
};

/** @returns {string | undefined} the module to import; undefined where it is not installed */
export const findLlamaCpp = () => (existsSync(ENTRY) ? ENTRY : undefined);

/** Installs it where that can be done; about ten seconds, and 69 MB. */
export function installLlamaCpp() {
  const part = PARTS[`${process.platform}-${process.arch}`];
  if (part === undefined || findLlamaCpp() !== undefined) return;
  mkdirSync(FOLDER, { recursive: true });
  spawnSync(
    'npm',
    [
      'install',
      `--prefix=${FOLDER}`,
      '--no-save',
      '--omit=optional',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `node-llama-cpp@${VERSION}`,
      `@node-llama-cpp/${part}@${VERSION}`,
    ],
    { stdio: 'ignore', shell: process.platform === 'win32' },
  );
}
