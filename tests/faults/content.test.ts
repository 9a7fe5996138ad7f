/** What a service writes is damaged, foreign or meant to do harm (faults 20 to 24). */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { packageDefects } from '../checks/pptx/package-check.ts';
import { pageOutput } from '../service/content.ts';
import { startService } from '../service/service.ts';
import type { Rule } from '../service/rules.ts';
import { ALL, fault, seed } from './support/fault.ts';
import { openStage, useStage, type Stage } from './support/stage.ts';
import { whyFailed } from './support/device.ts';

useStage();

const output = (page: number): Record<string, unknown> => pageOutput(page, '') ?? {};
const whole = (page: number): string => JSON.stringify(output(page));
/** The first text of the output, with these signs in it. */
const withSigns = (page: number, signs: string): string => whole(page).replace(/":"/, `":"${signs}`);

/** By number and name; `failed`: the page has no text, or else the message begins so. */
const CONTENT: readonly [number: number, name: string, rule: (page: number) => Rule, failed?: string][] = [
  // Of one that is cut earlier too little is left for some pages: those are asked for again (`engines/completeness.ts`).
  [20, 'a result cut in its last text', (page) => result(whole(page).slice(0, -6))],
  [20, 'a result cut before any value', () => result('```json\n{"ti'), 'Could not fix truncated JSON'],
  [20, 'a body cut every time', () => ({ truncate: 60 }), 'the proxy service did not answer with JSON'],
  [
    21,
    'a captive portal inside the result',
    () => result('<html><body>Sign in</body></html>'),
    'No valid JSON',
  ],
  [
    22,
    'garbage',
    () => ({ body: '\u0000\u0007%PDF-1.7\u001b' }),
    'the proxy service did not answer with JSON',
  ],
  [22, 'an empty result', () => result(''), 'Invalid input data'],
  [22, 'a refusal', () => result('I am sorry, I cannot help with that.'), 'No valid JSON'],
  [23, 'the wrong schema', (page) => result(JSON.stringify(misshapen(output(page))))],
  [23, 'five megabytes', () => result(`{"summary":"${'x'.repeat(5_000_000)}"}`), 'the answer of the proxy'],
  [23, 'a text that goes on and on', (page) => result(withSigns(page, 'and so on '.repeat(2000)))],
  [23, 'NUL, RTL and half characters', (page) => result(withSigns(page, '\\u0000\\u202e\\ud800א'))],
  [23, 'ten thousand brackets', () => result('{"a":['.repeat(5000)), 'The output holds too many'],
];
const result = (text: string): Rule => ({ body: { result: text } });

/** Texts as lists, lists as texts, objects as numbers. */
const misshapen = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([key, one], index) => [
      key,
      index === 0
        ? one
        : typeof one === 'string'
          ? [one, { [one.slice(0, 9)]: null }]
          : index % 2 === 0
            ? 7
            : 'text',
    ]),
  );

const placed = CONTENT.map((one, index) => ({ one, page: ((index + seed) % ALL.length) + 1 }));
fault(
  '20–23',
  placed.map(({ one: [number, name], page }) => `${number} ${name} at ${page}`).join(', '),
  [],
  async () => {
    const stage = await openStage();
    stage.service.script(
      placed.map(({ one, page }) => ({ call: 'page', pageNumber: page, ...one[2](page) })),
    );
    await stage.start();
    const failed = placed.filter(({ one }) => one[3] !== undefined).map(({ page }) => page);
    await stage.verify({ failed: failed.toSorted((a, b) => a - b) });
    const { pages } = await stage.look();
    for (const { one, page } of placed) {
      const record = pages.find(({ pageNumber }) => pageNumber === page);
      if (one[3] === undefined) expect(record?.success, one[1]).toBe(true);
      else expect(record && whyFailed(record), one[1]).toContain(`Page ${page} failed: ${one[3]}`);
    }
    await files(stage);
  },
);

fault(24, 'script tags, remote images, javascript: and file: links in every text', ALL, async () => {
  const elsewhere = await startService();
  try {
    const harm = [
      '<script>window.harmed=1</script>',
      `<img src="${elsewhere.url}/pixel.png" onerror="window.harmed=1">`,
      '[a link](javascript:window.harmed=1)',
      'file:///etc/passwd',
      `![](${elsewhere.url}/image.png)`,
      'javascript:window.harmed=1',
    ];
    const stage = await openStage();
    stage.service.script(
      ALL.map((page) => {
        let at = page;
        const text = JSON.stringify(output(page), (_key, value: unknown) =>
          typeof value === 'string' ? `${value} ${harm[(at += 1) % harm.length]}` : value,
        );
        return { call: 'page', pageNumber: page, body: { result: text } };
      }),
    );
    await stage.start();
    await stage.verify();
    const { pptx, pdf } = await files(stage);
    await unharmed(stage.page);
    // Every slide of the deck, and the same as flowing text.
    const { pathname } = new URL(stage.page.url());
    await stage.page.goto(`${stage.url}${pathname}?view=slideshow`);
    const count = Number(/of (\d+)/.exec(await stage.page.locator('h1').first().innerText())?.[1]);
    for (let slide = 0; slide < count; slide += 1) await stage.page.keyboard.press('ArrowRight');
    await unharmed(stage.page);
    await stage.page.setViewportSize({ width: 390, height: 800 });
    await stage.page.getByRole('button', { name: 'Read' }).click();
    await unharmed(stage.page);

    for (const target of [...pptxTargets(pptx), ...(await pdfTargets(pdf))])
      expect(target).toMatch(/^(?:https?|mailto|tel):/);
    expect(elsewhere.log, 'nobody asked for a picture').toEqual([]);
  } finally {
    await elsewhere.close();
  }
});

/** Nothing of the harm is more than text. */
async function unharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(
    await page.locator('main script, main img[src^="http"], a[href^="javascript"], a[href^="file"]').count(),
  ).toBe(0);
}

/** Both files of the proposal that is shown, sound. */
async function files({ page, url }: Stage): Promise<{ pptx: Uint8Array; pdf: Uint8Array }> {
  const { pathname } = new URL(page.url());
  await page.getByText('PowerPoint Presentation Ready').first().waitFor({ timeout: 60_000 });
  const pptx = await download(page, 'Download PowerPoint Presentation');
  expect(packageDefects(pptx)).toEqual([]);
  await page.goto(`${url}${pathname}?view=slideshow`);
  const pdf = await download(page, 'Download PDF');
  expect(strFromU8(pdf.subarray(0, 5))).toBe('%PDF-');
  await page.goto(`${url}${pathname}`);
  await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor();
  return { pptx, pdf };
}

async function download(page: Page, name: string): Promise<Uint8Array> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 90_000 }),
    page.getByRole('button', { name }).first().click(),
  ]);
  return new Uint8Array(readFileSync(await file.path()));
}

/** Where a PowerPoint file leads out of itself. */
const pptxTargets = (bytes: Uint8Array): string[] =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => name.endsWith('.rels'))
    .flatMap(([, part]) => strFromU8(part).match(/<Relationship [^>]*TargetMode="External"[^>]*>/g) ?? [])
    .map((relationship) => /Target="([^"]*)"/.exec(relationship)?.[1] ?? '');

/** Where a PDF file leads out of itself. */
async function pdfTargets(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const document = await task.promise;
  const targets: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    for (const annotation of await (await document.getPage(number)).getAnnotations()) {
      const { url, unsafeUrl, action } = annotation;
      for (const target of [url, unsafeUrl, action])
        if (typeof target === 'string' && target !== '') targets.push(target);
    }
  await task.destroy();
  return targets;
}
