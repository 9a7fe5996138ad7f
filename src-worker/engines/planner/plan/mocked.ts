/**
 * What nobody may joke about or frighten with ('ห้ามล้อเมีย', 'no jokes about wives'): pages may tell of it, and no advert opens with it,
 * since an advert that does is the joke.
 */
import { frightensNobody, mattersOf, tellsHarm } from '../../../understanding/answers/mocked-matters.ts';
import { once } from '../../../understanding/remember.ts';
import type { Rule } from '../../../../src/shared/domain/rules.ts';
import { plain } from '../../../../src/shared/reading/plain.ts';
import type { Readings } from '../readings/index.ts';
import { isAllowed } from './claims.ts';

const matters = once((rules: readonly Rule[]) =>
  rules.filter(({ kind }) => kind === 'words' || kind === 'topic').flatMap(({ quote }) => mattersOf(quote)),
);

const isCalm = once((rules: readonly Rule[]) =>
  rules.some(({ kind, quote }) => (kind === 'words' || kind === 'topic') && frightensNobody(quote)),
);
/** Whether it tells of a harm to buyers where nobody may be frightened: it is known, and shown or said in no advert. */
export const frightens = ({ rules }: Pick<Readings, 'rules'>, words: string): boolean =>
  isCalm(rules) && tellsHarm(words);

/** A word in either number: 'wives' has its own row, 'dads' is 'dad'. */
function says(text: string, word: string): boolean {
  if (/[ก-๛]/u.test(word)) return text.includes(word);
  const spaced = (words: string): string => ` ${words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return [word, word.replace(/s$/u, '')].some((one) => spaced(text).includes(spaced(one)));
}

/** Whether an advert may say it: no rule forbids a word of it, and it is about nothing that nobody may joke about or frighten with. */
export function mayAdvertise(r: Pick<Readings, 'rules' | 'answers'>, words: string): boolean {
  if (!isAllowed(r, words) || frightens(r, words)) return false;
  const text = plain(words);
  const sold = plain(`${r.answers.productService} ${r.answers.heroProduct}`);
  return !matters(r.rules).some(
    (matter) =>
      matter.near.some((near) => near.test(text) && !near.test(sold)) ||
      (matter.words.length > 0 &&
        matter.words.length <= 2 &&
        matter.words.some((word) => says(text, word) && !says(sold, word))) ||
      (matter.words.length > 2 && matter.words.every((word) => says(text, word))),
  );
}
