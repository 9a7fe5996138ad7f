/**
 * What a client's rules say of telling its prices: none at all ('No prices in ads'), not this one ('ห้ามโชว์ราคา 385'), no other than this
 * one ('never show a price other than RRP $39'). That nobody is to be undercut is no such rule.
 */
import type { Rule } from '../../../src/shared/domain/rules.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { sayingAt } from './rule-sayings.ts';

const PRICE = /\bprices?\b|\bpricing\b|\bwhat (?:it|we) costs?\b|ราคา/iu;
/** A rule on how low it is, on tax, or on how it is quoted. */
const OTHER =
  /\b(?:compet\w+|match\w*|undercut\w*|cut(?:ting)?|lower\w*|reduc\w+|discount\w*|slash\w*|rais\w+|war|cheap\w*|lowest|best|negotiat\w+|haggl\w+|always|incl\w*|excl\w*|vat|tax|gst|gouging)\b|(?:ลด|แข่ง|ตัด|ต่อ|เทียบ|ดัมพ์|ขึ้น|สู้|ขาย(?:ต่ำ|ตัด))ราคา|ราคา(?:ถูก|ต่ำ|ดี|รวม|ไม่รวม)|ถูกที่สุด|แข่งเรื่องราคา/iu;
/** What is told of prices all the same. */
const TELLS =
  /\b(?:show\w*|say|saying|state|mention\w*|print\w*|publish\w*|post\w*|put|list\w*|quot\w+|name|advertis\w+|display\w*|reveal\w*|give|giving|see|seen|visible|public\w*|in (?:the )?ads?|on (?:the )?(?:ads?|posts?|page|site|website|facebook|instagram))\b|ลงราคา|บอกราคา|โชว์ราคา|ใส่ราคา|แจ้งราคา|โพสต์ราคา|พูดราคา|เปิดเผย|ในแอด|ในโฆษณา|ในโพสต์/iu;
/** No other than what follows. */
const EXCEPT =
  /\b(?:other than|except(?: for)?|apart from|but(?: only)?|besides|only)\b|นอกจาก|ยกเว้น|เว้นแต่|ได้แต่|ได้เฉพาะ|เฉพาะ/iu;

/** Whether a rule is on what is told of prices; what is to be told beside one forbids none: 'ราคาต้องบอกว่ายังไม่รวมรั้ว'. */
const isOnTelling = (quote: string): boolean =>
  PRICE.test(quote) && sayingAt(quote) === undefined && (TELLS.test(quote) || !OTHER.test(quote));

const figuresIn = (text: string): number[] =>
  readQuantities(text).flatMap(({ quantity }) =>
    (quantity.kind === 'money' || quantity.kind === 'count') && 'value' in quantity ? [quantity.value] : [],
  );

/** Whether rules let these words on a price be told to buyers. */
export function mayTellPrice(rules: readonly Rule[], words: string): boolean {
  const told = figuresIn(words);
  return rules.every(({ quote }) => {
    if (!isOnTelling(quote)) return true;
    const named = figuresIn(quote);
    const except = EXCEPT.exec(quote);
    if (except !== null) {
      const allowed = figuresIn(quote.slice(except.index));
      return allowed.length > 0 && told.length > 0 && told.every((figure) => allowed.includes(figure));
    }
    return named.length > 0 && !told.some((figure) => named.includes(figure));
  });
}

/** Whether rules keep every price from buyers. */
export const forbidsPrices = (rules: readonly Rule[]): boolean =>
  rules.some(({ quote }) => isOnTelling(quote) && figuresIn(quote).length === 0);
