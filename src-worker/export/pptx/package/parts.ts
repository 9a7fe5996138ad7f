/** A package opened and closed: its parts by name. */
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

/** Part names without the leading slash; XML as text, anything else as bytes. */
export type Parts = Map<string, string | Uint8Array>;

/** A step from the package as it was written to the package as it should be. It returns new parts. */
export type Pass = (parts: Parts) => Parts;

const isXml = (name: string): boolean => /\.(?:xml|rels)$/.test(name);

/** Folders, which the writer also lists as entries, are no parts: PowerPoint's own files have none. */
export function openPackage(bytes: Uint8Array): Parts {
  const parts: Parts = new Map();
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    if (!name.endsWith('/')) parts.set(name, isXml(name) ? strFromU8(content) : content);
  }
  return parts;
}

/** What a reader looks for first stands first; the rest by name, so that the same parts give the same bytes. */
const FIRST = ['[Content_Types].xml', '_rels/.rels'];
const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
const inOrder = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  rank(a) - rank(b) || (a < b ? -1 : 1);

/** The earliest time a zip file can name, in local terms as the format has it: the same bytes in every zone. */
const EPOCH = new Date(1980, 0, 1);
/** A sixtieth larger than with 6 and a tenth sooner done. */
const LEVEL = 5;

/** Pictures are small already. */
const isPicture = (name: string): boolean => name.startsWith('ppt/media/');

/** `stored`: for a package that is a part of another and is made smaller there, as one. */
export function closePackage(parts: Parts, stored = false): Uint8Array {
  const entries: Zippable = {};
  for (const [name, content] of [...parts].toSorted(inOrder)) {
    const level = stored || isPicture(name) ? 0 : LEVEL;
    entries[name] = [typeof content === 'string' ? strToU8(content) : content, { level, mtime: EPOCH }];
  }
  return zipSync(entries);
}

/** A part that must be there and be XML. */
export function xmlPart(parts: Parts, name: string): string {
  const content = parts.get(name);
  if (typeof content !== 'string') throw new Error(`The PowerPoint writer left out '${name}'.`);
  return content;
}

/** The same parts with some replaced or added. */
export const withParts = (parts: Parts, changes: Iterable<readonly [string, string | Uint8Array]>): Parts =>
  new Map([...parts, ...changes]);
