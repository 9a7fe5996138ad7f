/** The text of a PDF file as three programs read it, page by page. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const execute = promisify(execFile);
const LARGE = { maxBuffer: 1 << 28 };

export const READERS = ['poppler', 'mupdf', 'pdf.js'] as const;
export type Reader = (typeof READERS)[number];

/** Runs with the bytes as a file that is gone afterwards. */
export async function withFile<T>(
  bytes: ArrayBuffer,
  use: (path: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-check-'));
  try {
    const path = join(folder, 'file.pdf');
    await writeFile(path, new Uint8Array(bytes));
    return await use(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Pages are parted by form feeds. */
const pagesIn = (text: string): string[] => text.split('\f').slice(0, -1);

async function byPdfJs(bytes: ArrayBuffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes.slice(0)), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await task.destroy();
  return pages;
}

/** @returns a text for each page */
export async function pagesBy(reader: Reader, bytes: ArrayBuffer): Promise<string[]> {
  if (reader === 'pdf.js') return byPdfJs(bytes);
  return withFile(bytes, async (path, folder) => {
    if (reader === 'poppler') return pagesIn((await execute('pdftotext', [path, '-'], LARGE)).stdout);
    const out = join(folder, 'text.txt');
    await execute('mutool', ['draw', '-q', '-F', 'txt', '-o', out, path], LARGE);
    return pagesIn(await readFile(out, 'utf8'));
  });
}

/** What qpdf objects to; empty for a sound file. */
export const complaintsOf = (bytes: ArrayBuffer): Promise<string> =>
  withFile(bytes, async (path) => {
    try {
      const { stdout, stderr } = await execute('qpdf', ['--check', path], LARGE);
      return stdout.includes('No syntax or stream encoding errors found') ? stderr : stdout + stderr;
    } catch (error) {
      return String(error);
    }
  });

/** Without white space, and without characters that draw nothing and that readers leave out. */
export const squeezed = (text: string): string =>
  // Lao ຳ is one character or two.
  text
    .normalize('NFC')
    .replaceAll('\u0eb3', '\u0ecd\u0eb2')
    .replaceAll(/[\s\u00ad\u200b-\u200f\u2060\ufeff]/g, '');

export interface Found {
  strings: number;
  /** 'page 3: …'. */
  missing: string[];
}

/** How many of each page's strings a reader gives back, spaces ignored. */
export function found(pages: readonly string[], strings: readonly (readonly string[])[]): Found {
  const missing = strings.flatMap((lines, index) => {
    const page = squeezed(pages[index] ?? '');
    // A reader may join a word that was divided at a hyphen.
    const wanted = (line: string): string => squeezed(line).replace(/-$/, '');
    return lines.filter((line) => !page.includes(wanted(line))).map((line) => `page ${index + 1}: ${line}`);
  });
  return { strings: strings.flat().length, missing };
}
