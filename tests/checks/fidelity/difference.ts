/** Two drawings of the same slide, pixel by pixel. */
import type { Page } from 'playwright';

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

/** Part of a picture, in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * As `difference`, for parts of two pictures that may stand a few pixels apart: each part is moved by up to `reach`
 * pixels to where it fits best, since another program sets a whole line a little elsewhere. What stands wrong within
 * the line stays wrong. Gives each part's worst block, 0 to 1.
 */
export const alignedDifference = (
  page: Page,
  a: Buffer,
  b: Buffer,
  areas: readonly Area[],
  reach: number,
  block = 12,
): Promise<number[]> =>
  page.evaluate(
    async ([first, second, parts, most, side]) => {
      const luminance = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('There is no canvas.');
        context.drawImage(bitmap, 0, 0);
        const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
        const values = new Float32Array(bitmap.width * bitmap.height);
        for (let at = 0; at < values.length; at += 1)
          values[at] =
            ((data[at * 4] ?? 0) * 2 + (data[at * 4 + 1] ?? 0) * 5 + (data[at * 4 + 2] ?? 0)) / (8 * 255);
        return { values, width: bitmap.width };
      };
      const [one, two] = await Promise.all([luminance(first), luminance(second)]);
      return parts.map(({ x, y, width, height }) => {
        const gap = (column: number, row: number, dx: number, dy: number): number =>
          (one.values[(y + row) * one.width + x + column] ?? 1) -
          (two.values[(y + row + dy) * two.width + x + column + dx] ?? 1);
        let best = { sum: Infinity, dx: 0, dy: 0 };
        for (let dy = -most; dy <= most; dy += 1) {
          for (let dx = -most; dx <= most; dx += 1) {
            let sum = 0;
            for (let row = 0; row < height && sum < best.sum; row += 1)
              for (let column = 0; column < width; column += 1) sum += Math.abs(gap(column, row, dx, dy));
            if (sum < best.sum) best = { sum, dx, dy };
          }
        }
        let worst = 0;
        for (let top = 0; top + side <= height; top += side / 2) {
          for (let left = 0; left + side <= width; left += side / 2) {
            let sum = 0;
            for (let row = 0; row < side; row += 1)
              for (let column = 0; column < side; column += 1)
                sum += gap(left + column, top + row, best.dx, best.dy);
            worst = Math.max(worst, Math.abs(sum) / (side * side));
          }
        }
        return worst;
      });
    },
    [a.toString('base64'), b.toString('base64'), areas, reach, block] as const,
  );

/** Both in one picture: what only the first draws in red, what only the second draws in blue, the rest faint. */
export async function differencePicture(page: Page, a: Buffer, b: Buffer): Promise<Buffer> {
  const drawn = await page.evaluate(
    async ([first, second]) => {
      const bitmap = (base64: string): Promise<ImageBitmap> =>
        createImageBitmap(
          new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], {
            type: 'image/png',
          }),
        );
      const [one, two] = await Promise.all([bitmap(first), bitmap(second)]);
      const canvas = document.createElement('canvas');
      canvas.width = one.width;
      canvas.height = one.height;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('There is no canvas.');
      const pixels = (image: ImageBitmap): ImageData => {
        context.drawImage(image, 0, 0, one.width, one.height);
        return context.getImageData(0, 0, one.width, one.height);
      };
      const left = pixels(one);
      const right = pixels(two);
      for (let at = 0; at < left.data.length; at += 4) {
        const luminance = ({ data }: ImageData): number =>
          ((data[at] ?? 0) * 2 + (data[at + 1] ?? 0) * 5 + (data[at + 2] ?? 0)) / 8;
        const gap = luminance(left) - luminance(right);
        const faint = 255 - (255 - Math.max(luminance(left), luminance(right))) * 0.25;
        left.data[at] = gap < 0 ? 255 : faint - gap;
        left.data[at + 1] = faint - Math.abs(gap);
        left.data[at + 2] = gap > 0 ? 255 : faint + gap;
      }
      context.putImageData(left, 0, 0);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [a.toString('base64'), b.toString('base64')] as const,
  );
  return Buffer.from(drawn, 'base64');
}
