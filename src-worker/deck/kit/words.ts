/** Words that a layout itself writes, in the deck's language. */
import { wordsKey } from '../../../src/shared/domain/editing/path.ts';
import type { PageContext } from './types.ts';

/** Picks by the deck's language; a person's own words for it stand in its place, with the spaces that the layout needs. */
export function say(context: Pick<PageContext, 'lang' | 'words'>, en: string, th: string): string {
  const words = context.lang === 'th' ? th : en;
  const key = wordsKey(en);
  const { words: layout } = context;
  if (layout === undefined || key === '') return words;
  layout.said.set(key, words.trim());
  const own = layout.own[key]?.trim() ?? '';
  return own === '' ? words : words.replace(words.trim(), () => own);
}

/** What is written before a sum as a sign is, with a space: 'KSh 1,200'. */
export const SIGN_OF_LETTERS = String.raw`(?:R[ps]|AED|Dh|KES|KSh|TSh|USh)`;

const FIGURE = new RegExp(
  String.raw`^((?:[≤≥<>~≈+−-]\s?)?(?:[A-Z]{0,3}\p{Sc}|RM?|${SIGN_OF_LETTERS}\s)?\d[\d,.]*(?:\s?[–-]\s?\d[\d,.]*)?(?:\s?(?:%|×|x(?=\s|$)))?)(?:\s+|(?=[^\d\s.,])|$)([\s\S]*)$`,
  'u',
);

/**
 * The figure at the start of a text and the words after it: '< 6% a month' is '<6%' and 'a month', '€150 a call' is
 * '€150' and 'a call'.
 * Undefined where the text does not begin with one.
 */
export function splitFigure(text: string): { figure: string; rest: string } | undefined {
  const match = FIGURE.exec(text.trim());
  // The space behind a sign of letters stays: 'KSh 1,200'.
  const figure = match?.[1]?.replaceAll(/(?<!\p{L})\s/gu, '').replace(/[.,]+$/, '');
  if (!match || figure === undefined || figure.length > 11) return undefined;
  return { figure, rest: match[2] ?? '' };
}

/** A bold lead and what follows: cut after the first colon, or after the first sentence where it is short. */
export function splitLead(text: string, mark: ':' | '.' = '.', longest = 60): { lead: string; rest: string } {
  const at = mark === ':' ? text.search(/[:：]\s/) : text.search(/[.!?]\s/);
  if (at <= 0 || at > longest) return { lead: '', rest: text };
  return { lead: text.slice(0, mark === ':' ? at : at + 1), rest: text.slice(at + 1).trim() };
}

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** '1,234,567'; two decimals at most. */
export const formatNumber = (value: number): string => numbers.format(value);
