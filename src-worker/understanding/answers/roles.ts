/** What each figure of an answer is said as: a goal, today's, an earlier one, a rate, a cost, a limit. Goals are read from it. */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { sentenceAt, sentencesIn } from './sentences.ts';
import { stepsIn } from './steps.ts';

export type Role =
  | 'goal'
  | 'now'
  | 'past'
  | 'rate'
  | 'cost'
  /** An average, an order's value, a minimum: a figure beside the goal. */
  | 'beside'
  /** Nothing tells. */
  | 'open';

export interface Figure {
  reading: Reading;
  role: Role;
  sentence: Span;
  /** Of a change: where it begins. */
  from?: Reading;
}

const GOAL =
  /(?<![a-z])(?:want(?:s|ed)?|would like|wish|aim(?:ing)?|goals?|targets?|reach(?:es|ing)?|arrive (?:in|at)|get (?:to|us|me)|grow(?:ing)? to|up to|raise|to be|need|hope|happy with|hit|become|make it|take (?:it|us) to|to sell|over the moon|delighted|dream|love to|ideal(?:ly)?)(?![a-z])|(?<!ไม่)อยาก(?!ได้ของ)|ขอ(?!โทษ|บคุณ|ง)|ต้องการ|เป้า(?:หมาย)?|ตั้งใจ|ให้(?:ได้|เหลือ|เป็น|ถึง|มี|เต็ม)|ดัน|หวัง/gu;
const NOW =
  /(?<![a-z])(?:now|today|currently|current|at the moment|atm|right now|at present|we(?:'re| are) (?:at|on|doing)|i(?:'m| am) (?:at|on|doing)|so far|these days|we have|already (?:have|at)|at the minute|presently|leave (?:of|from)|we(?:'ve| have) got|on an? (?:average|normal|typical|usual) \p{L}+)(?![a-z])|ตอนนี้|ปัจจุบัน|ทุกวันนี้|เวลานี้|ณ วันนี้|ขณะนี้|(?:จาก)?เดิม(?!ที)|ในมือ|ปีนี้|เดือนนี้(?=.*แค่)|มีอยู่แล้ว/gu;
const PAST =
  /(?<![a-z])(?:before|last (?:year|month|season|quarter|summer|winter)|used to|was|were|previous(?:ly)?|against|versus|vs|compared (?:to|with)|in (?:the year )?(?:19|20)\d\d|(?:19|20)\d\d\s?:|instead of|in place of|not the|let alone|up from|down from|years? ago)(?![a-z])|ปีที่แล้ว|ปีก่อน|ปีที่ผ่านมา|เดือนก่อน|เดือนที่แล้ว|แต่ก่อน|เมื่อก่อน|สมัยก่อน|ก่อนหน้า|เคย(?:ได้|ขาย|มี)/gu;
const DENIED = /ไม่ใช่เป้า|ไม่หวัง|ไม่ได้หวัง|not (?:the|our|a) (?:goal|target)|isn't the (?:goal|target)/u;
const BESIDE =
  /(?<![a-z])(?:average(?! (?:day|week|month|night|year|evening))|avg|on average|mean|medium (?:order|ticket|basket)|minimum|basket|ticket is|order value|spends?|keeps? it|stay(?:s|ing)?|each (?:buyer|customer|order)|royalty|margin|so)(?![a-z])|เฉลี่ยต่อ(?:บิล|หัว|ออเดอร์)|ขั้นต่ำ|กำไร|มัดจำ/gu;
/** 'Out of every ten that message me I'd say seven book': both are a rate. */
const OUT_OF = /(?<![a-z])(?:out of|of|in) (?:every|each|all)\s*$|ทุก(?:ๆ)?\s*$/u;
/** Right after the figure: it is what the person has, or what would do. */
const NOW_AFTER =
  /^(?:[^.;,]{0,28}?)(?<![a-z])(?:now|today|currently|at the moment|atm|at present|at the minute|so far|we have)(?![a-z])|^\s?[ก-๛]{0,8}\s?(?:ตอนนี้|ในปัจจุบัน|อยู่แล้ว)/u;
const GOAL_AFTER =
  /^[^.;]{0,24}?(?<![a-z])(?:please|is where (?:i|we) want|would be (?:great|nice|good|enough)|is (?:the|our) (?:goal|target|aim)|would do)(?![a-z])|^[^.;]{0,12}(?:ก็(?:ดีใจ|พอ)|ก้อพอ|พอแล้ว|กำลังดี)/u;
const PAST_AFTER = /^\s?(?:of |in )?(?:last (?:year|month)|(?:in )?(?:19|20)\d\d(?=\)))/u;

const lastOf = (pattern: RegExp, text: string): number => {
  let at = -1;
  for (const match of text.matchAll(pattern)) at = match.index;
  return at;
};

const isFigure = ({ quantity }: Reading): boolean =>
  quantity.kind !== 'date' && quantity.kind !== 'proportion';

/** A bare year, and a figure so large or small that nobody counts by it. */
const isYear = (text: string, { quantity, span }: Reading): boolean =>
  quantity.kind === 'count' &&
  quantity.unit === '' &&
  /^(?:19|20|25)\d\d$/u.test(text.slice(span.start, span.end).trim());

/** '40% of inquiries take a tour', '4 in 10 audits end in a plan': a share of one step that goes on to another. */
function isRate(text: string, sentence: Span, { quantity, span }: Reading): boolean {
  if (quantity.kind !== 'percent') return false;
  const [before, after] = [text.slice(sentence.start, span.start), text.slice(span.end, sentence.end)];
  if (quantity.ratio !== undefined && !/^\s?(?:of|ของ)?\s?(?:the |our )?(?:market|sales)/u.test(after))
    return true;
  const next = stepsIn(after)[0];
  if (/^\s?(?:of|from|ของ|จาก)\s/u.test(after)) {
    const of = after.replace(/^\s?(?:of|from|ของ|จาก)\s(?:the |all |our |those |these )?/u, '');
    return (next !== undefined && next.start <= 24) || /^(?:them|those|people|who)/u.test(of);
  }
  return (
    /(?<![a-z])from (?:the )?\p{L}+ to (?:the )?\p{L}+\s*$/u.test(before) ||
    (/(?<![a-z])(?:who|of those|asks?)(?![a-z])/u.test(before) && stepsIn(before).length > 0)
  );
}

/** Money beside the name of a step, or for each of them. */
function isCost(text: string, sentence: Span, { quantity, span, each }: Reading): boolean {
  if (quantity.kind !== 'money') return false;
  const before = text.slice(sentence.start, span.start);
  if (each !== undefined) return true;
  return (
    /(?<![a-z])(?:costs?|cpc|cpl|cpm|cpa|quoted)(?![a-z])|ต้นทุน|ค่าแอด|ค่าโฆษณา/u.test(before) ||
    stepsIn(before).some(({ end }) => /^\s?(?:=|:|is|at|costs?)?\s?$/u.test(before.slice(end)))
  );
}

/** The role that the words around a figure give it; of several the nearest. */
function roleOf(text: string, sentence: Span, lead: string, tail: string, reading: Reading): Role {
  if (OUT_OF.test(lead)) return 'rate';
  if (DENIED.test(tail)) return 'past';
  if (isRate(text, sentence, reading)) return 'rate';
  if (
    isCost(text, sentence, reading) &&
    !/(?<![a-z])(?:reduce|cut|lower|bring|keep|from|under|below)|ลด|ให้(?:เหลือ|ต่ำ)|จาก/u.test(lead)
  )
    return 'cost';
  const places: readonly (readonly [Role, number])[] = [
    ['goal', lastOf(GOAL, lead)],
    ['now', lastOf(NOW, lead)],
    ['past', lastOf(PAST, lead)],
    ['beside', lastOf(BESIDE, lead)],
  ];
  const [role, at] = places.toSorted((a, b) => b[1] - a[1])[0] ?? ['open', -1];
  // 'Weekdays 50% (30%)': beside the wish stands what is.
  if (/\(\s*$/u.test(lead) && /^\s*\)/u.test(text.slice(reading.span.end))) return 'now';
  // 'not the 11 we have' is today's, 'not the 14 of last year' is not.
  if (/not the\s*$/u.test(lead)) return NOW_AFTER.test(tail) ? 'now' : 'past';
  if (GOAL_AFTER.test(tail)) return 'goal';
  if (PAST_AFTER.test(tail)) return 'past';
  if (role === 'goal' && at >= 0) return 'goal';
  if (NOW_AFTER.test(tail)) return 'now';
  return at >= 0 ? role : 'open';
}

/**
 * The figures of an answer with what each is said as; dates and lengths of time are none.
 * @param wantedOnly a figure is a goal only where a word says so: for an answer to another question
 */
export function rolesIn(source: string, wantedOnly = false): Figure[] {
  const text = plain(source);
  const readings = readQuantities(source);
  const sentences = sentencesIn(source);
  const changes = changesIn(source, readings);
  const figures: Figure[] = [];
  let last: Span = { start: 0, end: 0 };
  for (const reading of readings) {
    if (!isFigure(reading) || isYear(text, reading)) continue;
    const sentence = sentenceAt(sentences, reading.span.start) ?? { start: 0, end: text.length };
    const change = changes.find(({ from, to }) => from === reading || to === reading);
    if (reading.quantity.kind === 'duration' && change === undefined) continue;
    const lead = leadOf(text.slice(Math.max(sentence.start, last.end), reading.span.start));
    const next = readings.find((other) => isFigure(other) && other.span.start >= reading.span.end);
    const isLast = next === undefined || next.span.start >= sentence.end;
    const whole = text.slice(reading.figure.end, isLast ? sentence.end : next.span.start);
    // What leads to the next figure is said of that one.
    const tail = isLast ? whole : whole.replace(/[(,;].*$|\s(?=[ก-๛]).*$/su, '');
    let role = roleOf(text, sentence, lead, tail, reading);
    if (change !== undefined) {
      // 'Now 185, up from 160' is a change that has happened.
      const [first, second] = [change.from, change.to].toSorted((a, b) => a.span.start - b.span.start);
      const between = text.slice(first?.figure.end ?? 0, second?.span.start ?? 0);
      const happened =
        change.to === first &&
        (NOW_AFTER.test(between) || /(?<![a-z])now\s*$/u.test(text.slice(0, first.span.start)));
      role = change.from === reading ? (happened ? 'past' : 'now') : happened ? 'now' : 'goal';
    }
    figures.push({
      reading,
      role,
      sentence,
      ...(change?.to === reading && role === 'goal' ? { from: change.from } : {}),
    });
    last = reading.span;
  }
  return settle(text, figures, wantedOnly);
}

/** Without what closes the parenthesis around the figure before. */
function leadOf(lead: string): string {
  const closed = lead.indexOf(')');
  return closed >= 0 && !lead.slice(0, closed).includes('(') ? lead.slice(closed + 1) : lead;
}

const valueOf = ({ quantity }: Reading): number => ('value' in quantity ? quantity.value : 0);

/** What no word tells: a figure said again is no second one; beside a goal that is named the others are none. */
function settle(text: string, figures: readonly Figure[], wantedOnly: boolean): Figure[] {
  const settled = figures.map((figure) => ({ ...figure }));
  for (const [index, figure] of settled.entries()) {
    const before = settled[index - 1];
    const between =
      before === undefined ? '' : text.slice(before.reading.span.end, figure.reading.span.start);
    // 'From 212 paying shops now to 330'
    if (
      figure.role !== 'goal' &&
      figure.role !== 'rate' &&
      before !== undefined &&
      /(?:^|\s)(?:to|->|→|เป็น|ให้เป็น)\s*$/u.test(between) &&
      (before.role === 'now' || /(?<![a-z])from\s*$/u.test(text.slice(0, before.reading.span.start)))
    ) {
      figure.role = 'goal';
      figure.from = before.reading;
      before.role = 'now';
    }
    // 'Out of every ten, seven book, the other three go quiet'
    if (
      before?.role === 'rate' &&
      before.reading.quantity.kind === 'count' &&
      figure.reading.quantity.kind === 'count' &&
      before.sentence.start === figure.sentence.start &&
      valueOf(figure.reading) < valueOf(before.reading) &&
      !/(?<![a-z])want|อยาก|ขอ/u.test(between)
    )
      figure.role = 'rate';
    // 'In 2026, 600 people asked us and 48 of them paid'
    if (
      figure.role === 'open' &&
      before !== undefined &&
      (before.role === 'past' || before.role === 'now') &&
      before.sentence.start === figure.sentence.start &&
      /(?:^|\s)and\s*$|และ|ได้/u.test(between)
    )
      figure.role = before.role;
    const isSaidAgain = settled
      .slice(0, index)
      .some(({ reading }) => valueOf(reading) === valueOf(figure.reading) && figure.role === 'open');
    if (isSaidAgain || (figure.role === 'open' && valueOf(figure.reading) === 0)) figure.role = 'beside';
  }
  const named = settled.some(({ role }) => role === 'goal');
  const first = settled.find(({ role }) => role === 'open');
  if (wantedOnly) return settled;
  for (const figure of settled)
    if (figure.role === 'open')
      figure.role = named
        ? isJoined(text, figure, settled)
          ? 'goal'
          : 'open'
        : figure.sentence.start === first?.sentence.start || isListed(text, figure)
          ? 'goal'
          : 'beside';
  return settled;
}

/** In one sentence with a goal and joined to it by 'and', '+', 'และ'. */
const isJoined = (text: string, { reading, sentence }: Figure, all: readonly Figure[]): boolean =>
  all.some(
    (other) =>
      other.role === 'goal' &&
      other.sentence.start === sentence.start &&
      other.reading.span.start < reading.span.start &&
      /(?:^|\s)(?:and|plus|\+|&|,)\s|และ|แล้วก็|กับ/u.test(
        text.slice(other.reading.span.end, reading.span.start),
      ),
  );

/** A sentence of its own that does nothing but name a figure: '20 bookings a week'. */
const isListed = (text: string, { reading, sentence }: Figure): boolean =>
  text.slice(sentence.start, reading.span.start).trim().split(/\s+/u).length <= 4;
