/** The client's words where they can be said whole. A phrase that does not fit a place is not said there; it is never cut. */
import { lately } from '../../../understanding/remember.ts';
import { isMostlyThai, oneLine, trimEnds } from '../../../understanding/text.ts';

const PAIRS = ['()', '[]', '“”', '«»'] as const;
/** Words that make sense only with what stands before or after them. */
const HANGS =
  /^(?:and|or|but|so|that|which|who|because|with|of|than)\s|\s(?:and|or|but|the|an?|of|with|to|for|from|than|because|our|your|which|that)$|^(?:และ|แต่|ซึ่ง|เพราะ|กับ|ที่(?!จอด|พัก|นอน|ดิน|นั่ง|เที่ยว|ปรึกษา|เดียว|แรก))|(?:และ|หรือ|แต่|ที่|ซึ่ง|โดย|เพราะ|สำหรับ|เพื่อ|กับ|จาก)$|[พค]\.ศ\.$/iu;
const LEAST_LETTERS = 3;
/** What it says is told before it: 'Loyalty to the old accountant … |is the great obstacle'. */
const SAID_BEFORE =
  /^(?:is|are|was|were)\s(?:(?:the|a|an|what|why|their|his|her|one|another|our)\s)+(?:\p{L}+\s)?(?:worr(?:y|ies)|fear|doubt|obstacle|reason|problem|question|issue|concern|trigger|brake|hurdle|they say|starts it)s?$/iu;
/** Whether a text only says what something before it is. */
export const isSaidBefore = (text: string): boolean => SAID_BEFORE.test(text);

/** Whether a phrase says something by itself. */
export const isWhole = lately((text): boolean => {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return (
    letters >= LEAST_LETTERS &&
    !text.includes('…') &&
    !HANGS.test(text) &&
    !isSaidBefore(text) &&
    PAIRS.every((pair) => text.split(pair.charAt(0)).length === text.split(pair.charAt(1)).length) &&
    text.split('"').length % 2 === 1
  );
});

/** The phrase, or '' where it is longer than `most` characters or would not stand alone. */
export function whole(text: string, most: number): string {
  const phrase = trimEnds(oneLine(text));
  return phrase.length <= most && isWhole(phrase) ? phrase : '';
}

/** The phrase, else what stands before its parentheses or its first mark; '' where none of them is short enough and whole. */
export function shorter(text: string, most: number): string {
  const bare = text.replaceAll(/\s*\([^()]*\)/gu, '');
  const [head = ''] = bare.split(/\s*[,;:]\s+|\s+[–—-]\s+/u);
  return [text, bare, head].map((each) => whole(each, most)).find((each) => each !== '') ?? '';
}

/** The phrase where it is in the language of the sentence that it is put into; '' otherwise. */
export const inTongue = (text: string, most: number, language: 'en' | 'th'): string =>
  isMostlyThai(text) === (language === 'th') ? whole(text, most) : '';
