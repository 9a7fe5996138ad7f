/** Languages as a reader's voice is chosen by. */
import type { TextLanguage } from '../../../../src/shared/scene/scene.ts';
import { languageTag } from '../../languages.ts';

/** Of any text, in a file whose English is this one. */
export const voiceTag = (language: TextLanguage, english: string): string =>
  language === 'en' || language === 'th' ? languageTag(language, english) : language;
