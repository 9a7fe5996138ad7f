/** What the commands need before they can start. Node's own modules only: nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { SHELL } from './browser.mjs';

/** '20.19', as package.json has it. @type {string} */
const MINIMUM = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');

/** Tells what happens now. @param {string} sentence */
export const say = (sentence) => void process.stdout.write(`${sentence}\n`);

/** Ends the command with one sentence that says what to do. @param {string} sentence @returns {never} */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Refuses a Node.js that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0] = MINIMUM.split('.').map(Number);
  if (major < wantMajor || (major === wantMajor && minor < wantMinor))
    stop(
      `Palmleaf needs Node.js ${MINIMUM} or newer; this is ${process.versions.node}. Install a newer one and run the command again.`,
    );
}

/** Installs the packages of the lockfile when they are missing or older than it. */
export function requirePackages() {
  const installed = 'node_modules/.package-lock.json';
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  say(
    existsSync(installed)
      ? 'Installing the packages that changed…'
      : 'Installing packages (about a minute, the first time only)…',
  );
  // Errors show; what npm counts and recommends does not (and `.npmrc` keeps its warnings away).
  const { status } = spawnSync('npm', ['ci'], {
    stdio: ['inherit', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    stop('The packages could not be installed: check the network connection, then run the command again.');
}

/** @param {string} program */
export const onPath = (program) =>
  spawnSync(process.platform === 'win32' ? 'where' : 'which', [program], { stdio: 'ignore' }).status === 0;

/** Whether Debian's package manager has such a package. @param {string} debian */
const isKnown = (debian) => spawnSync('apt-cache', ['show', debian], { stdio: 'ignore' }).status === 0;

/** Programs that check the product's files and pages, with the Debian package that brings each. */
const PROGRAMS = [
  { names: [SHELL], debian: SHELL },
  { names: ['soffice'], debian: 'libreoffice-impress' },
  { names: ['pdftotext'], debian: 'poppler-utils' },
  { names: ['qpdf'], debian: 'qpdf' },
  { names: ['mutool'], debian: 'mupdf-tools' },
  { names: ['eot2ttf'], debian: 'eot2ttf' },
];

/** One that the system brought, and nobody named. @param {string} browser */
const isSystems = (browser) => browser.startsWith('/usr/bin/') && !process.env['PALMLEAF_BROWSER'];

/** Fonts in which files are drawn that have to hold without their own, with the Debian package that brings each. */
const FONTS = [
  { file: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf', debian: 'fonts-liberation' },
  { file: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf', debian: 'fonts-dejavu-core' },
  { file: '/usr/share/fonts/truetype/tlwg/Loma.ttf', debian: 'fonts-tlwg-loma-ttf' },
];

/**
 * Installs the programs and fonts that the tests call for, where Debian's package manager can; else says which are missing.
 * @param {string | undefined} browser one that is already there
 */
export function requirePrograms(browser) {
  const canInstall = onPath('apt-get') && process.getuid?.() === 0;
  const absent = [
    ...PROGRAMS.filter(({ names }) => !names.some(onPath)),
    ...FONTS.filter(({ file }) => !existsSync(file)),
  ].map(({ debian }) => debian);
  const needed = absent.filter((debian) => debian !== SHELL || browser === undefined);
  // Another browser does as well, and takes longer; Ubuntu has no package of the faster one, and would be asked at each run.
  const isTried =
    canInstall && browser !== undefined && isSystems(browser) && (needed.length > 0 || isKnown(SHELL));
  const missing = isTried ? absent : needed;
  if (missing.length === 0) return;
  const command = `apt-get install -y ${missing.join(' ')}`;
  if (!canInstall)
    stop(
      `The tests need programs or fonts that are not on this machine. Install them (on Debian: sudo ${command}), then run npm test again.`,
    );
  say(`Installing ${missing.join(', ')} (a few minutes, the first time only)…`);
  const options = {
    stdio: /** @type {import('node:child_process').StdioOptions} */ (['inherit', 'ignore', 'inherit']),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  const isIn = [missing, needed].some(
    (packages) => spawnSync('apt-get', ['install', '-y', '-qq', ...packages], options).status === 0,
  );
  if (!isIn) stop(`The programs for the tests could not be installed. Run: ${command}`);
}
