/** Whether a text has a verb. Conservative: what may be one is taken for one. */
import { isThai, wordsIn } from './texts.ts';
import { ENGLISH_FORMS, ENGLISH_NOUNS_TOO, ENGLISH_VERBS, THAI_VERBS } from './verbs.table.ts';

const BASES = new Set(ENGLISH_VERBS);
/** Before a word that is a verb or a noun, these tell that it is a verb. */
const BEFORE_VERB = new Set(
  `to we you they i it who that which this he she people buyers customers owners rivals media page nobody everybody each one not never then and first also still now both all most only
  can could may might must shall should will would don't doesn't cannot please so`.split(/\s+/u),
);

/** Base forms that a word may be an inflection of: 'carries' of 'carry', 'stopped' of 'stop'. */
function basesOf(word: string): string[] {
  const forms = [word];
  for (const ending of ['s', 'es', 'd', 'ed'])
    if (word.endsWith(ending) && word.length > ending.length + 2) forms.push(word.slice(0, -ending.length));
  if (/(?:ies|ied)$/u.test(word)) forms.push(`${word.slice(0, -3)}y`);
  if (/(.)\1ed$/u.test(word)) forms.push(word.slice(0, -3));
  return forms;
}

function isEnglishVerb(word: string, before: string | undefined): boolean {
  if (ENGLISH_FORMS.has(word)) return true;
  const base = basesOf(word).find((form) => BASES.has(form));
  if (base === undefined) return false;
  const isPast = word.endsWith('ed') && word !== base;
  if (!ENGLISH_NOUNS_TOO.has(base) || isPast) return true;
  // 'The page answers' and 'three answers': the plural of a noun follows a figure or an article's adjective, the verb a noun.
  return before === undefined || BEFORE_VERB.has(before) || (word !== base && !/\d/u.test(before));
}

export function hasVerb(sentence: string): boolean {
  const words = wordsIn(sentence.replaceAll('’', "'")).map((word) => word.toLowerCase());
  if (words.some((word) => isThai(word) && THAI_VERBS.has(word))) return true;
  // Compounds that the dictionary keeps together begin with their verb: 'ซื้อของ', 'ถ่ายรูป'.
  if (
    words.some(
      (word) => isThai(word) && [...THAI_VERBS].some((verb) => verb.length > 2 && word.startsWith(verb)),
    )
  )
    return true;
  const latin = words.filter((word) => !isThai(word));
  // An imperative may follow a label: 'Close: answer every chat within the hour'.
  return (
    sentence
      .replaceAll('’', "'")
      .split(/:\s/u)
      .some((part) => {
        const own = wordsIn(part.toLowerCase());
        return own.some((word, i) => !isThai(word) && isEnglishVerb(word, own[i - 1]));
      }) || latin.some((word) => word.endsWith("n't"))
  );
}
