/**
 * Starts `messages.ts` in Node 20, which does not read TypeScript by itself:
 * `node tests/checks/strangers/messages.mjs [folder or file] [--counts]`. The readers of mails and pages are loaded when the first
 * one comes, so what loads them stays open until the end.
 */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const server = await createServer({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
const { main } = await server.ssrLoadModule(fileURLToPath(new URL('messages.ts', import.meta.url)));
process.exitCode = await main(process.argv.slice(2));
await server.close();
