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

/** Letters of every page, in points: a page is a slide. Needs `mutool`. */
export async function lettersOf(pdf: string): Promise<Letter[][]> {
  const { stdout } = await execute('mutool', ['draw', '-q', '-F', 'stext', pdf], { maxBuffer: 2 ** 28 });
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<char quad="([^"]*)" x="([^"]*)" y="([^"]*)"[^>]* c="([^"]*)"/g)]
        .filter(([, , , , letter = '']) => letter.trim() !== '')
        .map(([, quad = '', x = '', y = '']) => {
          const corners = quad.split(' ').filter((_, index) => index % 2 === 0);
          return {
            x: Number(x),
            end: Math.max(...corners.map(Number)),
            baseline: Number(y),
          };
        }),
    );
}
