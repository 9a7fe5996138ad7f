/** Languages as files say them: what spelling is checked by, and a reader's voice is chosen by. */
import type { Language } from '../../src/shared/domain/options.ts';

/** Language tags of the two scripts. */
export const LANGUAGE_TAGS = { en: 'en-US', th: 'th-TH' } as const satisfies Record<Language, string>;

/** Of English, by the client's country: what its spelling is checked by. */
const ENGLISH = new Set(['AU', 'CA', 'GB', 'HK', 'IE', 'IN', 'JM', 'MY', 'NZ', 'PH', 'SG', 'TT', 'ZA', 'ZW']);
export const englishOf = (country: string | undefined): string =>
  country !== undefined && ENGLISH.has(country) ? `en-${country}` : LANGUAGE_TAGS.en;

/** Of a script in a file whose English is this one. */
export const languageTag = (language: Language, english: string): string =>
  language === 'en' ? english : LANGUAGE_TAGS[language];
