/** Figures that belong together: from one to another ('from 310 to 900', '140 เป็น 260', 'now 450, up from 280'). */
import { plain } from './plain.ts';
import type { Reading } from './quantity.ts';

export interface Change {
  from: Reading;
  to: Reading;
}

/** Between the figure before and the one after. */
const TO =
  /^\s*(?:of (?:all|them|the total)|ของทั้งหมด|(?:in )?(?:a|one) (?:month|week|year)|(?:in )?(?:month|week|year)(?=\s*(?:->|→|=>))|p\.?m\.?|\/(?:mo|month|week|year)|per \p{L}+|ต่อ[\p{L}\p{M}]+?|(?:now|today|currently|ตอนนี้)(?=\s*(?:->|→|=>)))?\s*(?:to|->|→|=>|(?:ขึ้น|ลง|ให้|ไป|มา|เพิ่ม(?:ขึ้น)?|ลด(?:ลง)?)?(?:เป็น|เหลือ|ถึง|สู่|ไปที่)|(?:ขอ)?ให้ได้|ตอนนี้|ปัจจุบัน|now)\s*(?:about|around|ประมาณ|อย่างน้อย|at least|over|under|below|at most|less than|more than|nearly|ไม่เกิน)?\s*$/u;
const FROM = /(?:(?<![a-z])from|จาก(?:เดิม|ปัจจุบัน|ตอนนี้)?|เดิม)\s*(?:about|around|under|over|ประมาณ|ราวๆ?)?\s*$/u;
const ARROW = /(?:->|→|=>|เป็น|เหลือ|สู่)\s*$/u;
/** Between what is now and what was before. */
const SINCE =
  /^(?:\s?[ก-๛]{1,12}?\s?(?:\/\s?|ต่อ)[ก-๛a-z]{1,8})?(?:\s?[ก-๛]{0,12}?(?:ใน)?(?:ปี|เดือน|เทอม|ไตรมาส)(?:หน้า|นี้))?[\s,;(]*(?:now|today)?[\s,]*(?:is|which is|it is)?\s*(?:up|down|rose|fell|risen|more)?\s*(?:from|vs\.?|versus|against|compared (?:to|with)|instead of|rather than|was|used to be|แทนที่(?:จะเป็น|จะ)?|จาก(?:เดิม|ปัจจุบัน|ตอนนี้)?|เดิม|เทียบกับ)\s*(?:the |just |only |about |around |currently |current |today'?s? |ที่ |ประมาณ)?\s*$/u;

/** 'A quote costs us $30 in ads, get it to $22': what was told last is to become another. */
const IT_TO =
  /^(?:\s[a-z]+){0,3}[\s,;.–-]+(?:(?:and|but|so|please|we|i|want|need|must|would like|have|trying|to)\s){0,4}(?:get|bring|take|push|cut|drive|lower|drop|raise|lift|reduce|grow|make) (?:it|that|this|them|those)(?: back)?(?: down| up)? (?:to|under|below|closer to) ?(?:about |around |under |below )?$/u;

/** 'Two signed in a month → 4': the month is no figure. */
const isFigure = (text: string, { quantity, span }: Reading): boolean =>
  'value' in quantity &&
  quantity.kind !== 'multiple' &&
  !(quantity.kind === 'duration' && /^an? /u.test(text.slice(span.start)));
/** Money beside a bare number is money; a share beside a sum is another thing. */
function areAlike({ quantity: a }: Reading, { quantity: b }: Reading): boolean {
  if (a.kind === b.kind)
    return (
      a.kind !== 'money' || b.kind !== 'money' || !a.currency || !b.currency || a.currency === b.currency
    );
  const isBare = (quantity: Reading['quantity']): boolean =>
    quantity.kind === 'count' && quantity.unit === '';
  return isBare(a) || isBare(b);
}

/** '120 sign-ups from 2,000 visitors': fewer of one thing out of more of another, and no change. */
function isOutOf({ quantity: part }: Reading, { quantity: whole }: Reading): boolean {
  if (part.kind !== 'count' || whole.kind !== 'count' || part.value >= whole.value) return false;
  const [a, b] = [part.unit, whole.unit].map((unit) => unit.split(' ').at(-1) ?? '');
  return (
    a !== undefined &&
    b !== undefined &&
    /^[a-z]{3,}/u.test(a) &&
    /^[a-z]{3,}/u.test(b) &&
    a.slice(0, 4) !== b.slice(0, 4)
  );
}

/** 'Alive at 90 days from 38 to 55%': what stands before both ends of a way is neither. */
const isWayOn = (text: string, from: Reading, to: Reading | undefined): boolean =>
  to !== undefined &&
  areAlike(from, to) &&
  FROM.test(text.slice(0, from.span.start)) &&
  TO.test(text.slice(from.span.end, to.span.start));

/** 'From 41% last January to 60%', '350 ออเดอร์เดือนมกรา จาก 176': what is between both without the time that the first is of. */
function withoutDate(
  text: string,
  readings: readonly Reading[],
  first: Reading,
  second: Reading,
): string | undefined {
  if (first.quantity.kind !== second.quantity.kind) return undefined;
  const start = first.span.end;
  const [date, other] = readings.filter(
    ({ quantity, span }) => quantity.kind === 'date' && span.start >= start && span.end <= second.span.start,
  );
  if (date === undefined || other !== undefined) return undefined;
  const ahead = text
    .slice(start, date.span.start)
    .replace(/\s*(?:(?<![a-z])(?:in|for|of|last|during)\s*)?(?:ใน)?(?:เดือน|ช่วง)?\s*$/u, '');
  return `${ahead}${text.slice(date.span.end, second.span.start)}`;
}

const SAYS_FROM = /(?:(?<![a-z])from|จาก(?:เดิม)?)\s*$/u;

/** Every change of a text, in order; each reading belongs to one at most. */
export function changesIn(source: string, readings: readonly Reading[]): Change[] {
  const text = plain(source);
  const figures = readings.filter((reading) => isFigure(text, reading));
  const changes: Change[] = [];
  for (let index = 0; index + 1 < figures.length; index++) {
    const [first, second] = [figures[index], figures[index + 1]];
    if (!first || !second || !areAlike(first, second)) continue;
    // The thing counted may stand between the figures, and so may the time that they are for.
    const links = [first.span.end, first.figure.end, first.perSpan?.end ?? 0].flatMap((end) =>
      // 'วันละ 50 จากวันละ 18': of the second too the time may stand before it.
      [second.span.start, second.perSpan?.start ?? second.span.start].map((until) =>
        text.slice(Math.max(first.figure.end, end), until),
      ),
    );
    // 'จากเดือนละ 38 งาน เป็น 65 งาน': of a thing that is no word for counting the same name stands behind both.
    const [named, thing] =
      /^\s?([ก-๛]{2,14}?)\s?(?=เป็น|เหลือ|ถึง|→|->)/u.exec(text.slice(first.figure.end)) ?? [];
    if (named && thing && text.slice(second.figure.end).trimStart().startsWith(thing))
      links.push(text.slice(first.figure.end + named.length, second.span.start));
    // 'จากเดือนละ 25': the time may stand before the figure.
    const begins = Math.min(first.span.start, first.perSpan?.start ?? first.span.start);
    const hasFrom = FROM.test(text.slice(0, begins));
    const untimed = withoutDate(text, readings, first, second);
    // 'Last year 30%, this year only 20%' tells two times, and no way between them.
    if (untimed !== undefined && (hasFrom || SAYS_FROM.test(untimed))) links.push(untimed);
    // '70 jobs a month to 105': of a range the time would stand behind both.
    const isTimed =
      first.perSpan !== undefined && first.perSpan.start >= first.figure.end && second.per === undefined;
    if (
      links.some(
        (link) => TO.test(link) && (hasFrom || (isTimed && /^\s*to\s/u.test(link)) || ARROW.test(link)),
      )
    )
      changes.push({ from: first, to: second });
    else if (links.some((link) => IT_TO.test(link))) changes.push({ from: first, to: second });
    else if (
      links.some((link) => SINCE.test(link)) &&
      !isOutOf(first, second) &&
      !isWayOn(text, second, figures[index + 2])
    )
      changes.push({ from: second, to: first });
    else continue;
    index += 1;
  }
  return changes;
}
