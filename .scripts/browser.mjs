/** Where the tests' browser is: an environment variable, Playwright's own, the system's Chromium or Chrome. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell without windows first: the same engine, as Playwright's own is, for an eighth less processor time. */
export const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
  'chrome',
  'msedge',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @returns {Promise<string | undefined>} path of the program */
export async function findBrowser() {
  const named = process.env['PALMLEAF_BROWSER'];
  if (named !== undefined && named !== '') return named;
  try {
    const { chromium } = await import('playwright');
    if (existsSync(chromium.executablePath())) return chromium.executablePath();
  } catch {
    // Playwright is not installed yet, or knows no browser for this system.
  }
  for (const directory of (process.env['PATH'] ?? '').split(delimiter))
    for (const name of NAMES) if (existsSync(join(directory, name))) return join(directory, name);
  return existsSync(MAC) ? MAC : undefined;
}

/** Chromium asks the network for nothing of its own; as root it runs only without its sandbox. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
