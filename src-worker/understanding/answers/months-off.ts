/** Months in which no media is wanted: 'nothing in July and August', 'not Dec to Feb', 'budget off for Easter', 'งดยิงแอดช่วงเมษา'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';

const OFF_BEFORE =
  /(?:(?:^|[.;,(\n]\s*|(?<![a-z])(?:but|so|and)\s)(?:nothing|none|not|no (?:ads?|adverts?|posts?|money|spend(?:ing)?|budget|media)|pause(?:d)?(?: (?:it|ads?|all))?|skip(?:ping)?|(?:budget|ads?|spend|money|media) off)(?: (?:runs?|spent|to be spent))?(?: (?:in|for|during|on|over|from))*(?: the)?|(?:ไม่(?:ยิง|ลงแอด|ลงโฆษณา)|งด(?:ยิง|แอด|โฆษณา|ลงแอด)|หยุด(?:ยิง|แอด)|พักแอด)(?:แอด|โฆษณา)?(?:ช่วง|เดือน|ใน|ตอน)*)\s*$/u;
/** One after the other: 'July, August and December', 'Feb half term, Easter & August'. */
const GOES_ON = /^\s?(?:half[- ]?term|holidays?|break|weekend)?\s?(?:and|&|\+|,|or|และ|กับ|หรือ)?\s?$/u;
/** Days within a month, and not all of it: 'feb half term'. */
const A_PART = /^\s?(?:half[- ]?term|holidays?|break|weekend)(?![a-z])/u;

/** The dates of an answer, by their place among its readings, that it leaves out. */
export function monthsOff(text: string, readings: readonly Reading[]): ReadonlySet<number> {
  const said = plain(text);
  const off = new Set<number>();
  let isOn = true;
  for (const [index, { quantity, span }] of readings.entries()) {
    const between = said.slice(readings[index - 1]?.span.end, span.start);
    const follows: boolean = index > 0 && !isOn && GOES_ON.test(between);
    isOn = quantity.kind !== 'date' || !(follows || OFF_BEFORE.test(said.slice(0, span.start)));
    if (!isOn && !A_PART.test(said.slice(span.end))) off.add(index);
  }
  return off;
}
