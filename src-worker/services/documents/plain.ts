/** Text of unknown encoding: Unicode where it says so or fits, else what Thai and Western systems wrote before. */

/** Whether the bytes are no text: NUL outside of UTF-16, or many control characters. */
export function looksBinary(bytes: Uint8Array): boolean {
  if (utf16(bytes) !== undefined) return false;
  const head = bytes.subarray(0, 8192);
  let odd = 0;
  for (const byte of head) {
    if (byte === 0) return true;
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) odd += 1;
  }
  return odd > head.length / 20;
}

export function decodedText(bytes: Uint8Array): string {
  const wide = utf16(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Thai consonants and vowels of Windows-874 are letters with accents in Windows-1252, hardly ever in a row.
    const thai = new TextDecoder('windows-874').decode(bytes);
    return /[ก-๛]{4}/u.test(thai) ? thai : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Thai that somebody called Western: its letters are accents in a row, at a fixed distance from their own places. */
export const thaiAgain = (text: string): string =>
  /[\u00A1-\u00FB]{4}/u.test(text)
    ? text.replace(/[\u00A1-\u00DA\u00DF-\u00FB]/gu, (letter) =>
        String.fromCharCode(letter.charCodeAt(0) + 0xd60),
      )
    : text;

/** By its mark, or by the zeros of Latin letters. */
function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}
