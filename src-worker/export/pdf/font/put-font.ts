/** The objects of one font in the file: Identity-H, its subset, the glyph of each code, and the text of each code. */
import { binary, hex4, hexText } from '../drawing/write.ts';
import type { DocumentFont } from './document-font.ts';

/** What the library hands to a subscriber of its 'putFont' event. */
export interface FontSink {
  font: { id: string; objectNumber?: number; isAlreadyPutted?: boolean };
  out: (line: string) => void;
  newObject: () => number;
  putStream: (options: { data: string; objectId: number; addLength1?: boolean }) => void;
}

/** Six letters before the name of a subset, as the format wants them: others for each font of the document. */
function subsetTag(index: number): string {
  let rest = index + 1;
  return Array.from({ length: 6 }, () => {
    const letter = String.fromCharCode(65 + (rest % 26));
    rest = Math.floor(rest / 26);
    return letter;
  })
    .toReversed()
    .join('');
}

export function putFont(document: DocumentFont, index: number, sink: FontSink): void {
  const { out, newObject, putStream } = sink;
  const { face, measures, codes } = document;
  const { file, glyphs } = document.subset();
  const name = `${subsetTag(index)}+${face.family.replaceAll(' ', '')}-${face.weight === 700 ? 'Bold' : 'Regular'}`;
  const scaled = (units: number): number => Math.round((units * 1000) / measures.unitsPerEm);
  const stream = (data: string, addLength1 = false): number => {
    const objectId = newObject();
    putStream({ data, objectId, addLength1 });
    out('endobj');
    return objectId;
  };
  const dictionary = (...entries: readonly string[]): number => {
    const objectId = newObject();
    out(`<<${entries.join(' ')}>>`);
    out('endobj');
    return objectId;
  };

  const fontFile = stream(binary(file), true);
  const toUnicode = stream(
    unicodeMap(codes.flatMap(([code, { text }]) => (text === '' ? [] : [[code, text] as const]))),
  );
  const glyphMap = stream(binary(glyphTable(glyphs)));
  const descriptor = dictionary(
    '/Type /FontDescriptor',
    `/FontName /${name}`,
    // Symbolic: the codes are the document's own.
    '/Flags 4',
    `/FontBBox [${measures.bounds.map(scaled).join(' ')}]`,
    '/ItalicAngle 0',
    `/Ascent ${scaled(measures.ascent)}`,
    `/Descent ${scaled(measures.descent)}`,
    `/CapHeight ${scaled(measures.capHeight)}`,
    `/StemV ${face.weight === 700 ? 140 : 80}`,
    `/FontFile2 ${fontFile} 0 R`,
  );
  const descendant = dictionary(
    '/Type /Font /Subtype /CIDFontType2',
    `/BaseFont /${name}`,
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>>',
    `/FontDescriptor ${descriptor} 0 R`,
    '/DW 0',
    `/W [${widths(codes.map(([code, { width }]) => [code, width]))}]`,
    `/CIDToGIDMap ${glyphMap} 0 R`,
  );
  sink.font.objectNumber = dictionary(
    '/Type /Font /Subtype /Type0',
    `/BaseFont /${name}`,
    '/Encoding /Identity-H',
    `/DescendantFonts [${descendant} 0 R]`,
    `/ToUnicode ${toUnicode} 0 R`,
  );
  sink.font.isAlreadyPutted = true;
}

/** Two bytes for every code up to the last one used. */
function glyphTable(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const table = new Uint8Array((Math.max(0, ...glyphs.keys()) + 1) * 2);
  for (const [code, glyph] of glyphs) table.set([glyph >> 8, glyph & 0xff], code * 2);
  return table;
}

/** Widths by ascending code: each run of codes with its first. */
function widths(entries: readonly (readonly [code: number, width: number])[]): string {
  let written = '';
  let next = -1;
  for (const [code, width] of entries) {
    written += code === next ? ` ${width}` : `${next < 0 ? '' : ']'}${code}[${width}`;
    next = code + 1;
  }
  return `${written}]`;
}

/** Entries in one block of a map, at most. */
const BLOCK = 100;

/** What each code stands for. */
function unicodeMap(texts: readonly (readonly [code: number, text: string])[]): string {
  const lines: string[] = [];
  for (let from = 0; from < texts.length; from += BLOCK) {
    const block = texts.slice(from, from + BLOCK);
    lines.push(
      `${block.length} beginbfchar`,
      ...block.map(([code, text]) => `<${hex4(code)}> <${hexText(text)}>`),
      'endbfchar',
    );
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <FFFF>',
    'endcodespacerange',
    ...lines,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}
