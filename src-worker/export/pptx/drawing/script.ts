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

/** Of the characters met so far: a deck has a few hundred. */
const languages = new Map<string, Language | undefined>();

/** Undefined for what belongs to either. */
function languageOf(character: string): Language | undefined {
  if (languages.has(character)) return languages.get(character);
  const found = THAI.test(character) ? 'th' : LETTER.test(character) ? 'en' : undefined;
  languages.set(character, found);
  return found;
}

/**
 * Digits, signs and spaces go with the letters before them, those at the start with `start`: a price inside a Thai
 * sentence is not a change of language.
 */
export function scriptParts(text: string, start: Language, bahtNeedsThaiFace: boolean): ScriptPart[] {
  // Most runs are English or a number.
  if (start === 'en' ? ASCII.test(text) : ASCII_SIGNS.test(text))
    return [{ text, lang: start, thaiFace: false }];
  const parts: ScriptPart[] = [];
  let part: Omit<ScriptPart, 'text'> | undefined;
  let from = 0;
  let at = 0;
  for (const character of text) {
    const lang: Language = languageOf(character) ?? part?.lang ?? start;
    const thaiFace = bahtNeedsThaiFace && character === BAHT;
    if (part?.lang !== lang || part.thaiFace !== thaiFace) {
      if (part) parts.push({ ...part, text: text.slice(from, at) });
      part = { lang, thaiFace };
      from = at;
    }
    at += character.length;
  }
  if (part) parts.push({ ...part, text: text.slice(from) });
  return parts;
}

/** Language of the last letters of a text, from which the next run goes on. */
export const lastLanguage = (parts: readonly ScriptPart[], start: Language): Language =>
  parts.at(-1)?.lang ?? start;
