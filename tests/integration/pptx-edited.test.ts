/**
 * A person's work on a PowerPoint file, done in LibreOffice: title, cell, row, a chart's data, slides duplicated, inserted,
 * moved. And a file whose master says otherwise and whose theme is a dark one, as it is drawn. PowerPoint's own way to
 * write such changes is held part by part in `unit/export/pptx/edited.test.ts`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUno } from '../../.scripts/uno.mjs';
import { exportPptx } from '../../src-worker/export/pptx/index.ts';
import {
  closePackage,
  openPackage,
  withParts,
  xmlPart,
  type Parts,
} from '../../src-worker/export/pptx/package/parts.ts';
import { faintWords, wordsByColour } from '../checks/fidelity/faint.ts';
import { pagesBy } from '../checks/pdf/extract.ts';
import { editedByLibreOffice, type Edited } from '../checks/pptx/edit.ts';
import { openXmlErrors } from '../checks/pptx/open-xml-sdk.ts';
import { fixtureScene } from '../fixtures/scenes/fixture-decks.ts';

const MASTER = 'ppt/slideMasters/slideMaster1.xml';
const THEME = 'ppt/theme/theme1.xml';

/** A dark theme as Office has them: slots in the schema's order. */
const DARK = Object.entries({
  dk1: '1B1B1B',
  lt1: 'FFFFFF',
  dk2: '242852',
  lt2: 'ACCBF9',
  accent1: '4A66AC',
  accent2: '629DD1',
  accent3: '297FD5',
  accent4: '7F8FA9',
  accent5: '5AA2AE',
  accent6: '9D90A0',
  hlink: '9454C3',
  folHlink: '3EBBF0',
});
const DARK_COLOURS = `<a:clrScheme name="Dark">${DARK.map(([slot, value]) => `<a:${slot}><a:srgbClr val="${value}"/></a:${slot}>`).join('')}</a:clrScheme>`;

/** Red, green and blue of its fifth accent. */
const ACCENT = [0x5a, 0xa2, 0xae];

/** The master's titles smaller and in an accent, the theme a dark one. */
const restyled = (parts: Parts): Parts =>
  withParts(parts, [
    [
      MASTER,
      xmlPart(parts, MASTER)
        .replace(/(<p:titleStyle>.*?<a:defRPr )sz="\d+"(.*?<a:schemeClr val=")tx1/s, '$1sz="2000"$2accent5')
        .replace('bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"', 'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"'),
    ],
    [THEME, xmlPart(parts, THEME).replace(/<a:clrScheme .*?<\/a:clrScheme>/s, DARK_COLOURS)],
  ]);

const unspaced = (text: string): string => text.replaceAll(/\s/g, '');
const read = async (pdf: string): Promise<string[]> =>
  (await pagesBy('poppler', Uint8Array.from(readFileSync(pdf)).buffer)).map(unspaced);
const python = findUno();

describe.skipIf(python === undefined)('a PowerPoint file, edited', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palmleaf-edited-'));
  let original: Parts;
  let edited: Edited;
  let saved: Parts;
  let titles: string[];

  beforeAll(async () => {
    const scene = await fixtureScene('reckoned-plan-charger-en', { themeId: 'white', fontFamily: 'Roboto' });
    titles = scene.slides.map(({ headline, pageTitle }) => unspaced(headline || pageTitle));
    const bytes = new Uint8Array((await exportPptx(scene)).bytes);
    original = openPackage(bytes);
    edited = await editedByLibreOffice(python ?? '', folder, bytes, closePackage(restyled(original)));
    saved = openPackage(edited.bytes);
  }, 500_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The saved file's slide with these words. */
  const slideWith = (words: string): string =>
    [...saved].flatMap(([name, xml]) =>
      /^ppt\/slides\/\w+\.xml$/.test(name) && typeof xml === 'string' && xml.includes(words) ? [xml] : [],
    )[0] ?? '';

  it('is valid when it is saved again, but for what LibreOffice writes into every chart', () => {
    expect(openXmlErrors(edited.bytes).filter((error) => !error.includes('chart:dLbl'))).toEqual([]);
  });

  it('has its new title, cell and row, and nothing is left of the old', async () => {
    const { title, cell, row } = edited.edits;
    const pages = (await read(edited.pdf)).join('');
    const slide = slideWith(row.text);
    for (const words of [title.after, cell.after, row.text])
      expect(pages.includes(unspaced(words)), words).toBe(true);
    expect(slide.includes(`<a:t>${title.before}</a:t>`)).toBe(false);
    const tables = slide.match(/<a:tbl>.*?<\/a:tbl>/gs) ?? [];
    const rows = tables.find((table) => table.includes(row.text))?.match(/<a:tr .*?<\/a:tr>/gs) ?? [];
    expect(rows).toHaveLength(row.before + 1);
    const first = /<a:tc[ >].*?<\/a:tc>/s.exec(rows[1] ?? '')?.[0] ?? '';
    expect(first.match(/<a:t>[^<]*/g)).toEqual([`<a:t>${cell.after}`]);
  });

  it('has a slide twice, one more and one at the front, and every other where it was', async () => {
    const { duplicated, moved, inserted, title } = edited.edits;
    const now = edited.edits.titles.map(unspaced);
    const others = titles
      .filter((each) => each !== unspaced(moved))
      .map((each) => (each === unspaced(title.before) ? unspaced(title.after) : each));
    others.splice(3, 0, unspaced(inserted));
    expect(now).toEqual([unspaced(moved), ...others, unspaced(duplicated)]);
    const pages = await read(edited.pdf);
    expect(pages.filter((page) => page !== '')).toHaveLength(now.length);
    for (const [index, each] of now.entries()) {
      expect(pages[index]).toContain(each);
      // Numbers are fields: each slide has that of its place.
      if (each !== unspaced(inserted) && index > 1) expect(pages[index]).toContain(String(index + 1));
    }
  });

  it('draws the chart by the number that was typed', () => {
    const { value } = edited.edits;
    const charts = [...saved].flatMap(([name, xml]) =>
      /^ppt\/charts\/chart\w*\.xml$/.test(name) && typeof xml === 'string' ? [xml] : [],
    );
    const changed = charts.filter((xml) => xml.includes(`<c:v>${value.after}</c:v>`));
    expect(changed).toHaveLength(1);
    expect(changed[0]?.includes(`<c:v>${value.before}</c:v>`)).toBe(false);
  });

  it('has every title as a restyled master says, and all that is written on a dark theme can be read', async () => {
    for (const [index, page] of (await wordsByColour(edited.other)).entries()) {
      const accent = page.filter(({ colour }) => String(colour) === String(ACCENT)).map(({ text }) => text);
      expect(accent.join(''), `slide ${index + 1}`).toContain(titles[index]);
    }
    const { lines, faint } = await faintWords(edited.other, 3);
    // oxlint-disable-next-line no-console -- a check says what it measured
    console.log(`dark: ${faint.length} of ${lines} lines stand out by less than 3:1`, faint);
    expect(lines).toBeGreaterThan(200);
    // The theme's own accents on its own dark ground.
    expect(faint.length).toBeLessThan(lines * 0.05);
  });
});
