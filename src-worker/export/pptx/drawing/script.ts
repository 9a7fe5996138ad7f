/** Splits a run at changes of script, so that each part has its language: spelling, line breaking, fonts. */
import type { Language } from '../../../../src/shared/domain/options.ts';

export interface ScriptPart {
  text: string;
  lang: Language;
  /** Drawn by the Thai family though PowerPoint counts it as Latin. */
  thaiFace: boolean;
}

/** Language tags of the two scripts. */
export const LANGUAGE_TAGS = { en: 'en-US', th: 'th-TH' } as const satisfies Record<Language, string>;

const THAI = /[\u0E01-\u0E3A\u0E40-\u0E5B]/u;
const ASCII = /^[ -~]+$/;
const ASCII_SIGNS = /^[ -@[-`{-~]+$/;
const LETTER = /\p{Letter}/u;
// The baht sign belongs to both scripts, and most Latin families do not have it.
const BAHT = '\u0E3F';

/**
 * Digits, signs and spaces go with the letters before them, those at the start with `start`: a price inside a Thai
 * sentence is not a change of language.
 */
export function scriptParts(text: string, start: Language, bahtNeedsThaiFace: boolean): ScriptPart[] {
  // Most runs are English or a number.
  if (start === 'en' ? ASCII.test(text) : ASCII_SIGNS.test(text))
    return [{ text, lang: start, thaiFace: false }];
  const parts: ScriptPart[] = [];
  let lang = start;
  for (const character of text) {
    if (THAI.test(character)) lang = 'th';
    else if (LETTER.test(character)) lang = 'en';
    const thaiFace = bahtNeedsThaiFace && character === BAHT;
    const last = parts.at(-1);
    if (last && last.lang === lang && last.thaiFace === thaiFace) last.text += character;
    else parts.push({ text: character, lang, thaiFace });
  }
  return parts;
}

/** Language of the last letters of a text, from which the next run goes on. */
export const lastLanguage = (parts: readonly ScriptPart[], start: Language): Language =>
  parts.at(-1)?.lang ?? start;
