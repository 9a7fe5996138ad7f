/** What leads and what is compared, held against the key of a careful person. */
import type { Contrast } from '../../../src-worker/engines/planner/plan/contrast.ts';

export interface LeadKey {
  /** Statements that a strategist would open with; empty where the key names none. */
  leads: readonly string[];
  /** The key says that nothing may lead. */
  isPlain: boolean;
  pairs: readonly (readonly [ours: string, theirs: string])[];
  roles: readonly (readonly [words: string, role: string])[];
  /** Words that must not stand in the proposal. */
  never: readonly string[];
  /** Whether the key says anything of leads or of pairs. */
  hasLead: boolean;
  hasPairs: boolean;
}

/**
 * `right`: what the key opens with. `acceptable`: a strength or a proof of the key. `plain`: the offer leads where a statement could.
 * `never`: terms, a trigger, a limit, a rule, a rival's strength. `unsure`: the key says nothing of it.
 */
export type LeadOutcome = 'right' | 'acceptable' | 'plain' | 'never' | 'unsure';

const isText = (value: unknown): value is string => typeof value === 'string';
const textsOf = (value: unknown): string[] =>
  isText(value) ? [value] : Array.isArray(value) ? value.filter(isText) : [];

/** The key of a case. */
export function keyOf({ lead, pairs, roles, never }: Readonly<Record<string, unknown>>): LeadKey {
  return {
    leads: textsOf(lead),
    isPlain: lead === null,
    hasLead: lead !== undefined,
    hasPairs: Array.isArray(pairs),
    pairs: (Array.isArray(pairs) ? pairs : []).flatMap((pair: unknown) => {
      const [ours, theirs] = textsOf(pair);
      return ours === undefined || theirs === undefined ? [] : [[ours, theirs] as const];
    }),
    roles: Object.entries(roles ?? {}).flatMap(([words, role]) =>
      isText(role) ? [[words, role] as const] : [],
    ),
    never: textsOf(never),
  };
}

const wordsOf = (text: string): string[] =>
  /[ก-๛]/u.test(text)
    ? [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].flatMap(
        ({ segment, isWordLike }) => (isWordLike === true ? [segment.toLowerCase()] : []),
      )
    : (text.toLowerCase().match(/[\p{L}\p{N}.%]+/gu) ?? []);

/** Share of the shorter one's words from which on two are one statement. */
const ALIKE = 0.7;
/** Whether two are the same statement: one holds the other, or nearly all of its words. */
export function isSameStatement(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  if (one.length === 0 || other.length === 0) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.filter((word) => long.includes(word)).length >= short.length * ALIKE;
}

const MAY_LEAD = /strength|proof/iu;
/** How the statement that leads stands to the key. */
export function outcomeOfLead(lead: string | undefined, key: LeadKey): LeadOutcome {
  if (lead === undefined) return key.isPlain ? 'right' : key.hasLead ? 'plain' : 'unsure';
  if (key.leads.some((each) => isSameStatement(each, lead))) return 'right';
  const role = key.roles.find(([words]) => isSameStatement(words, lead))?.[1];
  if (role !== undefined) return MAY_LEAD.test(role) && !/rival/iu.test(role) ? 'acceptable' : 'never';
  return key.isPlain ? 'never' : 'unsure';
}

/** Pairs of the key that are found or missing, and pairs that the key does not have. */
export function outcomeOfPairs(
  contrasts: readonly Contrast[],
  key: LeadKey,
): Record<'found' | 'missing' | 'false', string[]> {
  const isPair = ({ us, them }: Contrast, [ours, theirs]: readonly [string, string]): boolean =>
    isSameStatement(us.words, ours) && isSameStatement(them.words, theirs);
  const told = (contrast: Contrast): string =>
    `${contrast.us.words} ~ ${contrast.them.words} (${contrast.point.id}, ${contrast.leads})`;
  return {
    found: key.pairs.flatMap((pair) => {
      const found = contrasts.find((each) => isPair(each, pair));
      return found ? [told(found)] : [];
    }),
    missing: key.pairs
      .filter((pair) => !contrasts.some((each) => isPair(each, pair)))
      .map((pair) => pair.join(' ~ ')),
    // That a rival is ahead is told honestly, whether the key thinks of it or not.
    false: contrasts
      .filter((each) => each.leads === 'us' && !key.pairs.some((pair) => isPair(each, pair)))
      .map(told),
  };
}
