/** `npm start`: installs when needed, builds, serves the production build on one local address and prints it. */
import { requireNode, requirePackages, say, stop } from './setup.mjs';

requireNode();
requirePackages();

const port = Number(process.env['PORT'] ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT must be a number from 0 to 65535; it is '${process.env['PORT']}'.`);

say('Building…');
const { build } = await import('vite');
// What fails is thrown; the bundler's own remarks are for `npm run build`.
await build({ logLevel: 'error' });

const { serve } = await import('./serve.mjs');
try {
  const { url } = await serve({ dir: 'dist', port });
  say(`Palmleaf runs at ${url} (Ctrl+C ends it)`);
} catch (error) {
  if (error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES'))
    stop(
      `Port ${port} cannot be used (${error.code === 'EADDRINUSE' ? 'something else listens there' : 'not permitted'}). Choose another: PORT=${port + 1} npm start`,
    );
  throw error;
}
