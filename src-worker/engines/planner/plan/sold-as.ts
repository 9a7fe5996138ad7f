/** How what is sold is called where nothing in the answers can be set as its name. */
import type { Language } from '../../../../src/shared/domain/options.ts';
import { KIND_NAMES } from '../data/kind-names.ts';
import type { Readings } from '../readings/index.ts';
import { isSoldTo } from '../readings/people.ts';
import { sureKind } from '../readings/way.ts';

/** By its kind, where that is sure; else in words that say no more than the client did. */
export function soldAs({ offer, people }: Pick<Readings, 'offer' | 'people'>, language: Language): string {
  const kind = sureKind(offer);
  const named = kind && KIND_NAMES[kind];
  if (named) return named[language];
  if (language === 'th') return isSoldTo(people) ? 'สินค้าและบริการ' : 'สิ่งที่เราทำ';
  return isSoldTo(people) ? 'the product' : 'what we do';
}
