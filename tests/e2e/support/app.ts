/** The built product in a real browser: what every end-to-end test opens, and what it watches for all of them. */
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../../../.scripts/browser.mjs';
import { serve } from '../../../.scripts/serve.mjs';
import { result } from '../../../src/copy/en/result.ts';

export interface AppOptions {
  /** Replaces the build's `config.json`: the place where tests shorten or stretch delays. */
  config?: Record<string, unknown>;
  /** Another copy of the build. */
  dir?: string;
  viewport?: { width: number; height: number };
  theme?: 'light' | 'dark';
  locale?: string;
  touch?: boolean;
  /** What is opened first; the landing screen unless told otherwise. */
  address?: string;
  /** Goes on as soon as its document begins to arrive, and not when it has loaded. */
  early?: boolean;
  /** Done to the profile before anything is opened. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** The device's own colours take the place of the product's. */
  forcedColors?: boolean;
  /** Origins that may be called beside the product's own. */
  services?: readonly string[];
  /**
   * The browser stores the product for offline use, as on any first visit. That costs a few seconds for every profile,
   * so it is left out where nothing depends on it: the browser then has no service workers.
   */
  offline?: boolean;
  /** What another profile had stored (`storedBy`), in this one from the start. */
  stored?: Stored;
}

/** Everything that a profile has stored for the product; addresses of its server are replaced when it is used. */
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>> & { from: string };

export interface App {
  url: string;
  context: BrowserContext;
  page: Page;
  /** Policy violations, page errors and requests to other origins seen so far; must stay empty. */
  problems: string[];
  close: () => Promise<void>;
}

/** The build that is tested. */
export const BUILD = process.env['PALMLEAF_BUILD'] ?? 'dist';

let browser: Browser | undefined;

/** Starts one browser for the tests of a file and ends it after them. */
export function useBrowser(): void {
  beforeAll(async () => {
    const executablePath = await findBrowser();
    if (executablePath === undefined) throw new Error('No Chromium or Chrome was found');
    browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  });
  afterAll(async () => {
    await browser?.close();
    browser = undefined;
  });
}

/** Serves the build and opens its first page in a fresh profile. */
export async function openApp(options: AppOptions = {}): Promise<App> {
  if (browser === undefined) throw new Error('Call useBrowser() at the top of the file');
  const server = await serve({
    dir: options.dir ?? BUILD,
    port: 0,
    ...(options.config === undefined ? {} : { replace: { '/config.json': JSON.stringify(options.config) } }),
  });
  const context = await browser.newContext({
    viewport: options.viewport ?? { width: 1440, height: 900 },
    colorScheme: options.theme ?? 'light',
    locale: options.locale ?? 'en-GB',
    hasTouch: options.touch ?? false,
    forcedColors: options.forcedColors ? 'active' : 'none',
    acceptDownloads: true,
    reducedMotion: 'reduce',
    ...(options.stored === undefined ? {} : { storageState: movedTo(server.url, options.stored) }),
  });
  const problems: string[] = [];
  const watch = (page: Page): void => {
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/i.test(message.text()))
        problems.push(`policy: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  };
  context.on('page', watch);
  context.on('request', (request) => {
    const address = request.url();
    if (options.services?.includes(new URL(address).origin) === true) return;
    if (!address.startsWith(server.url) && !/^(blob|data):/.test(address))
      problems.push(`request: ${address}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  if (options.offline !== true)
    await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await options.prepare?.(context);
  const page = await context.newPage();
  await page.goto(`${server.url}${options.address ?? ''}`, {
    waitUntil: options.early === true ? 'commit' : 'load',
  });
  return {
    url: server.url,
    context,
    page,
    problems,
    close: async () => {
      await context.close();
      await server.close();
    },
  };
}

/** To another view, as going back would come to it: the product is not loaded anew, which takes seconds of its own. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** What the profile of this app has stored by now, for another app to begin with. */
export async function storedBy({ context, url }: App): Promise<Stored> {
  return { ...(await context.storageState({ indexedDB: true })), from: url };
}

function movedTo(url: string, { from, cookies, origins }: Stored): Omit<Stored, 'from'> {
  return { cookies, origins: origins.map((one) => (one.origin === from ? { ...one, origin: url } : one)) };
}

/** The rules that another theme can break: all others look at the same document. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What is aimed at and is smaller than 24 px, or closer to another than that. A rule that axe runs only when asked. */
export async function smallTargets(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['target-size']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
}

/** What axe finds on the page now, or in a part of it, as one line a finding. `coloursOnly`: seen in one theme before. */
export async function accessibilityFindings(
  page: Page,
  within = 'html',
  coloursOnly = false,
): Promise<string[]> {
  // In the page itself, which has no frames: a page of its own for every look would take as long as the look.
  const axe = new AxeBuilder({ page }).include(within).setLegacyMode();
  // What passes is not described, node by node.
  axe.options({ resultTypes: ['violations'] });
  const { violations } = await (coloursOnly ? axe.withRules(COLOUR_RULES) : axe).analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${violation.help} – ${node.target.join(' ')}`),
  );
}

/** On the result screen: the number that stands under each page of the deck, in its order. */
export const numbersUnder = (page: Page): Promise<number[]> =>
  page
    .getByRole('region', { name: result.deck })
    .locator('ol > li')
    .evaluateAll((all) => all.map((each) => Number(each.querySelector('.figures')?.textContent)));
