/** What the client says of itself that can be set against a rival: its statements, its prices one by one, what it sells. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { pointOf } from '../../../understanding/phrases/index.ts';
import { leansOnBefore } from '../../../understanding/phrases/inner.ts';
import { tellsWait } from '../../../understanding/phrases/waiting.ts';
import { namesIn, tellsTerm } from '../../../understanding/figures/price-names.ts';
import { sharesAsked } from '../../../understanding/phrases/alike.ts';
import { piecesOf } from '../../../understanding/phrases/seams.ts';
import { lately } from '../../../understanding/remember.ts';
import type { Readings } from '../readings/index.ts';
import { unique } from '../../../understanding/text.ts';
import { measureIn, periodsIn } from '../../../understanding/figures/priced-for.ts';
import { breaksPromise, isAmong, isCharged } from './claims.ts';
import type { Statement, Theirs } from './pairs/meeting.ts';
import { sumsIn } from './stand.ts';
import { isTheirPrice } from './their-price.ts';
import { tellsDifference } from '../../../understanding/figures/no-price.ts';

/** Less than sure: the rival's words must speak of their price clearly. */
const OWN_PRICE = 0.5;
const PRICE = [{ point: 'price' as const, probability: OWN_PRICE }];

/** Where one price ends and the next thing begins: marks, what Thai calls by its name before its sum, a bracket. */
const PARTS =
  /[;\n]\s*|,\s+|(?<![ก-๛])\.\s+|\s+\/{1,2}\s+|(?<=\))\s+|\s+(?=(?:ขั้นต่ำ|ค่า|มัดจำ|[ก-๛]{2,16}ละ)[ก-๛]*\s?\d)|\s+(?=(?:min(?:imum)?|moq)\b)/iu;
const partsOf = (text: string): string[] =>
  text
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}|\d/u.test(part));

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

/** What comes on top of a price, or is paid before it: 'ตามบรีฟบวก 200', 'ส่งนอกเมือง 80'. */
const ON_TOP = /บวก|เพิ่ม|นอก(?:เมือง|เขต|พื้นที่)|ค่าส่ง|มัดจำ|\b(?:extra|plus|surcharge|deposit|delivery)\b/iu;
const isOwnPrice = (part: string): boolean =>
  sumsIn(part).length > 0 && !ON_TOP.test(part) && isTheirPrice(part);

/** Prices of ours, where the answer tells several, each of one sum. */
const pricesIn = lately((answer): string[] => {
  const parts = partsOf(answer).filter(isOwnPrice);
  return partsOf(answer).length > 1 && parts.every((part) => sumsIn(part).length === 1) ? parts : [];
});

/** The time or the measure that a price is for: a week, a kilo. */
const basisOf = (words: string): string[] => [...periodsIn(words), measureIn(words) ?? ''].filter(Boolean);
/** Of several sums of ours the only one for the same time or measure: 'term $62 per week' beside '$75 a week'. */
function sumForSame(answer: string, theirs: string): string | undefined {
  const basis = basisOf(theirs);
  if (basis.length === 0 || sumsIn(answer).length < 2) return undefined;
  const [only, ...more] = partsOf(answer)
    .flatMap((part) => part.split(/\s*[()]\s*|\s+(?:or|หรือ)\s+/u))
    .filter((part) => sumsIn(part).length === 1 && basisOf(part).some((one) => basis.includes(one)));
  return more.length === 0 ? only : undefined;
}

/**
 * The price of ours that a rival's stands beside: of several the one for what both name, '$120 callout' and '$165 callout'; else,
 * where theirs names nothing of ours, that of what is put first.
 */
export function ownPriceBeside({ words: theirs, name = '' }: Theirs, ours: Statement): Statement {
  const { hero = '' } = ours;
  if (sharesAsked(theirs, ours.words)) return ours;
  const one =
    sumForSame(ours.words, theirs) ??
    (sumsIn(theirs).length === 0 || tellsDifference(theirs)
      ? // That they are cheap or dear is said of no one thing: then ours is the price of what is put first.
        mainPrice(partsOf(ours.words).filter(isOwnPrice), hero)
      : priceFor(ours.words, hero, theirs, name));
  if (one === undefined) return ours;
  const isNamed = shared(namesIn(one), namesIn(theirs)) > 0;
  return { ...ours, words: one, isOne: true, ...(isNamed ? { isNamed } : {}) };
}
/** The sum that stands first and names nothing, before others that do: '$545, rescue day 165'. */
const firstOfAll = ([first, ...others]: readonly string[]): string | undefined =>
  first !== undefined && namesIn(first).size === 0 && others.every((part) => namesIn(part).size > 0)
    ? first
    : undefined;
const mainPrice = (parts: readonly string[], hero: string): string | undefined =>
  nearest(parts, hero) ?? parts[0];
function priceFor(answer: string, hero: string, theirs: string, name: string): string | undefined {
  const parts = pricesIn(answer);
  const [only] = parts;
  // What stands first is the price; what comes later may be a renewal or an extra.
  if (parts.length === 1) return only !== undefined && answer.startsWith(only) ? only : undefined;
  // A rival that is called by what it sells: 'SnoreBox home test'. One word alone both may have by chance.
  const isNamed = parts.some((part) => shared(namesIn(part), namesIn(name)) > 1);
  const known = namesIn(hero);
  const isPlain = [...namesIn(theirs)].every((word) => known.has(word));
  return (
    nearest(parts, isNamed ? `${theirs} ${name}` : theirs) ??
    (isPlain ? (nearest(parts, hero) ?? firstOfAll(parts)) : undefined)
  );
}

/** What is told of others is no statement of ours. */
const OF_OTHERS =
  /^(?:(?:the )?others?|most (?:places|firms|shops)|they|rivals?|competitors?)\b|^(?:ที่อื่น|เจ้าอื่น|ร้านอื่น|คู่แข่ง)/iu;

/** Characters of what is sold that can be quoted beside a rival's words. */
const [LEAST_SOLD, MOST_SOLD] = [10, 70];

/** A share of what comes in is the price. */
const SHARE = /\d\s?%/u;
const LEAST_ASKED = /\bmin(?:imum)?\b|ขั้นต่ำ/iu;

/** What can be set against a rival. */
export function ourStatements(r: Readings): Statement[] {
  const { answers } = r;
  const { startingPrice, productService, heroProduct } = answers;
  // What is free beside the product is not its price.
  const told = r.claims
    .filter(
      ({ words }) =>
        !isCharged(r, words) && !leansOnBefore(words) && !OF_OTHERS.test(words) && !breaksPromise(r, words),
    )
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
  // What is said everywhere is said of ourselves: 'screws to your drawing in 3 weeks'.
  const message = unique([answers.keyMessage, ...partsOf(answers.keyMessage)])
    .filter((words) => words.length >= LEAST_SOLD && words.length <= MOST_SOLD)
    .filter((words) => told.every((one) => one.words !== words))
    .map((words) => ({
      words,
      isStrength: true,
      isMessage: true,
      chances: pointOf(words, 'strengths').chances,
    }));
  // A wait of ours that is told on a rival's card is compared by its length alone.
  const beside = r.toldBeside.filter(({ words }) => tellsWait(words));
  if (startingPrice === '') return [...told, ...message, ...beside, ...sold];
  // 'No joining fee', 'ขั้นต่ำ 10,000 ใบ': told beside the price.
  const terms = partsOf(startingPrice)
    .filter((part) => sumsIn(part).length === 0 || (readQuantities(part).length === 1 && tellsTerm(part)))
    .filter((part) => tellsTerm(part) && part !== startingPrice)
    // Where a share is asked, the least is of that share, and no smallest order: '3% ขั้นต่ำ 60,000'.
    .filter((part) => !(SHARE.test(startingPrice) && LEAST_ASKED.test(part)))
    .map((words) => ({ words, chances: pointOf(words, 'strengths').chances }));
  return [
    ...told,
    ...message,
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
