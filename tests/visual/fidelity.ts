/**
 * The same deck as the screen shows it, as the PDF and as the PowerPoint file (see README.md): do all three break their
 * lines alike, and how much do their pixels differ?
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Page } from 'playwright';
import { FONT_FAMILIES } from '../../src/shared/domain/options.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
import { createTextEngine } from '../../src-worker/deck/text/harfbuzz-engine.ts';
import { exportPdf } from '../../src-worker/export/pdf/index.ts';
import { exportPptx } from '../../src-worker/export/pptx/index.ts';
import { difference, differencePicture } from '../checks/fidelity/difference.ts';
import { lettersOf } from '../checks/fidelity/letters.ts';
import { compareLines, OTHER_PROGRAM, SAME_GLYPHS, type LineReport } from '../checks/fidelity/lines.ts';
import { measureSlides, pictures } from '../checks/fidelity/screen.ts';
import { withFile } from '../checks/pdf/extract.ts';
import { slidePictures } from '../checks/pdf/pixels.ts';
import { installFonts } from '../checks/pptx/fonts.ts';
import { renderPdf, renderPictures } from '../checks/pptx/libreoffice.ts';
import { fixtureScene, samples, type Sample } from '../fixtures/scenes/fixture-decks.ts';
import { nodeFontLoader } from '../unit/deck/support/node-fonts.ts';
import { DATES } from '../unit/export/pdf/support.ts';
import { ROOT, withDrawingPage, type BrowserLaunch } from './drawing.ts';

const OUT = join(ROOT, '.cache/visual/fidelity');
/** Pixels of a slide's width; two to a CSS pixel would quadruple the time for the same answer. */
const WIDTH = 1280;
const PER_DECK = 4;

interface SlideFigures {
  slide: string;
  pdf: number;
  pptx: number;
}

interface Figures {
  sample: string;
  pdf: LineReport;
  pptx: LineReport;
  /** Texts that the browser itself broke. */
  broken: string[];
  slides: SlideFigures[];
}

async function measure(page: Page, scene: Scene, sample: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'palmleaf-fidelity-'));
  const out = join(OUT, sample);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  try {
    await page.evaluate((each) => window.drawScene?.(each, 'large'), scene);
    const screen = await measureSlides(page, '.deck-frame');
    const drawn = await pictures(page.locator('.deck-frame'));

    const pdf = (await exportPdf(scene, createTextEngine(nodeFontLoader, scene.theme), DATES)).bytes;
    const pdfLines = compareLines(screen, await withFile(pdf, (path) => lettersOf(path)), SAME_GLYPHS);
    const pdfPictures = await slidePictures(pdf, WIDTH);

    const office = await renderPdf(new Uint8Array((await exportPptx(scene)).bytes), folder);
    const pptxLines = compareLines(screen, await lettersOf(office), OTHER_PROGRAM);
    const officePictures = await Promise.all((await renderPictures(office)).map((path) => readFile(path)));

    const slides: SlideFigures[] = [];
    for (const [index, picture] of drawn.entries()) {
      const file = pdfPictures[index];
      const other = officePictures[index];
      if (!file || !other) throw new Error(`A file has no slide ${index + 1}.`);
      const slide = `${String(index + 1).padStart(2, '0')}-${scene.slides[index]?.type ?? ''}`;
      slides.push({
        slide,
        pdf: (await difference(page, picture, file)).mean,
        pptx: (await difference(page, picture, other)).mean,
      });
      writeFileSync(join(out, `${slide}-screen.png`), picture);
      writeFileSync(join(out, `${slide}-pdf.png`), await differencePicture(page, picture, file));
      writeFileSync(join(out, `${slide}-pptx.png`), await differencePicture(page, picture, other));
    }
    return { sample, pdf: pdfLines, pptx: pptxLines, broken: screen.flatMap(({ broken }) => broken), slides };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const percent = (value: number): string => `${(value * 100).toFixed(2)} %`;

function tableOf(figures: readonly Figures[]): string {
  const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const summary = figures.map(({ sample, pdf, pptx, slides }) =>
    row(
      sample,
      `${pdf.equal} / ${pdf.boxes}`,
      `${pptx.equal} / ${pptx.boxes}`,
      percent(mean(slides.map((slide) => slide.pdf))),
      percent(mean(slides.map((slide) => slide.pptx))),
    ),
  );
  const each = figures.map(({ sample, slides, pdf, pptx }) =>
    [
      `\n## ${sample}\n`,
      row('slide', 'PDF', 'PPTX'),
      row('---', '---:', '---:'),
      ...slides.map((slide) => row(slide.slide, percent(slide.pdf), percent(slide.pptx))),
      ...[
        ...pdf.differences.map((text) => `PDF: ${text}`),
        ...pptx.differences.map((text) => `PPTX: ${text}`),
      ].map((text) => `\n- ${text}`),
    ].join('\n'),
  );
  return [
    '# Fidelity: the screen beside its files\n',
    'Texts whose lines break alike, and the mean difference of pixels.\n',
    row('deck, theme, font', 'PDF lines', 'PPTX lines', 'PDF pixels', 'PPTX pixels'),
    row('---', '---:', '---:', '---:', '---:'),
    ...summary,
    ...each,
    '',
  ].join('\n');
}

const nameOf = ({ deck, appearance }: Sample): string =>
  `${deck} ${appearance.themeId} ${appearance.fontFamily}`.replaceAll(' ', '-');

/** `--deck=`, `--theme=`, `--font=` leave one sample; without them every theme and font is met. */
function chosen(words: readonly string[]): Sample[] {
  const value = (name: string): string | undefined =>
    words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
  const [deck, themeId, font] = [value('deck'), value('theme'), value('font')];
  if (deck === undefined) return samples(PER_DECK);
  const fontFamily = FONT_FAMILIES.find((family) => family === font) ?? 'Roboto';
  return [{ deck, appearance: { themeId: themeId ?? 'light', fontFamily } }];
}

/** @returns exit code: 1 when a PDF breaks a line elsewhere. Of PowerPoint files it tells; `checks/fidelity/holds.ts` judges them. */
export function main(words: readonly string[], launch: BrowserLaunch): Promise<number> {
  installFonts();
  return withDrawingPage(launch, 1, async (page) => {
    const all: Figures[] = [];
    for (const sample of chosen(words)) {
      const figures = await measure(page, await fixtureScene(sample.deck, sample.appearance), nameOf(sample));
      all.push(figures);
      const { pdf, pptx, broken } = figures;
      // oxlint-disable-next-line no-console -- a command says what it measured
      console.log(
        [
          `${figures.sample}: PDF ${pdf.equal} of ${pdf.boxes}, PPTX ${pptx.equal} of ${pptx.boxes}, elsewhere ${pptx.oneLiners.length} texts of one line`,
          ...broken.map((text) => `screen: '${text}' is on more than one line`),
          ...pdf.differences.map((text) => `PDF: ${text}`),
          ...pptx.differences.map((text) => `PPTX: ${text}`),
        ].join('\n  '),
      );
    }
    const table = join(OUT, 'README.md');
    writeFileSync(table, tableOf(all));
    const sum = (of: (figures: Figures) => number): number =>
      all.reduce((total, each) => total + of(each), 0);
    const [pdf, pptx] = [sum(({ pdf: lines }) => lines.equal), sum(({ pptx: lines }) => lines.equal)];
    const [pdfBoxes, pptxBoxes] = [
      sum(({ pdf: lines }) => lines.boxes),
      sum(({ pptx: lines }) => lines.boxes),
    ];
    // oxlint-disable-next-line no-console -- a command says what it measured
    console.log(
      `all: PDF ${percent(pdf / pdfBoxes)} of ${pdfBoxes}, PPTX ${percent(pptx / pptxBoxes)} of ${pptxBoxes}: ${relative(ROOT, table)}`,
    );
    const broken = sum((figures) => figures.broken.length);
    return broken === 0 && pdf === pdfBoxes ? 0 : 1;
  });
}
