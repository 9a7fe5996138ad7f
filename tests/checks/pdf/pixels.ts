/** A PDF page beside the browser's drawing of the same slide, pixel by pixel. */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../src/shared/scene/units.ts';
import { PAGE } from '../../../src-worker/export/pdf/drawing/page-frame.ts';
import { withFile } from './extract.ts';

const execute = promisify(execFile);

/** Each page as a PNG of its slide alone, `width` pixels wide. */
export const slidePictures = (bytes: ArrayBuffer, width: number): Promise<Buffer[]> =>
  withFile(bytes, async (path, folder) => {
    const plain = join(folder, 'plain.pdf');
    await execute('qpdf', ['--qdf', '--object-streams=disable', path, plain]);
    const {
      x,
      y,
      width: w,
      height: h,
    } = PAGE.place({ x: 0, y: 0, width: SLIDE_WIDTH, height: SLIDE_HEIGHT });
    const area = [x, PAGE.height - y - h, x + w, PAGE.height - y].map((each) => each.toFixed(4)).join(' ');
    const text = (await readFile(plain, 'latin1')).replaceAll(
      /\/MediaBox \[[^\]]*\]/g,
      `/MediaBox [${area}]`,
    );
    await writeFile(plain, text, 'latin1');
    const height = Math.round((width * SLIDE_HEIGHT) / SLIDE_WIDTH);
    const size = ['-scale-to-x', String(width), '-scale-to-y', String(height)];
    await execute('pdftoppm', ['-png', ...size, plain, join(folder, 'page')]);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png'));
    return Promise.all(names.toSorted().map((name) => readFile(join(folder, name))));
  });

export interface Difference {
  /** Of all pixels, 0 to 1. */
  mean: number;
  /**
   * Of the block of `block` pixels squared that differs most, after both were made coarse: the two draw the edges of
   * letters differently, but a mark that stands elsewhere is a patch of another colour.
   */
  worst: number;
  /** Top left corner of that block. */
  at: { x: number; y: number };
}

/** Compares two PNGs of equal size in a browser's page. */
export const difference = (page: Page, a: Buffer, b: Buffer, block = 12): Promise<Difference> =>
  page.evaluate(
    async ([first, second, side]) => {
      const pixels = async (base64: string): Promise<ImageData> => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('There is no canvas.');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [one, two] = await Promise.all([pixels(first), pixels(second)]);
      if (one.width !== two.width || one.height !== two.height)
        throw new Error(`${one.width} × ${one.height} against ${two.width} × ${two.height} pixels.`);
      let sum = 0;
      let worst = 0;
      let at = { x: 0, y: 0 };
      for (let y = 0; y + side <= one.height; y += side / 2) {
        for (let x = 0; x + side <= one.width; x += side / 2) {
          let darker = 0;
          let differing = 0;
          for (let row = y; row < y + side; row += 1) {
            for (let column = x; column < x + side; column += 1) {
              const offset = (row * one.width + column) * 4;
              for (let channel = 0; channel < 3; channel += 1) {
                const gap = (one.data[offset + channel] ?? 0) - (two.data[offset + channel] ?? 0);
                darker += gap;
                differing += Math.abs(gap);
              }
            }
          }
          const all = side * side * 3 * 255;
          sum += differing / all;
          if (Math.abs(darker) / all > worst) {
            worst = Math.abs(darker) / all;
            at = { x, y };
          }
        }
      }
      const blocks =
        Math.floor((one.height - side) / (side / 2) + 1) * Math.floor((one.width - side) / (side / 2) + 1);
      return { mean: sum / blocks, worst, at };
    },
    [a.toString('base64'), b.toString('base64'), block] as const,
  );
