import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureScene } from '../../../../fixtures/scenes/pictures.ts';
import { exported } from '../support.ts';

const folder = mkdtempSync(join(tmpdir(), 'palmleaf-pdf-'));
const file = join(folder, 'pictures.pdf');
const output = (program: string, ...args: string[]): Buffer =>
  execFileSync(program, args, { maxBuffer: 1 << 26 });
let bytes: ArrayBuffer;
beforeAll(async () => {
  bytes = await exported(pictureScene);
  writeFileSync(file, new Uint8Array(bytes));
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('a picture is one object of the file, however many slides show it', () => {
  output('qpdf', '--check', file);
  const rows = output('pdfimages', '-list', file)
    .toString()
    .split('\n')
    .slice(2)
    .map((row) => row.trim().split(/\s+/))
    .filter(([page]) => page !== '');
  const [page, kind, width, height, object] = [0, 2, 3, 4, 10];
  const shown = (what: string, side: string): string[][] =>
    rows.filter((row) => row[kind] === what && row[width] === side);
  // The logo on all four pages, on the second one twice; its opacity beside it; the photograph on the second.
  expect(shown('image', '240').map((row) => row[page])).toEqual(['1', '2', '2', '3', '4']);
  expect(new Set(shown('image', '240').map((row) => row[object])).size).toBe(1);
  expect(shown('smask', '240').length).toBe(5);
  expect(shown('image', '64').map((row) => [row[page], row[height]])).toEqual([['2', '48']]);
});

it('stands where the scene has it, with its clear parts clear', () => {
  const ppm = output('pdftoppm', '-r', '96', '-f', '3', '-l', '3', file);
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 40).toString('latin1'));
  const [width, height] = [Number(head?.[1]), Number(head?.[2])];
  const at = (x: number, y: number): number[] => {
    const left = Math.round((x * width) / 960);
    const top = Math.round((y * height) / 540);
    const index = (head?.[0].length ?? 0) + (top * width + left) * 3;
    return [...ppm.subarray(index, index + 3)];
  };
  const [red = 0, , blue = 0] = at(802 + 2, 516);
  expect(blue - red).toBeGreaterThan(100);
  // Its corner is clear: the slide's paper.
  expect(at(801, 509)).toEqual(at(790, 500));
});

it('is the same, byte for byte, however often it is written', async () => {
  expect(Buffer.compare(Buffer.from(bytes), Buffer.from(await exported(pictureScene)))).toBe(0);
});
