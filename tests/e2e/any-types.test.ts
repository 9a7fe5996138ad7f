/**
 * A service whose pages each have one field of another JSON type: every page is written or failed with its reason, and
 * nothing raw is in the file. Two runs of nineteen by default; TYPES=fields takes each field of each page once, in types
 * that take turns, and TYPES=whole every value of every page in every type.
 */
import { expect, test } from 'vitest';
import { wizard } from '../../src/copy/en/wizard.ts';
import { slidesInDownload } from '../faults/support/download.ts';
import { stored, whyFailed } from '../faults/support/device.ts';
import { writtenPages } from '../service/content.ts';
import { mutationsOf, oneOfEachField } from '../service/mutations.ts';
import { startService } from '../service/service.ts';
import { seeded } from '../unit/services/clean-output/outputs.ts';
import { openApp, useBrowser } from './support/app.ts';

useBrowser();

const { TYPES } = process.env;
const PAGES = writtenPages.map(({ pageNumber, output }) => ({
  pageNumber,
  mutations: TYPES === 'fields' ? oneOfEachField(output) : mutationsOf(output),
}));
const isWhole = TYPES === 'whole' || TYPES === 'fields';
const RUNS = isWhole ? Math.max(...PAGES.map(({ mutations }) => mutations.length)) : 2;
const REASON =
  /^Page \d+ failed: the result (?:does not fit this page: '[\w.]+' is an? \w+, not an? \w+|holds none of the fields of this page|leaves '[\w.]+' empty|has fewer than \d+ items in '[\w.]+')$/u;

/** Of a run with its file on a busy machine, ms. */
const RUN_MS = 60_000;

test(
  `${RUNS} runs: written or failed with a reason, and nothing raw in the file`,
  { timeout: RUNS * RUN_MS },
  async () => {
    const agency = await startService();
    const { proxyUrl, workflowUrl } = agency.addresses;
    const app = await openApp({
      services: [agency.url],
      config: { engine: 'agency', proxyUrl, workflowUrl, limits: { pageDelayMs: 0, pageRetries: 0 } },
    });
    const { page, url } = app;
    const random = seeded(121);
    const seen = new Set<string>();
    for (let run = 0; run < RUNS; run += 1) {
      agency.reset();
      const names = PAGES.map(({ pageNumber, mutations }) => {
        const at = isWhole ? run % mutations.length : Math.floor(random() * mutations.length);
        agency.script({ call: 'page', pageNumber, body: { result: JSON.stringify(mutations[at]?.output) } });
        return `page ${pageNumber}: ${mutations[at]?.name}`;
      });
      await page.goto(`${url}/?view=wizard&step=5`);
      await page.getByRole('button', { name: wizard.generate }).click();
      await page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
      await page.getByText('PowerPoint Presentation Ready').first().waitFor({ timeout: 60_000 });

      const records = (await stored(page)).pages.filter(({ proposalId }) => !seen.has(proposalId));
      expect(records).toHaveLength(PAGES.length);
      for (const record of records) {
        seen.add(record.proposalId);
        if (!record.success) expect(whyFailed(record), names.join('\n')).toMatch(REASON);
      }
      const slides = await slidesInDownload(page);
      const raw = slides.filter((xml) => /Unknown slide type|\[object|&quot;\w+&quot;:|<a:t>[{[]/u.test(xml));
      expect(raw, names.join('\n')).toEqual([]);
      expect(slides.length).toBeGreaterThan(records.filter(({ success }) => success).length / 2);
    }
    expect(app.problems).toEqual([]);
    await app.close();
    await agency.close();
  },
);
