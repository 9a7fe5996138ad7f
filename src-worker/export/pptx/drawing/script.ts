/** Splits a run at changes of script, so that each part has its language: spelling, line breaking, fonts, direction. */
import type { Language } from '../../../../src/shared/domain/options.ts';

/** A script that neither the deck's family nor its Thai one has. */
export interface OtherScript {
  tag: string;
  /** A face of Windows and Office that has it. */
  face: string;
  /** Where DrawingML looks for it. */
  slot: 'ea' | 'cs';
  rtl?: true;
}

export interface ScriptPart {
  text: string;
  lang: Language;
  /** Drawn by the Thai family though PowerPoint counts it as Latin. */
  thaiFace: boolean;
  other?: OtherScript;
}

const KANA: OtherScript = { tag: 'ja-JP', face: 'Yu Gothic', slot: 'ea' };
const HAN: OtherScript = { tag: 'zh-CN', face: 'Microsoft YaHei', slot: 'ea' };
const OTHERS: readonly (readonly [RegExp, OtherScript])[] = [
  [/\p{Script=Arabic}/u, { tag: 'ar-SA', face: 'Arial', slot: 'cs', rtl: true }],
  [/\p{Script=Hebrew}/u, { tag: 'he-IL', face: 'Arial', slot: 'cs', rtl: true }],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, KANA],
  [/\p{Script=Hangul}/u, { tag: 'ko-KR', face: 'Malgun Gothic', slot: 'ea' }],
  [/\p{Script=Han}/u, HAN],
  [/\p{Script=Devanagari}/u, { tag: 'hi-IN', face: 'Nirmala UI', slot: 'cs' }],
  [/\p{Script=Bengali}/u, { tag: 'bn-BD', face: 'Nirmala UI', slot: 'cs' }],
  [/\p{Script=Tamil}/u, { tag: 'ta-IN', face: 'Nirmala UI', slot: 'cs' }],
  [/\p{Script=Lao}/u, { tag: 'lo-LA', face: 'Leelawadee UI', slot: 'cs' }],
  [/\p{Script=Khmer}/u, { tag: 'km-KH', face: 'Leelawadee UI', slot: 'cs' }],
  [/\p{Script=Myanmar}/u, { tag: 'my-MM', face: 'Myanmar Text', slot: 'cs' }],
];

const THAI = /[\u0E01-\u0E3A\u0E40-\u0E5B]/u;
const ASCII = /^[ -~]+$/;
const ASCII_SIGNS = /^[ -@[-`{-~]+$/;
const LETTER = /[\p{Letter}\p{Mark}]/u;
const HAS_KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
// The baht sign belongs to both scripts, and most Latin families do not have it.
const BAHT = '\u0E3F';

interface Script {
  lang: Language;
  other?: OtherScript;
}

/** Of the characters met so far: a deck has a few hundred. */
const scripts = new Map<string, Script | undefined>();
const LATIN: Script = { lang: 'en' };
const THAI_SCRIPT: Script = { lang: 'th' };

/** Undefined for what belongs to any. */
function scriptOf(character: string): Script | undefined {
  if (scripts.has(character)) return scripts.get(character);
  const other = OTHERS.find(([pattern]) => pattern.test(character))?.[1];
  const found: Script | undefined = THAI.test(character)
    ? THAI_SCRIPT
    : other
      ? { lang: 'en', other }
      : LETTER.test(character)
        ? LATIN
        : undefined;
  scripts.set(character, found);
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
  const japanese = HAS_KANA.test(text);
  const parts: ScriptPart[] = [];
  let part: Omit<ScriptPart, 'text'> | undefined;
  let from = 0;
  let at = 0;
  for (const character of text) {
    const script = scriptOf(character) ?? part ?? { lang: start };
    const other = japanese && script.other === HAN ? KANA : script.other;
    const thaiFace = bahtNeedsThaiFace && character === BAHT;
    if (part?.lang !== script.lang || part.thaiFace !== thaiFace || part.other !== other) {
      if (part) parts.push({ ...part, text: text.slice(from, at) });
      part = { lang: script.lang, thaiFace, ...(other ? { other } : {}) };
      from = at;
    }
    at += character.length;
  }
  if (part) parts.push({ ...part, text: text.slice(from) });
  return parts;
}

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
const LETTERS = /\p{L}/gu;

/** Whether a paragraph as a whole is read from the right: most of its letters are. */
export function isRightToLeft(text: string): boolean {
  const own = text.match(RTL)?.length ?? 0;
  return own > 0 && own * 2 > (text.match(LETTERS)?.length ?? 0);
}

/** Language of the last letters of a text, from which the next run goes on. */
export const lastLanguage = (parts: readonly ScriptPart[], start: Language): Language =>
  parts.at(-1)?.lang ?? start;
