/**
 * How a client writes its money: '$' at home, 'Rs', 'KSh'. A plan that writes another sign beside the client's own prices reads as if
 * there were two moneys.
 */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { freeTexts } from './free-texts.ts';

/** What stands before a figure, by the currency that it is of. */
export type Signs = Readonly<Record<string, string>>;

/** Money that is written '$' at home. */
const DOLLARS = ['AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'JMD', 'TTD', 'TWD', 'FJD', 'BND', 'NAD', 'MXN'];
const BARE_DOLLAR = /(?<![\p{L}\p{N}])\$\s?(?=\d)/u;
/** Whoever names one dollar beside another means two. */
const NAMED_DOLLAR = /\p{L}\$|(?<!\p{L})USD(?!\p{L})/u;

/** Short forms beside the sign or the code that everybody knows. */
const SHORT: readonly (readonly [codes: readonly string[], written: RegExp, sign: string])[] = [
  [['INR', 'PKR', 'LKR', 'NPR'], /(?<!\p{L})rs\.?\s?(?=\d)|(?<=\d)\s?rs(?!\p{L})/iu, 'Rs '],
  [['KES'], /(?<!\p{L})ksh\.?\s?(?=\d)/iu, 'KSh '],
  [['UGX'], /(?<!\p{L})ush\.?\s?(?=\d)/iu, 'USh '],
  [['TZS'], /(?<!\p{L})tsh\.?\s?(?=\d)/iu, 'TSh '],
  [['AED'], /(?<!\p{L})dhs?\.?\s?(?=\d)/iu, 'Dh '],
];
/** The one sign of India is known as well as its short form. */
const ONE_SIGN = /₹/u;

/** The signs of this client, as far as they are not those that everybody writes. */
export function writtenSigns(form: FormData): Signs {
  const words = freeTexts(form)
    .map(({ text }) => text)
    .join('\n');
  const dollars = BARE_DOLLAR.test(words) && !NAMED_DOLLAR.test(words) ? DOLLARS : [];
  const short = SHORT.flatMap(([codes, written, sign]) =>
    written.test(words)
      ? codes.filter((code) => code !== 'INR' || !ONE_SIGN.test(words)).map((code) => [code, sign])
      : [],
  );
  return Object.fromEntries([...dollars.map((code) => [code, '$']), ...short]);
}
