/**
 * `npm test`: installs what the tests need, then checks format, import rules, patterns, readings, sentences, citations, lockfile, types, lint and dead code, builds,
 * runs the unit and integration tests, the end-to-end tests against the build, then the faults: a few
 * positions of each, all with FAULTS=all.
 *
 *   npm test              everything
 *   npm test -- lint e2e  only these steps
 *
 * With RETRY=1 a browser test that fails gets one more chance, and is named at the end if it needed it: on a machine
 * shared with others a browser sometimes starves. What fails twice fails.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findLlamaCpp, installLlamaCpp } from './llama-cpp.mjs';
import { findOpenXmlValidator } from './open-xml-validator.mjs';
import { requireNode, requirePackages, requirePrograms, say, stop } from './setup.mjs';
import { findUno, installUno } from './uno.mjs';

requireNode();
requirePackages();
const { findBrowser } = await import('./browser.mjs');

/** @typedef {{ name: string, command: string[], report?: string }} Step `report`: a test runner's counts, as JSON. */

const RETRIES = Number(process.env['RETRY'] ?? 0);

/** @param {string} project with all whose names begin so @param {number} [retries] @returns {Step} */
const vitest = (project, retries = 0) => ({
  name: project,
  command: [
    'vitest',
    'run',
    `--project=${project}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=.cache/reports/${project}.json`,
    `--retry=${retries}`,
  ],
  report: `.cache/reports/${project}.json`,
});

/** Steps of one row run side by side. @type {Step[][]} */
const ROWS = [
  [
    { name: 'format', command: ['oxfmt', '--check', '.'] },
    { name: 'imports', command: ['node', '.scripts/check-imports.mjs'] },
    { name: 'lockfile', command: ['node', '.scripts/check-lockfile.mjs'] },
    { name: 'patterns', command: ['node', '.scripts/check-patterns.mjs'] },
    { name: 'readings', command: ['node', '.scripts/check-readings.mjs'] },
    { name: 'sentences', command: ['node', '.scripts/check-sentences.mjs'] },
    { name: 'citations', command: ['node', '.scripts/check-citations.mjs'] },
    { name: 'types', command: ['tsc', '-b'] },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
    { name: 'dead code', command: ['knip'] },
    { name: 'build', command: ['vite', 'build', '--logLevel', 'error'] },
  ],
  [vitest('unit')],
  [vitest('integration')],
  [vitest('e2e', RETRIES)],
  [vitest('faults', RETRIES)],
];

const wanted = process.argv.slice(2);
const names = ROWS.flat().map((step) => step.name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0)
  stop(`There is no step '${unknown.join("', '")}'. The steps are: ${names.join(', ')}.`);
const rows = ROWS.map((row) => row.filter((step) => wanted.length === 0 || wanted.includes(step.name)));

if (rows.flat().some((step) => ['unit', 'e2e', 'faults'].includes(step.name))) {
  requirePrograms(await findBrowser());
  if ((await findBrowser()) === undefined)
    stop('The tests need Chromium or Chrome: install one, or name it in PALMLEAF_BROWSER.');
}

const asksOthers = rows.flat().some((step) => step.name === 'integration');
if (asksOthers) {
  installLlamaCpp();
  installUno();
}

/**
 * Runs one step and counts what passed and failed. A step without a report counts as one test.
 * @param {Step} step @returns {Promise<{ passed: number, failed: number }>}
 */
async function run({ name, command, report }) {
  const [program = '', ...args] = command;
  if (report !== undefined) rmSync(report, { force: true });
  const started = performance.now();
  /** @type {Buffer[]} */
  const output = [];
  const status = await new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : `node_modules/.bin/${program}`, args, {
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
    child.on('close', resolve);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`\n--- ${name} (${seconds} s)\n${Buffer.concat(output).toString()}`);
  if (report === undefined) {
    if (status !== 0) failures.push(name);
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  try {
    const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    for (const { assertionResults } of testResults)
      for (const { status: outcome, fullName, failureMessages } of assertionResults)
        if (outcome === 'passed' && failureMessages.length > 0)
          unsteady.push(`${name}: ${fullName}: ${failureMessages[0].split('\n')[0]}`);
        else if (outcome === 'failed') failures.push(`${name}: ${fullName}`);
    // A file that does not load, an unhandled error or an empty run fails the step without failing a test.
    const broken = numFailedTests === 0 && (status !== 0 || numTotalTests === 0) ? 1 : 0;
    if (broken > 0) failures.push(name);
    return { passed: numPassedTests, failed: numFailedTests + broken };
  } catch {
    failures.push(name);
    return { passed: 0, failed: 1 };
  }
}

/** Steps and tests that failed: said once more at the end, where they are read. @type {string[]} */
const failures = [];
/** Passed at the second try only. @type {string[]} */
const unsteady = [];

mkdirSync('.cache/reports', { recursive: true });
let passed = 0;
let failed = 0;
for (const row of rows) {
  if (row.length > 0) say(`\nRunning: ${row.map((step) => step.name).join(', ')}…`);
  for (const result of await Promise.all(row.map(run))) {
    passed += result.passed;
    failed += result.failed;
  }
}
if (unsteady.length > 0) process.stdout.write(`\nPassed at the second try only:\n${unsteady.join('\n')}\n`);
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
if (findOpenXmlValidator() === undefined)
  say(
    '\nNot checked here: the Open XML SDK has no validator for this platform (name one in OOXML_VALIDATOR_CLI).',
  );
if (asksOthers && findLlamaCpp() === undefined)
  say('\nNot checked here: llama.cpp, with which a model writes, could not be installed for this platform.');
if (asksOthers && findUno() === undefined)
  say(
    '\nNot checked here: no Python has the module uno (Debian: python3-uno), by which LibreOffice edits a file.',
  );
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
