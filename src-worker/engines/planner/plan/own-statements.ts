/** What the client says of itself that can be set against a rival: its statements, its prices one by one, what it sells. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { pointOf } from '../../../understanding/phrases/index.ts';
import { leansOnBefore } from '../../../understanding/phrases/inner.ts';
import { tellsWait } from '../../../understanding/phrases/waiting.ts';
import { piecesOf } from '../../../understanding/phrases/seams.ts';
import { lately } from '../../../understanding/remember.ts';
import type { Readings } from '../readings/index.ts';
import { isAmong, isCharged } from './claims.ts';
import type { Statement, Theirs } from './pairs.ts';
import { sumsIn } from './stand.ts';

/** Less than sure: the rival's words must speak of their price clearly. */
const OWN_PRICE = 0.5;
const PRICE = [{ point: 'price' as const, probability: OWN_PRICE }];

/** Where one price ends and the next thing begins: marks, what Thai calls by its name before its sum, a bracket. */
const PARTS =
  /[;\n]\s*|,\s+|(?<![ก-๛])\.\s+|\s+\/\s+|(?<=\))\s+|\s+(?=(?:ขั้นต่ำ|ค่า|มัดจำ|[ก-๛]{2,8}ละ)[ก-๛]*\s?\d)|\s+(?=(?:min(?:imum)?|moq)\b)/iu;
const partsOf = (text: string): string[] =>
  text
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}|\d/u.test(part));

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Words of every price. */
const ANY_PRICE =
  /^(?:from|starting|starts?|only|just|each|per|the|and|for|incl\w*|all|our|price|prices|บาท|เริ่ม|เริ่มต้น|ราคา|ละ|ต่อ|ขึ้นไป|ขึ้น|รวม|แค่|เพียง|usd|thb|gbp|eur|aed|aud|sgd)$/iu;
/** Without its sums: what it is for is told by the other words. */
const withoutSums = (text: string): string =>
  readQuantities(text)
    .filter(({ quantity }) => quantity.kind === 'money')
    .toReversed()
    .reduce((told, { figure }) => `${told.slice(0, figure.start)} ${told.slice(figure.end)}`, text);
/** What a price is for, by its words and sizes. */
const namesIn = lately(
  (text): ReadonlySet<string> =>
    new Set([
      // 'กล่องละ' of one and 'กล่องละ' of another are prices of one box.
      ...(text.match(/[ก-๛]{2,8}ละ(?=\s?\d)/gu) ?? []),
      ...[...segmenter.segment(withoutSums(text).toLowerCase())].flatMap(({ segment, isWordLike }) =>
        isWordLike === true &&
        !ANY_PRICE.test(segment) &&
        (/^\d{1,2}$/u.test(segment) || /\p{L}{2}/u.test(segment))
          ? [segment.replace(/(?<=\p{L}{3})s$/u, '')]
          : [],
      ),
    ]),
);
const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((word) => b.has(word)).length;

/** The one of several that shares most with other words; undefined where two do, or none. */
function nearest(parts: readonly string[], words: string): string | undefined {
  const names = namesIn(words);
  const [first, second] = parts
    .map((part) => ({ part, many: shared(namesIn(part), names) }))
    .toSorted((a, b) => b.many - a.many);
  return first && first.many > 0 && first.many > (second?.many ?? 0) ? first.part : undefined;
}

/** Prices of ours, where the answer tells several, each of one sum. */
const pricesIn = lately((answer): string[] => {
  const parts = partsOf(answer).filter((part) => sumsIn(part).length > 0);
  return partsOf(answer).length > 1 && parts.every((part) => sumsIn(part).length === 1) ? parts : [];
});

/**
 * The price of ours that a rival's stands beside: of several the one for what both name, '$120 callout' and '$165 callout'; else,
 * where theirs names nothing of ours, that of what is put first.
 */
export function ownPriceBeside({ words: theirs, name = '' }: Theirs, ours: Statement): Statement {
  const { hero = '' } = ours;
  const one =
    sumsIn(theirs).length === 0 || COMPARES.test(theirs)
      ? // That they are cheap or dear is said of no one thing: then ours is the price of what is put first.
        mainPrice(
          partsOf(ours.words).filter((part) => sumsIn(part).length > 0),
          hero,
        )
      : priceFor(pricesIn(ours.words), hero, theirs, name);
  return one === undefined ? ours : { ...ours, words: one, isOne: true };
}
const mainPrice = (parts: readonly string[], hero: string): string | undefined =>
  nearest(parts, hero) ?? parts[0];
function priceFor(parts: readonly string[], hero: string, theirs: string, name: string): string | undefined {
  if (parts.length === 1) return parts[0];
  // A rival that is called by what it sells: 'SnoreBox home test'. One word alone both may have by chance.
  const isNamed = parts.some((part) => shared(namesIn(part), namesIn(name)) > 1);
  const known = namesIn(hero);
  const isPlain = [...namesIn(theirs)].every((word) => known.has(word));
  return (
    nearest(parts, isNamed ? `${theirs} ${name}` : theirs) ?? (isPlain ? nearest(parts, hero) : undefined)
  );
}

/** By how much, and not what it costs: 'ถูกกว่าเรา 300', 'cheaper by £20'. */
const COMPARES = /\b(?:cheaper|dearer|less|more)\b|กว่า/iu;

/** Characters of what is sold that can be quoted beside a rival's words. */
const [LEAST_SOLD, MOST_SOLD] = [10, 70];

/** What can be set against a rival. */
export function ourStatements(r: Readings): Statement[] {
  const { startingPrice, productService, heroProduct } = r.answers;
  // What is free beside the product is not its price.
  const told = r.claims
    .filter(({ words }) => !isCharged(r, words) && !leansOnBefore(words))
    .map(({ words, chances }) => ({
      words,
      isAfter: isAmong(r.afterSales, words),
      isStrength: isAmong(r.strengths, words),
      chances: chances.filter(({ point }) => point !== 'price'),
    }));
  const sold = piecesOf(productService, 'product')
    .map(({ start, end }) => productService.slice(start, end))
    .filter((words) => words.length >= LEAST_SOLD && words.length <= MOST_SOLD)
    .map((words) => ({ words, isOffer: true, chances: [] }));
  // A wait of ours that is told on a rival's card is compared by its length alone.
  const beside = r.toldBeside.filter(({ words }) => tellsWait(words));
  if (startingPrice === '') return [...told, ...beside, ...sold];
  // 'No joining fee', 'ขั้นต่ำ 10,000 ใบ': told beside the price.
  const terms = partsOf(startingPrice)
    .filter((part) => sumsIn(part).length === 0 || (readQuantities(part).length === 1 && TERM.test(part)))
    .filter((part) => TERM.test(part) && part !== startingPrice)
    .map((words) => ({ words, chances: pointOf(words, 'strengths').chances }));
  return [
    ...told,
    ...beside,
    ...terms,
    {
      words: startingPrice,
      isPrice: true,
      chances: PRICE,
      ...(heroProduct === '' ? {} : { hero: heroProduct }),
    },
    ...sold,
  ];
}
/** What is not asked for, and the smallest order. */
const TERM = /^(?:no|without|free)\s\p{L}|^(?:min(?:imum)?|moq)\b|^(?:ไม่(?:มี|เก็บ|คิด)|ฟรี|ขั้นต่ำ)/iu;
