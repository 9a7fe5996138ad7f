/** Starts `voice.ts` in Node 20, which does not read TypeScript by itself: `node tests/checks/strangers/voice.mjs <folder or file> … [--counts] [--every=n]`. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('voice.ts', import.meta.url)), {
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2));
