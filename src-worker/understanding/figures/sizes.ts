/** Sizes of what two prices buy: half a kilo is no kilo. */

const UNITS: readonly (readonly [pattern: RegExp, kind: 'weight' | 'volume' | 'power', times: number])[] = [
  [/(?<![\d.,])(\d+(?:\.\d+)?)\s?(?:kgs?|kilos?|กก\.?|กิโล(?:กรัม)?(?!วัตต์))(?![a-zก-ฮ])/iu, 'weight', 1000],
  [/(?<![\d.,])(\d+(?:\.\d+)?)\s?(?:g|grams?|กรัม|ก\.(?![ก-๛]))(?![a-zก-ฮ])/iu, 'weight', 1],
  [/(?<![\d.,])(\d+(?:\.\d+)?)\s?ขีด(?![a-zก-ฮ])/iu, 'weight', 100],
  [/(?<![\d.,])(\d+(?:\.\d+)?)\s?(?:lit(?:re|er)s?|l|ลิตร)(?![a-zก-ฮ])/iu, 'volume', 1000],
  [/(?<![\d.,])(\d+(?:\.\d+)?)\s?(?:ml|มล\.?|ซีซี)(?![a-zก-ฮ])/iu, 'volume', 1],
  [/(?<![\d.,])(\d+(?:\.\d+)?)\s?(?:kw|กิโลวัตต์)(?![a-zก-ฮ])/iu, 'power', 1],
];

/** A weight, a volume or a power that words tell, in grams, millilitres or kilowatts. */
function sizeIn(words: string): { kind: string; value: number } | undefined {
  // 'โลละ 120' buys a kilo.
  if (/(?<![ก-๛])(?:กิโล(?:กรัม)?|โล|กก\.?)ละ/u.test(words)) return { kind: 'weight', value: 1000 };
  if (/(?:half a|½) ?kilo|ครึ่ง(?:กิโล(?!วัตต์)|โล)/iu.test(words)) return { kind: 'weight', value: 500 };
  for (const [pattern, kind, times] of UNITS) {
    const found = pattern.exec(words);
    if (found) return { kind, value: Number(found[1]) * times };
  }
  return undefined;
}

/**
 * Whether two prices are for one size.
 * @param ownSize what tells the size of ours where its price does not
 * @param card what is told of the other beside its price
 */
export function comparesSize(them: string, us: string, ownSize: string, card: string): 'same' | 'apart' {
  const theirs = sizeIn(them) ?? sizeIn(card);
  const ours = sizeIn(us) ?? (theirs ? sizeIn(ownSize) : undefined);
  if (theirs === undefined && ours === undefined) return 'same';
  // A size on one side alone leaves open what the other buys.
  if (theirs === undefined || ours === undefined) return 'apart';
  return theirs.kind === ours.kind && theirs.value === ours.value ? 'same' : 'apart';
}

const ONLY_AREA =
  /^[^\d]{0,16}\d[\d,.]*\s?(?:ตร\.?\s?(?:วา?|ม)\.?|ตาราง(?:วา|เมตร)|ไร่|sq\.? ?(?:ft|feet|m|metres?)|sqm|m2|acres?)(?![\p{L}\d])[^\d]{0,16}$/iu;
/** Whether words tell how much land or floor there is, and no sum beside it: '35 ตร.วา' is no price. */
export const isOnlyArea = (words: string): boolean => ONLY_AREA.test(words);
