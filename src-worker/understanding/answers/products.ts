/** What is sold, by its names: the things of the product answer, and the one that the campaign leads with. */
import { withoutHedge } from '../phrases/inner.ts';
import { offerPhrases } from '../phrases/offer.ts';
import type { Claim } from '../phrases/index.ts';
import { apartAtCommas, isSurelySoldThing, withSharedHead } from '../phrases/sold.ts';
import { unique } from '../text.ts';

export interface ProductsReading {
  /** Without articles, in the client's words. */
  names: string[];
  /** What belongs to them and is not bought alone. */
  features: string[];
  /** For whom or for what they are, without 'for'; '' where nobody says so. */
  use: string;
  notSold: string[];
  /** Reasons to choose them that stand beside them. */
  claims: Claim[];
}

/** Products that a plan can speak of. */
const MOST = 8;

/** 'We fly hawks over factories and ports so the gulls stop coming': a story of what is done, and no list of what is sold. */
const STORY =
  /(?:^|(?<=[.!?]\s))(?:we|i)\s[^.!?]*\s(?:so (?:that )?(?:the|your|you|they|it|no)|because|until|before (?:they|it|you))\s[^.!?]*(?:[.!?]|$)/giu;
/** When or how often, and nothing that is bought: 'two or three mornings a week', 'year round'. */
const WHEN =
  /^(?:[\p{L}\d]+(?: (?:or|to) [\p{L}\d]+)? )?(?:mornings?|afternoons?|evenings?|nights?|days?|times?|hours?|visits?) (?:a|per|each) (?:day|week|month|year)$|^(?:all )?year[- ]?round$|^(?:every|each) (?:day|week|weekend|month|morning|evening|night)$|^(?:ทุกวัน|ทั้งปี|ตลอดปี|ทุกสัปดาห์|ทุกเดือน)$/iu;
/** What is done to each thing of a row is said once: 'Re-upholster armchairs, wingbacks, pub seating'. */
const DONE_TO =
  /^(?<deed>(?:we )?(?:re-?upholster|re-?cover|re-?string|re-?frame|re-?bind|refurbish|repair|fix|mend|restore|service|sharpen|tune|frame|bind|clean|dry-?clean|re-?tile|re-?roof|hire out|rent out))\s+(?<thing>\p{L}[\p{L}' -]*)$/iu;
/** Words of a thing of the row, and a deed of its own. */
const [MOST_OF_ROW, OWN_DEED] = [3, /^(?:\p{L}+ing\s|re-|we\b)/iu];
/** Each with what is done to it: nobody sells a wingback who covers them anew. */
function withDeed(names: readonly string[]): string[] {
  const [first = '', ...rest] = names;
  const deed = DONE_TO.exec(first)?.groups?.['deed']?.replace(/^we /iu, '');
  return deed === undefined
    ? [...names]
    : [
        first,
        ...rest.map((name) =>
          OWN_DEED.test(name) || name.split(/\s+/u).length > MOST_OF_ROW ? name : `${deed} ${name}`,
        ),
      ];
}

/** Words of a sentence that tells more than a name. */
const LONG = 10;

/** Who sells leads no name: 'Northgate 24/7 offers gym'. */
const SELLER =
  /^\s*(?:\p{Lu}[^\s,.;:]*)(?:\s[\p{Lu}\d&][^\s,.;:]*){0,4}\s(?:(?:offers|provides|sells|supplies)\s(?:an?\s|the\s)?|(?:makes|runs)\s(?:an?|the)\s)/u;

/** Whom or what all of a list is for, before its colon: 'Dogs and cats: wellness, surgery, dental with x-rays'. */
const FOR_WHOM =
  /^(?<whom>(?:for\s)?(?:(?:\p{L}+\s)?(?:dogs?|cats?|pets?|horses?|rabbits?|birds?|cattle|goats?|kids|children|adults?|women|men|seniors|babies|teens|families|couples|businesses|companies|homes|offices)(?:\s?(?:,|and|&|\+|or|\/)\s?(?=\p{L})|(?=:))){1,3}):\s+(?<list>.+)$/iu;
/** What stands over a list and names nothing itself: 'Our services: plumbing, heating, gas', 'Bakery: sourdough, cakes'. */
const HEADING =
  /^\s*(?:(?:our|the|my|all|main|other|core) ){0,2}(?:best ?sellers?|menu|services?|products?|offers?|offering|packages?|plans?|range|options?|items?|specialt(?:y|ies)|treatments?|courses?|classes|tours?|bakery|caf[eé]|restaurant|shop|store|kitchen|studio|clinic|salon|workshop|farm)\s?:\s+(?=[^,.:]+,)/iu;
/** Of a kind and its members only the kind is a name: 'Island trips: 2D1N, day trip, private boat'. */
const KIND_AND_LIST = /^(?!(?:we (?:sell|offer|do)|main|other)\s?:)(?<kind>[^:,]{3,40}):\s+[^,]+,.+$/iu;
/** Each thing of a list behind a colon; where the colon follows a kind, the kind alone. */
function behindTheColon(name: string): string[] {
  const list = FOR_WHOM.exec(name)?.groups?.['list'];
  if (list !== undefined) return list.split(/,\s+(?:and\s+)?/iu).filter((each) => each.length > 2);
  return [KIND_AND_LIST.exec(name)?.groups?.['kind'] ?? name];
}

export function readProducts(told: string): ProductsReading {
  const answer = told
    .replace(SELLER, '')
    .replace(HEADING, '')
    .replaceAll(STORY, (sentence) => (sentence.trim().split(/\s+/u).length > LONG ? ' ' : sentence));
  const { items, features, use, notSold, claims } = offerPhrases(answer, 'product');
  const named = withSharedHead(
    answer,
    items.filter((name) => !WHEN.test(name)),
  );
  const [first = ''] = named;
  const sold = named
    .filter((name) => isSurelySoldThing(answer, name, first))
    .flatMap(apartAtCommas)
    .flatMap(behindTheColon);
  return {
    names: unique(withDeed(sold)).slice(0, MOST),
    features,
    use,
    notSold,
    claims,
  };
}

/** Characters of a hero product's answer that is a name as it stands. */
const WHOLE = 44;

/** A price that stands behind a name is told as a price: 'Ram seal kit £38', 'โรตารี่ 1.8 เมตร ราคา 48,500'. */
const PRICED =
  /^(?<name>.*?\S)\s*(?:[-–—=@:,(]\s*)?(?:\b(?:from|at|for|only)\s+|ราคา\s?|เริ่ม(?:ต้น)?(?:ที่)?\s?)?(?:(?:[£€$฿₹]|(?:US|A|C|S|NZ|HK)\$|AED|KES|Rs\.?|RM)\s?\d[\d,.]*k?(?:\s?(?:\/|a|per)\s?\p{L}+)?|(?<![\d.,])\d[\d,.]*\s?(?:บาท|baht|THB)|(?<=ราคา\s?)\d[\d,.]*)\)?$/iu;
/**
 * Of a price by the piece the name goes on ('กองทุนเครื่องละ 18,000 บาท'), and of one that says which of them are meant ('4 berth under
 * €45k', 'บ้านต่ำกว่า 3 ล้าน').
 */
const OPEN =
  /(?:ละ|กว่า|ไม่เกิน|ไม่ถึง|ระหว่าง|ถึง|งบ|\b(?:a|an|per|each|of|for|with|under|below|over|above|within|beyond|between|than|to|and|or|by|around|about|worth|saves?|off))$/iu;
function withoutPrice(name: string): string {
  const bare = PRICED.exec(name)?.groups?.['name'] ?? name;
  return bare.length > 2 && !OPEN.test(bare) ? bare : name;
}

/** Characters of a name that would say something else if it were cut. */
const LONGEST = 60;
/** For how long, how much or how many it is. */
const GOES_ON =
  /^\s+(?:for|of|per|a|up to|until)\s+(?:an?|the|one|two|three|four|five|six|\d|each|every)\b/iu;

/** The short name of the hero product with the reasons beside it; '' where nothing is named. */
export function readHero(answer: string, products: readonly string[]): { name: string; claims: Claim[] } {
  const { items, claims } = offerPhrases(answer, 'hero');
  const unpriced = withoutPrice(withoutHedge(answer));
  const [first = ''] = items;
  // 'Buys one child a reader' of 'a reader for a term' would promise more than is sold.
  const isCut = first !== '' && GOES_ON.test(answer.slice(answer.indexOf(first) + first.length));
  const whole = answer !== '' && unpriced.length <= (isCut ? LONGEST : WHOLE) ? unpriced : '';
  return { name: whole || (items[0] ?? (answer === '' ? products[0] : answer) ?? ''), claims };
}
