/** The price as the client tells it, in the room that a page has: with what is asked beside it, and without what the client counts for itself. */
import { sumsInSign } from '../../../understanding/answers/price-words.ts';
import { inCurrency, priceWords } from '../plan/claims.ts';
import type { Plan } from '../plan/index.ts';
import { whole } from '../plan/whole.ts';

/** What the client earns or counts for itself is no price. */
const OWN_ACCOUNT =
  /\b(?:margins?|profit|costs? us|average|avg|usual(?:ly)?|we (?:make|keep))\b|กำไร|ต้นทุน|มาร์จิ้?น|เฉลี่ย/iu;
/** A sentence of a price, and a part of one; 'incl. shipping' ends none. */
const [PRICE_SENTENCE, PRICE_PART] = [
  /(?<=\d|[\p{L}\p{M})]{3}(?<!\bincl|\bexcl|\bmin|\bmax|\bapprox))\.\s+|;\s+|\n/u,
  /,\s+/u,
];
/** The price with what is asked beside it, as much as there is room for: 'Rs 900 per night, large dogs 1,100, daycare 450'. */
export function priceTold(plan: Plan, most: number): string {
  const told = toldWithin(plan, most);
  const [sign = ''] = plan.f.money(1, plan.r.price.currency).split('1');
  const signed = plan.f.language === 'en' && plan.r.price.currency !== '' ? sumsInSign(told, sign) : told;
  return signed.length <= most ? signed : told;
}
function toldWithin({ f, r }: Plan, most: number): string {
  const price = r.answers.startingPrice;
  const all = whole(inCurrency(price, r.price, f), most);
  if (all !== '') return all;
  const first = price.split(PRICE_SENTENCE).find((part) => !OWN_ACCOUNT.test(part)) ?? '';
  const parts = first.split(PRICE_PART);
  const told = parts
    .map((_, at) => whole(inCurrency(parts.slice(0, parts.length - at).join(', '), r.price, f), most))
    .find((words) => words !== '' && /\d/u.test(words));
  return told ?? whole(priceWords(r, f) ?? '', most);
}
