/** Starts `agree.ts` in Node 20, which does not read TypeScript by itself: `node tests/checks/strangers/agree.mjs <folder or file> [--counts] [--every=10] [--written]`. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('agree.ts', import.meta.url)), {
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2));
