/** Numbers, texts and bytes as a PDF file writes them. */

/** Two decimals: a hundredth of a point. */
export const n = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  // Never '-0' and never an exponent, which the format does not know.
  return rounded === 0 ? '0' : String(rounded);
};

export const hex4 = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');

/** UTF-16, most significant byte first, in hexadecimal. */
export const hexText = (text: string): string => {
  let written = '';
  for (let at = 0; at < text.length; at += 1) written += hex4(text.charCodeAt(at));
  return written;
};

/** A text string with its mark of byte order in hexadecimal, without brackets. */
export const hexString = (text: string): string => `FEFF${hexText(text)}`;

/** Sixteen-bit numbers as bytes, a character each. */
export const codeUnits = (codes: readonly number[]): string =>
  String.fromCharCode(...codes.flatMap((code) => [code >> 8, code & 0xff]));

/** A text string's bytes, with their mark of byte order. */
export const textBytes = (text: string): string =>
  codeUnits([0xfe_ff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))]);

/**
 * Bytes in round brackets, half as long as hexadecimal. A reader turns a raw carriage return into a line feed, and half
 * of the letter ญ is one.
 */
export const byteString = (bytes: string): string =>
  `(${bytes.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll('\r', String.raw`\r`)})`;

/** Bytes as the library takes them: a character each. */
export function binary(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** A colour '#rrggbb' as three shares. */
export const shares = (colour: string): string =>
  [1, 3, 5]
    .map((at) => String(Math.round((Number.parseInt(colour.slice(at, at + 2), 16) / 255) * 1000) / 1000))
    .join(' ');
