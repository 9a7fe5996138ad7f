/** What one costs at a time, and at another: 'a call in June was KD 4.500 and in November 1.900'. */
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { stepOf } from '../figures/steps.ts';

/** 'A call in June was ', 'each enquiry is ', 'one lead last winter came to '. */
const ONE_WAS =
  /(?<![a-z])(?:an?|one|each|every) (?:new )?(?<noun>[a-z]+(?:[ -](?!in |on |last |this |now )[a-z]+)?) (?:(?:(?:in|during|on|around|from|through) (?:the )?)?(?:(?!was |is |were |came )[a-z]+ ){1,2})?(?:was|is|came to|came out at|ran at|worked out at)(?: about| around| roughly| only| just| nearly)*\s*$/u;
/** What nobody is paid for: of an order it may be what it brings. */
const BEFORE_SALE: ReadonlySet<string> = new Set([
  'click',
  'chat',
  'call',
  'lead',
  'like',
  'install',
  'visit',
]);
/** The step of which one was so much; `lead` is what stands before a sum. */
export function oneWas(lead: string): string | undefined {
  const noun = ONE_WAS.exec(lead)?.groups?.['noun'];
  return noun !== undefined && BEFORE_SALE.has(stepOf(noun) ?? '') ? noun : undefined;
}

/** Between a cost and the same at another time: the time alone. */
const TIMES =
  /^(?:\s|,|;|\/|-|\(|\)|then|and|but|now|was|is|it|in|on|at|by|the|about|around|only|just|last|this|next|week|month|year|season|winter|summer|spring|autumn|fall|before|after|that|since|ตอน|ใน|เดือน|พอ|แล้ว|ปี|หน้า|นี้|ก่อน|ช่วง|เหลือ|เป็น)*$/u;
/** The nearest two are no further apart than so many times: what is more is something else. */
const MOST_APART = 8;
const sumOf = ({ quantity }: Reading): number =>
  quantity.kind === 'money' || (quantity.kind === 'count' && quantity.unit === '') ? quantity.value : 0;

/** So much it costs at another time, where `last` is what it cost at the one: nothing but times stand between them. */
export function isAnotherTime(
  text: string,
  readings: readonly Reading[],
  reading: Reading,
  last: Reading,
): boolean {
  const [now, then] = [sumOf(reading), sumOf(last)];
  if (now <= 0 || then <= 0 || reading.per !== undefined || reading.each !== undefined) return false;
  if (now > then * MOST_APART || then > now * MOST_APART) return false;
  const between = readings.slice(readings.indexOf(last) + 1, readings.indexOf(reading));
  if (between.length === 0 || between.some(({ quantity }) => quantity.kind !== 'date')) return false;
  let rest = text.slice(last.span.end, reading.span.start);
  for (const { span } of between) rest = rest.replace(text.slice(span.start, span.end), ' ');
  return TIMES.test(rest);
}
