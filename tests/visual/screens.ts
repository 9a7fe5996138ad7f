/**
 * Pictures of the screens of a proposal in every state, with a worker that only pretends, into `.cache/visual/screens`.
 * Arguments are parts of picture names ('result', 'phone'); `--axe` also looks for accessibility faults.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser } from 'playwright';
import { createServer } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = join(ROOT, '.cache/visual/screens');
const ID = 'proposal_1_sample';

interface Shot {
  name: string;
  state: string;
  address: string;
  /** Whole page instead of the first screenful. */
  full?: boolean;
  /** Name of a button to press first; left out where the size does not show it. */
  press?: string;
}
const VIEWS: readonly Shot[] = [
  { name: 'generation', state: 'running', address: `/${ID}?view=generation` },
  { name: 'generation-starting', state: 'starting', address: `/${ID}?view=generation` },
  { name: 'generation-queued', state: 'queued', address: `/${ID}?view=generation` },
  { name: 'generation-paused', state: 'paused', address: `/${ID}?view=generation` },
  { name: 'generation-offline', state: 'waiting-offline', address: `/${ID}?view=generation` },
  { name: 'generation-key', state: 'waiting-needs-key', address: `/${ID}?view=generation` },
  { name: 'result', state: 'complete', address: `/${ID}`, full: true },
  { name: 'result-failed', state: 'failed', address: `/${ID}`, full: true },
  { name: 'result-mixed', state: 'mixed', address: `/${ID}`, full: true },
  { name: 'result-none-setting', state: 'none-setting', address: `/${ID}`, full: true },
  { name: 'result-none-service', state: 'none-service', address: `/${ID}`, full: true },
  { name: 'result-building', state: 'building', address: `/${ID}` },
  { name: 'result-broken', state: 'broken', address: `/${ID}` },
  { name: 'result-unfinished', state: 'unfinished', address: `/${ID}`, full: true },
  { name: 'result-absent', state: 'complete', address: '/proposal_2_elsewhere' },
  { name: 'slideshow', state: 'complete', address: `/${ID}?view=slideshow&slide=3` },
  { name: 'slideshow-chart', state: 'complete', address: `/${ID}?view=slideshow&slide=4` },
  { name: 'slideshow-read', state: 'complete', address: `/${ID}?view=slideshow&slide=6`, press: 'Read' },
  { name: 'slideshow-th', state: 'complete-th', address: `/${ID}?view=slideshow&slide=2` },
];
const SIZES = [
  { name: 'laptop', width: 1440, height: 900, scheme: 'light', touch: false },
  { name: 'dark', width: 1440, height: 900, scheme: 'dark', touch: false },
  { name: 'tablet', width: 820, height: 1180, scheme: 'light', touch: true },
  { name: 'side', width: 740, height: 360, scheme: 'light', touch: true },
  { name: 'phone', width: 360, height: 740, scheme: 'light', touch: true },
] as const;

export async function main(
  words: readonly string[],
  launch: { executablePath: string | undefined; args: string[] },
): Promise<number> {
  const axe = words.includes('--axe');
  const wanted = words.filter((word) => !word.startsWith('--'));
  const { executablePath, args } = launch;
  if (executablePath === undefined)
    throw new Error('No Chromium was found. Set PALMLEAF_BROWSER to its path.');
  const server = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
  });
  await server.listen();
  const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  const browser = await chromium.launch({ executablePath, args });
  mkdirSync(OUT, { recursive: true });
  let faults = 0;
  try {
    for (const view of VIEWS)
      for (const size of SIZES) {
        const name = `${view.name}-${size.name}`;
        if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
        faults += await shoot(browser, origin, view, size, name, axe);
      }
  } finally {
    await browser.close();
    await server.close();
  }
  return faults > 0 ? 1 : 0;
}

async function shoot(
  browser: Browser,
  origin: string,
  view: Shot,
  size: (typeof SIZES)[number],
  name: string,
  axe: boolean,
): Promise<number> {
  const { width, height, scheme, touch } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    hasTouch: touch,
    serviceWorkers: 'block',
  });
  let faults = 0;
  try {
    await context.route('**/src-worker/worker.ts*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `import '/@fs${ROOT}tests/visual/stub-worker.ts?state=${view.state}';`,
      }),
    );
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(origin + view.address);
    await page.locator('h1').first().waitFor({ timeout: 20_000 });
    const slides = page.locator('.deck-canvas');
    await slides
      .first()
      .waitFor({ timeout: 2500 })
      .catch(() => undefined);
    const button = view.press === undefined ? undefined : page.getByRole('button', { name: view.press });
    if (await button?.isVisible()) await button?.click();
    // A picture of the whole page shows what no screen does: everything is drawn for it.
    await page.addStyleTag({ content: '.deck-thumbnail { content-visibility: visible !important }' });
    await page.waitForTimeout(900);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(OUT, `${name}.png`), fullPage: view.full === true });
    if (axe) {
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations)
        problems.push(
          `${id}: ${nodes
            .map((node) => node.target.join(' '))
            .slice(0, 4)
            .join(' | ')}`,
        );
    }
    for (const problem of problems) console.error(`${name}: ${problem}`);
    faults = problems.length;
    // oxlint-disable-next-line no-console -- a command says what it made
    console.log(name);
  } finally {
    await context.close();
  }
  return faults;
}
