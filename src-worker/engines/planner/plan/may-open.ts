/**
 * Whether an advert may open with what buyers tell: what sets them looking and what they say was told to us, and not all of it may be
 * said to them. It is held against the client's rules by its meaning: the same matter, and the same claim of it.
 */
import { claimsForbidden, isOnHealth, tellsHealth } from '../../../understanding/answers/rule-claims.ts';
import { isBlow, isTheirsAlone } from '../../../understanding/theirs-alone.ts';
import { lately, once } from '../../../understanding/remember.ts';
import type { Rule } from '../../../../src/shared/domain/rules.ts';
import type { Readings } from '../readings/index.ts';
import { mayAdvertise } from './mocked.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Words that tell no matter. */
const SMALL = new Set(
  'a an the of in on at to for with by from and or nor no not never any our my your their his her its it is are was be we i you they this that these those all more most very so as than us them say said ว่า ที่ ของ ใน และ หรือ ให้ ได้ มา ไป กับ เป็น มี จะ แล้ว'.split(
    ' ',
  ),
);
/** The words of a phrase that tell its matter, each without its ending. */
export const matterOf = lately(
  (text: string): ReadonlySet<string> =>
    new Set(
      [...segmenter.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) =>
        isWordLike !== true || SMALL.has(segment) || segment.length < 2
          ? []
          : [segment.length > 3 ? segment.replace(/(?:ies|e?s|e?d|ing|y|e)$/u, '') : segment],
      ),
    ),
);

/** That somebody speaks: 'vet says', 'the inspector told us'. */
const SPEAKS = /\b(?:says?|said|tells?|told|recommends?|quoted?)\b|บอก|แนะนำ/iu;
/** A promise of one everyday word is in any sentence: two tell what it is. */
const LEAST_PROMISED = 2;

interface Kept {
  kind: ReturnType<typeof claimsForbidden>[number]['kind'];
  matter: ReadonlySet<string>;
}
const kept = once((rules: readonly Rule[]) => {
  const forbidding = rules.filter(({ kind }) => kind === 'words' || kind === 'topic' || kind === 'must');
  return {
    claims: forbidding.flatMap(({ quote }) =>
      claimsForbidden(quote).map(({ kind, about }): Kept => ({ kind, matter: matterOf(about) })),
    ),
    isOnHealth: forbidding.some(({ quote }) => isOnHealth(quote)),
  };
});

/** Whether it speaks of what a rule of the client's forbids to claim, to compare, to quote or to tell. */
export function speaksAgainst(
  { rules, cautions }: Pick<Readings, 'rules'> & Partial<Pick<Readings, 'cautions'>>,
  words: string,
): boolean {
  const { claims, isOnHealth: isKept } = kept(rules);
  // Who treats tells what it treats: what is said of that is for its own rules and the law's.
  const treats = cautions?.some(({ id }) => id === 'medical') ?? false;
  if (isKept && !treats && tellsHealth(words)) return true;
  if (claims.length === 0) return false;
  const told = matterOf(words);
  return claims.some(
    ({ kind, matter }) =>
      matter.size > 0 &&
      (kind !== 'promised' || matter.size >= LEAST_PROMISED) &&
      (kind !== 'quoted' || SPEAKS.test(words)) &&
      [...matter].every((word) => told.has(word)),
  );
}

/** Whether an advert, or a page that tells what adverts show, may begin with it. */
export const mayOpen = (r: Readings, words: string): boolean =>
  mayAdvertise(r, words) && !speaksAgainst(r, words) && !isTheirsAlone(words) && !isBlow(words);
