/** How a doubt is settled that nothing of the client's surely answers: by what it is about. */
import { forbidsPrices } from '../../../understanding/answers/price-rules.ts';
import { doubtKinds, type DoubtKind } from '../../../understanding/phrases/doubt-kinds.table.ts';
import { asksSomething } from '../../../understanding/phrases/leaning.ts';
import { keepsQuiet } from '../../../understanding/theirs-alone.ts';
import { isSoldTo } from '../readings/people.ts';
import type { Wordings } from '../wordings/index.ts';
import type { Plan } from './index.ts';
import { isBoughtQuietly, isOfDeath, keepsToThemselves } from './private.ts';

export type Way = keyof Wordings['settling'];

/** The narrowest kind first: a doubt may be of several. */
const WAYS: readonly (readonly [DoubtKind, Way])[] = [
  ['privacy', 'privacy'],
  ['language', 'language'],
  ['parking', 'parking'],
  ['alone', 'first'],
  ['full', 'time'],
  ['bored', 'varied'],
  ['guilt', 'guilt'],
  ['money', 'trust'],
  ['pushed', 'pushed'],
  ['hidden', 'hidden'],
  ['tied', 'free'],
  ['pain', 'body'],
  ['shy', 'shy'],
  ['late', 'time'],
  ['far', 'far'],
  ['lost', 'lost'],
  ['price', 'price'],
  ['cheated', 'trust'],
  ['mess', 'place'],
  ['fit', 'look'],
  ['who', 'people'],
  ['hard', 'first'],
  ['material', 'material'],
  ['damage', 'lasting'],
  ['harm', 'body'],
  ['after', 'after'],
  ['accept', 'accept'],
  ['weather', 'weather'],
  ['result', 'result'],
  ['self', 'self'],
  ['away', 'time'],
  ['copes', 'first'],
  ['kin', 'home'],
];

/** A person is shown, or a case. */
const NAMES_PRICES: ReadonlySet<Way> = new Set(['price', 'hidden', 'pushed']);
const SHOWS_PEOPLE: ReadonlySet<Way> = new Set(['first', 'result', 'body']);

/** What is shown and what is said against a doubt; both hold whatever is true of it. */
export function settlingOf({ r, say }: Pick<Plan, 'r' | 'say'>, words: string): Wordings['settling'][Way] {
  const kinds = doubtKinds(words);
  const speaksOfPrice = isSoldTo(r.people) && !forbidsPrices(r.rules);
  const isPrivate = keepsToThemselves(r);
  const fits = (way: Way): boolean =>
    (!NAMES_PRICES.has(way) || speaksOfPrice) && !(SHOWS_PEOPLE.has(way) && isPrivate);
  // Of who is ill the room and the steps are shown, and nobody.
  const unseen = (way: Way): Way => (way === 'body' && isPrivate && !isOfDeath(r) ? 'care' : way);
  // What is to stay unknown is kept, and passed on to nobody at home.
  if (!kinds.includes('privacy') && keepsQuiet(words)) return say.settling.shy;
  const isQuiet = isBoughtQuietly(r);
  // What is asked is answered; of what is thought or feared somebody says how far it is so.
  const [, way = asksSomething(words) ? 'asked' : 'any'] =
    WAYS.map(([kind, each]) => [kind, unseen(each)] as const).find(
      ([kind, each]) => kinds.includes(kind) && fits(each) && !(isQuiet && each === 'home'),
    ) ?? [];
  return say.settling[way];
}
