/** How a doubt is settled that nothing of the client's surely answers: by what it is about, where that is plain. */
import { forbidsPrices } from '../../../understanding/answers/price-rules.ts';
import { sureDoubts, type SureDoubt } from '../../../understanding/phrases/sure-doubts.table.ts';
import { keepsQuiet } from '../../../understanding/theirs-alone.ts';
import { isSoldTo } from '../readings/people.ts';
import type { Wordings } from '../wordings/index.ts';
import type { Plan } from './index.ts';
import { isBoughtQuietly, isOfDeath, keepsToThemselves } from './private.ts';

export type Way = keyof Wordings['settling'];

/** A person is shown, or a case. */
const NAMES_PRICES: ReadonlySet<SureDoubt> = new Set(['price', 'hidden', 'pushed']);
const SHOWS_PEOPLE: ReadonlySet<SureDoubt> = new Set(['first', 'result', 'body']);

/**
 * What is shown and what is said against a doubt; both hold whatever is true of it. Undefined where it is not plain what it is about: then
 * the client is asked, and no page builds on it.
 */
export function settlingOf(
  { r, say }: Pick<Plan, 'r' | 'say'>,
  words: string,
): Wordings['settling'][Way] | undefined {
  const kinds = sureDoubts(words);
  // What is to stay unknown is kept, and passed on to nobody at home.
  if (!kinds.includes('privacy') && keepsQuiet(words)) return say.settling.shy;
  const speaksOfPrice = isSoldTo(r.people) && !forbidsPrices(r.rules);
  const [isPrivate, isQuiet] = [keepsToThemselves(r), isBoughtQuietly(r)];
  // Of who is ill the room and the steps are shown, and nobody.
  if (kinds[0] === 'body' && isPrivate && !isOfDeath(r)) return say.settling.care;
  const way = kinds.find(
    (kind) =>
      (!NAMES_PRICES.has(kind) || speaksOfPrice) &&
      !(SHOWS_PEOPLE.has(kind) && isPrivate) &&
      !(kind === 'home' && isQuiet),
  );
  return way === undefined ? undefined : say.settling[way];
}

type Told = Pick<Plan, 'r' | 'say' | 'buyers'>;

/** What they say that nothing which was told answers and no way surely settles, in the client's words: no page promises an answer to it. */
const openDoubts = (plan: Told): string[] =>
  plan.buyers.doubts.flatMap(({ words, answer }) =>
    words !== undefined && answer === undefined && settlingOf(plan, words) === undefined ? [words] : [],
  );

/** The first of them, which page 19 asks for. */
export const openDoubt = (plan: Told): string | undefined => openDoubts(plan)[0];

/** Whether nothing answers these words: page 19 asks for the first of them, and no page builds on the others either. */
export const isLeftOpen = (plan: Told, words: string): boolean => openDoubts(plan).includes(words);
