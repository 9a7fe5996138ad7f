/** What one result with a known cost is called: 'inquiry', 'monthly giver'. */
import { thingsIn } from '../../../understanding/figures/steps.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { singular } from '../inflection.ts';

const THAI = /[ก-๛]/u;
/** A deed and no thing: 'ขายได้'. */
const DEED = /ได้$/u;

/** The word beside the sum may be any: a platform's name, a time, a small word. */
const NO_THING =
  /^(?:google|facebook|fb|instagram|ig|tiktok|line|youtube|linkedin|shopee|lazada|whatsapp|messenger|meta|ads?|in|on|at|to|by|for|from|of|with|about|around|only|just|now|today|then|it|they|we|us|our|this|that|last|next|each|every|all|some|years?|months?|weeks?|days?|spring|summer|autumn|fall|winter)$/iu;

/** What Thai calls a step that the client names in English; 'DM' is said in both. */
const THAI_NAMES: Readonly<Record<string, string>> = {
  click: 'คลิก',
  chat: 'แชต',
  call: 'สาย',
  lead: 'ผู้สนใจ',
  booking: 'การจอง',
  order: 'ออเดอร์',
};
/** 'Tickets through' of 'tickets through Instagram'. */
const HANGING = /\s+(?:through|via|from|by|on|at|in|for|with|to|of)$/iu;

/**
 * The word that is read as its name where it may be one; else a thing or a goal that the sentence names: 'An inquiry from Google
 * costs $140'. A result where nothing is named.
 */
export function costName(
  f: Formatter,
  { per, text }: Readings['costs'][number],
  goals: readonly Goal[],
): string {
  const told = text.toLowerCase();
  const named = [
    per,
    ...thingsIn(text).map(({ name }) => name),
    ...goals
      .map(({ metric }) => metric)
      .filter((metric) => metric !== '' && told.includes(metric.toLowerCase())),
  ].find((name) => !NO_THING.test(name) && !DEED.test(name) && (f.language === 'th' || !THAI.test(name)));
  const thai = f.language === 'th' ? THAI_NAMES[singular(named ?? '').toLowerCase()] : undefined;
  if (thai !== undefined) return thai;
  // As it stands at the beginning of a sentence: 'Bookings cost NZ$19 each'.
  return named === undefined
    ? f.say('result', 'ผลลัพธ์')
    : singular(/^dms?$/iu.test(named) ? 'DM' : named.replace(HANGING, '')).replace(
        /^\p{Lu}(?=\p{Ll}+$)/u,
        (letter) => letter.toLowerCase(),
      );
}
