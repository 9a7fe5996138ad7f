/** Words that mean something to the product, and signs that mean something to a regular expression, as any answer. */
import { describe, expect, test, vi } from 'vitest';
import {
  COUNTRIES,
  COUNTRY_ALIASES,
  GROUPS,
  PROVINCE_ALIASES,
  PROVINCES,
} from '../../../../src-worker/understanding/places/places.ts';
import { createPlanner } from '../../../../src-worker/engines/planner/index.ts';
import { readPlaces } from '../../../../src-worker/understanding/places/read-places.ts';
import { BUSINESS_SUB_TYPES, BUSINESS_TYPES } from '../../../../src/shared/domain/taxonomy.ts';
import { LANGUAGES, type Language } from '../../../../src/shared/domain/options.ts';
import { PAGES } from '../../../../src/shared/domain/pages.ts';
import type { FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { BRIEF_CREATED_AT, readBrief } from '../../../fixtures/briefs.ts';
import { seeded } from '../../services/clean-output/outputs.ts';

const isWhole = process.env['WORDS'] === 'whole';
// Some hundred decks on a machine that is shared.
vi.setConfig({ testTimeout: isWhole ? 3_600_000 : 120_000 });

/** All texts in a table that are short enough to be an answer: names, aliases, and what the table says of them. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= 200 ? [value] : [];
  if (typeof value === 'function' || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}

const PLACE_NAMES = [
  ...GROUPS.flatMap(({ names, provinces }) => [...names, ...provinces]),
  ...[...PROVINCES, ...COUNTRIES].flatMap(({ en, th }) => [en, th]),
  ...wordsIn(PROVINCE_ALIASES),
  ...wordsIn(COUNTRY_ALIASES),
];
/** Every table that the planner plans by, and every one by which answers are understood. */
const TABLES = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../src-worker/engines/planner/data/**/*.ts',
    '../../../../src-worker/understanding/**/*.table.ts',
  ],
  { eager: true },
);
const OTHER_NAMES = [
  ...new Set([
    ...[...BUSINESS_TYPES, ...BUSINESS_SUB_TYPES].map(({ name }) => name),
    ...Object.values(TABLES).flatMap(wordsIn),
  ]),
];

/** Every text answer of the questionnaire, as a way to set it. */
const TEXT_ANSWERS: readonly ((form: FormData, text: string) => void)[] = (() => {
  const { formData } = readBrief('coffee-roaster-en');
  const setters: ((form: FormData, text: string) => void)[] = [];
  for (const group of ['clientInfo', 'marketingChannels', 'targetAudience', 'campaignObjectives'] as const)
    for (const [field, value] of Object.entries(formData[group]))
      if (typeof value === 'string' && !['gender', 'targetGroup', 'hasOnlineAdExperience'].includes(field))
        setters.push((form, text) => void Object.assign(form[group], { [field]: text }));
  for (const field of ['marketContext', 'additionalNotes'] as const)
    setters.push((form, text) => void (form.competitiveAnalysis[field] = text));
  for (const field of ['name', 'website', 'strengths', 'weaknesses'] as const)
    for (const index of [0, 2])
      setters.push((form, text) => {
        const card = form.competitiveAnalysis.competitors[index];
        if (card) card[field] = text;
      });
  return setters;
})();

/** The pages that could not be written, each with its reason. */
async function failedPages(formData: FormData, language: Language): Promise<string[]> {
  const planner = createPlanner();
  const failed: string[] = [];
  for (const { pageNumber } of PAGES) {
    const request = {
      proposalId: 'p',
      requestId: 'r',
      pageNumber,
      formData,
      language,
      createdAt: BRIEF_CREATED_AT,
      earlier: new Map(),
    };
    const answer = await planner.writeSection(request, new AbortController().signal);
    if (!answer.ok) failed.push(`page ${pageNumber}: ${answer.failure.reason.code}`);
  }
  return failed;
}

/**
 * The texts as answers, in each deck as many as there are answers: each text is one of them once, in a place that
 * changes from deck to deck; with WORDS=whole each text is every answer.
 */
async function wrongWith(texts: readonly string[], language: Language): Promise<string[]> {
  const brief = readBrief(language === 'th' ? 'dental-clinic-th' : 'coffee-roaster-en');
  const count = TEXT_ANSWERS.length;
  const wrong: string[] = [];
  for (let start = 0; start < texts.length; start += isWhole ? 1 : count) {
    const form = structuredClone(brief.formData);
    TEXT_ANSWERS.forEach((set, index) => set(form, texts[(start + index) % texts.length] ?? ''));
    const failed = await failedPages(form, language);
    if (failed.length > 0) wrong.push(`${JSON.stringify(form)}: ${failed[0]}`);
  }
  return wrong;
}

test('every place of the tables is read as a place', () => {
  for (const name of PLACE_NAMES) expect(readPlaces(name), name).not.toEqual([]);
});

test.each(COUNTRIES)('$en is that country and nothing else', (country) => {
  for (const name of [country.en, country.th]) {
    const places = readPlaces(name);
    expect(places.map(({ known }) => known)).toEqual([country]);
  }
});

test.each(GROUPS)(
  '$names.0 and its other names are its provinces and nothing else',
  ({ names, provinces }) => {
    for (const name of names)
      for (const written of [name, name.toUpperCase(), name.replaceAll(' ', '-'), `${name}, Chiang Mai`]) {
        const expected = [...provinces, ...(written.endsWith('Mai') ? ['Chiang Mai'] : [])];
        expect(
          readPlaces(written).map(({ known }) => known?.en),
          written,
        ).toEqual(expected);
      }
  },
);

/** What means something to a regular expression, in ways that are no pattern. */
const SIGNS = [
  ...Array.from('\\^$.*+?()[]{}|/-'),
  '(?',
  '[^',
  '{2,',
  'a{9,1}',
  '\\k<n>',
  '(?<n>',
  '*+',
  '[z-a]',
  '\\u{',
  '$&',
  '$1',
];

describe.each(LANGUAGES)('in %s no page fails', (language) => {
  test('with words of the tables as answers', async () => {
    expect(await wrongWith([...PLACE_NAMES, ...OTHER_NAMES], language)).toEqual([]);
  });

  test('with signs of regular expressions in every answer', async () => {
    const random = seeded(115);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const texts = Array.from({ length: TEXT_ANSWERS.length * 12 }, () =>
      [pick(OTHER_NAMES), pick(SIGNS), pick(PLACE_NAMES), pick(SIGNS), pick(['', ' 12,000', ' และ 5%'])].join(
        pick(['', ' ']),
      ),
    );
    expect(await wrongWith([...SIGNS, ...texts], language)).toEqual([]);
  });
});
