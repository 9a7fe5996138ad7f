/** How a doubt is settled that nothing of the client's surely answers: by what it is about. */
import { forbidsPrices } from '../../../understanding/answers/price-rules.ts';
import { doubtKinds, type DoubtKind } from '../../../understanding/phrases/doubt-kinds.table.ts';
import { isSoldTo } from '../readings/people.ts';
import type { Wordings } from '../wordings/index.ts';
import type { Plan } from './index.ts';
import { keepsToThemselves } from './private.ts';

export type Way = keyof Wordings['settling'];

/** The narrowest kind first: a doubt may be of several. */
const WAYS: readonly (readonly [DoubtKind, Way])[] = [
  ['privacy', 'privacy'],
  ['language', 'language'],
  ['alone', 'first'],
  ['full', 'time'],
  ['bored', 'free'],
  ['money', 'trust'],
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
const SHOWS_PEOPLE: ReadonlySet<Way> = new Set(['first', 'result', 'body']);

/** What is shown and what is said against a doubt; both hold whatever is true of it. */
export function settlingOf({ r, say }: Pick<Plan, 'r' | 'say'>, words: string): Wordings['settling'][Way] {
  const kinds = doubtKinds(words);
  const speaksOfPrice = isSoldTo(r.people) && !forbidsPrices(r.rules);
  const fits = (way: Way): boolean =>
    (way !== 'price' && way !== 'hidden') || speaksOfPrice
      ? !(SHOWS_PEOPLE.has(way) && keepsToThemselves(r))
      : false;
  const [, way = 'any'] = WAYS.find(([kind, each]) => kinds.includes(kind) && fits(each)) ?? [];
  return say.settling[way];
}
