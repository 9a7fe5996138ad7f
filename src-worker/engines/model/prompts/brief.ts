/** The answers as a list that names each question. What was not answered is not there. */
import type { FormData } from '../../../../src/shared/domain/questionnaire.ts';

/** Ids mean nothing to a reader; a cover image is no text. */
const LEFT_OUT: ReadonlySet<string> = new Set(['id', 'coverImage']);
/** Characters of one answer; longer ones are cut, which their reader is told. */
const LONGEST_ANSWER = 6000;

export function briefText(form: FormData): string {
  return Object.entries(form)
    .flatMap(([group, answers]) => {
      const lines = linesOf(answers, 0);
      return lines.length === 0 ? [] : [`## ${words(group)}\n${lines.join('\n')}`];
    })
    .join('\n\n');
}

function linesOf(value: unknown, depth: number): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const indent = '  '.repeat(depth);
  return Object.entries(value).flatMap(([name, answer]: [string, unknown]) => {
    if (LEFT_OUT.has(name)) return [];
    if (Array.isArray(answer)) return listLines(name, answer, depth);
    const text = textOf(answer);
    return text === '' ? [] : [`${indent}- ${words(name)}: ${text}`];
  });
}

function listLines(name: string, items: readonly unknown[], depth: number): string[] {
  const indent = '  '.repeat(depth);
  const lines = items.flatMap((item) => {
    if (typeof item === 'string') return item === '' ? [] : [`${indent}  - ${item}`];
    const inner = linesOf(item, depth + 2);
    return inner.length === 0 ? [] : [`${indent}  -`, ...inner];
  });
  return lines.length === 0 ? [] : [`${indent}- ${words(name)}:`, ...lines];
}

function textOf(answer: unknown): string {
  // An age of 0 was not given.
  if (typeof answer === 'number') return answer === 0 ? '' : String(answer);
  if (typeof answer !== 'string') return '';
  const text = answer.replace(/\s+/gu, ' ').trim();
  return text.length > LONGEST_ANSWER ? `${text.slice(0, LONGEST_ANSWER)} … (cut)` : text;
}

/** 'specificObjectives' → 'specific objectives'. */
const words = (name: string): string =>
  name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).trim();
