/** With whom the client is set beside: a rule that forbids to compare it with somebody holds on every page, whatever the answers tell of them. */
import { claimsForbidden, comparesNobody } from '../../../understanding/answers/rule-claims.ts';
import { once } from '../../../understanding/remember.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import type { Rule } from '../../../../src/shared/domain/rules.ts';
import type { Readings } from '../readings/index.ts';
import { matterOf } from './may-open.ts';

const keptOut = once((rules: readonly Rule[]) => {
  const quotes = rules
    .filter(({ kind }) => kind !== 'must' && kind !== 'not offered')
    .map(({ quote }) => quote);
  return {
    isAnybody: quotes.some(comparesNobody),
    about: quotes.flatMap((quote) =>
      claimsForbidden(quote).flatMap(({ kind, about }) => (kind === 'compared' ? [about] : [])),
    ),
  };
});

/** Thai runs its words together: one holds the other, or all words of one stand in the other. */
const isSameThai = (one: string, other: string): boolean =>
  [one, other].every(isMostlyThai) &&
  (other.includes(one) || one.includes(other) || [...matterOf(other)].every((word) => one.includes(word)));

/** Whether a rival may be set beside the client as the weaker: no rule forbids to compare with it, by whom it names. */
export function mayCompare(r: Pick<Readings, 'rules' | 'answers'>, name: string): boolean {
  const { isAnybody, about } = keptOut(r.rules);
  if (isAnybody) return false;
  if (name === '' || about.length === 0) return true;
  const [named, sold] = [matterOf(name), matterOf(`${r.answers.productService} ${r.answers.heroProduct}`)];
  return !about.some((whom) => {
    if (isSameThai(whom, name)) return true;
    const words = isMostlyThai(whom) ? [] : [...matterOf(whom)];
    // What both sell is in the name of each of them; who they are stands last.
    return words.some((word, at) => named.has(word) && (at === words.length - 1 || !sold.has(word)));
  });
}
