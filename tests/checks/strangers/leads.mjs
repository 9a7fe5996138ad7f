/** Starts `leads.ts` in Node 20, which does not read TypeScript by itself: `node tests/checks/strangers/leads.mjs <folder or file> [--counts] [--ranked] [--choices=file]`. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('leads.ts', import.meta.url)), {
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
process.exitCode = module.main(process.argv.slice(2));
