/**
 * Starts `clusters.ts` in Node 20, which does not read TypeScript by itself:
 * `node .scripts/learn/clusters.mjs <file of vectors>`.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('clusters.ts', import.meta.url)), {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
module.main(process.argv.slice(2));
