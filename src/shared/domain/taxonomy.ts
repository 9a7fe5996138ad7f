/**
 * The business taxonomy (specification, section 3): types, their sub-categories, and how a name is found.
 *
 * The selected and stored value is the full bilingual name, always in the form 'English / ไทย'. No validator here:
 * the landing page reads names and must not load zod.
 */
import type { Language } from './options.ts';
import { TAXONOMY_DATA, type NamePair } from './taxonomy-data.ts';

/** Stands between the English and the Thai part of a stored name. */
const BILINGUAL_SEPARATOR = ' / ';

export interface TaxonomyEntry {
  id: number;
  /** 'English / ไทย': the value of the select and of the stored answer. */
  name: string;
  en: string;
  th: string;
}
/** One of the 13 business types, ids 1 to 13. */
export interface BusinessType extends TaxonomyEntry {
  subTypes: readonly BusinessSubType[];
}
/** One of the 84 sub-categories, ids 1 to 84. */
export interface BusinessSubType extends TaxonomyEntry {
  typeId: number;
}

const bilingual = ([en, th]: NamePair): string => `${en}${BILINGUAL_SEPARATOR}${th}`;

let subTypesSoFar = 0;
/** The 13 types in order of their ids. */
export const BUSINESS_TYPES: readonly BusinessType[] = TAXONOMY_DATA.map(([names, subNames], index) => {
  const id = index + 1;
  const subTypes = subNames.map((pair): BusinessSubType => {
    subTypesSoFar += 1;
    return { id: subTypesSoFar, typeId: id, name: bilingual(pair), en: pair[0], th: pair[1] };
  });
  return { id, name: bilingual(names), en: names[0], th: names[1], subTypes };
});

/** All 84 sub-categories in order of their ids. */
export const BUSINESS_SUB_TYPES: readonly BusinessSubType[] = BUSINESS_TYPES.flatMap((type) => type.subTypes);

/** The type with this id, or undefined outside 1 to 13. */
export const businessTypeById = (id: number): BusinessType | undefined => BUSINESS_TYPES[id - 1];
/** The sub-category with this id, or undefined outside 1 to 84. */
export const businessSubTypeById = (id: number): BusinessSubType | undefined => BUSINESS_SUB_TYPES[id - 1];

/** The type stored as exactly this string. */
export const businessTypeByName = (name: string): BusinessType | undefined =>
  BUSINESS_TYPES.find((type) => type.name === name);

/** Sub-categories of the type stored as this string; none while no type is chosen. */
export const subTypesOf = (typeName: string): readonly BusinessSubType[] =>
  businessTypeByName(typeName)?.subTypes ?? [];

/**
 * The half of a bilingual name in one language; a text that is not bilingual comes back whole.
 * `nameIn('Clinic / คลินิก', 'th')` is 'คลินิก'.
 */
export function nameIn(name: string, language: Language): string {
  const at = name.indexOf(BILINGUAL_SEPARATOR);
  if (at < 0) return name;
  return language === 'en' ? name.slice(0, at) : name.slice(at + BILINGUAL_SEPARATOR.length);
}

/** Letters, digits and combining marks (Thai vowels) only, lower case. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

/** Words that carry a meaning, in the singular; 'and' and 'or' carry none. */
const words = (text: string): Set<string> =>
  new Set(
    folded(text)
      .split(' ')
      .filter((word) => !['', 'and', 'or', 'the', 'of', 's'].includes(word))
      .map((word) => (word.length > 3 ? word.replace(/s$/u, '') : word)),
  );

const isPartOf = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  part.size > 0 && [...part].every((word) => whole.has(word));

/**
 * The entry that a text written by somebody else means: the stored name in either order; its English or Thai part
 * alone, whatever the case and punctuation ('food, beverages and tobacco'); the only entry whose words contain the
 * text's ('Coffee'); or the entry that has most words of those contained in the text ('Dental clinic'). Undefined
 * when nothing fits, or several entries do: an empty select is better than a wrong one.
 */
function matchEntry<T extends TaxonomyEntry>(entries: readonly T[], text: string): T | undefined {
  const wanted = folded(text.replaceAll('&', ' and '));
  if (wanted === '') return undefined;
  const same = entries.filter(({ en, th }) => {
    const [english, thai] = [folded(en.replaceAll('&', ' and ')), folded(th)];
    return [english, thai, `${english} ${thai}`, `${thai} ${english}`].includes(wanted);
  });
  if (same.length > 0) return only(same);

  const given = words(text);
  const parts = entries.map((entry) => ({
    entry,
    sets: [words(entry.en), words(entry.th), words(entry.name)],
  }));
  const containing = parts.filter(({ sets }) => sets.some((set) => isPartOf(given, set)));
  if (containing.length > 0) return only(containing)?.entry;

  const contained = parts.map(({ entry, sets }) => ({
    entry,
    size: Math.max(...sets.map((set) => (isPartOf(set, given) ? set.size : 0))),
  }));
  const most = Math.max(...contained.map(({ size }) => size));
  return most > 0 ? only(contained.filter(({ size }) => size === most))?.entry : undefined;
}

const only = <V>(items: readonly V[]): V | undefined => (items.length === 1 ? items[0] : undefined);

/** The business type that a text means (see `matchEntry`). */
export const matchBusinessType = (text: string): BusinessType | undefined => matchEntry(BUSINESS_TYPES, text);
/** The sub-category that a text means, among those of one type or among all 84. */
export const matchBusinessSubType = (text: string, type?: BusinessType): BusinessSubType | undefined =>
  matchEntry(type?.subTypes ?? BUSINESS_SUB_TYPES, text);
