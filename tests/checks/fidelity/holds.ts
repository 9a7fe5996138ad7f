/**
 * Whether a PowerPoint file holds where other fonts draw it: no text over its box, none on another, no row of a table over
 * the footer.
 *
 * Every text is painted in a colour of its own before LibreOffice draws the file, so that each letter of the page is known
 * by its text, wherever it has gone.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Box, SceneNode, SlideScene, TextBlock } from '../../../src/shared/scene/scene.ts';
import { childrenOf } from '../../../src/shared/scene/tree.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';

const execute = promisify(execFile);
const EMU = 12_700;

/** A text of a slide: a box, a shape's or a cell's. */
export interface PaintedText {
  /** From 1. */
  slide: number;
  name: string;
  colour: string;
  /** None of a cell: it grows with its text. */
  box?: Box;
  text: string;
}

export interface PaintedFile {
  bytes: Uint8Array;
  texts: PaintedText[];
}

const numbers = (xml: string, pattern: RegExp): number[] =>
  (pattern.exec(xml) ?? []).slice(1).map((each) => Number(each) / EMU);

function boxOf(xml: string): Box | undefined {
  const [x, y, width, height] = numbers(
    xml,
    /<(?:a|p):xfrm[^>]*><a:off x="(-?\d+)" y="(-?\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"\/>/,
  );
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? undefined
    : { x, y, width, height };
}

/** Boxes of a layout's placeholders, by their index or kind. */
const placeholderKey = (xml: string): string | undefined => {
  const attributes = /<p:ph([^>]*)\/>/.exec(xml)?.[1];
  if (attributes === undefined) return undefined;
  return /idx="(\d+)"/.exec(attributes)?.[1] ?? /type="(\w+)"/.exec(attributes)?.[1];
};
const shapesOf = (xml: string): string[] => xml.match(/<p:sp>.*?<\/p:sp>/gs) ?? [];

function placeholderBoxes(layout: string): Map<string, Box> {
  return new Map(
    shapesOf(layout).flatMap((shape) => {
      const key = placeholderKey(shape);
      const box = boxOf(shape);
      return key === undefined || !box ? [] : [[key, box] as const];
    }),
  );
}

/** A text that is not shrunk any further: as large as the file says. */
function asScaled(body: string): string {
  const scale = Number(/<a:normAutofit fontScale="(\d+)"/.exec(body)?.[1] ?? 100_000) / 100_000;
  return body
    .replaceAll(/<a:normAutofit(?: [^>]*)?\/>/g, '<a:noAutofit/>')
    .replaceAll(/ sz="(\d+)"/g, (_, size: string) => ` sz="${Math.round(Number(size) * scale)}"`);
}

/** The body of a text with every run in the colour. */
function painted(body: string, colour: string, shrinks: boolean): string {
  const fixed = shrinks ? body : asScaled(body);
  const fill = `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
  return fixed
    .replaceAll(/<a:hlinkClick .*?<\/a:hlinkClick>/gs, '')
    .replaceAll(/<a:(rPr|endParaRPr)([^>]*)\/>/g, `<a:$1$2></a:$1>`)
    .replaceAll(
      /<a:rPr([^>]*)>(?:<a:solidFill>.*?<\/a:solidFill>)?/gs,
      (_, attributes: string) => `<a:rPr${attributes}>${fill}`,
    )
    .replaceAll(/<a:buClr>.*?<\/a:buClr>/gs, `<a:buClr><a:srgbClr val="${colour}"/></a:buClr>`);
}

const unescaped = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const plainText = (xml: string): string =>
  (xml.match(/<a:t>[^<]*/g) ?? []).map((each) => each.slice(5)).join(' ');
const nameOf = (xml: string): string => /<p:cNvPr [^>]*name="([^"]*)"/.exec(xml)?.[1] ?? '';

/** Steps of a channel: drawing rounds a colour up or down by one. */
const STEP = 8;

/** The index-th colour: a digit to the base of 32 for each channel. */
const colourAt = (index: number): string =>
  [index >> 10, (index >> 5) & 31, index & 31]
    .map((digit) => (digit * STEP + STEP / 2).toString(16).padStart(2, '0'))
    .join('');

/** The colour that was meant by one that was drawn. */
const meant = (drawn: string): string =>
  (drawn.match(/../g) ?? [])
    .map((channel) => Math.floor(Number.parseInt(channel, 16) / STEP) * STEP + STEP / 2)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('');

/** Of every footer: past those of other texts, black and white. */
const FOOTER_COLOUR = colourAt(20_000);

/** A footer that says nothing of its look is drawn by its layout: painted there, so that a program that ignores it is seen. */
const isFooter = (shape: string): boolean => shape.includes('<p:ph type="ftr"');
const paintedLayout = (xml: string): string =>
  xml.replaceAll(/<p:sp>.*?<\/p:sp>/gs, (shape) =>
    isFooter(shape)
      ? shape.replaceAll(
          /<a:schemeClr [^>]*(?:\/>|[^/]>.*?<\/a:schemeClr>)/gs,
          `<a:srgbClr val="${FOOTER_COLOUR}"/>`,
        )
      : shape,
  );

/**
 * Paints a file's texts. Charts keep their own: their labels are the program's.
 *
 * @param shrinks false: texts stay as large as they are, as where PowerPoint opens a file (it shrinks what is edited)
 */
export function paint(bytes: Uint8Array, { shrinks }: { shrinks: boolean }): PaintedFile {
  const parts = unzipSync(bytes);
  const texts: PaintedText[] = [];
  const changed: Record<string, Uint8Array> = { ...parts };
  const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  for (const name of Object.keys(parts))
    if (/^ppt\/slideLayouts\/\w+\.xml$/.test(name)) changed[name] = strToU8(paintedLayout(part(name)));
  for (let slide = 1; parts[`ppt/slides/slide${slide}.xml`] !== undefined; slide += 1) {
    const name = `ppt/slides/slide${slide}.xml`;
    const layout = /slideLayouts\/(slideLayout\d+)\.xml/.exec(
      part(`ppt/slides/_rels/slide${slide}.xml.rels`),
    )?.[1];
    const places = placeholderBoxes(part(`ppt/slideLayouts/${layout ?? ''}.xml`));
    const take = (whole: string, label: string, box: Box | undefined, body: RegExp): string => {
      const text = plainText(whole);
      if (text.trim() === '') return whole;
      if (isFooter(whole)) {
        texts.push({ slide, name: label, colour: FOOTER_COLOUR, text, ...(box ? { box } : {}) });
        return whole;
      }
      const colour = colourAt(texts.length);
      texts.push({ slide, name: label, colour, text, ...(box ? { box } : {}) });
      return whole.replace(body, (found) => painted(found, colour, shrinks));
    };
    const xml = part(name)
      .replaceAll(/<p:sp>.*?<\/p:sp>/gs, (shape) => {
        const key = placeholderKey(shape);
        const box = boxOf(shape) ?? (key === undefined ? undefined : places.get(key));
        return take(shape, nameOf(shape), box, /<p:txBody>.*<\/p:txBody>/s);
      })
      .replaceAll(/<p:graphicFrame>.*?<\/p:graphicFrame>/gs, (frame) =>
        frame.replaceAll(/<a:tc[ >].*?<\/a:tc>/gs, (cell) =>
          take(cell, nameOf(frame), undefined, /<a:txBody>.*<\/a:txBody>/s),
        ),
      );
    changed[name] = strToU8(xml);
  }
  return { bytes: zipSync(changed, { level: 1 }), texts };
}

interface Line extends Box {
  baseline: Pt;
  size: Pt;
}

/** A tone mark stands higher than the letters of its line, a low vowel lower. */
const SAME_LINE = 0.5;

/** Lines by the colour of their text, in points, a list for each page. Needs `mutool`. */
export async function linesByColour(pdf: string): Promise<Map<string, Line[]>[]> {
  const { stdout } = await execute('mutool', ['draw', '-q', '-F', 'stext', pdf], { maxBuffer: 2 ** 29 });
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) => {
      const found = new Map<string, Line[]>();
      for (const [, size = '', chars = ''] of page.matchAll(/<font [^>]*size="([^"]*)">(.*?)<\/font>/gs)) {
        for (const [, quad = '', y = '', colour = '', letter = ''] of chars.matchAll(
          /<char quad="([^"]*)" x="[^"]*" y="([^"]*)"[^>]*? color="#([^"]*)" c="([^"]*)"/g,
        )) {
          if (letter.trim() !== '') addLetter(found, meant(colour), letter, quad, Number(y), Number(size));
        }
      }
      return found;
    });
}

/** What stands under the baseline, in em: nothing of figures and capitals. */
const DEPTHS = { figure: 0.02, other: 0.15 };
const FIGURE = /^[\dA-Z%.]$/;

function addLetter(
  found: Map<string, Line[]>,
  colour: string,
  letter: string,
  quad: string,
  baseline: Pt,
  size: Pt,
): void {
  const depth = size * (FIGURE.test(letter) ? DEPTHS.figure : DEPTHS.other);
  const across = quad
    .split(' ')
    .filter((_, index) => index % 2 === 0)
    .map(Number);
  const [x, end] = [Math.min(...across), Math.max(...across)];
  const lines = found.get(colour) ?? [];
  found.set(colour, lines);
  const line = lines.find(
    (each) => Math.abs(each.baseline - baseline) < Math.max(size, each.size) * SAME_LINE,
  );
  if (!line) {
    lines.push({ x, width: end - x, y: baseline - size * 0.7, height: size * 0.7 + depth, baseline, size });
    return;
  }
  line.height = Math.max(line.height, baseline + depth - line.y);
  const right = Math.max(line.x + line.width, end);
  line.x = Math.min(line.x, x);
  line.width = right - line.x;
}

/** Less is an edge that touches. */
const OVERLAP: Pt = 1.5;

const meet = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > OVERLAP &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > OVERLAP;

export interface Held {
  texts: number;
  /** Texts without a letter on the page, or not in the colour that their layout gives them. */
  missing: string[];
  /** 'slide 3, Title: 'the words' ends 14.2 pt under its box'. */
  over: string[];
  overlaps: string[];
  underFooter: string[];
  /** Of texts that stand on one line on screen, those that take more here. */
  broken: string[];
  /** How many stand on one line on screen. */
  oneLiners: number;
}

/** Spaces apart: a program's runs are parts of a text. */
const unspaced = (text: string): string => text.replaceAll(/\s/gu, '');

const blocksOf = (node: SceneNode): TextBlock[] => {
  switch (node.kind) {
    case 'text':
    case 'list':
      return [node.text];
    case 'shape':
      return node.text ? [node.text.block] : [];
    case 'table':
      return node.rows.flatMap(({ cells }) => cells.map(({ text }) => text));
    default:
      return childrenOf(node).flatMap(blocksOf);
  }
};

/** The texts of a slide that stand on one line, without their spaces; not those that elsewhere on it take more. */
function oneLinersOf({ nodes }: SlideScene): Set<string> {
  const single = new Set<string>();
  const more = new Set<string>();
  for (const { paragraphs } of nodes.flatMap(blocksOf)) {
    const lines = paragraphs.reduce((sum, paragraph) => sum + paragraph.lines.length, 0);
    const text = unspaced(paragraphs.flatMap(({ runs }) => runs.map(({ text: words }) => words)).join(''));
    (lines === 1 ? single : more).add(text);
  }
  return new Set([...single].filter((text) => !more.has(text)));
}

/** Distinct heights of baselines: marks and smaller figures stand a little beside theirs. */
function lineCount(lines: readonly Line[]): number {
  const baselines = lines.toSorted((a, b) => a.baseline - b.baseline);
  return baselines.filter((line, at) => {
    const before = baselines[at - 1];
    return !before || line.baseline - before.baseline > Math.max(line.size, before.size) * 0.8;
  }).length;
}

const said = ({ slide, name, text }: PaintedText): string =>
  `slide ${slide}, ${name}: '${text.slice(0, 50)}'`;

/** How far lines reach beyond the box above or below, in points. */
function excess(lines: readonly Line[], box: Box): Pt {
  const top = Math.min(...lines.map(({ y }) => y));
  const bottom = Math.max(...lines.map(({ y, height }) => y + height));
  return Math.max(box.y - top, bottom - box.y - box.height);
}

/** What does not hold on the pages of a drawn file. `footer`: where the footer begins; `slides`: what was meant. */
export function held(
  texts: readonly PaintedText[],
  pages: readonly Map<string, readonly Line[]>[],
  footer: Pt,
  slides: readonly SlideScene[],
): Held {
  const result: Held = {
    texts: texts.length,
    missing: [],
    over: [],
    overlaps: [],
    underFooter: [],
    broken: [],
    oneLiners: 0,
  };
  for (const [index, page] of pages.entries()) {
    const here = texts.flatMap((text) => {
      const lines = text.slide === index + 1 ? page.get(text.colour) : undefined;
      return lines ? [{ text, lines }] : [];
    });
    for (const text of texts)
      if (text.slide === index + 1 && !page.has(text.colour)) result.missing.push(said(text));
    const slide = slides[index];
    const single = slide ? oneLinersOf(slide) : new Set<string>();
    for (const { text, lines } of here) {
      if (!single.has(unspaced(unescaped(text.text)))) continue;
      result.oneLiners += 1;
      const count = lineCount(lines);
      if (count > 1) result.broken.push(`${said(text)} is on ${count} lines`);
    }
    for (const { text, lines } of here) {
      const half = Math.max(...lines.map(({ size }) => size)) * 0.6;
      if (text.box) {
        const by = excess(lines, text.box);
        if (by > half) result.over.push(`${said(text)} is ${by.toFixed(1)} pt over its box`);
      } else {
        const end = Math.max(...lines.map(({ y, height }) => y + height));
        if (end > footer) result.underFooter.push(`${said(text)} ends at ${end.toFixed(1)} pt`);
      }
    }
    for (const [at, one] of here.entries())
      for (const other of here.slice(at + 1))
        if (one.lines.some((line) => other.lines.some((each) => meet(line, each))))
          result.overlaps.push(
            `${said(one.text)} meets ${other.text.name} '${other.text.text.slice(0, 40)}'`,
          );
  }
  return result;
}
