/**
 * Statements of a business that another of its answers takes back, or that a rule of its own forbids: until a person settles which of
 * the two holds, none leads and none stands in an advert.
 */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Contradiction } from '../../../src/shared/contract/planning.ts';
import type { Understood } from '../answers/understand.ts';
import type { Search } from './basis.ts';
import { AGAINST_RULES } from './choices.ts';
import { OPPOSITES_TOLD } from './opposed.ts';
import { PROMISED_OTHERWISE } from './told-otherwise.ts';
import { TOLD_TERMS } from './told-terms.ts';

export interface Unsettled {
  /** Path of the answer that says it, and its words as they stand there. */
  path: string;
  words: string;
  /** What stands against it, and where. */
  against: string;
  elsewhere: string;
  /** It breaks a rule of the client's own. */
  isRule: boolean;
}

const SEARCHES: readonly Search[] = [
  ...AGAINST_RULES,
  ...OPPOSITES_TOLD,
  ...PROMISED_OTHERWISE,
  ...TOLD_TERMS,
];

/** Both sides of a contradiction, of a broken rule the words alone: the rule stands. */
function sidesOf({ code, with: told, paths }: Contradiction): Unsettled[] {
  const [path = '', elsewhere = path] = paths;
  const isRule = code === 'rule';
  const [first, second] = isRule ? [told['words'], told['rule']] : [told['first'], told['second']];
  const [words, against] = [String(first ?? '').trim(), String(second ?? '').trim()];
  if (words === '' || against === '') return [];
  const one = { path, words, against, elsewhere, isRule };
  return isRule ? [one] : [one, { path: elsewhere, words: against, against: words, elsewhere: path, isRule }];
}

/** None of them hangs on the day. */
const NO_DAY = new Date(0);
export const unsettledIn = (form: FormData, read: Understood): Unsettled[] =>
  SEARCHES.flatMap((search) => search({ form, now: NO_DAY, read })).flatMap(sidesOf);

/** Whether a statement of an answer holds one of them, or is a part of it. */
export const isUnsettled = (unsettled: readonly Unsettled[], field: string, words: string): boolean =>
  unsettled.some((one) => {
    if (!one.path.endsWith(`.${field}`)) return false;
    const [said, open] = [words.toLowerCase(), one.words.toLowerCase()];
    return said.includes(open) || (said.length >= LEAST && open.includes(said));
  });
/** Letters of a statement that can be told by. */
const LEAST = 6;
