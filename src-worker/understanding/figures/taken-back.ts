/** Figures that are said and taken back in one breath: '€9 a click... sorry €0.90 a click', 'one in five... no, two in five'. */
import type { Reading } from '../../../src/shared/reading/quantity.ts';

/** Between a figure and the one that is meant: few words of what it is of, then that it was wrong. */
const NO =
  /^[^\d.;…\n]{0,30}(?:\.{2,}|…|[,;.—–-])?\s*(?:(?:oh|er|ah|oops),? )?(?:(?:no|sorry|wait|oops|scratch that|correction)(?:,| i mean)?|i mean|(?:or )?rather|(?:เอ้ย|เอ๊ย|โทษที|ขอโทษ(?:ที)?)(?:\s?ไม่ใช่)?)[\s,:]+(?:(?:no|sorry|wait|i mean|it['’]?s|about|around),?\s+)*$/u;
/** 'No' alone takes nothing back where it begins a sentence: '30 leads. No 5 booked'. */
const PLAIN_NO = /^[^.…]*[a-z] no $|(?<!\.)\.\s*no $/u;

/** Whether the next figure is said in place of this one. `text` is plain. */
export function isTakenBack(text: string, reading: Reading, next: Reading | undefined): boolean {
  if (next === undefined || next.quantity.kind !== reading.quantity.kind) return false;
  const between = text.slice(reading.span.end, next.span.start);
  return NO.test(between) && !PLAIN_NO.test(between);
}
