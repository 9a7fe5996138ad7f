/** Months in which no media is wanted: 'nothing in July and August', 'not Dec to Feb', 'budget off for Easter', 'งดยิงแอดช่วงเมษา'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';

const OFF_BEFORE =
  /(?:(?:^|[.;,(\n]\s*|(?<![a-z])(?:but|so|and)\s)(?:nothing|none|not|no (?:ads?|adverts?|posts?|money|spend(?:ing)?|budget|media)|pause(?:d)?(?: (?:it|ads?|all))?|skip(?:ping)?|(?:budget|ads?|spend|money|media) off)(?: (?:runs?|spent|to be spent))?(?: (?:in|for|during|on|over|from))*(?: the)?|(?:ไม่(?:ยิง|ลงแอด|ลงโฆษณา)|งด(?:ยิง|แอด|โฆษณา|ลงแอด)|หยุด(?:ยิง|แอด)|พักแอด)(?:แอด|โฆษณา)?(?:ช่วง|เดือน|ใน|ตอน)*)\s*$/u;
/** One after the other: 'July, August and December', 'Feb half term, Easter & August'. */
const GOES_ON = /^\s?(?:half[- ]?term|holidays?|break|weekend)?\s?(?:and|&|\+|,|or|และ|กับ|หรือ)?\s?$/u;
/** Behind the last of such a row; 'Nothing in July, August is our big push' tells of another. */
const ENDS =
  /^\s?(?:half[- ]?term|holidays?|break|weekend)?\s?(?:$|[.;,)(&+\n]|(?:and|or)(?![a-z])|และ|กับ|หรือ)/u;
const COMMA = /,\s?$/u;
/** What is told beside a month of what is done in another: 'launch is in September, not October'. */
const OF_MEDIA =
  /(?<![a-z])(?:ads?|adverts?|advertis\w*|posts?|posting|spend(?:ing)?|budget|media|campaigns?|boost\w*)(?![a-z])|แอด|โฆษณา|งบ|ยิง/u;
/** Behind it another month: 'not August but September'. */
const BUT_WHEN = /^[^.;,\n]{0,12},?\s(?:but|rather)(?![a-z])/u;
/** What came in a month and what did not: '12 bookings in June and none in July'. */
const BARE =
  /(?:,|(?<![a-z])(?:but|so|and))\s+(?:nothing|none)(?: (?:in|for|during|on|over|from))*(?: the)?\s*$/u;
const isSales = (before: string, earlier: readonly Reading[]): boolean => {
  const sentence = before.split(/[.;\n]\s/u).at(-1) ?? '';
  return (
    BARE.test(sentence) &&
    earlier.some(
      ({ quantity, span }) =>
        quantity.kind === 'count' && quantity.unit !== '' && span.start >= before.length - sentence.length,
    )
  );
};
const isOff = (before: string, earlier: readonly Reading[]): boolean =>
  OFF_BEFORE.test(before) && !isSales(before, earlier);
/** Two months are told against each other, and neither is of media. */
function isContrast(text: string, span: Span, dates: readonly Reading[]): boolean {
  const start = Math.max(
    0,
    ...[...text.slice(0, span.start).matchAll(/[.;\n]\s/gu)].map(({ index }) => index + 1),
  );
  if (OF_MEDIA.test(text.slice(start).split(/[.;\n](?:\s|$)/u)[0] ?? '')) return false;
  return dates.some((one) => one.span.start >= start) || BUT_WHEN.test(text.slice(span.end));
}
/** Days within a month, and not all of it: 'feb half term'. */
const A_PART = /^\s?(?:half[- ]?term|holidays?|break|weekend)(?![a-z])/u;

/**
 * The dates of an answer, by their place among its readings, that it leaves out.
 * @param isBudget it is the answer on money for media: in others a month may be told of anything
 */
export function monthsOff(
  text: string,
  readings: readonly Reading[],
  isBudget: boolean,
): ReadonlySet<number> {
  const said = plain(text);
  const off = new Set<number>();
  let isOn = true;
  for (const [index, { quantity, span }] of readings.entries()) {
    const behind = said.slice(span.end);
    const between = said.slice(readings[index - 1]?.span.end, span.start);
    const follows: boolean =
      index > 0 && !isOn && GOES_ON.test(between) && (!COMMA.test(between) || ENDS.test(behind));
    const others = readings.slice(0, index).filter((one, at) => one.quantity.kind === 'date' && !off.has(at));
    isOn =
      quantity.kind !== 'date' ||
      !(
        follows ||
        (isOff(said.slice(0, span.start), readings.slice(0, index)) &&
          (isBudget || !isContrast(said, span, others)))
      );
    const isRow = said.slice(span.start, span.end).includes(',');
    if (!isOn && !A_PART.test(behind) && (!isRow || ENDS.test(behind))) off.add(index);
  }
  return off;
}
