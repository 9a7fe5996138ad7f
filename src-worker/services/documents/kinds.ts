/** What a file is: its bytes say it, and where they leave it open, its name. */
import type { DocumentProblem } from './problems.ts';

export type FileKind = 'package' | 'pdf' | 'rtf' | 'email' | 'text';

/** Names of files that are read. */
const READABLE = /\.(?:txt|md|markdown|csv|tsv|html?|pdf|docx|odt|rtf|xlsx|ods|pptx|odp|eml)$/iu;
export const isReadableName = (name: string): boolean => READABLE.test(name);

export function kindOf(bytes: Uint8Array, name: string): FileKind | { problem: DocumentProblem } {
  // Its table of contents tells which package it is. An empty one has that alone.
  if (starts(bytes, [0x50, 0x4b, 0x03, 0x04]) || starts(bytes, [0x50, 0x4b, 0x05, 0x06])) return 'package';
  // A PDF may have something before its head.
  const head = bytes.subarray(0, 1024);
  if (contains(head, '%PDF-')) return 'pdf';
  if (starts(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { problem: olderKind(bytes, name) };
  if (contains(bytes.subarray(0, 16), '{\\rtf')) return 'rtf';
  return isEmail(bytes, name) ? 'email' : 'text';
}

/** Streams of the container that Office used before 2007, and still uses for protected files and messages. */
const STREAMS: readonly (readonly [string, DocumentProblem, RegExp])[] = [
  ['EncryptedPackage', 'encrypted', /^$/u],
  ['__properties_version1.0', 'old-mail', /\.(?:msg|oft)$/iu],
  ['PowerPoint Document', 'old-presentation', /\.(?:ppt|pps|pot)$/iu],
  ['WordDocument', 'old-word', /\.(?:doc|dot)$/iu],
  ['Workbook', 'old-spreadsheet', /\.(?:xls|xlt)$/iu],
  ['Book', 'old-spreadsheet', /\.(?:xls|xlt)$/iu],
];

/** As the container writes names: two bytes a letter. */
const wide = (name: string): string => name.replace(/./gu, '$&\0');

function olderKind(bytes: Uint8Array, name: string): DocumentProblem {
  const found = STREAMS.filter(([stream]) => contains(bytes, wide(stream)));
  // A document may hold one of another kind; then its name decides.
  const [, problem] = found.find(([, , names]) => names.test(name)) ?? found[0] ?? [];
  return problem ?? 'old-office';
}

/** Headers that programs write and people do not, with what stands in them. */
const MACHINE_HEADER =
  /^(?:received:\s*(?:from|by)\s|return-path:\s*<|delivered-to:\s*\S+@|mime-version:\s*1|message-id:\s*<|dkim-signature:\s*v=|content-type:\s*\w+\/\w)/iu;
const HEADER = /^[!-9;-~]{1,76}:/u;
/** Bytes in which the head of a message shows itself. */
const HEAD_BYTES = 16_384;

/** A message as programs keep it; 'From: …' above notes that somebody typed is a text. */
function isEmail(bytes: Uint8Array, name: string): boolean {
  const lines = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)).split(/\r?\n/u);
  const start = lines.findIndex((line) => line.replace(/^ï»¿/u, '').trim() !== '');
  const isNamed = /\.eml$/iu.test(name);
  let headers = 0;
  let isMachine = false;
  for (const line of lines.slice(Math.max(0, start))) {
    // A folder of messages marks where each begins.
    if (headers === 0 && line.startsWith('From ')) continue;
    if (line.trim() === '') break;
    if (/^[ \t]/u.test(line) && headers > 0) continue;
    // A line that is no header may stand among headers; as the first line it means that this is a text.
    if (!HEADER.test(line.replace(/^ï»¿/u, ''))) break;
    headers += 1;
    isMachine ||= MACHINE_HEADER.test(line);
  }
  return headers > 0 && (isNamed || (headers > 1 && isMachine));
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
