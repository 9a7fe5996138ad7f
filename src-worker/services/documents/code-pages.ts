/** Code pages as the platform's decoder calls them. */

/** By number, as Windows and RTF give it. */
const BY_NUMBER: ReadonlyMap<number, string> = new Map([
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [1361, 'euc-kr'],
  [10_000, 'macintosh'],
  [10_021, 'windows-874'],
  [20_866, 'koi8-r'],
  [65_001, 'utf-8'],
  ...[1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258].map(
    (number) => [number, `windows-${number}`] as const,
  ),
]);

/** By the character set of a font (`\fcharset`); 0 and 1 are those of the document. */
const BY_CHARSET: ReadonlyMap<number, number> = new Map([
  [77, 10_000],
  [128, 932],
  [129, 949],
  [130, 1361],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
]);

/** Characters of a picture font: their codes name no letters. */
export const SYMBOL_CHARSET = 2;

export const codePageOfCharset = (charset: number): number | undefined => BY_CHARSET.get(charset);

const decoders = new Map<string, TextDecoder>();
/** Of an unknown code page, Western Europe's. */
export function decoderOf(codePage: number): TextDecoder {
  const label = BY_NUMBER.get(codePage) ?? 'windows-1252';
  let decoder = decoders.get(label);
  if (decoder === undefined) {
    decoder = new TextDecoder(label);
    decoders.set(label, decoder);
  }
  return decoder;
}
