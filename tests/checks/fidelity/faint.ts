/** Words that can hardly be told from what they stand on, on the pages of a PDF, whoever wrote it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

type Rgb = readonly [number, number, number];

/** Relative luminance and contrast as WCAG counts them. */
const luminance = (colour: Rgb): number => {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};
const contrast = (one: Rgb, other: Rgb): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

interface Picture {
  width: number;
  height: number;
  pixels: Buffer;
}

/** A pixel to a point, in the order of the pages. */
async function picturesOf(pdf: string): Promise<Picture[]> {
  const { stdout } = await execute('pdftoppm', ['-r', '72', pdf], { encoding: 'buffer', maxBuffer: 2 ** 29 });
  const pictures: Picture[] = [];
  for (let from = 0; from < stdout.length;) {
    const head = /^P6\n(\d+) (\d+)\n255\n/.exec(stdout.toString('latin1', from, from + 40));
    if (!head) throw new Error('poppler drew no picture.');
    const [width, height] = [Number(head[1]), Number(head[2])];
    const start = from + head[0].length;
    from = start + 3 * width * height;
    pictures.push({ width, height, pixels: stdout.subarray(start, from) });
  }
  return pictures;
}

interface Words {
  colour: Rgb;
  text: string;
  /** Corners of their letters: left, top, right, bottom. */
  boxes: (readonly [number, number, number, number])[];
}

/** As mutool writes signs. */
const unescaped = (text: string): string =>
  text
    .replaceAll(/&#x([0-9a-f]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Letters of one line in one colour. */
function wordsOf(page: string): Words[] {
  return page.split('<line ').flatMap((line) => {
    const found = new Map<string, Words>();
    for (const [, quad = '', colour = '', letter = ''] of line.matchAll(
      /<char quad="([^"]*)"[^>]*? color="#([^"]*)" c="([^"]*)"/g,
    )) {
      if (letter.trim() === '') continue;
      const corners = quad.split(' ').map(Number);
      const [xs, ys] = [0, 1].map((axis) => corners.filter((_, index) => index % 2 === axis));
      const number = Number.parseInt(colour, 16);
      const words = found.get(colour) ?? {
        colour: [number >> 16, (number >> 8) & 255, number & 255],
        text: '',
        boxes: [],
      };
      words.text += unescaped(letter);
      words.boxes.push([
        Math.min(...(xs ?? [])),
        Math.min(...(ys ?? [])),
        Math.max(...(xs ?? [])),
        Math.max(...(ys ?? [])),
      ]);
      found.set(colour, words);
    }
    return [...found.values()];
  });
}

/** The commonest colour behind letters: there is more ground than ink. */
function groundOf({ boxes }: Words, { width, height, pixels }: Picture): Rgb | undefined {
  const counts = new Map<number, number>();
  for (const [left, top, right, bottom] of boxes)
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x += 1) {
        const colour = pixels.readUIntBE(3 * (y * width + x), 3);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
  const commonest = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
  const [colour, count] = commonest;
  return count === 0 ? undefined : [colour >> 16, (colour >> 8) & 255, colour & 255];
}

/** What stands on each page, by line and colour. Needs `mutool`. */
export async function wordsByColour(pdf: string): Promise<Words[][]> {
  const { stdout } = await execute('mutool', ['draw', '-q', '-F', 'stext', pdf], { maxBuffer: 2 ** 29 });
  return stdout.split('<page ').slice(1).map(wordsOf);
}

export interface Faintness {
  /** Lines of one colour. */
  lines: number;
  /** Those that stand out less than by `least`: 'page 3: words (2.1)'. */
  faint: string[];
}

/** @param least contrast by WCAG's measure: 3 is enough for large letters */
export async function faintWords(pdf: string, least: number): Promise<Faintness> {
  const [pictures, pages] = await Promise.all([picturesOf(pdf), wordsByColour(pdf)]);
  const result: Faintness = { lines: 0, faint: [] };
  for (const [index, page] of pages.entries()) {
    const picture = pictures[index];
    if (!picture) throw new Error(`There is no picture of page ${index + 1}.`);
    for (const words of page) {
      const ground = groundOf(words, picture);
      if (!ground) continue;
      result.lines += 1;
      const by = contrast(words.colour, ground);
      if (by < least) result.faint.push(`page ${index + 1}: ${words.text.slice(0, 40)} (${by.toFixed(1)})`);
    }
  }
  return result;
}
