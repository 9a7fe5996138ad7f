/** Starts `fidelity.ts` in Node 20, which does not read TypeScript by itself. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { BROWSER_ARGS, findBrowser } from '../../.scripts/browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
// A runner that stays open: the libraries of the files are imported when the first one is made.
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { main } = await server.ssrLoadModule(fileURLToPath(new URL('fidelity.ts', import.meta.url)));
  const executablePath = await findBrowser();
  process.exitCode = await main(process.argv.slice(2), { executablePath, args: BROWSER_ARGS });
} finally {
  await server.close();
}
