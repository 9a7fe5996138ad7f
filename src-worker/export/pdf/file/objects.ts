/** The objects of a file as jsPDF has written it: dictionaries as text, streams as bytes, a character each. */

export interface FileObject {
  /** A dictionary, or any other value. */
  value: string;
  stream?: string;
}

export interface FileObjects {
  byNumber: Map<number, FileObject>;
  root: number;
  information: number;
  /** Numbers of the pages, in order. */
  pages: number[];
}

const UNREADABLE = 'The PDF library is not the version that this product was made for.';

const only = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(UNREADABLE);
  return found;
};

/** The library leaves a point at the end of whole numbers, which not every program reads; texts are left alone. */
const withoutPoints = (value: string): string =>
  value.replaceAll(/\((?:\\[\s\S]|[^\\)])*\)|\b(\d+)\.(?!\d)/g, (found, digits?: string) => digits ?? found);

function objectAt(written: string, at: number): FileObject {
  const begin = written.indexOf('\n', at) + 1;
  const end = written.indexOf('\nendobj', begin);
  const stream = written.indexOf('\nstream\n', begin);
  if (stream < 0 || stream > end) return { value: withoutPoints(written.slice(begin, end)) };
  const value = written.slice(begin, stream);
  const from = stream + '\nstream\n'.length;
  return { value, stream: written.slice(from, from + Number(only(value, /\/Length (\d+)/))) };
}

/** Throws when this is not what the library writes. */
export function readObjects(written: string): FileObjects {
  const table = written.slice(Number(only(written.slice(-64), /startxref\n(\d+)\n%%EOF/)));
  const byNumber = new Map<number, FileObject>();
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  offsets.forEach((offset, index) => {
    const number = index + 1;
    // A number that was taken and never used points anywhere.
    if (written.startsWith(`${number} 0 obj\n`, offset)) byNumber.set(number, objectAt(written, offset));
  });
  const tree = [...byNumber.values()].find(({ value }) => /\/Type \/Pages\b/.test(value));
  return {
    byNumber,
    root: Number(only(table, /\/Root (\d+) 0 R/)),
    information: Number(only(table, /\/Info (\d+) 0 R/)),
    pages: [...only(tree?.value ?? '', /\/Kids \[([^\]]*)\]/).matchAll(/(\d+) 0 R/g)].map(([, page]) =>
      Number(page),
    ),
  };
}

/** Entries added at the end of a dictionary. */
export const withEntries = ({ value, ...rest }: FileObject, entries: string): FileObject => ({
  ...rest,
  value: `${value.slice(0, value.lastIndexOf('>>'))}${entries}>>`,
});
