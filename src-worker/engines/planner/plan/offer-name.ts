/** What is sold, by a name that a sentence can hold. */
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { lowerNoun } from '../text.ts';
import { searched } from './keywords.ts';
import { shorter } from './whole.ts';

/** The hero product, else the thing that is searched for, else what such an offer is called; '' where none of them fits. */
export function offerIn(r: Readings, most: number, f: Formatter): string {
  const names = [
    shorter(lowerNoun(r.hero), most),
    searched(r.hero),
    searched(r.products.names[0] ?? ''),
    r.hero === '' ? '' : shorter(f.both(r.offer.name), most),
  ];
  return names.find((name) => name !== '') ?? '';
}
