/** How many can be served: per class, day or month; rooms, beds, vans, stock. Read from every answer of the client's own. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, Span, TimeUnit } from '../../../src/shared/reading/quantity.ts';
import type { FreeText } from './free-texts.ts';
import { sentenceAt, sentencesIn } from './sentences.ts';

export interface Capacity {
  /** So many at most. */
  count: number;
  /** What is counted, as written: 'scooters', 'เตียง'; '' where no word says. */
  of: string;
  /** The time that it is for; absent for a stock or for one class. */
  per?: TimeUnit | 'night' | 'class';
  /** `limit`: what can be done; `stock`: what there is of it. */
  kind: 'limit' | 'stock';
  path: string;
  span: Span;
  /** The client's sentence. */
  text: string;
}

/** A limit is said of the figure. */
const LIMIT =
  /(?<![a-z])(?:max(?:e[sd] at|imum|es out at|ing out at)?|at most|up to|tops out at|no more(?: than)?|not more than|more than|limit(?:ed to)?|cap(?:acity|ped at)?|licen[cs]ed? (?:for|is)|that'?s (?:my lot|it|all|the limit)|that is all|full stop|full (?:up )?at|only have|fits?|seats?)(?![a-z])|สูงสุด|เต็มที่|มากสุด|ไม่เกิน|กำลังการผลิต|กำลังผลิต|รับได้|จุได้|นั่งได้/u;
/** What somebody can do. */
const ABLE =
  /(?<![a-z])(?:can (?:only )?(?:do|take|make|finish|handle|hand over|serve|groom|fit|seat|host|run|produce|bake|deliver|manage|see|treat|teach|brew|build)|make(?:s)? together|the (?:press|kitchen|workshop|factory|plant|oven|line|team|studio) (?:makes|can|does)|we (?:run|make|produce|have|brew|bake)|able to)(?![a-z])|(?:ทำ|รับ|ติด|ผลิต|นั่ง|ส่ง|ดูแล|สอน|จัด|เย็บ|อบ|ตัด|ซ่อม|นวด|อาบ)[ก-๛]{0,8}?ได้/u;
/** What there is of it: rooms and what else is let, lent or sat in. */
const STOCK_NOUN =
  /^(?:rooms?|beds?|cages?|kennels?|tables?|seats?|pitches|berths?|desks?|bays?|courts?|lanes?|cabins?|villas?|tents?|scooters?|bikes?|vans?|boats?|machines?|lifts?|units?|heads|places|spaces|stalls?|cots?|kayaks?|cars?|ห้อง|เตียง|โต๊ะ|ที่นั่ง|ที่|เต็นท์|กรง|หลัง|คัน|เครื่อง|ลำ|ซุ้ม|สนาม|ล็อก|ช่องจอด)$/iu;
const OWNED =
  /(?<![a-z])(?:own|only|stock|in stock|have|has|got|with|there are|all up|in all|total|fleet(?: of)?)(?![a-z])|มี|ทั้งหมด|รวม/u;
const IN_STOCK = /^\s?(?:[a-z]+ )?(?:all up|in all|in total|altogether)(?![a-z])|^\s?(?:with|w\/)\s/u;
/** Figures of somebody else, of the past or of the wish. */
const NOT_OWN =
  /(?<![a-z])(?:want|goal|target|enrol|sold|went|last year|used to|employees|staff|(?<!one |a |per |each |in a )years?|refund|guarantee|warranty|within|delivery|branches|shops?|stores?|clients?|customers? (?:with|have)|audience|order|minimum|moq|instal?lments?|under|per (?:shop|branch)|plan)(?![a-z])|อยาก|เป้า|ประกัน|คืน(?:เงิน|ได้)|สั่งขั้นต่ำ|ขั้นต่ำ|สาขา|ผ่อน|ก่อนโควิด|ไม่หวัง|ว่าง/u;
/** 'Branch 2' is a name. */
const NAMED_SO = /(?<![a-z])(?:branch|no\.?|number|level|phase|zone)\s?$|(?:สาขา|ชั้น|โซน|เฟส)(?:ที่)?\s?$/u;
const WEEKLY =
  /ทุก\s?(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|(?<![a-z])(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?![a-z])/u;
const CLASS =
  /(?<![a-z])(?:class|course|session|group|grp|intake|batch|round|trip|lesson|workshop)(?:es|s)?(?![a-z])|คลาส|คอร์ส|รอบ|กลุ่ม|ทริป/u;
const NIGHT = /(?:ต่อ|ละ|\/)\s?คืน|(?<![a-z])(?:a|per|each|every) night(?![a-z])/u;

const valueOf = ({ quantity }: Reading): number =>
  'value' in quantity ? (quantity.high ?? quantity.value) : 0;
const unitOf = ({ quantity }: Reading): string => (quantity.kind === 'count' ? quantity.unit : '');

interface Candidate extends Capacity {
  score: number;
}

const TIMES: Readonly<Record<string, TimeUnit>> = {
  day: 'day', week: 'week', month: 'month', year: 'year',
  วัน: 'day', เดือน: 'month', สัปดาห์: 'week', อาทิตย์: 'week',
}; // prettier-ignore
/** 'In one month', 'in a week' behind the figure; 'one year we have' before it. */
function timeOf(text: string, sentence: Span, { per, span }: Reading): TimeUnit | undefined {
  if (per !== undefined) return per;
  const after = text.slice(span.end, Math.min(sentence.end, span.end + 24));
  const before = text.slice(sentence.start, span.start);
  const unit =
    /^[^.;,]{0,10}?(?<![a-z])(?:in|each|per|a|every)\s(?:one|a|the|1)?\s?(?<unit>day|week|month|year)(?![a-z])/u.exec(
      after,
    )?.groups?.['unit'] ??
    /(?<![a-z])(?:one|a|each|every|per) (?<unit>day|week|month|year)[^.;,]{0,12}$/u.exec(before)?.groups?.[
      'unit'
    ];
  return TIMES[unit ?? ''];
}

/** 'Four vans, 5 jobs each per day', 'four intakes with 18 seats each', 'รถตู้2คันคันละ9ที่': so many of each of so many. */
function multiplied(text: string, first: Reading, second: Reading): boolean {
  const between = text.slice(first.figure.end, second.span.start);
  const after = text.slice(second.figure.end, second.span.end + 12);
  if (between.length > 40 || valueOf(first) > 100) return false;
  const unit = unitOf(first);
  if (/^\s?[a-z' -]{0,24}(?<![a-z])each(?![a-z])/u.test(after)) return true;
  // 'ช่าง 2 คน ทำได้วันละ 5 คันต่อคน'
  if (unit !== '' && text.slice(second.span.end).startsWith(`ต่อ${unit}`)) return true;
  return (
    unit !== '' &&
    /[ก-๙]/u.test(unit) &&
    /(?:คัน|ห้อง|ทีม|รอบ|คลาส|เครื่อง|โต๊ะ|ช่าง|คน)ละ\s?$/u.test(between) &&
    between.includes(`${unit}ละ`)
  );
}

function candidatesIn({ path, text: answer }: FreeText): Candidate[] {
  const text = plain(answer);
  const sentences = sentencesIn(answer);
  const counts = readQuantities(answer).filter(
    ({ quantity, each }) => quantity.kind === 'count' && quantity.value > 0 && each === undefined,
  );
  const all = [
    ...counts,
    ...readQuantities(answer).filter((one) => one.each !== undefined && one.quantity.kind === 'count'),
  ].toSorted((a, b) => a.span.start - b.span.start);
  const found: Candidate[] = [];
  for (const [index, reading] of all.entries()) {
    const sentence = sentenceAt(sentences, reading.span.start);
    if (sentence === undefined) continue;
    const read = candidateOf(text, answer, sentence, reading, [all[index - 1], all[index + 1]], path);
    if (read) found.push(read);
  }
  for (const one of oneEach(answer, text, sentences, path)) found.push(one);
  return found;
}

function candidateOf(
  text: string,
  answer: string,
  sentence: Span,
  reading: Reading,
  [before, next]: readonly (Reading | undefined)[],
  path: string,
): Candidate | undefined {
  const from = Math.max(sentence.start, before?.figure.end ?? 0);
  const lead = text.slice(from, reading.span.start);
  const own = text.slice(Math.max(sentence.start, before?.span.end ?? 0), reading.span.start);
  const tail = text.slice(
    reading.span.end,
    Math.min(sentence.end, reading.span.end + 44, next?.span.start ?? text.length),
  );
  // '2 สาขารวมกัน 140 คู่': the limit stands before the figure that is summed up.
  const whole = /รวม|together|combined|between them/u.test(lead)
    ? text.slice(sentence.start, reading.span.start)
    : lead;
  const near = `${whole.slice(-60)} ${text.slice(reading.span.start, reading.span.end)} ${tail}`;
  const unit = unitOf(reading);
  const of = unit.split(' ')[0] ?? '';
  const isTimes =
    before !== undefined && before.span.start >= sentence.start && multiplied(text, before, reading);
  const count = valueOf(reading) * (isTimes ? valueOf(before) : 1);
  const [isLimit, isAble] = [LIMIT.test(near), ABLE.test(lead.slice(-44))];
  const weekly =
    isTimes && before && WEEKLY.test(text.slice(Math.max(0, before.span.start - 30), reading.span.end + 20))
      ? 'week'
      : undefined;
  const time =
    timeOf(text, sentence, reading) ??
    (isTimes && before ? timeOf(text, sentence, before) : undefined) ??
    weekly;
  const isStock =
    unit.split(' ').some((word) => STOCK_NOUN.test(word)) &&
    (OWNED.test(lead.slice(-16)) ||
      IN_STOCK.test(text.slice(reading.span.end)) ||
      IN_STOCK.test(` ${unit.split(' ').slice(1).join(' ')} ${tail}`) ||
      lead.trim() === '');
  if (!isLimit && !isAble && !isStock && !isTimes) return undefined;
  if (NAMED_SO.test(lead)) return undefined;
  if (NOT_OWN.test(own.slice(-24)) || (NOT_OWN.test(unit) && !isStock)) return undefined;
  const isClass = time === undefined && CLASS.test(near);
  const isNight = NIGHT.test(near);
  const per = isNight ? 'night' : (time ?? (isClass ? 'class' : undefined));
  const score =
    (isLimit ? 4 : 0) +
    (isAble ? 4 : 0) +
    (isTimes ? 5 : 0) +
    (per === undefined ? 0 : 3) +
    (isStock ? 2 : 0) +
    (/challenges|notes/iu.test(path) ? 1 : 0);
  // A figure with a bound alone is a rule of something else; a limit of people is said with what it is for.
  if (score < 4 && !isStock) return undefined;
  if (
    !isAble &&
    !isStock &&
    !isTimes &&
    per === undefined &&
    !/(?<![a-z])(?:licen[cs]ed?|max(?:es|imum)?|capacity|fits|seats?)(?![a-z])|รับได้|จุได้|นั่งได้|กำลัง/u.test(near)
  )
    return undefined;
  return {
    count,
    of,
    ...(per === undefined ? {} : { per }),
    kind: isStock && !isLimit && !isAble && !isTimes ? 'stock' : 'limit',
    path,
    span: isTimes && before ? { start: before.span.start, end: reading.span.end } : reading.span,
    text: answer.slice(sentence.start, sentence.end),
    score,
  };
}

/** 'We can hand over one box a month': one is no figure elsewhere, and here it is. */
const ONE_EACH =
  /(?<![a-z])(?:can|only|at most)(?![a-z])[^.;,]{0,20}?(?<![a-z])one (?<of>[a-z]+) (?:a|per|each|every) (?<per>day|week|month|year)(?![a-z])|(?:ทำ|รับ|ผลิต)ได้(?<time>วัน|เดือน|สัปดาห์|อาทิตย์)ละ(?:หนึ่ง|เดียว)/gu;
function oneEach(answer: string, text: string, sentences: readonly Span[], path: string): Candidate[] {
  return [...text.matchAll(ONE_EACH)].map((match) => {
    const { of = '', per, time = '' } = match.groups ?? {};
    const sentence = sentenceAt(sentences, match.index) ?? { start: 0, end: answer.length };
    const unit = TIMES[per ?? time];
    return {
      count: 1,
      of,
      ...(unit === undefined ? {} : { per: unit }),
      kind: 'limit',
      path,
      span: { start: match.index, end: match.index + match[0].length },
      text: answer.slice(sentence.start, sentence.end),
      score: 8,
    };
  });
}

/** Answers in which a limit of the client's own is told; a goal and a price are none. */
const ASKED =
  /productService|strengths|whyNeedNow|onlineAdIssues|afterSales|currentChallenges|additionalNotes|heroProduct/u;

/** What the client says can be served at most; the plainest first. Undefined where nothing says so. */
export function readCapacity(texts: readonly FreeText[]): Capacity | undefined {
  const found = texts
    .filter(({ path, rival }) => rival === undefined && ASKED.test(path))
    .flatMap((text) => candidatesIn(text))
    .toSorted((a, b) => b.score - a.score);
  const [best] = found;
  if (best === undefined) return undefined;
  const { score: _, ...capacity } = best;
  return capacity;
}
