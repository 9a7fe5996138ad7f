/** Sizes that name what is sold: 'the 12 km', '500 ml bottles', 'ห้อง 24 ตร.ม.'. Beside what is counted they are no goal, and no figure of today. */
import type { Figure } from './roles.ts';

/** Behind the figure. Weights and volumes in which things are sold whole ('3 tons') are goals. */
const SIZE =
  /^\s?(?:(?:km|kms|kilomet(?:er|re)s?|m2|m²|sq\.? ?(?:m|ft|met(?:er|re)s?|feet)|sqm|sqft|square (?:met(?:er|re)s?|feet)|cm|mm|inch(?:es)?|ft|feet|foot|miles?|kwp?|kva|hp|watts?|ml|cc|cl|oz|grams?|g|gb|tb|volts?)(?![\p{L}\p{M}\d])|(?:กม\.?|กิโลเมตร|เมตร|ตร\.?\s?[มว]\.?|ตาราง(?:เมตร|วา)|ซม\.?|มม\.?|นิ้ว|ฟุต|ไมล์|กิโลวัตต์|วัตต์|แรงม้า|มล\.?|มิลลิลิตร|ซีซี|กรัม|ออนซ์)(?![ก-๛]))/iu;

/** So many of them are sold, and name nothing: 'Sell 1.2 million sq ft'. */
const LARGEST = 5000;
const sizeBehind = (answer: string, { reading: { quantity, figure } }: Figure): string | undefined =>
  quantity.kind === 'count' && quantity.value < LARGEST
    ? SIZE.exec(answer.slice(figure.end))?.[0]
    : undefined;

/** Without the sizes, where something else is counted, or a number follows one: '12 km 800 ใบ'. */
export function withoutSizes(answer: string, figures: readonly Figure[]): readonly Figure[] {
  const others = figures.filter((figure) => sizeBehind(answer, figure) === undefined);
  const isFollowed = figures.some((figure) => {
    const size = sizeBehind(answer, figure);
    return size !== undefined && /^\s*\p{Nd}/u.test(answer.slice(figure.reading.figure.end + size.length));
  });
  return isFollowed || others.some(({ reading: { quantity } }) => quantity.kind === 'count')
    ? others
    : figures;
}
