/**
 * Two tabs may have one questionnaire open. Each saves what it has changed since it last knew the stored answers, field
 * by field; on the same field, the one that is saved last stands.
 */
import { emptyCompetitor, type Competitor, type FormData } from './questionnaire.ts';

/** Equal as they are stored: both sides have their fields in the same order. */
export const isSameAnswer = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * `stored` with what `own` has changed since `base`. Channels and objectives are joined entry by entry, competitors
 * card by card. A business type and its sub type are one answer.
 */
export function mergeAnswers(base: FormData, own: FormData, stored: FormData): FormData {
  if (isSameAnswer(stored, base)) return own;
  if (isSameAnswer(own, base)) return stored;
  const campaign = mergeFields(base.campaignObjectives, own.campaignObjectives, stored.campaignObjectives);
  const rivals = mergeFields(base.competitiveAnalysis, own.competitiveAnalysis, stored.competitiveAnalysis);
  const lists = <T>(of: (form: FormData) => T): [T, T, T] => [of(base), of(own), of(stored)];
  const corrections = mergeEntries(...lists((form) => form.corrections ?? {}));
  return {
    clientInfo: {
      ...mergeFields(base.clientInfo, own.clientInfo, stored.clientInfo),
      ...changedOr(...lists(businessOf)),
    },
    marketingChannels: mergeFields(base.marketingChannels, own.marketingChannels, stored.marketingChannels),
    targetAudience: mergeFields(base.targetAudience, own.targetAudience, stored.targetAudience),
    campaignObjectives: {
      ...campaign,
      advertisingChannels: mergeList(...lists((form) => form.campaignObjectives.advertisingChannels)),
      marketingObjectives: mergeList(...lists((form) => form.campaignObjectives.marketingObjectives)),
    },
    competitiveAnalysis: {
      ...rivals,
      competitors: mergeCards(...lists((form) => form.competitiveAnalysis.competitors)),
    },
    ...(Object.keys(corrections).length > 0 ? { corrections } : {}),
  };
}

const businessOf = ({ clientInfo: { businessType, businessSubType } }: FormData) => ({
  businessType,
  businessSubType,
});

/** What this tab made of an answer, or, where it left it alone, what is stored. */
const changedOr = <T>(base: T, own: T, stored: T): T => (isSameAnswer(own, base) ? stored : own);

function mergeFields<T extends object>(base: T, own: T, stored: T): T {
  const merged = { ...stored };
  for (const name in own)
    if (Object.hasOwn(own, name)) merged[name] = changedOr(base[name], own[name], stored[name]);
  return merged;
}

/** Of a record whose keys come and go. */
export function mergeEntries<T extends object>(base: Partial<T>, own: T, stored: T): T {
  const merged = { ...stored, ...own };
  for (const key in merged) {
    const value = changedOr(base[key], own[key], stored[key]);
    if (value === undefined) delete merged[key];
    else merged[key] = value;
  }
  return merged;
}

/** Entries that this tab took out are gone, those it put in are there. */
function mergeList<T>(base: readonly T[], own: readonly T[], stored: readonly T[]): T[] {
  const kept = stored.filter((entry) => own.includes(entry) || !base.includes(entry));
  return placed(
    kept,
    own,
    (entry) => !base.includes(entry) && !kept.includes(entry),
    (entry) => entry,
  );
}

/** A card that one tab took away and the other has changed since is kept by whichever is saved last. */
function mergeCards(
  base: readonly Competitor[],
  own: readonly Competitor[],
  stored: readonly Competitor[],
): Competitor[] {
  const [was, is, other] = [base, own, stored].map((cards) => new Map(cards.map((card) => [card.id, card])));
  const kept = stored.flatMap((card) => {
    const [before, mine] = [was?.get(card.id), is?.get(card.id)];
    if (mine === undefined) return before === undefined ? [card] : [];
    return [before === undefined ? mine : mergeFields(before, mine, card)];
  });
  const cards = placed(
    kept,
    own,
    (card) => !other?.has(card.id) && !isSameAnswer(card, was?.get(card.id)),
    ({ id }) => id,
  );
  // Each tab took another card away: the form always shows one.
  return cards.length > 0 ? cards : [emptyCompetitor('1')];
}

/** `kept` with the entries of `own` that are new, each behind the one that it stood behind. */
function placed<T>(
  kept: readonly T[],
  own: readonly T[],
  isNew: (entry: T) => boolean,
  idOf: (entry: T) => unknown,
): T[] {
  const all = [...kept];
  let after = -1;
  for (const entry of own) {
    const at = all.findIndex((one) => idOf(one) === idOf(entry));
    if (at >= 0) after = at;
    else if (isNew(entry)) all.splice((after += 1), 0, entry);
  }
  return all;
}
