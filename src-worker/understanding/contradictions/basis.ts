/** What a search for contradictions is given, and how it tells of one. */
import type { Contradiction, WayOut } from '../../../src/shared/contract/planning.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { FreeText } from '../answers/free-texts.ts';
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
