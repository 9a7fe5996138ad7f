/**
 * Thai vowels and tone marks, pixel by pixel beside Chromium's own drawing with the same font: the PDF by poppler, the
 * PowerPoint file by LibreOffice. Extracted text proves nothing about where a mark stands. Draws through the product's renderer,
 * not the build: the strings are chosen, not written.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../../.scripts/browser.mjs';
import type { FontFamily } from '../../src/shared/domain/options.ts';
import type { Scene, SceneNode } from '../../src/shared/scene/scene.ts';
import type { FontWeight } from '../../src/shared/scene/theme.ts';
import { exportPdf } from '../../src-worker/export/pdf/index.ts';
import { exportPptx } from '../../src-worker/export/pptx/index.ts';
import { alignedDifference, difference, type Area } from '../checks/fidelity/difference.ts';
import { pictures } from '../checks/fidelity/screen.ts';
import { slidePictures } from '../checks/pdf/pixels.ts';
import { installFonts } from '../checks/pptx/fonts.ts';
import { renderPdfs, renderPictures } from '../checks/pptx/libreoffice.ts';
import { LIGHT_THEME } from '../fixtures/scenes/themes.ts';
import { DATES, engineOf, sceneOf, slide } from '../unit/export/pdf/support.ts';
import { withDrawingPage } from '../visual/drawing.ts';

const FAMILIES = ['Noto Sans Thai', 'Sarabun', 'Prompt', 'Kanit'] as const satisfies readonly FontFamily[];

const LINES = [
  // Tone marks over vowels, over consonants that reach up, and the two together.
  'ที่ ปี่ ฝั้น กิ๊ก ฟื้น จั๋ว ป่า ฝ้า โป๊ะ ฬ่อ',
  // Sara am, alone and with a tone mark between its ring and its consonant.
  'ทำ น้ำ ก่ำ ป้ำ ฝ่ำ ช้ำ ฟ้ำ ค่ำ',
  // Vowels under consonants that reach down, which lose their foot; both sides of one consonant.
  'ญู ฐุ ฎู ฏุ กฺ ปู่ ผู้ ฤๅ ญาติ ฐาน กฎ',
  // Silent letters, short vowels, signs.
  'พิมพ์ สิทธิ์ ศุกร์ ก็ เห็น เก้าอี้ ๆ ฯ ฿ ๙',
] as const;
const SIZE = 44;
const TOP = 20;
const ROW = 62;
const WEIGHTS: readonly FontWeight[] = [400, 700];

/** Pixels of a slide's width. */
const WIDTH = 1280;
const AT_PIXELS = WIDTH / 960;
/** Of the block that differs most: edges of letters stay well under it, a mark that stands elsewhere goes over it. */
const WORST = 0.2;
/**
 * LibreOffice's drawing comes through another program, and a pitch in per cent sets a line a part of a pixel off: up to
 * 0.33 on every line of a family alike. Marks turned off give 0.55 and more.
 */
const WORST_IN_OFFICE = 0.4;

async function sceneIn(family: FontFamily): Promise<Scene> {
  const engine = engineOf(family);
  await engine.prepare(LINES, 'th');
  const texts = WEIGHTS.flatMap((weight) => LINES.map((text) => ({ text, weight })));
  const nodes = texts.map(({ text, weight }, index): SceneNode => ({
    kind: 'text',
    id: `line-${index}`,
    name: 'Line',
    role: 'body',
    verticalAlign: 'top',
    box: { x: 40, y: TOP + index * ROW, width: 880, height: ROW },
    text: engine.layout([{ runs: [{ text, size: SIZE, weight, colour: 'ink' }], linePitch: ROW }], 880, 'th'),
  }));
  const theme = { ...LIGHT_THEME, family, thaiFamily: family };
  return sceneOf([slide(1, nodes)], { theme, language: 'th', missingWords: [] });
}

const AREAS: readonly Area[] = LINES.flatMap((_, index) =>
  WEIGHTS.map((__, weight) => ({
    x: Math.round(36 * AT_PIXELS),
    y: Math.round((TOP + (index + weight * LINES.length) * ROW) * AT_PIXELS),
    width: Math.round(880 * AT_PIXELS),
    height: Math.round(ROW * AT_PIXELS),
  })),
);

const only = (drawn: readonly Buffer[]): Buffer => {
  const [picture] = drawn;
  if (!picture || drawn.length !== 1) throw new Error(`${drawn.length} pictures of one slide.`);
  return picture;
};

/** On screen as it should be, and with the fonts' rules for marks turned off: what a comparison must not accept. */
async function drawOnScreen(page: Page, scene: Scene): Promise<{ right: Buffer; wrong: Buffer }> {
  await page.evaluate((each) => window.drawScene?.(each, 'large'), scene);
  const right = only(await pictures(page.locator('.deck-frame')));
  const style = await page.addStyleTag({
    content: ".deck-canvas { font-feature-settings: 'mark' 0, 'mkmk' 0, 'ccmp' 0 }",
  });
  const wrong = only(await pictures(page.locator('.deck-frame')));
  await style.evaluate((element: HTMLElement) => element.remove());
  return { right, wrong };
}

// LibreOffice alone may take a minute on a busy machine.
const PATIENCE = { timeout: 300_000 };

test('marks stand in the PDF and in the PowerPoint file where Chromium sets them', PATIENCE, async () => {
  installFonts();
  const folder = mkdtempSync(join(tmpdir(), 'palmleaf-marks-'));
  try {
    const scenes = await Promise.all(FAMILIES.map(sceneIn));
    const files = await Promise.all(
      scenes.map(async (scene) => new Uint8Array((await exportPptx(scene)).bytes)),
    );
    const offices = await renderPdfs(files, folder);
    const launch = { executablePath: await findBrowser(), args: BROWSER_ARGS };
    const code = await withDrawingPage(launch, 1, async (page) => {
      for (const [index, family] of FAMILIES.entries()) {
        const scene = scenes[index];
        if (!scene) throw new Error('There is a scene for each family.');
        const { right, wrong } = await drawOnScreen(page, scene);
        const pdf = only(await slidePictures((await exportPdf(scene, engineOf(family), DATES)).bytes, WIDTH));
        const { worst, at } = await difference(page, right, pdf);
        expect(worst, `${family}, PDF at ${at.x}, ${at.y}`).toBeLessThan(WORST);
        expect((await difference(page, wrong, pdf)).worst, `${family}, marks turned off`).toBeGreaterThan(
          WORST,
        );

        const [path = ''] = await renderPictures(offices[index] ?? '', WIDTH);
        const office = await readFile(path);
        const lines = await alignedDifference(page, right, office, AREAS, 8);
        expect(
          Math.max(...lines),
          `${family}, PowerPoint: ${lines.map((each) => each.toFixed(2)).join(' ')}`,
        ).toBeLessThan(WORST_IN_OFFICE);
        const off = await alignedDifference(page, wrong, office, AREAS, 8);
        expect(Math.max(...off), `${family}, marks turned off`).toBeGreaterThan(WORST_IN_OFFICE);
      }
      return 0;
    });
    expect(code).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
