/** The planner's sentences in a language: `wordingsIn('th').contrast.headline({…})`. */
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { Tactic } from '../../../../src/shared/domain/tactics.ts';
import { withArticle } from '../inflection.ts';
import type { Presumption } from '../plan/presumed.ts';
import type { People } from '../readings/people.ts';
import { en } from './en/index.ts';
import { otherwise as otherwiseEn } from './en/otherwise.ts';
import { people as peopleEn, type PeopleWords } from './en/people.ts';
import { without as withoutEn } from './en/without.ts';
import { th } from './th/index.ts';
import { otherwise as otherwiseTh } from './th/otherwise.ts';
import { people as peopleTh } from './th/people.ts';
import { without as withoutTh } from './th/without.ts';

/** English settles which places there are and what each is told. */
export type Wordings = typeof en;

/** Some places of some pages, said otherwise. */
type Some<T> = { [K in keyof T]?: T[K] extends (...slots: never[]) => unknown ? T[K] : Some<T[K]> };
export type Without = Partial<Record<Tactic, Some<Wordings>>>;
/** The same, where something is not sure of the offer. */
export type Otherwise = Readonly<Record<Presumption, Some<Wordings>>>;

const ALL: Readonly<Record<Language, Wordings>> = { en, th };
const WITHOUT: Readonly<Record<Language, Without>> = { en: withoutEn, th: withoutTh };

const OTHERWISE: Readonly<Record<Language, Otherwise>> = { en: otherwiseEn, th: otherwiseTh };

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

const PEOPLE: Readonly<Record<Language, Readonly<Record<People, PeopleWords>>>> = {
  en: peopleEn,
  th: peopleTh,
};

const NAMED =
  /\{(?<article>an? )?(?<name>buyers?|customers?|purchases?|buy|bought|inquiry|inquiries|contacts?|ask|price)\}/giu;

const isNamed = (name: string, words: PeopleWords): name is keyof PeopleWords => name in words;
/** What a name in braces stands for; who has no word of its own for what people do first gets inquiries. */
const wordOf = (name: string, words: PeopleWords): string | undefined =>
  isNamed(name, words)
    ? words[name]
    : name === 'contacts'
      ? words.inquiries
      : name === 'contact'
        ? words.inquiry
        : undefined;

/** What a client sets in quotation marks itself is quoted once. */
const TWICE_QUOTED = /“['‘](?<words>[^'‘’“”]+)['’]”/gu;

/** The sentence with the people of the offer: 'We win {buyers}' → 'We win donors', '{A buyer}' → 'An applicant'. */
export function withPeople(sentence: string, words: PeopleWords): string {
  const quotedOnce = sentence.includes('“') ? sentence.replace(TWICE_QUOTED, '“$<words>”') : sentence;
  if (!quotedOnce.includes('{')) return quotedOnce;
  return quotedOnce.replace(NAMED, (told, article: string | undefined, name: string) => {
    const key = name.toLowerCase();
    const word = wordOf(key, words);
    if (word === undefined) return told;
    const phrase = article === undefined ? word : withArticle(word);
    const isCapital = told.charAt(1) !== told.charAt(1).toLowerCase();
    return isCapital ? `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}` : phrase;
  });
}

/** Every sentence of a group, said or still to be told its slots, with the people of the offer. */
function peopled(value: unknown, words: PeopleWords): unknown {
  if (typeof value === 'string') return withPeople(value, words);
  if (typeof value === 'function')
    return (...slots: unknown[]): unknown => peopled(Reflect.apply(value, undefined, slots), words);
  if (Array.isArray(value)) return value.map((each) => peopled(each, words));
  return isGroup(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, peopled(each, words)]))
    : value;
}

const made = new Map<string, Wordings>();

/**
 * @param without what the client's rules keep out: such places are said another way
 * @param people whom the plan speaks to
 * @param unheld what is not sure of the offer: such places are said the general way
 * @param called what this client calls what others have another word for
 */
export function wordingsIn(
  language: Language,
  without: ReadonlySet<Tactic> = new Set(),
  people: People = 'buyers',
  unheld: readonly Presumption[] = [],
  called: Partial<PeopleWords> = {},
): Wordings {
  const key = [language, people, ...[...without].toSorted(), ...unheld, ...Object.values(called)].join(' ');
  const known = made.get(key);
  if (known) return known;
  const wordings = { ...ALL[language] };
  for (const each of unheld) Object.assign(wordings, over(wordings, OTHERWISE[language][each]));
  // What the client rules out goes before what is usual.
  for (const tactic of without) Object.assign(wordings, over(wordings, WITHOUT[language][tactic] ?? {}));
  const words = { ...PEOPLE[language][people], ...called };
  for (const [name, group] of Object.entries(wordings))
    Object.assign(wordings, { [name]: peopled(group, words) });
  made.set(key, wordings);
  return wordings;
}
