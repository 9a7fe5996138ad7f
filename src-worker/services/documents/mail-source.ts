/** The source of a mail (RFC 5322, 2045 and 2047): its heads and the words of its plainest part. */
import { htmlText } from './html.ts';

const SHOWN = /^(?:from|to|cc|date|subject)$/u;
const HEAD = /^([A-Za-z][\w-]{1,40}):[ \t]?(.*)$/u;
/** Parts inside parts. */
const DEEPEST = 6;

interface Part {
  heads: Map<string, string>;
  body: string;
}

export const isMailSource = (text: string): boolean =>
  /^(?:return-path|received|delivered-to|from|date|message-id|mime-version|x-[\w-]+|subject|to):/iu.test(
    text,
  ) && /^(?:mime-version|content-type|content-transfer-encoding|message-id):/imu.test(text.slice(0, 8000));

export function mailText(source: string, most: number): string {
  const mail = partOf(source.replace(/\r\n?/gu, '\n'));
  const heads = [...mail.heads].flatMap(([name, value]) =>
    SHOWN.test(name) ? [`${name[0]?.toUpperCase() ?? ''}${name.slice(1)}: ${decodedWords(value)}`] : [],
  );
  return `${heads.join('\n')}\n\n${words(mail, 0, most) ?? ''}`;
}

function partOf(source: string): Part {
  const end = source.indexOf('\n\n');
  const head = end < 0 ? source : source.slice(0, end);
  const heads = new Map<string, string>();
  let last = '';
  for (const line of head.split('\n').slice(0, 400)) {
    const match = HEAD.exec(line);
    if (/^[ \t]/u.test(line) && last !== '') heads.set(last, `${heads.get(last) ?? ''} ${line.trim()}`);
    else if (match !== null) {
      last = (match[1] ?? '').toLowerCase();
      if (!heads.has(last)) heads.set(last, match[2] ?? '');
    }
  }
  return { heads, body: end < 0 ? '' : source.slice(end + 2) };
}

/** Undefined of a part without words: a picture, an attachment. */
function words({ heads, body }: Part, depth: number, most: number): string | undefined {
  const type = (heads.get('content-type') ?? 'text/plain').toLowerCase();
  if (type.startsWith('multipart/')) {
    const [, boundary = ''] = /boundary="?([^";]+)/iu.exec(heads.get('content-type') ?? '') ?? [];
    if (boundary === '' || depth >= DEEPEST) return undefined;
    const parts = body
      .split(`--${boundary}`)
      .slice(1, 40)
      .filter((part) => !part.startsWith('--'))
      .map((part) => partOf(part.replace(/^[^\n]*\n/u, '')));
    const read = parts.map((part) => ({ part, text: words(part, depth + 1, most) }));
    // The same is in each of the alternatives: the plain one is the client's words without a page's make-up.
    if (type.startsWith('multipart/alternative'))
      return (
        read.find(({ part, text }) => text !== undefined && isPlain(part))?.text ??
        read.find(({ text }) => text !== undefined)?.text
      );
    const texts = read.flatMap(({ text }) => text ?? []);
    return texts.length === 0 ? undefined : texts.join('\n\n');
  }
  if (!type.startsWith('text/') || /attachment/iu.test(heads.get('content-disposition') ?? ''))
    return undefined;
  const text = decoded(body, heads.get('content-transfer-encoding') ?? '', charsetOf(type)).slice(0, most);
  return type.startsWith('text/html') ? htmlText(text, most).text : text;
}

const isPlain = ({ heads }: Part): boolean =>
  (heads.get('content-type') ?? 'text/plain').toLowerCase().startsWith('text/plain');
const charsetOf = (type: string): string => /charset="?([\w-]+)/iu.exec(type)?.[1] ?? 'utf-8';

function decoded(body: string, encoding: string, charset: string): string {
  if (/base64/iu.test(encoding)) return inCharset(bytesOfBase64(body), charset);
  if (/quoted-printable/iu.test(encoding))
    return inCharset(bytesOfQuoted(body.replace(/=\n/gu, '')), charset);
  return body;
}

function inCharset(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function bytesOfBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replace(/[^A-Za-z0-9+/=]/gu, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

function bytesOfQuoted(text: string): Uint8Array {
  const plain = new TextEncoder();
  const bytes: number[] = [];
  for (let at = 0; at < text.length;) {
    const code = text[at] === '=' ? Number.parseInt(text.slice(at + 1, at + 3), 16) : Number.NaN;
    if (Number.isNaN(code)) {
      const next = text.indexOf('=', at + 1);
      const until = next < 0 ? text.length : next;
      for (const byte of plain.encode(text.slice(at, until))) bytes.push(byte);
      at = until;
    } else {
      bytes.push(code);
      at += 3;
    }
  }
  return Uint8Array.from(bytes);
}

/** '=?utf-8?b?…?=': words of a head in another alphabet. */
const decodedWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/gu, '?==?')
    .replace(
      /=\?([\w-]{2,20})\?([bq])\?([^?]{0,400})\?=/giu,
      (_, charset: string, how: string, text: string) =>
        inCharset(
          how.toLowerCase() === 'b' ? bytesOfBase64(text) : bytesOfQuoted(text.replaceAll('_', ' ')),
          charset,
        ),
    );
