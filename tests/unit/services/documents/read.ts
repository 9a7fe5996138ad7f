/** Reads a file in a test. */
import { readDocument } from '../../../../src-worker/services/documents/index.ts';

export const bytesOf = (text: string): ArrayBuffer => new Uint8Array(new TextEncoder().encode(text)).buffer;

/** One byte for each character below 256. */
export const rawBytes = (text: string): ArrayBuffer =>
  Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;

/** Thai as Windows-874 and TIS-620 write it: a byte a letter. */
export const thaiBytes = (text: string): string =>
  text.replace(/[฀-๿]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x0e00 + 0xa0));

/** The lines that hold something; throws where the file is refused. */
export async function linesOf(name: string, bytes: ArrayBuffer): Promise<string[]> {
  const result = await readDocument({ name, bytes });
  if (!result.ok) throw new Error(result.problem);
  return result.text.split('\n').filter((line) => line !== '');
}

export async function problemOf(name: string, bytes: ArrayBuffer): Promise<string | undefined> {
  const result = await readDocument({ name, bytes });
  return result.ok ? undefined : result.problem;
}
