/** How the readers hand in what they find. */
import type { Passage } from './passages.ts';

/** Keeps an answer with the sentences that say so; the first for a path counts, and an empty one is none. */
export type Put = (path: string, value: unknown, source: string) => void;

/** The first passage that tells it; a clause, not the whole paragraph. */
export function tell(path: string, passages: readonly Passage[], pattern: RegExp, put: Put): void {
  for (const { text, source } of passages) {
    const groups = pattern.exec(text)?.groups;
    const value = groups?.['value'] ?? groups?.['b'] ?? groups?.['thai'];
    if (value === undefined || value.trim() === '') continue;
    put(path, bare(value), source);
    return;
  }
}

export const joined = (passages: readonly Passage[]): string =>
  passages.reduce((text, passage) => {
    const next = bare(passage.text);
    if (text === '') return next;
    return /[.!?]$/u.test(text) ? `${text} ${next}` : `${text}, ${next}`;
  }, '');

export const sources = (passages: readonly Passage[]): string =>
  [...new Set(passages.map(({ source }) => source))].join(' ');

/** Without the stop at its end and quotation marks around it. */
export const bare = (text: string): string =>
  text
    .trim()
    .replace(/^["“]+|["”]+$/gu, '')
    .replace(/(?<!\b(?:Ltd|Inc|Co|etc))[.;,]+$/u, '')
    .replace(/\s*(?:ครับ|ค่ะ|คะ|นะคะ|นะครับ)$/u, '')
    .trim();
