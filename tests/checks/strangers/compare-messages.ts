/** Whether the answer of a field is what a person reads out of the message. */
import { fold, likeness, likenessOfFigures, type Likeness } from './same-answer.ts';

export interface Case {
  about: string;
  kind: string;
  /** Absent or null for a text that was pasted. */
  file?: string | null;
  text: string;
  expected: Readonly<Record<string, unknown>>;
  empty?: readonly string[];
}

/** Names, addresses, quoted lines and choices: letter by letter. */
const EXACT =
  /^(?:marketingChannels\.|clientInfo\.(?:companyName|keyMessage|businessType|businessSubType|hasOnlineAdExperience)$|targetAudience\.(?:targetGroup|gender)$)/u;
const FIGURES = /^(?:clientInfo\.startingPrice|campaignObjectives\.marketingMediaBudget)$/u;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the networks before an account: 'facebook.com/abc', '@abc' and 'abc' are one. */
const NETWORK =
  /^(?:https?:\/\/)?(?:www\.|m\.|web\.)?(?:(?:facebook|fb|instagram|tiktok|shopee|lazada)\.(?:com|me|co\.th|co\.id|ph|vn|sg)\/(?:shop\/)?)?@?/iu;

/** Businesses and people alike: the cases call the choice 'both'. */
const plain = (path: string, value: unknown): string => {
  const isAccount = path.startsWith('marketingChannels.');
  const words = fold(
    isAccount
      ? String(value)
          .replace(NETWORK, '')
          .replace(/[?#].*$/u, '')
      : value,
  );
  return path === 'targetAudience.targetGroup' && words === 'both' ? 'all' : words;
};

const best = (all: readonly Likeness[]): Likeness =>
  all.includes('same') ? 'same' : all.includes('part') ? 'part' : 'other';
const worst = (all: readonly Likeness[]): Likeness =>
  all.includes('other') ? 'other' : all.includes('part') ? 'part' : 'same';

/** `stated` is a value, `{ any: [...] }` of several, or a list. */
export function compared(path: string, value: unknown, stated: unknown): Likeness {
  if (isObject(stated) && Array.isArray(stated['any']))
    return best(stated['any'].map((one: unknown) => compared(path, value, one)));
  if (value === undefined || value === null) return 'other';
  if (typeof stated === 'number') return value === stated ? 'same' : 'other';
  if (Array.isArray(stated)) return comparedLists(path, Array.isArray(value) ? value : [value], stated);
  if (isObject(stated)) return isObject(value) ? comparedParts(value, stated) : 'other';
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  if (EXACT.test(path)) return plain(path, value) === plain(path, stated) ? 'same' : 'other';
  return FIGURES.test(path) ? likenessOfFigures(words, String(stated)) : likeness(words, String(stated));
}

/** Element by element, in any order. A list that lacks an element is a part; one with an element too many is another. */
function comparedLists(path: string, value: readonly unknown[], stated: readonly unknown[]): Likeness {
  const left = [...stated];
  const found = value.map((one): Likeness => {
    const exact = left.findIndex((other) => compared(path, one, other) === 'same');
    const at = exact >= 0 ? exact : left.findIndex((other) => compared(path, one, other) === 'part');
    if (at < 0) return 'other';
    left.splice(at, 1);
    return exact >= 0 ? 'same' : 'part';
  });
  return worst([...found, ...(left.length > 0 ? (['part'] as const) : [])]);
}

/** A rival: its name exactly; of what is said of it a word that lacks is a part, a word that is not said of it is wrong. */
function comparedParts(
  value: Readonly<Record<string, unknown>>,
  stated: Readonly<Record<string, unknown>>,
): Likeness {
  return worst(
    Object.entries(stated).map(([name, one]): Likeness => {
      const own = value[name];
      if (own === undefined || own === '') return name === 'name' ? 'other' : 'part';
      return compared(
        name === 'name' ? 'clientInfo.companyName' : name === 'website' ? 'marketingChannels.website' : name,
        own,
        one,
      );
    }),
  );
}
