/** Figures: the unit of a sum whose data names none, and the figure at the start of a text. */
import { escapeRegExp } from '../../../src/shared/domain/escape-reg-exp.ts';
import { clean } from './text.ts';
import type { PageContext } from './types.ts';
import { formatNumber, SIGN_OF_LETTERS, splitFigure } from './words.ts';

/** Longest unit that still stands beside a figure. */
const LONGEST = 20;

/**
 * The unit given with the data, or the words that stand right after this very total in the section's own evidence:
 * '… = 120,000 THB a month' gives 'THB a month'. '' where neither says it. Figures are never taken from there.
 */
export function moneyUnit(context: PageContext, given: string, total: number): string {
  if (clean(given) !== '') return clean(given);
  const pattern = new RegExp(
    `(?<![\\d,.])${escapeRegExp(formatNumber(total))}\\s+([^\\d.,;:()=÷×+*/]+)`,
    'u',
  );
  for (const { statement, source } of context.section.evidence) {
    for (const words of [statement, source]) {
      const unit = clean(pattern.exec(words)?.[1] ?? '');
      if (unit !== '' && unit.length <= LONGEST) return unit;
    }
  }
  return '';
}

/** A sign, or what is written before a figure as one is: 'R', 'KES'. */
const SIGN = new RegExp(String.raw`^(?:[A-Z]{0,3}\p{Sc}|RM?(?![a-z])|${SIGN_OF_LETTERS}(?=\s|$))\s*`, 'u');

/** A sum as it is read: '£250' and 'a month' of the unit '£ a month', '250' and 'บาทต่อเดือน'. */
export function sumOf(value: number, unit: string): { figure: string; unit: string } {
  const sign = SIGN.exec(unit)?.[0] ?? '';
  const gap = /[a-z]\s*$|[A-Z]{3}\s*$/u.test(sign) ? ' ' : '';
  return { figure: `${sign.trim()}${gap}${formatNumber(value)}`, unit: unit.slice(sign.length) };
}
/** The same in one line. */
export function sumInWords(value: number, unit: string): string {
  const sum = sumOf(value, unit);
  return `${sum.figure} ${sum.unit}`.trim();
}

const bare = (words: string): string => words.replaceAll(/\s/g, '');

/** `splitFigure` where no character is lost by it, and no figure parted: '1. Do this' and '60/40' begin with none. */
export function wholeFigure(words: string): { figure: string; rest: string } | undefined {
  const split = splitFigure(words);
  // '60/40' are two figures of one thing.
  if (/^\s*[/:]\s*\d/u.test(split?.rest ?? '')) return undefined;
  return split && bare(split.figure + split.rest) === bare(words) ? split : undefined;
}
