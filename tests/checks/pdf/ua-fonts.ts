/** What PDF/UA-1 says of the fonts that a file's pages use, code by code. */
import { operationsOf } from './content.ts';
import type { Objecting } from './objection.ts';
import { wordOf, type Dictionary, type Raw, type RawFile } from './raw.ts';

/** Codes that pages show, by the font's reference. */
function usedCodes(file: RawFile): Map<string, Set<number>> {
  const used = new Map<string, Set<number>>();
  for (const page of file.pages) {
    const fonts = file.dictionary(file.dictionary(file.dictionary(page)['/Resources'])['/Font']);
    let codes = new Set<number>();
    for (const { operator, operands } of operationsOf(file.content(page))) {
      if (operator === 'Tf') {
        const font = wordOf(fonts[String(operands[0])]);
        codes = used.get(font) ?? new Set();
        used.set(font, codes);
      }
      if (operator !== 'Tj' && operator !== 'TJ') continue;
      for (const operand of operands)
        if (typeof operand !== 'string')
          for (let at = 0; at + 1 < operand.length; at += 2)
            codes.add(((operand[at] ?? 0) << 8) | (operand[at + 1] ?? 0));
    }
  }
  return used;
}

const widthsOf = (list: readonly Raw[]): Map<number, number> => {
  const widths = new Map<number, number>();
  for (let at = 0; at + 1 < list.length; at += 2) {
    const [first, own] = [Number(list[at]), list[at + 1]];
    if (Array.isArray(own)) own.forEach((width, index) => widths.set(first + index, Number(width)));
  }
  return widths;
};

/** What each code reads as. */
function textsOf(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, code = '', text = ''] of map.matchAll(/<([\dA-Fa-f]{4})>\s*<([\dA-Fa-f]+)>/g)) {
    const units = text.match(/.{4}/g) ?? [];
    texts.set(parseInt(code, 16), String.fromCharCode(...units.map((unit) => parseInt(unit, 16))));
  }
  // The range of all codes has the same form as an entry.
  texts.delete(0);
  return texts;
}

/** Advances of the glyphs in thousandths of an em. */
function advancesIn(font: Buffer): number[] {
  const tables = new Map<string, number>();
  for (let at = 0; at < font.readUInt16BE(4); at += 1)
    tables.set(font.toString('latin1', 12 + at * 16, 16 + at * 16), font.readUInt32BE(20 + at * 16));
  const at = (tag: string): number => tables.get(tag) ?? 0;
  const count = font.readUInt16BE(at('maxp') + 4);
  const long = font.readUInt16BE(at('hhea') + 34);
  const em = font.readUInt16BE(at('head') + 18);
  return Array.from(
    { length: count },
    (_, glyph) => (font.readUInt16BE(at('hmtx') + Math.min(glyph, long - 1) * 4) * 1000) / em,
  );
}

export function checkFonts(file: RawFile, object: Objecting): void {
  for (const [reference, codes] of usedCodes(file)) {
    const font = file.dictionary(reference);
    const descendant = file.dictionary(file.list(font['/DescendantFonts'])[0]);
    const name = wordOf(font['/BaseFont']);
    if (font['/Subtype'] !== '/Type0' || font['/Encoding'] !== '/Identity-H') {
      object('7.21.3.3', `${name} has another encoding than Identity-H.`);
      continue;
    }
    checkFont(file, { name, font, descendant, codes }, object);
  }
}

interface UsedFont {
  name: string;
  font: Dictionary;
  descendant: Dictionary;
  codes: ReadonlySet<number>;
}

function checkFont(file: RawFile, { name, font, descendant, codes }: UsedFont, object: Objecting): void {
  const glyphs = file.data(descendant['/CIDToGIDMap']);
  if (!glyphs) object('7.21.3.2', `${name} does not say which glyph a code draws.`);
  const program = file.data(file.dictionary(descendant['/FontDescriptor'])['/FontFile2']);
  if (!program) {
    object('7.21.4.1', `${name} is not embedded.`);
    return;
  }
  const advances = advancesIn(program);
  const widths = widthsOf(file.list(descendant['/W']));
  const texts = textsOf(file.data(font['/ToUnicode'])?.toString('latin1') ?? '');
  for (const code of codes) {
    const glyph = glyphs && code * 2 + 1 < glyphs.length ? glyphs.readUInt16BE(code * 2) : 0;
    if (glyph === 0) object('7.21.8', `${name} shows the missing glyph for code ${code}.`);
    if (glyph >= advances.length) object('7.21.4.1', `${name} has no glyph for code ${code}.`);
    if (Math.abs((widths.get(code) ?? 0) - (advances[glyph] ?? 0)) > 1)
      object('7.21.5', `${name} says another width than its glyph of code ${code}.`);
    const text = texts.get(code) ?? '';
    if (text === '' || /[\0\ufeff\ufffe]/.test(text))
      object('7.21.7', `${name} does not say what code ${code} reads as.`);
  }
}
