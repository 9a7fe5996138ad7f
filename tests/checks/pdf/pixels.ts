/** The slides of a PDF file as pictures, without the page around them. */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../src/shared/scene/units.ts';
import { PAGE } from '../../../src-worker/export/pdf/drawing/page-frame.ts';
import { withFile } from './extract.ts';

const execute = promisify(execFile);

const WHOLE = PAGE.place({ x: 0, y: 0, width: SLIDE_WIDTH, height: SLIDE_HEIGHT });

/** Where a slide stands on a page of the file. */
export const PDF_FRAME = { x: WHOLE.x, y: WHOLE.y, scale: PAGE.scale };

/** Each page as a PNG of its slide alone, `width` pixels wide. */
export const slidePictures = (bytes: ArrayBuffer, width: number): Promise<Buffer[]> =>
  withFile(bytes, async (path, folder) => {
    const plain = join(folder, 'plain.pdf');
    await execute('qpdf', ['--qdf', '--object-streams=disable', path, plain]);
    const { x, y, width: w, height: h } = WHOLE;
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
