/**
 * A PowerPoint file with its fonts in it, in a viewer that others wrote and that draws embedded fonts, on a machine that has
 * neither the deck's face nor any Thai one: every text on one line is as wide as on screen, so it stands in the deck's faces.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../../.scripts/browser.mjs';
import { embedFonts, exportPptx } from '../../src-worker/export/pptx/index.ts';
import type { SceneNode, SlideScene, TextBlock } from '../../src/shared/scene/scene.ts';
import { childrenOf } from '../../src/shared/scene/tree.ts';
import { fontEnvironment } from '../checks/fidelity/surroundings.ts';
import { wholeFont } from '../checks/pptx/fonts.ts';
import { fixtureScene } from '../fixtures/scenes/fixture-decks.ts';

const VIEWER = fileURLToPath(import.meta.resolve('@aiden0z/pptx-renderer/browser'));
const ORIGIN = 'https://viewer.test';
/**
 * Letters where their face has them. A browser on Linux puts each on a whole pixel otherwise: a short label of narrow letters
 * is then wider by 6 %, and says nothing of its face.
 */
const UNROUNDED = 'text-rendering:geometricPrecision';
/** Of a line's width. Another face is wider by 15 % and more. */
const TOLERANCE = 0.01;
const SLIDES = [2, 5, 9, 14, 20];

const blocksOf = (node: SceneNode): TextBlock[] =>
  node.kind === 'text'
    ? [node.text]
    : node.kind === 'shape' && node.text
      ? [node.text.block]
      : childrenOf(node).flatMap(blocksOf);

/** Tables and charts as text: a word that stands there too is told apart by nothing. */
const listedIn = (node: SceneNode): string =>
  node.kind === 'table' || node.kind === 'chart'
    ? JSON.stringify(node)
    : childrenOf(node).map(listedIn).join('');

/** A line that fills so much of its box may be set at that part of its size, where nothing is free beside it (`export/pptx/drawing/fit.ts`). */
const [FILLED, SHRUNK] = [0.9, 0.92];
/** Texts of one line, one size and weight, by their words: the widths that each may have. */
function linesOf({ nodes }: SlideScene): Map<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  const listed = nodes.map(listedIn).join('');
  for (const { paragraphs, width } of nodes.flatMap(blocksOf)) {
    const [line, more] = paragraphs.flatMap(({ lines }) => lines);
    const run = paragraphs[0]?.runs[0];
    if (!line || more || paragraphs[0]?.runs.length !== 1 || run?.tracking) continue;
    if (listed.includes(JSON.stringify(line.text))) continue;
    // Two of the same words in two sizes are told apart by nothing.
    const isFull = line.width > width * FILLED;
    found.set(line.text, found.has(line.text) ? [] : [line.width, ...(isFull ? [line.width * SHRUNK] : [])]);
  }
  return found;
}

/** Widths of the paragraphs that the viewer draws on one line, in points, by their words. */
const drawnLines = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() => {
    const root = document.querySelector('#slide');
    const found: [string, number][] = [];
    for (const element of root?.querySelectorAll('div') ?? []) {
      if (element.querySelector('div') !== null || (element.textContent ?? '').trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = rects.map(({ bottom }) => bottom);
      if (rects.length === 0 || Math.max(...tops) - Math.min(...tops) > 4) continue;
      const width = Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left));
      found.push([(element.textContent ?? '').trim(), width]);
    }
    return found;
  });

test('a viewer draws the fonts of the file as the screen does', { timeout: 300_000 }, async () => {
  const scene = await fixtureScene('dental-clinic-th', { themeId: 'light', fontFamily: 'Sarabun' });
  const { bytes } = await exportPptx(scene);
  const file = await embedFonts(bytes, [scene.theme.family, scene.theme.thaiFamily], wholeFont);
  const folder = mkdtempSync(join(tmpdir(), 'palmleaf-viewer-'));
  const env = fontEnvironment('neither', folder);
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error('No Chromium or Chrome was found');
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS, env });
  try {
    // A slide's point is a pixel.
    const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/viewer.js')
        return route.fulfill({ contentType: 'text/javascript', body: readFileSync(VIEWER) });
      if (pathname === '/deck.pptx') return route.fulfill({ body: Buffer.from(file) });
      const body = `<!doctype html><body style="margin:0;${UNROUNDED}"><div id="slide" style="width:960px;height:540px">`;
      return route.fulfill({ contentType: 'text/html', body });
    });
    await page.goto(ORIGIN);
    await page.evaluate(`(async () => {
      const { PptxViewer } = await import('/viewer.js');
      const deck = await (await fetch('/deck.pptx')).arrayBuffer();
      window.viewer = await PptxViewer.open(deck, document.getElementById('slide'), { renderMode: 'slide' });
    })()`);
    const faces = await page.evaluate(() =>
      [...document.fonts].map(({ weight, status }) => `${weight} ${status}`),
    );
    expect(faces.toSorted()).toEqual(['400 loaded', '700 loaded']);
    let compared = 0;
    const otherwise: string[] = [];
    for (const position of SLIDES) {
      await page.evaluate(`viewer.goToSlide(${position - 1})`);
      const slide = scene.slides[position - 1];
      const wanted = slide ? linesOf(slide) : new Map<string, readonly number[]>();
      for (const [text, width] of await drawnLines(page)) {
        const expected = wanted.get(text);
        if (expected === undefined || expected.length === 0) continue;
        compared += 1;
        if (expected.every((one) => Math.abs(width - one) > Math.max(1.5, one * TOLERANCE)))
          otherwise.push(
            `slide ${position}, '${text}': ${width.toFixed(1)} for ${expected[0]?.toFixed(1)} pt`,
          );
      }
    }
    expect(otherwise).toEqual([]);
    expect(compared).toBeGreaterThan(30);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
