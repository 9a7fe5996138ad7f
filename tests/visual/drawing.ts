/** A page of the product's own renderer, to hand scenes to. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How to start the browser; the path is undefined where none was found. */
export interface BrowserLaunch {
  executablePath: string | undefined;
  args: string[];
}

/** @returns exit code: 1 when there is no browser or the page reported an error, else what `work` gives. */
export async function withDrawingPage(
  { executablePath, args }: BrowserLaunch,
  deviceScaleFactor: number,
  work: (page: Page) => Promise<number>,
): Promise<number> {
  if (executablePath === undefined) {
    console.error('No Chromium was found. Set PALMLEAF_BROWSER to its path.');
    return 1;
  }
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    cacheDir: join(ROOT, '.cache/vite-visual'),
    plugins: [react()],
    server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client'],
      noDiscovery: true,
    },
  });
  const browser = await chromium.launch({ executablePath, args });
  try {
    await server.listen();
    const address = server.resolvedUrls?.local[0] ?? '';
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${address}tests/visual/page/index.html`);
    await page.waitForFunction(() => window.drawScene !== undefined);
    const code = await work(page);
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : code;
  } finally {
    await browser.close();
    await server.close();
  }
}
