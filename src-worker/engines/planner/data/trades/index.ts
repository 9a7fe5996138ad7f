/** The trade of a client: by its sub-category's name, else by the words of what it sells, within its business type. */
import { PET_GOODS, PET_CARE } from './pets.ts';
import { APPAREL, TAILOR } from './fashion.ts';
import { EVENT, HOBBY } from './leisure.ts';
import { STAY } from './stays.ts';
import { HOME, HOME_SERVICE } from './homes.ts';
import { BUILDING, PROPERTY } from './property.ts';
import { ELECTRONICS, SOFTWARE } from './technology.ts';
import { FOOD, VENUE } from './food.ts';
import { SUPPLEMENT, BEAUTY } from './wellness.ts';
import { CLINIC, SALON } from './care.ts';
import { GYM, SPORT_GOODS } from './sport.ts';
import { VEHICLES, VEHICLE_CARE } from './vehicles.ts';
import { INDUSTRIAL, PACKAGING } from './industry.ts';
import { LOGISTICS } from './logistics.ts';
import { ADVICE, FINANCE } from './counsel.ts';
import { EDUCATION } from './learning.ts';
import { CEREMONY } from './occasions.ts';
import { OTHER } from './other.ts';
import type { TradeEntry } from './trade.ts';

export { tell, type Peak, type Trade } from './trade.ts';

/** In the order in which their words are looked for: what serves people first, then what sells them goods. */
export const TRADES: readonly TradeEntry[] = [
  PET_CARE,
  EVENT,
  VENUE,
  CLINIC,
  SALON,
  CEREMONY,
  GYM,
  VEHICLE_CARE,
  EDUCATION,
  STAY,
  HOME_SERVICE,
  BUILDING,
  SOFTWARE,
  INDUSTRIAL,
  PACKAGING,
  PROPERTY,
  FINANCE,
  ADVICE,
  LOGISTICS,
  OTHER,
  PET_GOODS,
  APPAREL,
  TAILOR,
  HOBBY,
  ELECTRONICS,
  FOOD,
  SUPPLEMENT,
  BEAUTY,
  HOME,
  SPORT_GOODS,
  VEHICLES,
];

/** 'Other' and no type at all: the words decide among all trades. */
const UNSAID: ReadonlySet<number> = new Set([0, 13]);

/** @param subType both names of the sub-category, or ''; @param words what is sold, in the client's words */
export function tradeOf(typeId: number, subType: string, words: string): TradeEntry {
  const own = TRADES.filter(({ types }) => types.includes(typeId));
  const byWords = (list: readonly TradeEntry[], text: string): TradeEntry | undefined =>
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
