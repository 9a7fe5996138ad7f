/**
 * Whether a questionnaire is in its final form already. Small, without the taxonomy: what reads any other form
 * (`normalise.ts`) is much larger and seldom needed.
 */
import { ADVERTISING_CHANNELS, GENDERS, MARKETING_OBJECTIVES, TARGET_GROUPS } from './options.ts';
import { emptyFormData, type FormData } from './questionnaire.ts';

/**
 * The edition of the final form, kept with what was normalised. Raised whenever `normalise.ts`, the taxonomy's names
 * or the option lists read the same answers otherwise: answers of another edition are normalised anew.
 */
export const FORM_EDITION = 1;

/**
 * Fields, kinds of value, options and the ids of competitors are as `normaliseFormData` leaves them. The names of the
 * business are not looked up: whoever relies on this knows that the answers were normalised once.
 */
export function isFinalForm(value: unknown): value is FormData {
  const groups = withoutCorrections(value);
  if (!isLike(groups, emptyFormData())) return false;
  const { clientInfo, targetAudience, campaignObjectives, competitiveAnalysis } = groups;
  const ids = competitiveAnalysis.competitors.map(({ id }) => id);
  return (
    ['', 'yes', 'no'].includes(clientInfo.hasOnlineAdExperience) &&
    TARGET_GROUPS.includes(targetAudience.targetGroup) &&
    GENDERS.includes(targetAudience.gender) &&
    isSetOf(campaignObjectives.advertisingChannels, ADVERTISING_CHANNELS) &&
    isSetOf(campaignObjectives.marketingObjectives, MARKETING_OBJECTIVES) &&
    ids.length > 0 &&
    isSetOf(ids, ids) &&
    ids.every((id) => id.trim() !== '')
  );
}

/** Corrections are kept as they came: any form of them is final. */
const withoutCorrections = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'corrections' in value
    ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'corrections'))
    : value;

/** The same fields with the same kinds of value, all the way down; the items of a list are like the model's first. */
function isLike<T>(value: unknown, model: T): value is T {
  if (Array.isArray(model))
    return Array.isArray(value) && value.every((item) => isLike(item, model.length > 0 ? model[0] : ''));
  if (typeof model !== 'object' || model === null)
    return typeof value === typeof model && (typeof value !== 'number' || Number.isFinite(value));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const wanted = Object.entries(model);
  return fields.size === wanted.length && wanted.every(([name, one]) => isLike(fields.get(name), one));
}

const isSetOf = <T>(items: readonly T[], all: readonly T[]): boolean =>
  items.every((item) => all.includes(item)) && new Set(items).size === items.length;
