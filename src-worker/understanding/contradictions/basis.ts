/** What a search for contradictions is given, and how it tells of one. */
import type { Contradiction, WayOut } from '../../../src/shared/contract/planning.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import type { FreeText } from '../answers/free-texts.ts';
import { sentencesIn } from '../answers/sentences.ts';
import type { Understood } from '../answers/understand.ts';

export interface Basis {
  form: FormData;
  /** The day on which the answers are read. */
  now: Date;
  read: Understood;
}
export type Search = (basis: Basis) => Contradiction[];

/** An edit of each answer concerned is always a way out. */
const edits = (paths: readonly string[]): WayOut[] => paths.map((path) => ({ kind: 'edit', path }));

export const contradiction = (
  code: Contradiction['code'],
  figures: Contradiction['with'],
  paths: readonly string[],
  corrections: readonly WayOut[] = [],
): Contradiction => ({ code, with: figures, paths, waysOut: [...corrections, ...edits(paths)] });

/** The client's own answers. */
export const ownTexts = ({ read }: Basis): FreeText[] =>
  read.texts.filter(({ rival }) => rival === undefined);

/** Paths of answers that many searches compare. */
export const OBJECTIVES = 'campaignObjectives.specificObjectives';
export const BUDGET = 'campaignObjectives.marketingMediaBudget';
export const PRICE = 'clientInfo.startingPrice';

/** A unit that is money: an ISO code. */
export const CURRENCY = /^[A-Z]{3}$/u;

/** The figure of a reading; 0 where it has none. */
export const valueOf = ({ quantity }: Reading): number => ('value' in quantity ? quantity.value : 0);

/** To two places, as a person reads it. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** A sentence of an answer. */
export interface Sentence {
  path: string;
  /** As written. */
  words: string;
  /** In small letters, one form of every mark; every character keeps its place. */
  text: string;
}

/** Sentences of the client's own answers. Every search asks for them: they are found once. */
export function sentencesOf(basis: Basis): readonly Sentence[] {
  const before = found.get(basis.read);
  if (before !== undefined) return before;
  const sentences = ownTexts(basis).flatMap(({ path, text }) =>
    sentencesIn(text).map(({ start, end }) => ({
      path,
      words: text.slice(start, end),
      text: plain(text.slice(start, end)),
    })),
  );
  found.set(basis.read, sentences);
  return sentences;
}
const found = new WeakMap<Understood, readonly Sentence[]>();
