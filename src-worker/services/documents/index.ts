/**
 * The text of a file that somebody dropped: plain text, Markdown, web pages, e-mails, PDF, RTF, and the documents,
 * workbooks and presentations of Office and OpenDocument. What a file is, its bytes say; its name is only a hint. Every
 * failure is a code. The readers come when they are needed.
 */
import { MOST_BRIEF_BYTES } from '../../../src/shared/domain/limits.ts';
import { htmlText } from './html.ts';
import { isReadableName, kindOf } from './kinds.ts';
import type { PackageKind } from './packages.ts';
import { decodedText, looksBinary } from './plain.ts';
import { DocumentError, type DocumentProblem, type ReadText } from './problems.ts';

export type DocumentKind = 'text' | 'web page' | 'email' | 'pdf' | 'rtf' | PackageKind;
export type ReadDocument =
  | { ok: true; kind: DocumentKind; text: string; /** The end was left out. */ cut: boolean }
  | { ok: false; problem: DocumentProblem };

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
/** Messages attached to messages that are opened. */
const MOST_DEPTH = 3;

export const readDocument = (file: DocumentFile): Promise<ReadDocument> => readAt(file, 0);

/** The text of what was pasted: a mail's source and a web page are read as a file would be. '' where no words are in it. */
export async function pastedText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text.slice(0, MOST_RAW)).buffer;
  const document = await readDocument({ name: '', bytes });
  return document.ok ? document.text : tidy(text.slice(0, MOST_RAW)).slice(0, MOST_CHARACTERS);
}

/** `depth`: of how many e-mails, one in the other, the file is an attachment. */
async function readAt(file: DocumentFile, depth: number): Promise<ReadDocument> {
  if (file.bytes.byteLength > MOST_BYTES) return refused('too-large');
  if (file.bytes.byteLength === 0) return refused('empty');
  try {
    return await read(file, depth);
  } catch (error) {
    return refused(error instanceof DocumentError ? error.problem : 'broken');
  }
}

async function read(file: DocumentFile, depth: number): Promise<ReadDocument> {
  const bytes = new Uint8Array(file.bytes);
  const kind = kindOf(bytes, file.name);
  switch (kind) {
    case 'pdf': {
      const { readPdf } = await import('./pdf.ts');
      return finished(kind, await readPdf(bytes, MOST_CHARACTERS));
    }
    case 'package': {
      const { readPackage } = await import('./packages.ts');
      const { kind: packaged, read: text } = await readPackage(bytes, MOST_RAW);
      return finished(packaged, text);
    }
    case 'rtf': {
      const { readRtf } = await import('./rtf.ts');
      return finished(kind, await readRtf(bytes, MOST_RAW));
    }
    case 'email': {
      if (depth >= MOST_DEPTH) return refused('too-much');
      const { readEmail } = await import('./email.ts');
      return finished(kind, await readEmail(bytes, MOST_RAW, (attached) => readAt(attached, depth + 1)));
    }
    case 'text':
      return readPlain(bytes, file.name);
    default:
      return refused(kind.problem);
  }
}

function readPlain(bytes: Uint8Array, name: string): ReadDocument {
  if (looksBinary(bytes)) return refused(isReadableName(name) ? 'not-what-it-says' : 'unknown');
  const text = decodedText(bytes);
  if (isWebPage(text)) return finished('web page', htmlText(text, MOST_RAW));
  if (isOfficeXml(text)) return refused('other-office');
  // Spaces before the first word of a line are only its indent.
  return finished('text', {
    text: text.slice(0, MOST_RAW + 1).replace(/^[ \t]+/gmu, ''),
    cut: text.length > MOST_RAW,
  });
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

const refused = (problem: DocumentProblem): ReadDocument => ({ ok: false, problem });

const isWebPage = (text: string): boolean => /^\s*(?:<!doctype html|<html[\s>])/iu.test(text);
/** A document of Office as one XML file. */
const isOfficeXml = (text: string): boolean =>
  /^\s*<\?xml/u.test(text) && /<\?mso-application|<office:document[\s>]/u.test(text.slice(0, 2000));

/**
 * One kind of line end, no characters that nobody sees, at most one empty line in a row; tabs stand between cells. A PDF
 * that names a raised Thai mark wrongly gives a NUL for it: the word without its mark reads better than with a hole.
 */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[\u200B\u2060\uFEFF\u00AD]|(?![\t\n])\p{Cc}/gu, '')
    .replace(/[^\S\n\t]+/gu, ' ')
    .replace(/ ?\t ?/gu, '\t')
    .split('\n')
    .map((line) => (line.startsWith(' ') ? line.slice(1) : line).trimEnd())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .replace(/^\n+/u, '')
    .trimEnd();
