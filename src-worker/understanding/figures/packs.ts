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
  /** What so many are sold as: 'pack', 'เซ็ต'; '' where no word says. */
  pack: string;
  /** As written. */
  words: string;
}
const BUNDLE =
  /(?:^|[\s,;/(]|(?<pack>pack|set|box|case|bundle|tray|crate|carton|แพ็?[คก]|เซ็?ต|ชุด|กล่อง|ลัง|โหล)(?: of)?\s?)(?<count>\d{1,3})(?:\s?(?<unit>[\p{L}\p{M}]{1,12})\s?(?:ราคา|แค่|เพียง|for|at|=|is)?|\s?(?:for|at|=))\s?[£$€฿₹₱₦]?\s?(?<sum>\d[\d,]*(?:\.\d+)?)/gu;

/** So many for a sum of their own. */
export const bundlesIn = (text: string): Bundle[] =>
  [...plain(text).matchAll(BUNDLE)].map(({ 0: words, groups }) => ({
    count: Number(groups?.['count']),
    pack: groups?.['pack'] ?? '',
    sum: Number((groups?.['sum'] ?? '').replaceAll(',', '')),
    words: words.trim(),
  }));

/** A word for several that are sold as one: 'packs', 'เซ็ต', 'แพ็คคู่'. */
const PACKED =
  /(?<![a-z])(?:pack|set|box|boxe|case|bundle|tray|crate|carton|dozen)s?$|^(?:แพ็?[คก]|เซ็?ต|ชุด|กล่อง|ลัง|โหล)/u;
export const isPacked = (thing: string): boolean => PACKED.test(plain(thing).trim());

/** 'Course of 10 visits', '6-session pack', 'คอร์ส 10 ครั้ง'. */
const OF_TIMES =
  /(?<![a-z])(?:course|pack|package|block|bundle|plan|card|set)s? of (?:\d+|two|three|four|five|six|eight|ten|twelve)(?: (?:visits?|sessions?|class(?:es)?|lessons?|treatments?|times|appointments?|swims?|walks?|rides?))|(?<![\d.])\d+[- ](?:visits?|sessions?|class(?:es)?|lessons?|treatments?|appointments?)[- ](?:course|pack|package|block|bundle|plan|card|pass)|(?:คอร์ส|แพ็[กค]?เกจ|แพ็[กค]|บัตร|โปร)[ก-๛]{0,10}\s?\d+\s?(?:ครั้ง|คลาส|รอบ)/iu;
/** Whether what is sold is a number of times, each of which takes room. */
export const isOfTimes = (text: string): boolean => OF_TIMES.test(text);
