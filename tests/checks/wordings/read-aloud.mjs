/**
 * Starts `read-aloud.ts` in Node 20, which does not read TypeScript by itself:
 * `node tests/checks/wordings/read-aloud.mjs [en|th] [page number or group of places]`.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('read-aloud.ts', import.meta.url)), {
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2));
