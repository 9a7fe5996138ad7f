/** What the platforms take of a draft, in characters. */
import { spelledOut } from '../../../understanding/abbreviations.ts';
import type { Reckoned } from '../../../../src/shared/domain/reckoned.ts';

export type Draft = NonNullable<Reckoned['drafts']>[number];

/** Characters that the platforms take. */
export const LIMITS = { feedHeadline: 40, feedText: 125, searchHeadline: 30, searchText: 90 } as const;
/** Facts beside a feed ad. */
export const MOST_POINTS = 3;

/** As they will stand: with shorthand spelled out. */
export const characters = (text: string): number => Array.from(spelledOut(text)).length;
/** The first that a limit takes; undefined where none does. */
export const fitting = (limit: number, candidates: readonly (string | undefined)[]): string | undefined =>
  candidates.find((text) => text !== undefined && text !== '' && characters(text) <= limit);
