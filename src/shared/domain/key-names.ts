/**
 * Fields under another name: models that were told no field names, or forgot them, write `pros` for `strengths`,
 * `platformName` for `platform`, `key_benefits` for `keyBenefits`. A name is taken for another only where the field is
 * missing, and no field that the page knows is taken for another.
 */

type Output = Readonly<Record<string, unknown>>;

export interface NamedField {
  key: string;
  /** Without it there is no page or item. */
  isNeeded: boolean;
  isList: boolean;
}

/** Words, in the singular, that say the same of a page. */
const SENSES: readonly (readonly string[])[] = [
  ['name', 'title', 'headline', 'heading', 'label'],
  ['brand', 'competitor', 'company', 'business', 'name', 'rival'],
  ['platform', 'channel', 'medium', 'media', 'network', 'name'],
  ['stage', 'phase', 'layer', 'step', 'name'],
  ['strategy', 'title', 'name'],
  ['pillar', 'theme', 'topic', 'title', 'name'],
  ['segment', 'group', 'area', 'province', 'name'],
  ['statement', 'objective', 'goal', 'description', 'text'],
  ['metric', 'kpi', 'measure', 'measurement', 'indicator'],
  ['target', 'value', 'figure'],
  ['rationale', 'reason', 'reasoning', 'why', 'justification', 'explanation'],
  ['recommendation', 'suggestion', 'idea', 'solution', 'action', 'job', 'role', 'title', 'name'],
  ['hint', 'action', 'tactic', 'step', 'task'],
  ['strength', 'pro', 'advantage'],
  ['weakness', 'con', 'disadvantage'],
  ['behavior', 'behaviour', 'habit'],
  ['tension', 'pain', 'barrier', 'challenge'],
  ['insight', 'quote'],
  ['frequency', 'cadence'],
  ['material', 'asset'],
  ['retargeting', 'remarketing'],
  ['takeaway', 'insight', 'point', 'conclusion'],
  ['trend', 'change'],
  ['date', 'when', 'deadline', 'due', 'timing'],
  ['step', 'action', 'task', 'description', 'text'],
  ['cta', 'call'],
  ['point', 'aspect', 'criterion', 'dimension'],
  ['them', 'competitor', 'rival'],
  ['us', 'we', 'our', 'client'],
  ['size', 'people', 'population', 'count'],
  ['interest', 'hobby'],
  ['career', 'occupation', 'job', 'profession'],
  ['location', 'place', 'city', 'region'],
];

/** 'keyBenefits', 'key_benefits', 'Key benefits' → key, benefit. */
const wordsOf = (key: string): string[] =>
  key
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|[_\-.\s]+/gu, ' ')
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
    .map((word) =>
      word
        .replace(/ies$/u, 'y')
        .replace(/(?<=ss|x|ch)es$/u, '')
        .replace(/(?<=[^su])s$/u, ''),
    );

const isPart = (some: readonly string[], all: readonly string[]): boolean =>
  some.length > 0 && some.every((word) => all.includes(word));

/** How alike two names are: 3 the same words, 2 one within the other, 1 another word for the same, 0 not at all. */
function likeness(field: string, key: string): number {
  const [meant, given] = [wordsOf(field), wordsOf(key)];
  if (meant.join(' ') === given.join(' ') || meant.join('') === given.join('')) return 3;
  if (isPart(meant, given) || isPart(given, meant)) return 2;
  return SENSES.some(
    (sense) => meant.some((word) => sense.includes(word)) && given.some((word) => sense.includes(word)),
  )
    ? 1
    : 0;
}

/** The object with each missing field under its own name, where another key of it is that field. */
export function withKnownKeys(fields: readonly NamedField[], value: Output): Output {
  const known = new Set(fields.map(({ key }) => key));
  const missing = fields.filter(({ key }) => value[key] == null);
  const strange = Object.keys(value).filter((key) => !known.has(key) && value[key] != null);
  if (missing.length === 0 || strange.length === 0) return value;
  const pairs = missing
    .flatMap((field) => strange.map((key) => ({ field, key, like: likeness(field.key, key) })))
    .filter(({ like }) => like > 0)
    .toSorted((a, b) => b.like - a.like || Number(b.field.isNeeded) - Number(a.field.isNeeded));
  const names = new Map<string, string>();
  const found = new Set<string>();
  for (const { field, key } of pairs) {
    if (names.has(key) || found.has(field.key)) continue;
    names.set(key, field.key);
    found.add(field.key);
  }
  // What alone is left over is what alone is missing.
  const needed = missing.filter(({ key, isNeeded }) => isNeeded && !found.has(key));
  const left = strange.filter((key) => !names.has(key));
  const [[field, ...others], [key, ...more]] = [needed, left];
  if (
    field &&
    key !== undefined &&
    others.length + more.length === 0 &&
    Array.isArray(value[key]) === field.isList
  )
    names.set(key, field.key);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !found.has(name))
      .map(([name, inner]) => [names.get(name) ?? name, inner]),
  );
}
