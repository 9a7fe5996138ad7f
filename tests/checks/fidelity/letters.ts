/** The letters of a PDF file with their places, whoever wrote it. What a letter says is not to be trusted in Thai. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Pt } from '../../../src/shared/scene/units.ts';

const execute = promisify(execFile);

export interface Letter {
  x: Pt;
  end: Pt;
  baseline: Pt;
}

/** Where a slide stands on its page, and how large. */
export interface SlideFrame {
  x: Pt;
  y: Pt;
  scale: number;
}

/** LibreOffice's pages are the slides themselves. */
const WHOLE_PAGE: SlideFrame = { x: 0, y: 0, scale: 1 };

/** Letters of every page, in points of its slide. Needs `mutool`. */
export async function lettersOf(pdf: string, frame: SlideFrame = WHOLE_PAGE): Promise<Letter[][]> {
  const { stdout } = await execute('mutool', ['draw', '-q', '-F', 'stext', pdf], { maxBuffer: 2 ** 28 });
  const across = (x: number): Pt => (x - frame.x) / frame.scale;
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<char quad="([^"]*)" x="([^"]*)" y="([^"]*)"[^>]* c="([^"]*)"/g)]
        .filter(([, , , , letter = '']) => letter.trim() !== '')
        .map(([, quad = '', x = '', y = '']) => {
          const corners = quad.split(' ').filter((_, index) => index % 2 === 0);
          return {
            x: across(Number(x)),
            end: across(Math.max(...corners.map(Number))),
            baseline: (Number(y) - frame.y) / frame.scale,
          };
        }),
    );
}
