/** Starts `screenshots.ts` in Node 20, which does not read TypeScript by itself. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { BROWSER_ARGS, findBrowser } from '../../.scripts/browser.mjs';

const { module } = await runnerImport(fileURLToPath(new URL('screenshots.ts', import.meta.url)), {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
await module.main({ executablePath: await findBrowser(), args: BROWSER_ARGS });
