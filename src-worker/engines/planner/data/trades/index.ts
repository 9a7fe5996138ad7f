/** The trade of an offer: the one whose condition it meets. Where none is met, the general trade stands. */
import type { Offer } from '../../../../understanding/offer/offer.ts';
import { holds } from '../conditions.ts';
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
import { GENERAL } from './general.ts';
import { tell, type Trade, type TradeEntry } from './trade.ts';

export type { Peak, Trade } from './trade.ts';

export { GENERAL } from './general.ts';

/** What serves people first, then what sells them goods. */
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

/** The trade whose condition the offer meets; else the general one. */
export const tradeOf = (offer: Offer): TradeEntry => TRADES.find(({ when }) => holds(when, offer)) ?? GENERAL;

/** The trade of an offer as its client is told of it. */
export const tradeFor = (offer: Offer): Trade => tell(tradeOf(offer), GENERAL, offer);
