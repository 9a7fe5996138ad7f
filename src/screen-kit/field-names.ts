/** What a text is called, from where it stands in its section: 'Objective 2: target'. Pure. */
import { langOf } from '../components/lang.ts';

/** 'keyMessage' as 'key message'. */
const spaced = (key: string): string =>
  key
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replaceAll(/[_-]/gu, ' ')
    .toLowerCase();

const singular = (word: string): string =>
  word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : /(?:ss|ch|sh)es$/u.test(word)
      ? word.slice(0, -2)
      : word.endsWith('s') && !/(?:ss|us|is)$/u.test(word)
        ? word.slice(0, -1)
        : word;
/** Called by their letters. */
const LETTERS: Readonly<Record<string, string>> = { swot: 'SWOT' };

const isNumber = (step: string): boolean => /^\d+$/u.test(step);

/** `headline`: what the interface calls the headline of a page. */
export function nameOf(path: string, isHeadline: boolean, headline: string): string {
  if (isHeadline) return headline;
  const [root = '', ...steps] = path.split('.');
  if (root === 'evidence') return `Source ${Number(steps[0]) + 1}`;
  const words: string[] = [];
  for (const step of steps.length === 0 ? [root] : steps)
    if (isNumber(step)) words.push(`${singular(words.pop() ?? '')} ${Number(step) + 1}`.trim());
    else words.push(LETTERS[step] ?? spaced(step));
  const name = words.slice(-2).join(': ');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** The language of a text, to be marked with. */
export const languageOf = (text: string, deck: 'en' | 'th'): 'en' | 'th' =>
  langOf(text) ?? (deck === 'th' && !/\p{Script=Latin}/u.test(text) ? 'th' : 'en');
