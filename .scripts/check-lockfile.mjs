/**
 * Checks that the lockfile is whole: every package that another one asks for is in it, native parts for other
 * platforms included, and each package runs on the lowest Node.js that package.json promises. Where a registry lacks
 * a native part, npm leaves it out of the lockfile without a word; elsewhere `npm ci` then refuses the lockfile, or
 * installs a compiler without its native half.
 *
 *   node .scripts/check-lockfile.mjs [folder]   the folder of package.json and package-lock.json (default: this one)
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { minVersion, satisfies } from 'semver';

/**
 * @typedef {object} Locked one entry of a lockfile
 * @property {string} [version]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {{ node?: string }} [engines]
 * @property {string[]} [cpu]
 */

/** @typedef {Record<string, Locked>} Packages by the folder that each is installed to; '' is the product itself */

const MODULES = 'node_modules/';

/**
 * The folders in which Node.js looks for what a package asks for: its own node_modules, then those above it.
 * @param {string} folder
 */
function lookedThrough(folder) {
  const folders = [MODULES];
  for (let end = folder.indexOf(`/${MODULES}`); end !== -1; end = folder.indexOf(`/${MODULES}`, end + 1))
    folders.push(`${folder.slice(0, end)}/${MODULES}`);
  if (folder !== '') folders.push(`${folder}/${MODULES}`);
  return folders;
}

/** @param {string} folder */
const nameOf = (folder) => folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);

/** No machine that Node.js runs on calls itself wasm32, so npm installs such a package nowhere. @param {Locked} locked */
const isInstalledSomewhere = ({ cpu }) => cpu === undefined || cpu.some((one) => one !== 'wasm32');

/**
 * @param {{ packages: Packages }} lockfile
 * @param {string} engines the range of Node.js versions that package.json promises
 * @returns {string[]} a sentence for each offence, with its mending
 */
export function checkLockfile({ packages }, engines) {
  const lowest = minVersion(engines)?.version ?? '';
  return Object.entries(packages).flatMap(([folder, locked]) => {
    const who = folder === '' ? 'package.json' : `${nameOf(folder)}@${locked.version}`;
    const mending =
      folder === ''
        ? 'Run npm install.'
        : `Pin ${nameOf(folder)} to an older version that is whole (in package.json, or in its overrides), and install again.`;
    const offences = Object.entries({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter(([asked]) => lookedThrough(folder).every((modules) => packages[modules + asked] === undefined))
      .map(([asked, range]) => `${who} asks for ${asked}@${range}, which is not in the lockfile. ${mending}`);
    const range = locked.engines?.node ?? '*';
    if (folder !== '' && isInstalledSomewhere(locked) && !satisfies(lowest, range))
      offences.push(
        `${who} wants Node.js ${range}, but package.json promises ${lowest}. Pin a version of it that takes ${lowest}.`,
      );
    return offences;
  });
}

if (process.argv[1] !== undefined && relative(process.argv[1], import.meta.filename) === '') {
  const folder = process.argv[2] ?? '.';
  /** @param {string} file */
  const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const lockfile = read('package-lock.json');
  const offences = checkLockfile(lockfile, read('package.json').engines.node);
  for (const offence of offences) process.stderr.write(`${offence}\n`);
  process.stdout.write(
    `${Object.keys(lockfile.packages).length} locked packages, ${offences.length} offences\n`,
  );
  if (offences.length > 0) process.exit(1);
}
