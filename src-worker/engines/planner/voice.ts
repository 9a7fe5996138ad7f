import type { Both } from './language.ts';

/** English and Thai of one thing, each written as such. */
export type Pair = readonly [en: string, th: string];

/** Different things to say in one place, each true there and able to stand without the others. */
export type Wordings = readonly [Pair, ...Pair[]];

export const both = ([en, th]: Pair): Both => ({ en, th });

/**
 * Which of several wordings a client is told: chosen by the client's name, so that the same client always reads the
 * same words and two clients of one trade do not. Every wording of a place says what may be said there; the choice
 * never decides what is planned.
 */
export interface Voice {
  /** One of the wordings. Places with the same key choose alike where they have as many. */
  one<T>(key: string, wordings: readonly [T, ...T[]]): T;
  /** `count` of the wordings, or all where there are fewer, in an order of the client's own. */
  some<T>(key: string, wordings: readonly T[], count: number): T[];
}

/** @param name of the client; '' where it is not known */
export function voiceOf(name: string): Voice {
  const spoken = name.trim().toLowerCase();
  const rank = (key: string, i: number): number => hash(`${spoken}\n${key}\n${i}`);
  const ordered = <T>(key: string, wordings: readonly T[]): T[] =>
    wordings
      .map((wording, i) => ({ wording, rank: rank(key, i) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ wording }) => wording);
  return {
    one: (key, wordings) => ordered(key, wordings)[0] ?? wordings[0],
    some: (key, wordings, count) => ordered(key, wordings).slice(0, count),
  };
}

/** FNV-1a over UTF-16 code units, mixed at the end so that near keys lie far apart. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
