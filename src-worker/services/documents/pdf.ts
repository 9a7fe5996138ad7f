/** Text of a PDF, line by line as it is set. pdf.js reads it in a worker of its own, whose memory ends with it. */
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentError } from './index.ts';

/** Pages that are read; a brief has some. */
const MOST_PAGES = 200;

export async function readPdf(bytes: Uint8Array): Promise<string> {
  const worker = ownWorker();
  GlobalWorkerOptions.workerPort = worker ?? null;
  // pdf.js takes the bytes away from whoever gave them.
  const task = getDocument({
    data: bytes.slice(),
    useSystemFonts: false,
    disableFontFace: true,
    isEvalSupported: false,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(
        items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
      );
      page.cleanup();
    }
    return pages.join('\n\n');
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new DocumentError('encrypted');
    throw error;
  } finally {
    await task.destroy().catch(() => undefined);
    worker?.terminate();
  }
}

/** Undefined outside of a browser, where pdf.js finds its own way. */
const ownWorker = (): Worker | undefined =>
  typeof Worker === 'undefined'
    ? undefined
    : new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
