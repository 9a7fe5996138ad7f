/** Whether words can be an answer of a field at all: a sum in a price, an address on a website, somebody in an audience. */
import { readAddresses } from '../../../src/shared/reading/addresses.ts';
import { isNoAnswer } from '../../../src/shared/reading/doubt.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { ACCOUNTS, FIGURES } from './tags.ts';

/** What is measured, and no age: '26-40 ft'. */
export const OF_THINGS =
  /^[\s-]?(?:ft|feet|foot|kg|km|cm|mm?|sqm|acres?|hectares?|rooms?|beds?|min(?:utes)?|hours?|days?|seats?|covers?|pax|pcs|bags?|boxes|%|ไร่|ห้อง|เตียง|กก\.?|กิโล|โล|เมตร|นาที|ชั่วโมง|วัน|ที่นั่ง|บาท|฿)(?![\p{L}\p{M}])/iu;

/** A price or a budget without a currency is not less: what is less counts something else. */
const LEAST_FIGURE = { price: 5, budget: 20 };

/** A telephone's number, a day. */
const NO_SUM =
  /(?<!\d)(?:0\d{1,2}[-\s]\d{3,4}[-\s]?\d{3,4}|\d{3}[-\s]0\d{3}|\d{4}[/-]\d{1,2}[/-]\d{1,2}|\d{1,2}[/-]\d{1,2}[/-]\d{4})(?!\d)/gu;

/** A shop on TikTok has an account of TikTok. */
const isOn = (tag: string, network: string): boolean => tag.startsWith(network);

/** Whether words can be an answer of the field at all. */
export function mayBe(tag: string, words: string): boolean {
  if (isNoAnswer(words) || words.includes(' | ')) return false;
  if (FIGURES.has(tag)) {
    const plain = words.replaceAll(NO_SUM, ' ');
    return readQuantities(plain).some(
      ({ quantity, figure }) =>
        quantity.kind === 'money' ||
        (quantity.kind === 'count' &&
          quantity.value >= (tag === 'budget' ? LEAST_FIGURE.budget : LEAST_FIGURE.price) &&
          !OF_THINGS.test(plain.slice(figure.end))),
    );
  }
  if (tag === 'website') return readAddresses(words).length > 0;
  if (ACCOUNTS.has(tag))
    return (
      /\p{L}{2}/u.test(words) &&
      !readQuantities(words).some(({ quantity }) => quantity.kind === 'money') &&
      readAddresses(words).every(
        ({ kind, network }) => kind !== 'mail' && (network === undefined || isOn(tag, network)),
      )
    );
  return /\p{L}/u.test(words) && !(tag === 'audience' && ANYBODY.test(words));
}

/** Said of everybody who buys anything. */
const ANYBODY =
  /^(?:(?:our|the|my|all|most|these|those) )*(?:people|persons?|customers?|clients?|buyers?|guests?|folks?|users?|everyone|everybody|anyone|they|คน|ลูกค้า|ผู้คน|ผู้ซื้อ|พวกเขา|ทุกคน)(?:ทั่วไป)?$/iu;
