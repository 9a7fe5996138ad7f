/** Of several prices the one of the thing that the client puts first: 'session 58, running study 95' beside 'Running study'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { adverbIn } from '../../../src/shared/reading/time-units.ts';
import { valueIn } from './price-asides.ts';

/** Between what is told of one price and of the next; the comma of '1,400' is none. */
const PART = /[,;|\n](?!\d{3}(?!\d))|\s\/\s|\.\s|(?<=\d)\/(?=[a-zก-๛]{2,12}\s\d)/gu;
/** What one of it is, right behind a sum: 'ต่อเครื่อง', '/head'. */
const EACH_BEHIND = /^(?:\s?(?:บาท|baht))?(?:\s?(?:ต่อ\s?[ก-๛]+|\/\s?[\p{L}]+))*/u;
/** Words that name nothing: times, sizes and ways to count tell no product from another. */
const EMPTY =
  /^(?:\d+|days?|nights?|weeks?|weekends?|weekdays?|months?|years?|hours?|hrs?|mins?|minutes?|plans?|packs?|packages?|persons?|people|pax|guests?|adults?|heads?|rooms?|house|service|season|basic|usual|up|abt|foot|ft|feet|met(?:re|er)s?|left|wk|mo|yr|pp|วัน|คืน|เดือน|ปี|ชั่วโมง|นาที|ครั้ง|คน|ท่าน|ห้อง|ขวด|กล่อง|ลิตร|กรัม|กก|ปอนด์|เล่ม|ใบ|ชิ้น|ตัว|ชุด|แพ็ก|แพ็ค|คอร์ส|รุ่น|บริการ|กลางวัน|กลางคืน|ราย|from|for|the|and|with|incl|including|per|each|only|just|about|around|our|all|one|of|or|is|at|in|on|a|an|to|plus|starts?|starting|บาท|ละ|ต่อ|เริ่ม|เริ่มต้น|ราคา|และ|กับ|รวม|แค่|เพียง|ที่|ของ|ขึ้น|ขึ้นไป|ส่ง|ฟรี|มี|ได้|แบบ)$/u;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** '3x6', '10 × 10': a size by its sides is a name. */
const SIDES = /(?<![\d.])(?<long>\d+(?:\.\d+)?) ?[x×] ?(?<wide>\d+(?:\.\d+)?)(?![\d.])/giu;
/** The words that name a thing, each in one form, without the numbers of its size but for its sides. */
const wordsOf = (text: string): readonly string[] => [
  ...[...text.matchAll(SIDES)].map(({ groups }) => `${groups?.['long'] ?? ''}x${groups?.['wide'] ?? ''}`),
  ...[...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike === true && !EMPTY.test(segment) && /\p{L}{2}/u.test(segment)
      ? [segment.replace(/(?<=\p{L}{3})s$/u, '')]
      : [],
  ),
];

interface Part {
  start: number;
  end: number;
}
function partsOf(text: string): Part[] {
  const ends = [...text.matchAll(PART)].map(({ index, 0: mark }) => ({
    end: index,
    next: index + mark.length,
  }));
  return [...ends, { end: text.length, next: 0 }].map(({ end }, index) => ({
    start: ends[index - 1]?.next ?? 0,
    end,
  }));
}

/** What is told of each sum of a part: of several the words before it, or behind it where the part begins with a sum. */
function toldOf(text: string, { start, end }: Part, sums: readonly Reading[]): readonly string[] {
  const [only] = sums;
  if (only !== undefined && sums.length === 1) {
    const { figure } = only;
    return [`${text.slice(start, figure.start)} ${text.slice(figure.end, end)}`];
  }
  const gaps = sums.map(({ figure }, index) => {
    const until = sums[index + 1]?.figure.start ?? end;
    return text.slice(figure.end, until).replace(EACH_BEHIND, ' ');
  });
  const ahead = text.slice(start, sums[0]?.figure.start);
  const isBehind = wordsOf(ahead).length === 0 && wordsOf(gaps.at(-1) ?? '').length > 0;
  return isBehind
    ? gaps
    : sums.map((_sum, index) =>
        index === sums.length - 1
          ? `${gaps[index - 1] ?? ahead} ${gaps[index] ?? ''}`
          : (gaps[index - 1] ?? ahead),
      );
}

/** So much of what a price is told of must be the hero's, where one word alone is. */
const LEAST_SHARE = 0.6;
/** From here on a number that counts something by name may be a sum in an answer on prices: '24,000 full legs'. */
const LEAST_SUM = 50;
const isMoney = ({ quantity }: Reading): boolean => quantity.kind === 'money';
const isSum = (one: Reading): boolean =>
  isMoney(one) ||
  (one.quantity.kind === 'count' &&
    one.quantity.value >= LEAST_SUM &&
    (one.quantity.unit === '' || one.each !== undefined || one.per !== undefined));
/** Of a part the figures that are money; without any those that count nothing, else the largest. */
function sumsIn(part: Part, figures: readonly Reading[]): readonly Reading[] {
  const own = figures.filter(({ figure }) => figure.start >= part.start && figure.end <= part.end);
  const named = own.filter(isMoney);
  if (named.length > 0) return named;
  // 'ชุด 20 แผ่น': a classifier counts, and what is said behind a sum is a name.
  const large = own.filter(
    ({ quantity }) =>
      quantity.kind === 'count' && quantity.value >= LEAST_SUM && !/[ก-๛]/u.test(quantity.unit),
  );
  const bare = large.filter(isSum);
  return bare.length > 0 ? bare : large.toSorted((a, b) => valueIn(b) - valueIn(a)).slice(0, 1);
}

/**
 * The price of the hero product among all that an answer names; undefined where its words tell none apart.
 * @param figures sums of the answer, in order: what may be none of its prices left out
 */
export function priceOfHero(answer: string, hero: string, figures: readonly Reading[]): Reading | undefined {
  const name = plain(hero);
  const wanted = new Set(wordsOf(name));
  const text = plain(answer);
  const told = partsOf(text).flatMap((part) => {
    const sums = sumsIn(part, figures);
    const words = sums.length === 0 ? [] : toldOf(text, part, sums);
    return sums.map((sum, index) => ({ sum, words: new Set(wordsOf(words[index] ?? '')) }));
  });
  if (told.length < 2) return undefined;
  // 'Annual plan' beside '£5.99/month or £39 year'.
  const time = adverbIn(name);
  const [timed, ...others] = told.filter(({ sum }) => time !== undefined && sum.per === time);
  if (timed && others.length === 0) return timed.sum;
  // '€135 kit, reeds 90': a first sum that names nothing is that of what is sold.
  if (told[0]?.words.size === 0) return undefined;
  const own = new Set(readQuantities(hero).map(valueIn));
  const [same, ...more] = told.filter(({ sum }) => isSum(sum) && own.has(valueIn(sum)));
  if (same && more.length === 0) return same.sum;
  const [best, next] = told
    .map(({ sum, words }) => {
      const common = [...words].filter((word) => wanted.has(word)).length;
      return { sum, common, share: words.size === 0 ? 0 : common / words.size };
    })
    .toSorted((a, b) => b.common - a.common || b.share - a.share);
  // 'Garden walls £210' is none of 'grant walls'.
  if (!best || !next || best.common === 0 || (best.common < 2 && best.share < LEAST_SHARE)) return undefined;
  return best.common > next.common || best.share > next.share ? best.sum : undefined;
}
