/** Starts `used.ts` in Node 20, which does not read TypeScript by itself: `node tests/checks/strangers/used.mjs <folder or file> … [--counts] [--every=n] [--role=doubt]`. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('used.ts', import.meta.url)), {
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2));
