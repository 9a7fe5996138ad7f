/** The planner's sentences in a language: `wordingsIn('th').contrast.headline({…})`. */
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { Tactic } from '../../../../src/shared/domain/tactics.ts';
import { en } from './en/index.ts';
import { without as withoutEn } from './en/without.ts';
import { th } from './th/index.ts';
import { without as withoutTh } from './th/without.ts';

/** English settles which places there are and what each is told. */
export type Wordings = typeof en;

/** Some places of some pages, said otherwise. */
type Some<T> = { [K in keyof T]?: T[K] extends (...slots: never[]) => unknown ? T[K] : Some<T[K]> };
export type Without = Partial<Record<Tactic, Some<Wordings>>>;

const ALL: Readonly<Record<Language, Wordings>> = { en, th };
const WITHOUT: Readonly<Record<Language, Without>> = { en: withoutEn, th: withoutTh };

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group of places with some of them changed; its shape stays. */
function over(base: Readonly<Record<string, unknown>>, changes: object): Record<string, unknown> {
  const changed = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const under = base[name];
    changed[name] = isGroup(under) && isGroup(value) ? over(under, value) : value;
  }
  return changed;
}

/** @param without what the client's rules keep out: such places are said another way */
export function wordingsIn(language: Language, without: ReadonlySet<Tactic> = new Set()): Wordings {
  const wordings = { ...ALL[language] };
  for (const tactic of without) Object.assign(wordings, over(wordings, WITHOUT[language][tactic] ?? {}));
  return wordings;
}
