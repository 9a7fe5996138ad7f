/** The slides of a PDF file as pictures: a slide is its page. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../src/shared/scene/units.ts';
import { withFile } from './extract.ts';

const execute = promisify(execFile);

/** Each page as a PNG, `width` pixels wide. */
export const slidePictures = (bytes: ArrayBuffer, width: number): Promise<Buffer[]> =>
  withFile(bytes, async (path, folder) => {
    const height = Math.round((width * SLIDE_HEIGHT) / SLIDE_WIDTH);
    const size = ['-scale-to-x', String(width), '-scale-to-y', String(height)];
    await execute('pdftoppm', ['-png', ...size, path, join(folder, 'page')]);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png'));
    return Promise.all(names.toSorted().map((name) => readFile(join(folder, name))));
  });
