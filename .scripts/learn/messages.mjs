/**
 * Starts `messages.ts` in Node 20, which does not read TypeScript by itself:
 * `node .scripts/learn/messages.mjs [--folds=0,1] [--keep=yes] [--show=budget]`.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('messages.ts', import.meta.url)), {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
await module.main();
