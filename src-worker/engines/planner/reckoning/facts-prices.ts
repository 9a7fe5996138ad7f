/** Prices beside the starting price, the least that is sold, and the size of a lot that a price is for. */
import { plain } from '../../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { readLeast } from '../../../understanding/figures/least.ts';
import { bundlesIn } from '../../../understanding/figures/packs.ts';
import { isPeriod, type Period } from '../../../understanding/answers/period.ts';
import type { PriceFact, ReckonedReadings } from './facts.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

const DOLLARS: ReadonlySet<string> = new Set(['AUD', 'CAD', 'HKD', 'NZD', 'SGD', 'TWD', 'BRL']);

/** A bare '$' is the dollar of the other answers, and a sum without a currency is in theirs. */
export function ofTheClient(currency: string, r: ReckonedReadings): string {
  const own = r.price.currency || r.budget.currency;
  return currency === '' || (currency === 'USD' && DOLLARS.has(own)) ? own || currency : currency;
}

/** 'Per shop per month', '/เดือน/สาขา': the time may stand behind what it is paid for. */
const BEHIND: readonly (readonly [Period, RegExp])[] = [
  ['month', /^[^\d,;.(]{0,16}?(?:(?:per|a|\/)\s?(?:month|mo)\b|(?:\/|ต่อ|ราย)\s?เดือน)/iu],
  ['week', /^[^\d,;.(]{0,16}?(?:(?:per|a|\/)\s?(?:week|wk)\b|(?:\/|ต่อ|ราย)\s?(?:สัปดาห์|อาทิตย์))/iu],
  ['year', /^[^\d,;.(]{0,16}?(?:(?:per|a|\/)\s?(?:year|yr)\b|(?:\/|ต่อ|ราย)\s?ปี)/iu],
  ['day', /^[^\d,;.(]{0,16}?(?:(?:per|a|\/)\s?(?:day|night)\b|(?:\/|ต่อ|ราย)\s?(?:วัน|คืน))/iu],
];

/** '$180 day, $650 week': the bare time right behind the sum. */
const BARE: readonly (readonly [Period, RegExp])[] = [
  ['day', /^\s(?:day|night|daily)(?![a-z])(?!\s(?:pass|ticket))/iu],
  ['week', /^\s(?:week|weekly)(?![a-z])/iu],
  ['month', /^\s(?:month|monthly)(?![a-z])/iu],
];

/** 'Average monthly gift is $22', 'รายเดือน 900'. */
const AHEAD: readonly (readonly [Period, RegExp])[] = [
  ['month', /(?<![a-z])monthly(?![a-z])|รายเดือน/iu],
  ['week', /(?<![a-z])weekly(?![a-z])|รายสัปดาห์/iu],
  ['year', /(?<![a-z])(?:yearly|annual)(?![a-z])|รายปี/iu],
];

/** Every sum of the price answer with the words before it: 'Day £24 / Weekend £40'. */
export function pricesOf(r: ReckonedReadings): (PriceFact & { label: string })[] {
  const answer = r.answers.startingPrice;
  const text = plain(answer);
  let from = 0;
  const found = readQuantities(answer).flatMap(({ quantity, span, per, perSpan, certainty }) => {
    const label =
      text
        .slice(from, span.start)
        .split(/[/,;()]/u)
        .at(-1)
        ?.trim() ?? '';
    const isPrice =
      quantity.kind === 'money' || (quantity.kind === 'count' && quantity.value === r.price.value);
    if (!isPrice || !(quantity.value > 0)) return [];
    from = Math.max(span.end, perSpan?.end ?? 0);
    const root = rootOf(r, 'startingPrice', answer.slice(span.start, from).trim());
    const currency = quantity.kind === 'money' ? ofTheClient(quantity.currency, r) : r.price.currency;
    const period =
      per ??
      BEHIND.find(([, pattern]) => pattern.test(text.slice(span.end)))?.[0] ??
      BARE.find(([, pattern]) => pattern.test(text.slice(span.end)))?.[0] ??
      AHEAD.find(([, pattern]) => pattern.test(label))?.[0];
    return [
      {
        figure: { value: quantity.value, root, certainty: Math.min(certainty, 0.8) },
        currency,
        unit: label,
        label,
        end: span.end,
        ...(period !== undefined && isPeriod(period) ? { per: period } : {}),
      },
    ];
  });
  return found.map(({ end, ...price }, i) => {
    // '£48 or $62 per month': the time is that of both.
    const next = found[i + 1];
    const per = OR.test(text.slice(end)) ? next?.per : undefined;
    return { ...(per === undefined ? {} : { per }), ...price };
  });
}
/** The same in another currency. */
const OR = /^\s*(?:or|หรือ|=|\/|\()\s*(?:about |ประมาณ )?\p{Sc}/u;

const LOT = /(?:\bfor|\/|per|ต่อ)\s*$/iu;

/** So many at least in one order, or a sum that none stays below; and so many that the price is for. */
export function quantitiesOf(
  r: ReckonedReadings,
  earned?: Figure,
): { minimum?: Figure; leastSum?: LeastSum; lot?: Figure } {
  const answer = r.answers.startingPrice;
  const text = plain(answer);
  const least = readLeast(answer, earned !== undefined);
  const figureOf = (value: number, words: string): Figure => ({
    value,
    root: rootOf(r, 'startingPrice', words),
    certainty: 0.8,
  });
  const lot = readQuantities(answer).find(
    ({ quantity, span }) =>
      quantity.kind === 'count' &&
      quantity.value > 1 &&
      quantity.value !== least?.value &&
      LOT.test(text.slice(0, span.start)),
  );
  const many = lot && 'value' in lot.quantity ? lot.quantity.value : undefined;
  return {
    ...(least?.kind === 'pieces' ? { minimum: figureOf(least.value, least.words) } : {}),
    ...(least?.kind === 'sum'
      ? {
          leastSum: {
            figure: figureOf(least.value, least.words),
            currency: ofTheClient(least.currency, r),
            isOfSold: (earned?.value ?? 0) > MOST_OF_BROKERS,
          },
        }
      : {}),
    ...(lot && many !== undefined
      ? { lot: figureOf(many, answer.slice(lot.span.start, lot.span.end).trim()) }
      : {}),
  };
}

export interface LeastSum {
  figure: Figure;
  currency: string;
  /** It bounds what is sold, of which the client earns a part; else what the client earns. */
  isOfSold: boolean;
}
/** Percent: whoever earns more of a sale asks for a sale of a size, and who earns less for a fee that pays the work. */
const MOST_OF_BROKERS = 10;

export interface BundleFact {
  count: Figure;
  sum: Figure;
  /** What it is called: 'pack', 'เซ็ต'; '' where no word says. */
  pack: string;
}

/** A lot at a price of its own beside the price of one. */
export function bundleOf(r: ReckonedReadings): BundleFact | undefined {
  const answer = r.answers.startingPrice;
  const one = r.price.value;
  if (one === undefined) return undefined;
  for (const { count, sum, pack, words } of bundlesIn(answer)) {
    // Cheaper together than one by one, and dearer than one.
    if (!(count > 1) || !(sum > one) || !(sum < one * count) || sum === one) continue;
    const root = rootOf(r, 'startingPrice', words);
    return {
      count: { value: count, root, certainty: 0.7 },
      sum: { value: sum, root, certainty: 0.7 },
      pack,
    };
  }
  return undefined;
}
