/** The client's answers as a list that names each question. What was not answered, or a page does not need, is not there. */
import { FORM_GROUPS, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { tokensIn } from '../tokens.ts';

/** Ids mean nothing to a reader. */
const LEFT_OUT: ReadonlySet<string> = new Set(['id']);

/** @param most tokens of all answers together: the longest are cut first, which their reader is told */
export function briefText(form: FormData, wanted: ReadonlySet<string> | 'all', most: number): string {
  const answers = FORM_GROUPS.flatMap((group) => Object.entries(form[group])).flatMap(
    ([name, answer]: [string, unknown]) =>
      wanted === 'all' || wanted.has(name) ? linesOf(words(name), answer) : [],
  );
  const longest = longestIn(answers.map(tokensIn), most);
  return answers.map((line) => shortened(line, longest)).join('\n');
}

function linesOf(name: string, answer: unknown): string[] {
  if (Array.isArray(answer)) {
    const items = answer.map((item: unknown) => inner(item)).filter((text) => text !== '');
    if (items.length === 0) return [];
    // A list of objects has a line for each: one that is cut takes no other with it.
    return answer.some((item) => typeof item === 'object')
      ? items.map((text) => `- ${name}: ${text}`)
      : [`- ${name}: ${items.join(', ')}`];
  }
  const text = inner(answer);
  return text === '' ? [] : [`- ${name}: ${text}`];
}

function inner(answer: unknown): string {
  // An age of 0 was not given.
  if (typeof answer === 'number') return answer === 0 ? '' : String(answer);
  if (typeof answer === 'string') return answer.replaceAll(/\s+/gu, ' ').trim();
  if (typeof answer !== 'object' || answer === null) return '';
  return Object.entries(answer)
    .flatMap(([name, value]: [string, unknown]) => {
      const text = LEFT_OUT.has(name) ? '' : inner(value);
      return text === '' ? [] : [`${words(name)}: ${text}`];
    })
    .join('; ');
}

/** The length that each text may have, so that all together have no more than `most`. */
function longestIn(lengths: readonly number[], most: number): number {
  let [left, count] = [most, lengths.length];
  for (const length of lengths.toSorted((a, b) => a - b)) {
    if (length > left / count) return Math.floor(left / count);
    left -= length;
    count -= 1;
  }
  return Infinity;
}

const CUT = ' [cut]';

/** Cut after a sentence where one ends late enough, else after a word. */
function shortened(text: string, tokens: number): string {
  if (tokensIn(text) <= tokens) return text;
  const part = text.slice(0, Math.max(0, Math.floor((tokens / tokensIn(text)) * text.length) - CUT.length));
  const [sentence] = /^[\s\S]*[.!?](?=\s)/u.exec(part) ?? [''];
  const [word] = /^[\s\S]*(?=\s)/u.exec(part) ?? [part];
  return `${sentence.length > part.length / 2 ? sentence : word}${CUT}`;
}

/** 'specificObjectives' → 'specific objectives'. */
const words = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).trim();
