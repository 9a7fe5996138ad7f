/** Things in lots, as a price or a product tells them: '2 × 250 g', '3 for £250', '3ถุง250'. */
import { plain } from '../../../src/shared/reading/plain.ts';

export interface Pack {
  packs: number;
  size: number;
  /** As written, in lower case. */
  unit: 'kg' | 'g' | 'ml' | 'l';
}
const PACK = /(?<packs>\d+)\s*[×x]\s*(?<size>\d+(?:\.\d+)?)\s*(?<unit>kg|g|ml|l)\b/iu;
const UNITS = ['kg', 'g', 'ml', 'l'] as const;

/** 'Two bags of 250 g', as '2 × 250 g'. */
export function packIn(text: string): Pack | undefined {
  const { packs, size, unit } = PACK.exec(text)?.groups ?? {};
  const read = UNITS.find((one) => one === unit?.toLowerCase());
  return read === undefined ? undefined : { packs: Number(packs), size: Number(size), unit: read };
}

export interface Bundle {
  count: number;
  sum: number;
  /** As written. */
  words: string;
}
const BUNDLE =
  /(?:^|[\s,;/(])(?<count>\d{1,3})(?:\s?(?<unit>[\p{L}\p{M}]{1,12})\s?(?:ราคา|แค่|เพียง|for|at|=)?|\s?(?:for|at|=))\s?[£$€฿₹₱₦]?\s?(?<sum>\d[\d,]*(?:\.\d+)?)/gu;

/** So many for a sum of their own. */
export const bundlesIn = (text: string): Bundle[] =>
  [...plain(text).matchAll(BUNDLE)].map(({ 0: words, groups }) => ({
    count: Number(groups?.['count']),
    sum: Number((groups?.['sum'] ?? '').replaceAll(',', '')),
    words: words.trim(),
  }));
