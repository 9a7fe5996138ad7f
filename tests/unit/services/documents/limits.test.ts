/** Files that would take the worker's memory or time are refused with the reason, soon, while it goes on answering. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { MOST_CHARACTERS, readDocument } from '../../../../src-worker/services/documents/index.ts';
import { type DocumentProblem } from '../../../../src-worker/services/documents/problems.ts';
import { docxWith, forged, joined, packedTimes, pdfOf } from '../../../fixtures/documents/bombs.ts';
import { docxOf } from '../../../fixtures/documents/docx.ts';

// For a busy machine; what is measured is the processor's time.
vi.setConfig({ testTimeout: 60_000 });

/** Processor time, ms; the machine may have others to serve, so the wall clock says nothing. */
const SOON_MS = 3000;

async function readSoon(name: string, bytes: ArrayBuffer) {
  const before = process.cpuUsage();
  const result = await readDocument({ name, bytes });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(SOON_MS);
  return result;
}

const MEGABYTE = 1_000_000;
const WORDS = 'BT /F1 12 Tf 10 10 Td (Words of a page) Tj ET';
const PARAGRAPH = '<w:p><w:r><w:t>word</w:t></w:r></w:p>';
const bytesOf = (text: string): ArrayBuffer => new Uint8Array(strToU8(text)).buffer;
const huge = packedTimes('word/document.xml', ' '.repeat(MEGABYTE), 100);

describe('Word documents', () => {
  test.each<[name: string, problem: DocumentProblem, bytes: () => ArrayBuffer]>([
    ['a hundred megabytes in a hundred kilobytes', 'too-much', () => huge],
    ['the same, declared as a hundred bytes', 'too-much', () => forged(huge, 24, 100)],
    ['four hundred thousand paragraphs', 'too-much', () => docxWith(PARAGRAPH.repeat(400_000))],
    ['fifty thousand paragraphs', 'too-much', () => docxWith(PARAGRAPH.repeat(50_000))],
    [
      'attributes without end',
      'too-much',
      () => docxWith(`<w:p ${Array.from({ length: 300_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
    ],
    [
      'elements inside each other',
      'broken',
      () => docxWith('<w:p>'.repeat(40_000) + '</w:p>'.repeat(40_000)),
    ],
    [
      'more entries than any document has',
      'too-much',
      () =>
        new Uint8Array(
          zipSync(
            Object.fromEntries(
              Array.from({ length: 6000 }, (_, i) => [`word/document${i}.xml`, new Uint8Array()]),
            ),
          ),
        ).buffer,
    ],
    ['an entry that is encrypted', 'encrypted', () => forged(docxOf(['text']), 8, 1 | (8 << 16))],
    ['an entry packed in an unknown way', 'broken', () => forged(docxOf(['text']), 8, 99 << 16)],
    ['an entry that begins nowhere', 'broken', () => forged(docxOf(['text']), 42, 0x7fffffff)],
    ['a table of contents without its end', 'broken', () => docxOf(['text']).slice(0, -30)],
    [
      'a package in a package',
      'unknown',
      () => new Uint8Array(zipSync({ 'a.docx': [new Uint8Array(docxOf(['text'])), { level: 0 }] })).buffer,
    ],
    [
      'a spreadsheet that mentions a document',
      'broken',
      () => new Uint8Array(zipSync({ 'xl/workbook.xml': [strToU8('word/document'), { level: 0 }] })).buffer,
    ],
  ])('%s: %s', async (_name, problem, bytes) => {
    expect(await readSoon('a.docx', bytes())).toEqual({ ok: false, problem });
  });

  test('a long one is read, and its pictures are not unpacked', async () => {
    const parts = unzipSync(
      new Uint8Array(docxOf(Array.from({ length: 4000 }, (_, i) => `Line ${i} of the brief`))),
    );
    const picture = new Uint8Array(60 * MEGABYTE);
    const result = await readSoon(
      'a.docx',
      new Uint8Array(zipSync({ ...parts, 'word/media/image1.png': [picture, { level: 1 }] })).buffer,
    );
    expect(result).toMatchObject({ ok: true, cut: false });
    expect(result.ok && result.text).toContain('Line 3999 of the brief');
  });

  test('entities that grow are not followed', async () => {
    const levels = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join(
      '',
    );
    const bomb = docxWith(
      '<w:p><w:r><w:t>&e9;</w:t></w:r></w:p>',
      `<!DOCTYPE w [<!ENTITY e0 "boom">${levels}]>`,
    );
    const result = await readSoon('a.docx', bomb);
    if (result.ok) expect(result.text.length).toBeLessThan(100);
    else expect(result.problem).toMatch(/^(?:broken|empty)$/);
  });

  test('while one is unpacked, others are answered', async () => {
    let beats = 0;
    const heart = setInterval(() => (beats += 1), 1);
    await readDocument({
      name: 'a.docx',
      bytes: packedTimes('word/document.xml', `<!-- ${'x'.repeat(MEGABYTE)} -->`, 40),
    });
    clearInterval(heart);
    expect(beats).toBeGreaterThan(0);
  });
});

test('a PDF and a package in one file are read as one of them', async () => {
  const docx = new Uint8Array(docxOf(['The words of the package']));
  const pdf = new Uint8Array(pdfOf(1, 'BT /F1 12 Tf 10 10 Td (The words of the PDF) Tj ET'));
  expect(await readSoon('a.pdf', joined([pdf, docx]))).toMatchObject({
    ok: true,
    kind: 'pdf',
    text: 'The words of the PDF',
  });
  expect(await readSoon('a.pdf', joined([docx, pdf]))).toMatchObject({
    ok: true,
    kind: 'docx',
    text: 'The words of the package',
  });
});

describe('PDFs', () => {
  test('that keep their worker busy are given up, and the worker with them', async () => {
    const terminate = vi.fn<() => void>();
    class BusyWorker extends EventTarget {
      postMessage = (): void => undefined;
      terminate = terminate;
    }
    vi.stubGlobal('Worker', BusyWorker);
    vi.useFakeTimers();
    try {
      const reading = readDocument({ name: 'a.pdf', bytes: pdfOf(1, WORDS) });
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await reading).toMatchObject({ ok: false, problem: 'too-slow' });
      expect(terminate).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    }
  });

  test('of thousands of pages are read to the limit', async () => {
    const result = await readSoon('a.pdf', pdfOf(3000, WORDS));
    expect(result).toMatchObject({ ok: true, kind: 'pdf', cut: true });
    expect(result.ok && result.text.split('Words').length - 1).toBe(200);
  });

  test('with a page that does not end are read to the limit', async () => {
    const page = `BT /F1 12 Tf ${'1 0 0 1 10 10 Tm (Words that go on and on and on and on and on, until nobody reads them) Tj '.repeat(15_000)}ET`;
    const result = await readSoon('a.pdf', pdfOf(30, page));
    expect(result).toMatchObject({ ok: true, cut: true });
    expect(result.ok && result.text.length).toBeGreaterThan(0.9 * MOST_CHARACTERS);
  });
});

describe('web pages and texts that are written to take for ever', () => {
  const page = (body: string): ArrayBuffer => bytesOf(`<!doctype html>Words ${body}`);
  test.each([
    '<script>',
    '<a ',
    '<!--',
    '<',
    '</',
    '<tr>',
    '<tr><td>',
    '<head><header></header>',
    '&',
    '&a',
    ' ',
    '\n',
    'İ',
  ])('“%s” without end', async (piece) => {
    const result = await readSoon(
      'a.html',
      page(piece.repeat(Math.floor((8 * MEGABYTE) / piece.length / 2))),
    );
    expect(result.ok && result.text.slice(0, 5)).toBe('Words');
  });

  test.each([' ', '\n', ' \n', 'a ', '\u200b'])('a text of “%s” alone', async (piece) => {
    const result = await readSoon('a.txt', bytesOf(piece.repeat((6 * MEGABYTE) / piece.length / 2)));
    expect(result.ok ? result.cut : result.problem).toBe(piece === 'a ' ? true : 'empty');
  });

  test('the end of a head is not that of a header', async () => {
    const result = await readSoon('a.html', page('<HEAD>title</HEAD><p>one<header>two</header> &amp; three'));
    expect(result).toMatchObject({ ok: true, text: 'Words\none\ntwo\n& three' });
  });
});
