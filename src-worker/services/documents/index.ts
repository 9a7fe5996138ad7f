/**
 * The text of a file that somebody dropped: plain text, Markdown, web pages, PDF, DOCX. What a file is, its bytes say;
 * its name and type are only hints. Every failure is a sentence that says what to do.
 */
import { MOST_BRIEF_BYTES } from '../../../src/shared/domain/limits.ts';
import { htmlText } from './html.ts';
import { isMailSource, mailText } from './mail-source.ts';
import { decodedText, looksBinary } from './plain.ts';
import { DocumentError, documentProblems, type DocumentProblem, type ReadText } from './problems.ts';

export type DocumentKind = 'text' | 'web page' | 'mail' | 'pdf' | 'docx';
export type ReadDocument =
  | { ok: true; kind: DocumentKind; text: string; /** The end was left out. */ cut: boolean }
  | { ok: false; problem: DocumentProblem; message: string };

export interface DocumentFile {
  name: string;
  bytes: ArrayBuffer;
}

/** Bytes of a file that is read. */
export const MOST_BYTES = MOST_BRIEF_BYTES;
/** Characters that are kept; a brief has some thousands. */
export const MOST_CHARACTERS = 200_000;
/** Characters of a text before it is tidied: spaces and line ends that go are no words. */
const MOST_RAW = 5 * MOST_CHARACTERS;

export async function readDocument(file: DocumentFile): Promise<ReadDocument> {
  if (file.bytes.byteLength > MOST_BYTES) return refused('too-large');
  if (file.bytes.byteLength === 0) return refused('empty');
  const bytes = new Uint8Array(file.bytes);
  const kind = kindOf(bytes);
  if (typeof kind !== 'string') return refused(kind.problem);
  try {
    switch (kind) {
      case 'pdf': {
        const { readPdf } = await import('./pdf.ts');
        return finished(kind, await readPdf(bytes, MOST_CHARACTERS));
      }
      case 'docx': {
        const { readDocx } = await import('./docx.ts');
        return finished(kind, await readDocx(bytes, MOST_RAW));
      }
      default: {
        if (looksBinary(bytes)) return refused(namesText(file.name) ? 'not-what-it-says' : 'unknown');
        return plainText(decodedText(bytes));
      }
    }
  } catch (error) {
    if (error instanceof DocumentError) return refused(error.problem);
    return refused('broken');
  }
}

/** A mail's source and a web page by their words, other text as it is. */
function plainText(text: string): ReadDocument {
  if (isMailSource(text)) return finished('mail', { text: mailText(text, MOST_RAW), cut: false });
  return isWebPage(text)
    ? finished('web page', htmlText(text, MOST_RAW))
    : finished('text', { text, cut: false });
}

/** The text of what was pasted: a mail's source and a web page are read as a file would be. '' where no words are in it. */
export function pastedText(text: string): string {
  const read = plainText(text.slice(0, MOST_RAW));
  return read.ok ? read.text : '';
}

function finished(kind: DocumentKind, { text: raw, cut }: ReadText): ReadDocument {
  const text = tidy(raw.slice(0, MOST_RAW));
  if (text === '') return refused(kind === 'pdf' ? 'scanned' : 'empty');
  return {
    ok: true,
    kind,
    text: text.slice(0, MOST_CHARACTERS),
    cut: cut || raw.length > MOST_RAW || text.length > MOST_CHARACTERS,
  };
}

const refused = (problem: DocumentProblem): ReadDocument => ({
  ok: false,
  problem,
  message: documentProblems[problem],
});

function kindOf(bytes: Uint8Array): 'pdf' | 'docx' | 'text' | { problem: DocumentProblem } {
  // Its table of contents tells it from other packages.
  if (starts(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'docx';
  // A PDF may have something before its head.
  if (contains(bytes.subarray(0, 1024), '%PDF-')) return 'pdf';
  // Word's old form; an encrypted new one is wrapped in it.
  if (starts(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { problem: contains(bytes, 'E\0n\0c\0r\0y\0p\0t\0') ? 'encrypted' : 'old-word' };
  if (contains(bytes.subarray(0, 16), '{\\rtf')) return { problem: 'old-word' };
  return 'text';
}

const starts = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

function contains(bytes: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let length = 1;
    while (length < text.length && bytes[at + length] === text.charCodeAt(length)) length += 1;
    if (length === text.length) return true;
  }
  return false;
}

const namesText = (name: string): boolean => /\.(?:txt|md|markdown|pdf|docx|html?)$/iu.test(name);
const isWebPage = (text: string): boolean => /^\s*(?:<!doctype html|<html[\s>])/iu.test(text);

/**
 * One kind of line end, no characters that nobody sees, at most one empty line in a row. A PDF that names a raised
 * Thai mark wrongly gives a NUL for it: the word without its mark reads better than with a hole.
 */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[\u200B\u2060\uFEFF\u00AD]|(?![\t\n])\p{Cc}/gu, '')
    .replace(/[^\S\n\t]+/gu, ' ')
    // Tabs part the cells of tables and the columns of chats.
    .replace(/ *([\t\n]) */gu, '$1')
    .replace(/\t+\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
