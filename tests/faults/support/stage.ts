/**
 * The built product in a real browser, with the reference service as its agency. Whatever a test does to it, `verify`
 * holds it to the promises: no saved page lost, none asked for again, one request at a time, every run settled.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../../../.scripts/browser.mjs';
import { serve } from '../../../.scripts/serve.mjs';
import { wizard } from '../../../src/copy/en/wizard.ts';
import type { Limits } from '../../../src/shared/domain/config.ts';
import type { Rule } from '../../service/rules.ts';
import { startService, type Service } from '../../service/service.ts';
import { stored, type Stored } from './device.ts';
import { ALL } from './fault.ts';

export interface StageOptions {
  engine?: 'agency' | 'planner';
  limits?: Partial<Limits>;
  /** Leave the person's own browser alone until the test goes somewhere. */
  blank?: boolean;
  /** The browser stores the product for offline use while it is tested; else it has no service workers (`e2e/support/app.ts`). */
  offline?: boolean;
  /** The served files are this stage's own, to be taken away under its feet. */
  ownFiles?: boolean;
  /** Runs in every page before its own scripts. */
  before?: () => void;
  /** Runs in every worker before its own script: there is no other way to change what a worker sees of its browser. */
  inWorker?: string;
  /** Another context than the browser's own fresh one. */
  context?: BrowserContext;
}

export interface Stage {
  url: string;
  /** The served files; with `ownFiles` its own copy. */
  dir: string;
  context: BrowserContext;
  page: Page;
  service: Service;
  /** From the end of an empty questionnaire to a run that has begun. */
  start: (page?: Page) => Promise<void>;
  /** What is stored now; remembered, so that `verify` misses what goes lost. */
  look: (page?: Page) => Promise<Stored>;
  /** Resolves when the page is under way for the `nth` time. */
  asked: (pageNumber: number, nth?: number) => Promise<void>;
  /** Resolves when the page is stored. */
  saved: (pageNumber: number, page?: Page) => Promise<void>;
  /** Waits until the proposal is finished, and checks every promise. `failed`: pages that may have no text;
   * `zombie`: the page whose first call a frozen tab never let go; `moved`: the device's clock was set, and its times
   * compare with nobody's. */
  verify: (options?: Verified) => Promise<void>;
  /** Ends what serves the product, as a lost network would. */
  unplug: () => Promise<void>;
  close: () => Promise<void>;
}

interface Verified {
  page?: Page;
  failed?: readonly number[];
  zombie?: number;
  moved?: boolean;
}

const BUILD = process.env['PALMLEAF_BUILD'] ?? 'dist';

let browser: Browser | undefined;
let service: Service | undefined;
const open = new Set<Stage>();

/** One browser and one service for the tests of a file. */
export function useStage(): void {
  beforeAll(async () => {
    service = await startService();
    browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS });
  });
  afterEach(async () => {
    for (const stage of open) await stage.close();
    service?.reset();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });
}

/** The operating system's ids of what draws this browser's pages and runs their workers. */
export async function rendererIds(): Promise<number[]> {
  const session = await present(browser).newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

export async function browserPath(): Promise<string> {
  const path = await findBrowser();
  if (path === undefined) throw new Error('No Chromium or Chrome was found');
  return path;
}

const present = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('Call useStage() at the top of the file');
  return value;
};

export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const { engine = 'agency', limits } = options;
  const agency = present(service);
  const isCopy = options.ownFiles === true || options.inWorker !== undefined;
  const dir = isCopy ? mkdtempSync(join(tmpdir(), 'palmleaf-')) : BUILD;
  if (isCopy) cpSync(BUILD, dir, { recursive: true, preserveTimestamps: true });
  if (options.inWorker !== undefined) {
    const script = builtFile(dir, /^worker-.*\.js$/);
    writeFileSync(script, `${options.inWorker}\n${readFileSync(script, 'utf8')}`);
  }
  const config = {
    engine,
    ...(engine === 'agency' ? agency.addresses : {}),
    // Only pages are asked of the service here: a file of its own would be polled for.
    ...(engine === 'agency' ? { statusUrl: undefined, aiRequestUrl: undefined } : {}),
    limits: { pageDelayMs: 0, ...limits },
  };
  const server = await serve({ dir, port: 0, replace: { '/config.json': JSON.stringify(config) } });
  const context =
    options.context ??
    (await present(browser).newContext({ acceptDownloads: true, reducedMotion: 'reduce' }));
  if (options.offline !== true)
    await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (options.before !== undefined) await context.addInitScript(options.before);
  const page = await context.newPage();
  let plugged = true;
  const before = new Map<string, string>();

  const look = async (at = page): Promise<Stored> => {
    const now = await stored(at);
    for (const { proposalId, pageNumber, success, finishedAt } of now.pages)
      if (success && !before.has(`${proposalId}/${pageNumber}`))
        before.set(`${proposalId}/${pageNumber}`, finishedAt);
    return now;
  };
  const unplug = async (): Promise<void> => {
    if (plugged) await server.close();
    plugged = false;
  };
  const stage: Stage = {
    url: server.url,
    dir,
    context,
    page,
    service: agency,
    async start(at = page) {
      await at.goto(`${server.url}/?view=wizard&step=5`);
      await at.getByRole('button', { name: wizard.generate }).click();
      await at.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
      await at.getByText('Creating your personalized proposal one page at a time').waitFor();
    },
    look,
    async asked(pageNumber, nth = 1) {
      await agency.until(
        (entry) => agency.calls('page').filter(isPage(pageNumber)).indexOf(entry) === nth - 1,
      );
    },
    async saved(pageNumber, at = page) {
      await expect
        .poll(
          async () => (await look(at)).pages.some((one) => one.success && one.pageNumber === pageNumber),
          {
            timeout: 30_000,
            interval: 20,
          },
        )
        .toBe(true);
    },
    async verify({ page: at = page, failed = [], zombie, moved } = {}) {
      await at.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor({ timeout: 60_000 });
      const { pages, runs } = await stored(at);
      expect(runs.map(({ phase }) => phase)).toEqual(runs.map(() => 'finished'));
      expect(pages.map(({ pageNumber }) => pageNumber)).toEqual(ALL);
      expect(pages.filter(({ success }) => !success).map(({ pageNumber }) => pageNumber)).toEqual(failed);
      for (const [key, finishedAt] of before) {
        const [proposalId, number] = key.split('/');
        const kept = pages.find((one) => one.proposalId === proposalId && one.pageNumber === Number(number));
        expect(kept?.finishedAt, `the text of page ${number} is the one that was saved`).toBe(finishedAt);
      }
      if (engine === 'agency')
        expect(brokenPromises(agency, moved === true ? [] : pages, zombie)).toEqual([]);
    },
    unplug,
    async close() {
      open.delete(stage);
      await context.close().catch(() => undefined);
      await unplug();
      if (isCopy) rmSync(dir, { recursive: true, force: true });
    },
  };
  open.add(stage);
  if (options.blank !== true) await page.goto(server.url);
  return stage;
}

const isPage =
  (pageNumber: number) =>
  (entry: { pageNumber?: number }): boolean =>
    entry.pageNumber === pageNumber;

/** The clock of the log and that of a record may differ by what rounding does. */
const ROUNDING_MS = 5;

/** A sentence for each promise that the calls break. */
function brokenPromises(agency: Service, pages: Stored['pages'], zombie: number | undefined): string[] {
  const calls = agency.calls('page');
  const name = ({ pageNumber = 0 }: { pageNumber?: number }): string => `page ${pageNumber}`;
  return [
    ...calls
      .filter(({ concurrent }) => concurrent > (zombie === undefined ? 1 : 2))
      .map((call) => `two requests at a time: ${name(call)}`),
    ...calls
      .filter(({ pageNumber, at }) => {
        const record = pages.find((one) => one.success && one.pageNumber === pageNumber);
        if (record === undefined) return false;
        return performance.timeOrigin + at > Date.parse(record.finishedAt) + ROUNDING_MS;
      })
      .map((call) => `asked for though it is saved: ${name(call)}`),
    ...ALL.filter(
      (page) => new Set(calls.filter(isPage(page)).map(({ requestId }) => requestId)).size > 1,
    ).map((page) => `more than one request id: page ${page}`),
  ];
}

/** The path of the one built file with such a name. */
function builtFile(dir: string, name: RegExp): string {
  const assets = join(dir, 'assets');
  const [found, ...more] = readdirSync(assets).filter((file) => name.test(file));
  if (found === undefined || more.length > 0) throw new Error(`Not one file: ${String(name)}`);
  return join(assets, found);
}

/** A page call that a test lets go when it likes: the first, and no later one. */
export const held = (pageNumber: number): Rule => ({
  call: 'page',
  pageNumber,
  times: 1,
  gate: `page ${pageNumber}`,
});

/** Ends the page's worker as the browser would: without a word. */
export function killWorker(page: Page): void {
  for (const worker of page.workers()) worker.evaluate(() => self.close()).catch(() => undefined);
}
