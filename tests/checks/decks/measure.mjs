/**
 * Starts `measure.ts` in Node 20, which does not read TypeScript by itself:
 * `node tests/checks/decks/measure.mjs <folder or file> [--counts] [--language=en|th] [--page=4,6]`.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('measure.ts', import.meta.url)), {
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2));
