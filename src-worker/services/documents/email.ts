/**
 * Text of an e-mail: who wrote to whom, when and about what, then its words, then what it forwards and what is attached
 * to it and can be read. The library undoes MIME; what is said in which part, and what of it is a brief, is decided here.
 */
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { htmlText } from './html.ts';
import { isReadableName } from './kinds.ts';
import { decodedText, thaiAgain } from './plain.ts';
import { DocumentError, type DocumentProblem, type ReadText } from './problems.ts';

/** What a file gives: its text, or a sentence that says why it has none. */
export type AttachmentReader = (file: {
  name: string;
  bytes: ArrayBuffer;
}) => Promise<{ ok: true; text: string } | { ok: false; problem: DocumentProblem }>;

/** Parts inside each other. */
const MOST_NESTING = 50;
const MOST_HEADER_BYTES = 1024 * 1024;
/** Lines of a message, but for those of attachments; the library takes some 20 µs for each. */
const MOST_LINES = 100_000;
/** Attachments that are read, and the bytes of one. */
const MOST_READ = 20;
const MOST_ATTACHMENT_BYTES = 8 * 1024 * 1024;
/** Messages that are forwarded inside each other. */
const MOST_FORWARDED = 5;

export async function readEmail(
  bytes: Uint8Array,
  most: number,
  readAttachment: AttachmentReader,
): Promise<ReadText> {
  const reading = new Reading(most, readAttachment);
  const text = await reading.message(bytes, 0);
  return { text, cut: reading.isCut || text.length > most };
}

class Reading {
  /** The end of the text was left out. */
  isCut = false;
  readonly #most: number;
  readonly #readAttachment: AttachmentReader;
  #read = 0;

  constructor(most: number, readAttachment: AttachmentReader) {
    this.#most = most;
    this.#readAttachment = readAttachment;
  }

  async message(bytes: Uint8Array, depth: number): Promise<string> {
    const email = await parsed(bytes);
    const { text, cut } = bodyOf(email, bytes, this.#most);
    const body = thaiAgain(text.trim());
    this.isCut ||= cut;
    if (body === '' && email.attachments.some(isSealed)) throw new DocumentError('encrypted-mail');
    const pieces = [headOf(email), body];
    let length = body.length;
    for (const attachment of email.attachments) {
      if (length > this.#most) {
        this.isCut = true;
        break;
      }
      const piece = await this.#attached(attachment, depth);
      length += piece.length;
      pieces.push(piece);
    }
    return pieces.filter((piece) => piece !== '').join('\n\n');
  }

  async #attached(attachment: Attachment, depth: number): Promise<string> {
    const { mimeType, filename, content } = attachment;
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    if (mimeType === 'message/rfc822' && depth < MOST_FORWARDED)
      return `---------- Forwarded message ----------\n${await this.message(bytes, depth + 1)}`;
    if (!isReadable(attachment)) return '';
    const name = (filename ?? '').trim() || 'without a name';
    const line = `Attachment: ${name}`;
    if (bytes.length > MOST_ATTACHMENT_BYTES || this.#read >= MOST_READ)
      return `${line} (not read: save it and start from it)`;
    this.#read += 1;
    const read = await this.#readAttachment({ name, bytes: bytes.slice().buffer });
    return read.ok ? `${line}\n\n${read.text}` : `${line} (${read.problem})`;
  }
}

async function parsed(bytes: Uint8Array): Promise<Email> {
  const joined = withLongLines(withReadableHead(bytes));
  let lines = 0;
  for (const byte of joined) if (byte === 10) lines += 1;
  if (lines > MOST_LINES) throw new DocumentError('too-much');
  try {
    return await PostalMime.parse(joined, {
      forceRfc822Attachments: true,
      maxNestingDepth: MOST_NESTING,
      maxHeadersSize: MOST_HEADER_BYTES,
    });
  } catch (error) {
    throw error instanceof Error && error.message.startsWith('Maximum')
      ? new DocumentError('too-much')
      : error;
  }
}

/** Bytes of a line that holds nothing but base64, '=' excluded: it ends an attachment, or is quoted-printable. */
const LONG_LINE = 60;
const BASE64: ReadonlySet<number> = new Set(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', (letter) =>
    letter.charCodeAt(0),
  ),
);

/** The same message, the lines of an attachment joined: they mean the same, and are a thousandth of the work. */
function withLongLines(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  let wasBase64 = false;
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(10, at);
    const next = end < 0 ? bytes.length : end + 1;
    const words = end > at && bytes[end - 1] === 13 ? end - 1 : end < 0 ? bytes.length : end;
    let isBase64 = words - at >= LONG_LINE;
    for (let index = at; isBase64 && index < words; index += 1) isBase64 = BASE64.has(bytes[index] ?? 0);
    // The line end before this line is removed.
    if (isBase64 && wasBase64) length -= joined[length - 2] === 13 ? 2 : 1;
    joined.set(bytes.subarray(at, next), length);
    length += next - at;
    wasBase64 = isBase64;
    at = next;
  }
  return joined.subarray(0, length);
}

/** Where the head ends: at the first empty line. */
function headLength(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
    if (bytes[at + 1] === 10) return at + 1;
    if (bytes[at + 1] === 13 && bytes[at + 2] === 10) return at + 1;
  }
  return bytes.length;
}

/** Older Thai programs wrote a head in Windows-874, against the rules; it is written anew in Unicode. */
function withReadableHead(bytes: Uint8Array): Uint8Array {
  const end = Math.min(headLength(bytes), MOST_HEADER_BYTES);
  if (bytes.subarray(0, end).every((byte) => byte < 0x80)) return bytes;
  const head = new TextEncoder().encode(decodedText(bytes.subarray(0, end)));
  const whole = new Uint8Array(head.length + bytes.length - end);
  whole.set(head);
  whole.set(bytes.subarray(end), head.length);
  return whole;
}

/** As the questionnaire and a model may quote it: one line for each that the message has. */
function headOf(email: Email): string {
  const date = email.headers.find(({ key }) => key === 'date')?.value;
  return [
    ['From', email.from === undefined ? undefined : addressText(email.from)],
    ['To', email.to?.map(addressText).join(', ')],
    ['Cc', email.cc?.map(addressText).join(', ')],
    ['Date', date],
    ['Subject', email.subject],
  ]
    .filter(([, value]) => value !== undefined && value.trim() !== '')
    .map(([name, value]) => `${name}: ${value?.replace(/\s+/gu, ' ').trim()}`)
    .join('\n');
}

function addressText({ name, address, group }: Address): string {
  if (group !== undefined) return `${name}: ${group.map(addressText).join(', ')}`;
  return name === '' || name === address ? (address ?? '') : `${name} <${address ?? ''}>`;
}

/** Characters of a plain part that may only say that there is another one. */
const SHORT_NOTE = 200;

function bodyOf(email: Email, bytes: Uint8Array, most: number): ReadText {
  const plain = email.text?.trim() ?? '';
  if (email.html !== undefined && plain.length < SHORT_NOTE) {
    const page = htmlText(email.html, most);
    if (page.text.trim().length > 4 * plain.length) return page;
  }
  const whole = (text: string): ReadText => ({ text, cut: false });
  if (!plain.includes('\uFFFD')) return whole(plain);
  // A program that did not say which letters it writes, or said it wrongly.
  const header = (name: string): string => email.headers.find(({ key }) => key === name)?.value ?? '';
  const isAsItIs = !/base64|quoted-printable/iu.test(header('content-transfer-encoding'));
  const isAlone = !/^\s*multipart\//iu.test(header('content-type'));
  return whole(isAsItIs && isAlone ? decodedText(bytes.subarray(headLength(bytes))) : plain);
}

const isSealed = ({ mimeType }: Attachment): boolean =>
  /^application\/(?:(?:x-)?pkcs7-mime|pgp-encrypted)$/u.test(mimeType);

const READABLE_TYPE =
  /^(?:text\/(?:plain|html|markdown|rtf|csv)|application\/(?:pdf|rtf|msword|vnd\.openxmlformats-officedocument\..+|vnd\.oasis\.opendocument\..+|vnd\.ms-.+))$/u;

const isReadable = ({ filename, mimeType, related }: Attachment): boolean =>
  related !== true && (isReadableName(filename ?? '') || READABLE_TYPE.test(mimeType));
