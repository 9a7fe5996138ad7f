/** The main job, as a person does it: five steps in, nineteen pages, a slideshow and a PowerPoint file out. */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { renderPdf, renderPictures } from '../checks/pptx/libreoffice.ts';
import { openXmlErrors } from '../checks/pptx/open-xml-sdk.ts';
import { packageDefects } from '../checks/pptx/package-check.ts';
import { BRIEF_NAMES, readBrief, type Brief, type BriefName } from '../fixtures/briefs.ts';
import { answerAll, generate } from './support/answer.ts';
import { openApp, useBrowser } from './support/app.ts';

useBrowser();

interface Slide {
  /** The specification's page title, from 'Slide n of N: title'. */
  title: string;
  text: string;
}

/** What stands on which page of each brief's deck, beside the company on the cover and the rivals on both of theirs. */
const BELONGS: Record<BriefName, Record<string, readonly string[]>> = {
  'coffee-roaster-en': {
    'Cover Page': ['360,000 THB'],
    'Business Overview': ['Nine-Day Fresh subscription', '1,250 m'],
    'Media Direction': ['120,000', 'Shopee'],
    'Conclusion / Next Steps': ['360,000 THB'],
  },
  'dental-clinic-th': {
    'Cover Page': ['80,000 บาท'],
    'Business Overview': ['จัดฟันใส', '3 มิติ'],
    'Media Direction': ['80,000', 'TikTok'],
    'Conclusion / Next Steps': ['80,000 บาท'],
  },
  'barely-answered': {
    'Business Overview': ['Tailoring'],
    'Key Takeaway': ['as little as possible'],
  },
  'industrial-b2b-en': {
    'Business Overview': ['BL-740 two-part epoxy'],
    'Media Direction': ['6,000', 'LinkedIn'],
    'Conclusion / Next Steps': ['$6,000'],
  },
};
const RIVALS = ['Competitive Marketing Landscape', 'Competitor Analysis (SWOT + Creative)'];

/** One brief of each language is typed letter by letter, as people do. */
const TYPED: ReadonlySet<BriefName> = new Set(['barely-answered', 'dental-clinic-th']);

/** Text of each slide of a PowerPoint file, spaces folded, in order. */
function slideTexts(bytes: Uint8Array): string[] {
  const parts = unzipSync(bytes);
  return Object.keys(parts)
    .flatMap((name) => /^ppt\/slides\/slide(\d+)\.xml$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
    .map((number) =>
      [
        ...strFromU8(parts[`ppt/slides/slide${number}.xml`] ?? new Uint8Array()).matchAll(
          /<a:t>([^<]*)<\/a:t>/g,
        ),
      ]
        .map((match) => match[1] ?? '')
        .join(' ')
        .replaceAll('&amp;', '&')
        .replaceAll(/\s+/g, ' '),
    );
}

/** Walks the slideshow with the arrow key, from the first slide until it comes round again. */
async function walkSlides(page: Page): Promise<Slide[]> {
  const title = page.getByRole('heading', { level: 1 });
  await title.getByText(/^Slide 1 of/).waitFor();
  const count = Number(/of (\d+)/.exec(await title.innerText())?.[1]);
  const slides: Slide[] = [];
  for (let index = 1; index <= count; index += 1) {
    await title.getByText(new RegExp(`^Slide ${index} of`)).waitFor();
    const slide = page.locator('.deck-frame:not([aria-hidden])').first();
    slides.push({
      title: /: (.*?)(?: \(\d+\/\d+\))?$/.exec(await title.innerText())?.[1] ?? '',
      text: (await slide.innerText()).replaceAll(/\s+/g, ' '),
    });
    await page.keyboard.press('ArrowRight');
  }
  await title.getByText(/^Slide 1 of/).waitFor();
  return slides;
}

const folded = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase();

/** What is missing from the slides of a page, as 'page: text'. */
const missing = (slides: readonly Slide[], title: string, wanted: readonly string[]): string[] => {
  const text = folded(slides.flatMap((slide) => (slide.title === title ? slide.text : [])).join(' '));
  return wanted.filter((each) => !text.includes(folded(each))).map((each) => `${title}: ${each}`);
};

test.each(BRIEF_NAMES.map(readBrief))(
  '$name: answered, generated, walked, downloaded and checked',
  async (brief: Brief) => {
    const app = await openApp();
    const { page } = app;
    const { formData: form, language } = brief;
    await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
    await answerAll(page, form, language, TYPED.has(brief.name) ? 'typed' : 'pasted');
    await generate(page);

    await page.getByText('PowerPoint Presentation Ready').first().waitFor({ timeout: 60_000 });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PowerPoint Presentation' }).first().click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${form.clientInfo.companyName} - Proposal.pptx`);
    const folder = await mkdtemp(join(tmpdir(), 'palmleaf-'));
    const path = join(folder, 'proposal.pptx');
    await download.saveAs(path);
    const bytes = new Uint8Array(await readFile(path));

    await page.getByRole('link', { name: 'Show presentation' }).first().click();
    const slides = await walkSlides(page);
    expect(slides.length).toBeGreaterThanOrEqual(19);

    expect(openXmlErrors(bytes)).toEqual([]);
    expect(packageDefects(bytes)).toEqual([]);
    const thumbnail = unzipSync(bytes)['docProps/thumbnail.jpeg'];
    // A JPEG, and a small one.
    expect(thumbnail?.slice(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8));
    expect(thumbnail?.length).toBeLessThan(20_000);
    const texts = slideTexts(bytes);
    expect(texts).toHaveLength(slides.length);
    expect(await renderPictures(await renderPdf(bytes, folder), 320)).toHaveLength(slides.length);

    // The answers stand where they belong, on screen and in the file alike.
    const rivals = form.competitiveAnalysis.competitors.map(({ name }) => name).filter((name) => name !== '');
    const inFile = slides.map(({ title }, index) => ({ title, text: texts[index] ?? '' }));
    for (const deck of [slides, inFile]) {
      expect(missing(deck, 'Cover Page', [form.clientInfo.companyName])).toEqual([]);
      for (const title of RIVALS) expect(missing(deck, title, rivals)).toEqual([]);
      for (const [title, wanted] of Object.entries(BELONGS[brief.name]))
        expect(missing(deck, title, wanted)).toEqual([]);
    }
    expect(app.problems).toEqual([]);
    await app.close();
  },
);
