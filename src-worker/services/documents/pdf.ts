/**
 * Text of a PDF, line by line as it is set. pdf.js reads it in a worker of its own, whose memory and whose work end with
 * it: whatever the file asks for, this worker goes on.
 */
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { realTime } from '../../time.ts';
import { DocumentError, type ReadText } from './problems.ts';

/** Pages that are read; a brief has some. */
const MOST_PAGES = 200;
/** For all of it, ms. */
const PATIENCE_MS = 20_000;

type Loading = ReturnType<typeof getDocument>;

export async function readPdf(bytes: Uint8Array, most: number): Promise<ReadText> {
  const worker = ownWorker();
  GlobalWorkerOptions.workerPort = worker ?? null;
  // pdf.js takes the bytes over: afterwards the caller's buffer is empty.
  const task = getDocument({
    data: bytes.slice(),
    useSystemFonts: false,
    disableFontFace: true,
    isEvalSupported: false,
    verbosity: 0,
  });
  const over = new AbortController();
  const overdue = realTime.sleep(PATIENCE_MS, over.signal).then((): never => {
    throw new DocumentError('too-slow');
  });
  const reading = read(task, most, over.signal);
  // One of the two is awaited; a rejection of the other one must not count as unhandled.
  for (const promise of [overdue, reading]) promise.catch(() => undefined);
  let isIdle = true;
  try {
    return await Promise.race([reading, overdue]);
  } catch (error) {
    isIdle = !(error instanceof DocumentError);
    if (error instanceof Error && error.name === 'PasswordException') throw new DocumentError('encrypted');
    throw error;
  } finally {
    over.abort();
    const ended = task.destroy().catch(() => undefined);
    // A worker that is still busy would not answer the request to end: it is not waited for.
    if (isIdle) await ended;
    worker?.terminate();
  }
}

async function read(task: Loading, most: number, over: AbortSignal): Promise<ReadText> {
  const pdf = await task.promise;
  let text = '';
  let number = 1;
  for (; number <= Math.min(pdf.numPages, MOST_PAGES) && text.length <= most; number += 1) {
    if (over.aborted) break;
    const page = await pdf.getPage(number);
    const pieces: ReadableStreamDefaultReader<{ items: readonly object[] }> = page
      .streamTextContent()
      .getReader();
    if (number > 1) text += '\n\n';
    // A single page may hold words without end.
    while (text.length <= most) {
      const { done, value } = await pieces.read();
      if (done) break;
      for (const item of value.items)
        if ('str' in item && typeof item.str === 'string')
          text += `${item.str}${'hasEOL' in item && item.hasEOL === true ? '\n' : ''}`;
    }
    pieces.cancel(new Error('enough')).catch(() => undefined);
    page.cleanup();
  }
  return { text, cut: text.length > most || pdf.numPages >= number };
}

/** Undefined outside of a browser, where pdf.js finds its own way. */
const ownWorker = (): Worker | undefined =>
  typeof Worker === 'undefined'
    ? undefined
    : new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
