/** Languages as a reader's voice is chosen by. */
import type { TextLanguage } from '../../../../src/shared/scene/scene.ts';

const WITH_COUNTRY: Partial<Record<TextLanguage, string>> = { en: 'en-US', th: 'th-TH' };

export const languageTag = (language: TextLanguage): string => WITH_COUNTRY[language] ?? language;
