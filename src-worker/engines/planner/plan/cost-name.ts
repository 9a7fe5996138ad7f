/** What one result with a known cost is called: 'inquiry', 'monthly giver'. */
import { thingsIn } from '../../../understanding/figures/steps.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { singular } from '../text.ts';

const THAI = /[ก-๛]/u;
/** A deed and no thing: 'ขายได้'. */
const DEED = /ได้$/u;

/**
 * The word that is read as its name where it is a thing; else a thing or a goal that the sentence names, since the word beside the
 * sum may be any: 'An inquiry from Google costs $140'. A result where nothing is named.
 */
export function costName(
  f: Formatter,
  { per, text }: Readings['costs'][number],
  goals: readonly Goal[],
): string {
  const named = [
    ...(thingsIn(per).length > 0 ? [per] : []),
    ...thingsIn(text).map(({ name }) => name),
    ...goals
      .map(({ metric }) => metric)
      .filter((metric) => metric !== '' && text.toLowerCase().includes(metric.toLowerCase())),
    ...(new RegExp(String.raw`(?:\b(?:per|each|an?)\s|ต่อ(?:หนึ่ง)?)${escapeRegExp(per)}`, 'iu').test(text)
      ? [per]
      : []),
  ].find((name) => !DEED.test(name) && THAI.test(name) === (f.language === 'th'));
  // As it stands at the beginning of a sentence: 'Bookings cost NZ$19 each'.
  return named === undefined
    ? f.say('result', 'ผลลัพธ์')
    : singular(named).replace(/^\p{Lu}(?=\p{Ll}+$)/u, (letter) => letter.toLowerCase());
}
