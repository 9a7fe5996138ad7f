/** Starts `contact-sheet.ts` in Node 20, which does not read TypeScript by itself. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { BROWSER_ARGS, findBrowser } from '../../.scripts/browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL('contact-sheet.ts', import.meta.url)), {
  root,
  configFile: false,
  logLevel: 'error',
});
const executablePath = await findBrowser();
process.exitCode = await module.main(process.argv.slice(2), { executablePath, args: BROWSER_ARGS });
