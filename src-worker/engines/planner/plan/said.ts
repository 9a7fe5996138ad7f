/** Sentences of answers that a page may quote, and whether they speak of buyers. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { sentencesIn } from '../../../understanding/answers/sentences.ts';
import { complains, tellsOfThem } from '../../../understanding/answers/tells.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import type { Answers, Readings } from '../readings/index.ts';
import { tidy } from './claims.ts';

/** The client's words, whole, and where they stand. */
export interface Said {
  words: string;
  field: keyof Answers | 'competitors';
}

/** 'Lead ละ 220 นัด demo ได้ 35%': what adverts bring, told without complaint. */
export const isReport = (words: string): boolean => readQuantities(words).length > 1 && !complains(words);

/** Letters of a word by which a group is known again. */
const LEAST_WORD = 5;

/** Words by which the client calls its buyers, in small letters. */
export const groupWordsOf = (r: Readings): string[] =>
  r.audience.groups
    .flatMap((group) => group.toLowerCase().split(/\s+/u))
    .filter((word) => word.length >= LEAST_WORD);

/** Whether a text is of a rule that the client sets for the campaign. */
export const isRule = ({ rules }: Readings, words: string): boolean =>
  rules.some(({ kind, quote }) => kind !== 'must' && (quote.includes(words) || words.includes(quote)));

/** Letters of what stands beside a rule, for it to be a sentence of its own. */
const LEAST_SENTENCE = 8;

/** Thai writes a complaint and an order in one breath: 'คนคิดว่าต้องทุบบ้าน ห้ามเทียบชื่อคู่แข่ง'. What stands beside the orders. */
function besideRules({ rules }: Readings, words: string): string[] {
  const orders = rules.map(({ quote }) => quote).filter((quote) => words.includes(quote));
  if (orders.length === 0) return [words];
  return orders
    .reduce((parts, quote) => parts.flatMap((part) => part.split(quote)), [words])
    .map(tidy)
    .filter((part) => part.length >= LEAST_SENTENCE);
}

/** Sentences of answers; none that states a rule for the campaign. */
export const sentencesOf = (r: Readings, fields: readonly (keyof Answers)[]): Said[] =>
  fields.flatMap((field) =>
    sentencesIn(r.answers[field])
      .flatMap(({ start, end }) => besideRules(r, tidy(r.answers[field].slice(start, end))))
      .map((words) => ({ words, field }))
      .filter(({ words }) => words !== '' && !isRule(r, words)),
  );

/** 'Young workers, women scared of traffic, students': a list of who they are, and no sentence about them. */
export const isListed = ({ words, field }: Said): boolean =>
  (field === 'targetDemographics' || field === 'additionalDemographics') &&
  !isMostlyThai(words) &&
  words.split(/,(?!\d)/u).length > 2 &&
  words.split(/,(?!\d)/u).some((part) => !tellsOfThem(part));
