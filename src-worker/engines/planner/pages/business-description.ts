/** Page 5, its description: who the client is and what it offers, plainly. */
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import { isMeasure } from '../../../../src/shared/reading/digits.ts';
import { beginsDenied, holdsOrder } from '../../../understanding/denials.ts';
import { tellsPreference } from '../../../understanding/phrases/inner.ts';
import { openingOf } from '../../../understanding/phrases/opening.ts';
import { isKindOfBusiness } from '../../../understanding/phrases/things.ts';
import { clauses } from '../../../understanding/text.ts';
import { upperFirst } from '../language.ts';
import { isAllowed, tidy } from '../plan/claims.ts';
import type { Plan } from '../plan/index.ts';
import { keepsRules } from '../plan/market-told.ts';
import { whole } from '../plan/whole.ts';
import { isSoldTo } from '../readings/people.ts';
import { ended, lowerFirst, lowerNoun } from '../text.ts';

/** Characters of a use, of an answer and of the things that are offered. */
const [USE, ANSWER, OFFERED] = [60, 130, 90];

/** What only places, names or describes something sold is no product: 'in hospitals and church halls', 'up and down stairs'. */
const NO_PRODUCT =
  /^(?:up|down|in|on|at|across|for|with|from|include[sd]?|my|our|good|size|walk)\b|^(?:สำหรับ|ครับ|ค่ะ|ระดับ|เป็น|อัน|คือ|เมื่อก่อน|ใส่|ใช้|ทำที่|ตัดตอน|ล้างด้วย|ส่งแล้ว|ขับเอง|เติม|จองล่วงหน้า)|ก็ได้$|อยากขาย|นี้แหละ/iu;
/** A list behind one of these is of places or users. */
const UNDER = /\b(?:for|in|at|to|across|between|near)\s[^.;\n]*$/iu;

export function isSold(answer: string, name: string): boolean {
  const at = answer.indexOf(name);
  if (isMeasure(name) || beginsDenied(name)) return false;
  return !NO_PRODUCT.test(name) && !(at > 0 && UNDER.test(answer.slice(0, at)));
}

/** Who makes it is no part of what is sold. */
export const MAKER =
  /^(?:\w+ and )?(?:manufacturers?|makers?|suppliers?|exporters?|producers?|importers?|distributors?|sellers?)(?: and \w+)? of\s+/iu;
/** Words of a sentence. */
const BREATH = 18;

/** What the client does in its own person is no thing that it offers: 'we collect chairs that nobody needs'. */
const isDone = (answer: string, name: string): boolean =>
  new RegExp(String.raw`\b(?:we|i)\s+(?:also\s+)?${escapeRegExp(name)}`, 'iu').test(answer);

/** Whom it is for stands right behind the word that says so. */
const isUse = (answer: string, use: string): boolean =>
  use !== '' && /(?:\bfor|สำหรับ)\s*$/iu.test(answer.slice(0, Math.max(0, answer.indexOf(use))));

/** What a rule was read from is an order, and no description. */
const inRule = ({ rules }: Plan['r'], words: string): boolean =>
  rules.some(({ kind, quote }) => kind !== 'must' && words.includes(quote.replace(/[.\s]+$/u, '')));

/** Who they are and what they offer, plainly, and which offer the plan puts first; why now is told on other pages. */
export function descriptionOf(plan: Plan): string {
  const { r, f, say, company } = plan;
  const said = say.businessOverview;
  const opening = openingTold(plan);
  // A sentence of the client's own says it whole; who gives or takes part is offered nothing that could be listed.
  const isSentence = /^we\s/iu.test(opening) || !isSoldTo(r.people);
  const offered = isCut(plan) && opening !== '' ? undefined : offeredBy(plan);
  const told =
    opening !== '' && f.language === 'th'
      ? said.descriptionOwn({ company, words: opening })
      : opening !== '' && isSentence
        ? ended(upperFirst(opening))
        : (offered ??
          (opening === ''
            ? said.descriptionNone({ company })
            : said.descriptionOwn({ company, words: opening })));
  // What was just told is not put first once more.
  const isTold = r.answers.heroProduct === '' || told.toLowerCase().includes(plan.hero.toLowerCase());
  return [told, ...(isTold ? [] : [said.hero({ hero: plan.hero })])].join(' ');
}

/** Whether the only name ends within a list of what it is for: 'refresher for code 14' of 'refresher for code 14, hazmat'. */
function isCut({ r: { answers, products } }: Plan): boolean {
  const [name = '', more] = products.names;
  const at = answers.productService.indexOf(name);
  const isFor = /\s(?:for|of|to|with|from)\s/u.test(name);
  return more === undefined && isFor && at >= 0 && answers.productService.charAt(at + name.length) === ',';
}

/** Things that are offered, in one sentence. */
const MOST_OFFERED = 3;
/** What is offered by its names, as much of it as one breath holds. */
function offeredBy({ r, f, say, company }: Plan): string | undefined {
  const said = say.businessOverview;
  const { productService } = r.answers;
  const name = f.both(r.offer.name);
  // A firm that hires tells what it has beside the work.
  const names =
    r.people === 'applicants' || r.products.names.length === 0
      ? [name, tidy(clauses(productService)[0] ?? '')].filter(
          (each) => productService.includes(each) && !isKindOfBusiness(each),
        )
      : r.products.names.filter((each) => isSold(productService, each));
  // Only what begins a sentence has its capital from there: 'Used Toyota, Nissan'.
  const begins = (each: string): boolean =>
    /(?:^|[.!?\n])\s*$/u.test(productService.slice(0, productService.indexOf(each)));
  const few = names
    .filter((each) => !isDone(productService, each))
    .map((each) => (begins(each) ? lowerFirst(lowerNoun(each.replace(MAKER, ''))) : each.replace(MAKER, '')))
    .filter((each, i, all) => each !== '' && isAllowed(r, each) && all.indexOf(each) === i)
    .slice(0, MOST_OFFERED);
  if (few.length === 0) return undefined;
  const use = isUse(productService, r.products.use) ? whole(r.products.use, USE) : '';
  return [few, few.slice(0, 2), few.slice(0, 1)]
    .flatMap((list) => [use, ''].map((each) => said.description({ company, offer: f.list(list), use: each })))
    .find(
      (sentence) => sentence.split(/\s+/u).length <= BREATH && sentence.length <= company.length + OFFERED,
    );
}

/** A short answer that says only what is sold, whole, else its beginning; '' where it may not be said. */
function openingTold(plan: Plan): string {
  const { r } = plan;
  const { productService } = r.answers;
  if (r.people === 'applicants') return '';
  const tellsRule = r.rules.some(({ path, kind }) => kind !== 'must' && path.endsWith('productService'));
  const isPlain =
    // A list with slashes is no sentence.
    !/\s\/\s/u.test(productService) &&
    r.products.notSold.length === 0 &&
    !tellsRule &&
    !holdsOrder(productService) &&
    !tellsPreference(productService);
  const plain = isPlain ? whole(productService, ANSWER) : '';
  const opening = plain === '' ? whole(openingOf(productService, ANSWER), ANSWER) : plain;
  const isSayable =
    plain !== '' || (isAllowed(r, opening) && keepsRules(plan, opening) && !inRule(r, opening));
  return isSayable ? opening : '';
}
