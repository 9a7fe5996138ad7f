/**
 * Text of a Word document, its tables by cell. The library reads a document in one go, and so it gets one that it can
 * read in a moment: the parts with words, unpacked and counted before.
 */
import { zipSync } from 'fflate';
import mammoth from 'mammoth/mammoth.browser.min.js';
import { htmlText } from './html.ts';
import type { Package } from './packages.ts';
import { DocumentError, type ReadText } from './problems.ts';
import { unpacked } from './zip.ts';

/** Bytes of all parts with words, unpacked. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Elements and attributes in them: a hundred full pages. The library takes some 7 µs for each. */
const MOST_MARKS = 250_000;

export async function readDocx({ bytes, entries }: Package, most: number): Promise<ReadText> {
  const parts = await unpacked(
    bytes,
    entries.filter(({ name }) => isNeeded(name)),
    MOST_BYTES,
  );
  let marks = 0;
  for (const part of Object.values(parts)) marks += marksIn(part);
  if (marks > MOST_MARKS) throw new DocumentError('too-much');
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: new Uint8Array(zipSync(parts, { level: 0 })).buffer },
    // Pictures have no words, and are not even unpacked.
    { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
  );
  // A web page takes a tab for a space; between words it divides them as a cell does.
  return htmlText(value.replace(/(?<=[^>\t])\t+(?=[^<\t])/gu, '&#9;'), most);
}

/** What says where the words are, the words, and how they are numbered and called. */
const isNeeded = (name: string): boolean =>
  name === '[Content_Types].xml' ||
  /^(?:_rels\/[^/]*\.rels|word\/_rels\/[^/]+\.rels)$/u.test(name) ||
  /^word\/(?:document|styles|numbering|footnotes|endnotes|comments)[^/]*\.xml$/u.test(name);

const [LESS, EQUALS] = [0x3c, 0x3d];
function marksIn(xml: Uint8Array): number {
  let count = 0;
  for (const byte of xml) if (byte === LESS || byte === EQUALS) count += 1;
  return count;
}
