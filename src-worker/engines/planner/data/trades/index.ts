/** The trade of a client: by its sub-category's name, else by the words of what it sells, within its business type. */
import { BUSINESS } from './business.ts';
import { HOME_GOODS } from './goods-home.ts';
import { GOODS } from './goods.ts';
import { MORE_SERVICES } from './services-more.ts';
import { SERVICES } from './services.ts';
import type { Trade } from './trade.ts';

export type { Peak, Trade } from './trade.ts';

export const TRADES: readonly Trade[] = [...SERVICES, ...MORE_SERVICES, ...BUSINESS, ...GOODS, ...HOME_GOODS];
const OTHER = TRADES.find(({ id }) => id === 'other')!;

/** 'Other' and no type at all: the words decide among all trades. */
const UNSAID: ReadonlySet<number> = new Set([0, 13]);

/** @param subType both names of the sub-category, or ''; @param words what is sold, in the client's words */
export function tradeOf(typeId: number, subType: string, words: string): Trade {
  const own = TRADES.filter(({ types }) => types.includes(typeId));
  const byWords = (list: readonly Trade[], text: string): Trade | undefined =>
    text === '' ? undefined : list.find(({ pattern }) => pattern?.test(text) === true);
  const plain = own.find(({ pattern }) => pattern === undefined);
  if (subType !== '') {
    const named = byWords(own, subType);
    if (named) return named;
    // A sub-category that no pattern names is the type's own trade: coffee sold in two cafés is no restaurant.
    if (!UNSAID.has(typeId) && plain) return plain;
  }
  return byWords(own, words) ?? (UNSAID.has(typeId) ? byWords(TRADES, words) : undefined) ?? plain ?? OTHER;
}
