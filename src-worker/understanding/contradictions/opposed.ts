/** Promised without exception in one answer, taken back in another: what belongs together stands in `opposed.table.ts`. */
import { negationAt, negationsIn } from '../../../src/shared/reading/negation.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { quotationsIn } from '../answers/quotations.ts';
import { contradiction, sentencesOf, type Basis, type Search, type Sentence } from './basis.ts';
import { OPPOSED, WELCOME, type Opposed } from './opposed.table.ts';

/** Answers in which a business says what it promises. */
const PROMISES = /keyMessage|productService|heroProduct|strengths|startingPrice|afterSalesService/u;
/** Told of the market, or only wanted. */
const ASIDE = /marketContext|specificObjectives|marketingMediaBudget/u;
/** Of others, of another time, of a part of the year, of a wish or a condition: neither promises nor takes back. */
const ELSEWHERE =
  /(?<![a-z])(?:compet\p{L}+|rivals?|other (?:firms?|shops?|people|brands?|schools?|companies)|chains?|elsewhere|most (?:firms|shops|brands|people)|used to|last (?:year|season|summer|winter)|in the past|would like|plan(?:s|ned|ning)? to|if|(?:in|during|over|until|from) (?:the )?(?:spring|summer|autumn|fall|winter|season|holidays|school holidays))(?![a-z])|เจ้าอื่น|คู่แข่ง|ที่อื่น|ร้านอื่น|แบรนด์อื่น|ทั่วไป|ในตลาด|เมื่อก่อน|แต่ก่อน|ปีที่แล้ว|ปีก่อน|อยากจะ|ถ้า|หรือเปล่า|ไหม|มั้ย|ช่วง(?:เทศกาล|ปิดเทอม|หน้าหนาว|หน้าร้อน|หน้าฝน|ไฮซีซั่น)|ปกติ/u;
/** Characters around a Thai phrase that speak of it: Thai ends few sentences with a mark. */
const AROUND = 40;
/** Characters between what is asked on top and its sum. */
const SUM_WITHIN = 48;

const THAI = /[ก-๛]/u;
/** What is said together with a phrase: its sentence, of Thai the words around it. */
const around = ({ text }: Sentence, { start, end }: Span): string =>
  THAI.test(text) ? text.slice(Math.max(0, start - AROUND), end + AROUND) : text;

/** The client's own words, not in quotation marks, not a question, and of itself. */
function place(sentence: Sentence, pattern: RegExp, unless: RegExp | undefined): Span | undefined {
  const match = pattern.exec(sentence.text);
  if (match === null) return undefined;
  const at = { start: match.index, end: match.index + match[0].length };
  const beside = around(sentence, at);
  if (ELSEWHERE.test(beside) || unless?.test(beside) === true || beside.endsWith('?')) return undefined;
  if (quotationsIn(sentence.words).some(({ start, end }) => start <= at.start && at.end <= end))
    return undefined;
  return negationAt(negationsIn(sentence.words), at) === undefined ? at : undefined;
}

/** A sum stands beside a place: what is asked on top has a price. */
const hasSum = ({ words }: Sentence, { start, end }: Span): boolean =>
  readQuantities(words).some(
    ({ quantity, span }) =>
      (quantity.kind === 'money' || (quantity.kind === 'count' && quantity.unit === '')) &&
      span.end > start - SUM_WITHIN &&
      span.start < end + SUM_WITHIN,
  );

/** The part of a long answer that holds a place, as it is quoted. */
function quoted({ words }: Sentence, { start, end }: Span): string {
  const before = words.slice(0, start);
  const from = THAI.test(words)
    ? start - (/[^\s,;]*$/u.exec(before)?.[0].length ?? 0)
    : Math.max(
        0,
        ...[', ', ' - ', ': ', '. '].map((mark) =>
          before.includes(mark) ? before.lastIndexOf(mark) + mark.length : 0,
        ),
      );
  const to = words.slice(end).search(THAI.test(words) ? /[,;.]?\s/u : /[,;.](?:\s|$)/u);
  return words.slice(from, to < 0 ? words.length : end + to).trim();
}

const opposed: Search = (basis: Basis) => {
  const all = sentencesOf(basis).filter(({ path }) => !ASIDE.test(path));
  const found: ReturnType<Search> = [];
  for (const { claim, taken, unless, needsSum } of [...OPPOSED, ...WELCOME]) {
    const claims = all.flatMap((one) => {
      const at = place(one, claim, claimUnless(unless, needsSum));
      return at === undefined ? [] : [{ one, at }];
    });
    if (claims.length === 0) continue;
    const pair = claims
      .flatMap(({ one, at }) =>
        all.map((other) => {
          if (other.path === one.path || !(PROMISES.test(one.path) || PROMISES.test(other.path)))
            return undefined;
          const behind = place(other, taken, unless);
          if (behind === undefined || (needsSum && !hasSum(other, behind))) return undefined;
          return { first: quoted(one, at), second: quoted(other, behind), paths: [one.path, other.path] };
        }),
      )
      .find((one) => one !== undefined);
    if (pair) found.push(contradiction('against', { first: pair.first, second: pair.second }, pair.paths));
  }
  return found;
};
/** What is asked for by choice takes nothing back, and a promise that names it is one all the same. */
const claimUnless = (unless: Opposed['unless'], needsSum: Opposed['needsSum']): RegExp | undefined =>
  needsSum ? undefined : unless;

export const OPPOSITES_TOLD: readonly Search[] = [opposed];
