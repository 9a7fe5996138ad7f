/** What money brought, told as the two figures: '£2,240 for 56 bookings' is £40 each. */
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { isBettered } from '../figures/observed.ts';
import { isNoFurther, stepOf, stepsIn, thingsIn } from '../figures/steps.ts';
import { valueOf } from './goal.ts';
import { metricBefore } from './metric.ts';
import type { Figure } from './roles.ts';

export interface Brought {
  sum: Figure;
  count: Figure;
  /** What was counted, in the client's words. */
  name: string;
}

/** From here on money was spent, and a count came of it. */
const LEAST_SPENT = 0.5;
const LEAST_GOT = 0.4;
/** As far as the two may stand apart, in characters. */
const APART = 110;
/** A bare number below is no sum. */
const LEAST_SUM = 100;
/** Who saw it or liked it has done nothing yet. */
const SEEN = new Set(['impression', 'like']);
const PEOPLE = /^(?:people|persons?|of|คน|ราย|ท่าน|ครั้ง)$/iu;
/** Between a count and the sum behind it: '90 enquiries for £630'. */
const FOR =
  /(?:(?<![a-z])(?:for|from|with|out of|on|costing|using|at a cost of)|(?:จาก|ด้วย)(?:เงิน|งบ)|(?:ใช้|เสีย)(?:เงิน|งบ|แอด|ค่าแอด|ค่าโฆษณา)?(?:ไป)?|จ่าย(?:ไป)?|หมด(?:ไป)?|ค่า(?:แอด|โฆษณา)(?:รวม)?)\s*$/u;
/** What was paid for all that is told before it, and not for the last of it alone. */
const FOR_ALL = /[ก-๛]\s*$|(?<![a-z])(?:costing|using|at a cost of)\s*$/u;
const BROUGHT_BEHIND = /^\s?(?:บาท|฿|บ\.?)?\s?(?:ได้|→|->|=|:)/u;
const LONGEST_NAME = 24;

/** 'ใช้ 8,000 ทักไลน์ 64', '520 got 1.7k clicks', '400 spent': what stands behind a sum tells what came of it, and not what it counts. */
const BROUGHT = /^(?:got|brought|gave|made|spent|paid)$/iu;
const isBareSum = (unit: string): boolean => unit === '' || BROUGHT.test(unit) || stepOf(unit) !== undefined;

const isSum = ({ reading: { quantity }, likely }: Figure): boolean =>
  likely('spent') >= LEAST_SPENT &&
  (quantity.kind === 'money' || (quantity.kind === 'count' && isBareSum(quantity.unit))) &&
  (quantity.value >= LEAST_SUM || (quantity.kind === 'money' && quantity.currency !== ''));

const isGot = ({ reading: { quantity }, likely }: Figure): boolean =>
  quantity.kind === 'count' && quantity.value > 0 && likely('got') + likely('rate') >= LEAST_GOT;

/** What a count is of: its own noun, the step beside it, else the words that lead to it. `from` is where the figure before ends. */
function countedBy(text: string, reading: Reading, from: number): string {
  const unit = reading.quantity.kind === 'count' ? reading.quantity.unit : '';
  const lead =
    text
      .slice(from, reading.span.start)
      .split(/[.;:]\s|\n/u)
      .at(-1) ?? '';
  const tail =
    text.slice(reading.figure.end, reading.figure.end + LONGEST_NAME + 10).split(/[,.;:)|]/u)[0] ?? '';
  const isThai = /[ก-๛]/u.test(lead.slice(-LONGEST_NAME)) || /[ก-๛]/u.test(unit);
  const [own] = stepsIn(unit);
  // 'ทักมา 240 นัด 84': what stands before a Thai number is counted where the next word has a number of its own.
  const run = /[ก-๛]{3,}\s?$/u.exec(lead)?.[0];
  const isNext = isThai && /^\s?[ก-๛]+\s?\d/u.test(text.slice(reading.figure.end));
  const led = run === undefined || !isNext ? undefined : stepsIn(run).at(-1)?.name;
  if (led !== undefined) return led;
  if (own !== undefined) return /^(?:people|persons?)/iu.test(unit) ? own.name : unit.slice(0, own.end);
  if (unit !== '' && !PEOPLE.test(unit.split(' ')[0] ?? '') && !isThai) return unit;
  const ahead = (thingsIn(lead).at(-1) ?? stepsIn(lead).at(-1))?.name;
  const behind = stepsIn(tail)[0]?.name;
  const name = isThai ? (ahead ?? metricBefore(lead)) : (behind ?? ahead ?? '');
  return name === '' || name.length > LONGEST_NAME ? (unit === '' ? (behind ?? '') : unit) : name;
}

/** 'We paid £2,240 for 56 survey bookings': whatever the words before it say. */
const isPaidFor = (text: string, { reading, likely }: Figure, next: Figure | undefined): boolean =>
  next !== undefined &&
  reading.quantity.kind === 'money' &&
  likely('cost') + likely('spent') >= LEAST_SPENT &&
  isGot(next) &&
  valueOf(next.reading) > 1 &&
  /^ (?:for|brought(?: us| in)?|got(?: us| me)?) $/u.test(
    text.slice(reading.span.end, next.reading.span.start),
  );

/** '64 donors for £960': what came is told before what was paid for it. */
const OF_MONEY = /(?:จาก|ด้วย)(?:เงิน|งบ)\s*$/u;
const isPaidBehind = (
  text: string,
  { reading, likely, isOfAds }: Figure,
  before: Figure | undefined,
): boolean =>
  before !== undefined &&
  // What stands behind 'จากเงิน' is money.
  (reading.quantity.kind === 'money'
    ? likely('cost') + likely('spent') + likely('rate') + likely('got') >= LEAST_SPENT
    : isOfAds && OF_MONEY.test(text.slice(0, reading.span.start))) &&
  isGot(before) &&
  FOR.test(text.slice(before.reading.span.end, reading.span.start));

/** The count that a sum brought: the first one behind it, or the one right before 'for'. */
function countOf(
  text: string,
  figures: readonly Figure[],
  at: number,
  taken: ReadonlySet<Figure>,
): Figure | undefined {
  const sum = figures[at];
  if (sum === undefined) return undefined;
  const end = Math.max(sum.reading.span.end, sum.reading.perSpan?.end ?? 0);
  const [before, earlier] = [figures[at - 1], figures[at - 2]];
  const between = text.slice(before?.reading.span.end ?? 0, sum.reading.span.start);
  const isFor = before !== undefined && isGot(before) && !taken.has(before) && FOR.test(between);
  // 'ออเดอร์ 180 / Lazada ใช้ 15,000 ได้ 40': what it brought stands behind.
  const isOver = !/[/;.\n]/u.test(between) && !BROUGHT_BEHIND.test(text.slice(sum.reading.span.end));
  if (isFor && isOver && FOR_ALL.test(between)) return firstOf(figures, at, taken);
  if (isFor && (earlier === undefined || !isGot(earlier))) return before;
  const next = figures.slice(at + 1);
  const other = next.findIndex((figure) => isSum(figure));
  const behind = next
    .slice(0, other === -1 ? next.length : other)
    .find(
      (figure, index) =>
        isGot(figure) &&
        figure.reading.span.start - end <= APART &&
        !SEEN.has(stepOf(countedBy(text, figure.reading, next[index - 1]?.reading.span.end ?? end)) ?? ''),
    );
  return behind ?? (isFor ? before : undefined);
}

/** 'มีคนโทร 31 คน ไปวัดที่ 12 เซ็น 2 หมดไป 22,400': the first of those who are counted one after the other before the sum. */
function firstOf(figures: readonly Figure[], at: number, taken: ReadonlySet<Figure>): Figure | undefined {
  let first = figures[at - 1];
  for (let i = at - 2; i >= 0 && first !== undefined; i--) {
    const one = figures[i];
    if (one?.reading.quantity.kind === 'percent') continue;
    const isEarlier =
      one !== undefined &&
      isGot(one) &&
      !taken.has(one) &&
      one.reading.per === undefined &&
      one.reading.each === undefined &&
      valueOf(one.reading) > valueOf(first.reading) &&
      first.reading.span.start - one.reading.span.end <= APART;
    if (!isEarlier) break;
    first = one;
  }
  return first;
}

/** '$760 spent, 2,050 clicks, 118 tickets': a click is no result, and what the first one cost is told with it. */
function resultOf(text: string, figures: readonly Figure[], { sum, count, name }: Brought): Brought[] {
  if (stepOf(name) !== 'click') return [];
  const next = figures[figures.indexOf(count) + 1];
  const [end, paid] = [count.reading.span.end, valueOf(sum.reading)];
  if (!next || !isGot(next) || isSum(next) || next.reading.per !== count.reading.per) return [];
  const isNear = next.reading.span.start - end <= APART && next.reading.span.start > end;
  const least = Math.min(paid, valueOf(count.reading));
  const result = countedBy(text, next.reading, end);
  const isFurther = result !== '' && !isNoFurther(name, result) && valueOf(next.reading) < least;
  return isNear && isFurther ? [{ sum, count: next, name: result }] : [];
}

/** A bare sum and a bare count with nothing but 'got' between them: of whatever the sum before brought. */
const GOT = /^\s*(?:บาท|฿)?\s*(?:ได้|ได้มา|got|brought|gave|for|:|=|→|->)(?: us| me| in)?\s*$/u;
function countAgain(text: string, { reading: sum }: Figure, next: Figure | undefined): Figure | undefined {
  const count = next?.reading;
  const isBare = ({ quantity }: Reading): boolean => quantity.kind === 'count' && quantity.unit === '';
  if (!next || !count || !isBare(count) || count.per !== undefined) return undefined;
  const isPaid = sum.quantity.kind === 'money' || isBare(sum);
  const isClear = isPaid && valueOf(sum) >= LEAST_SUM && valueOf(count) > 0 && valueOf(count) < valueOf(sum);
  // A count that goes on with a word is of that.
  const isAlone = /^\s*(?:$|[.,;)\n/])/u.test(text.slice(count.span.end));
  return isClear && isAlone && GOT.test(text.slice(sum.span.end, count.span.start)) ? next : undefined;
}

/** 'แอดเฟซ 9,000 เดือนก่อน ได้คนทัก 180': an advert before a number, and what came behind it. */
const AD_BEFORE =
  /(?:แอด|โฆษณา|ยิง|บูสต์|ออกบูธ|เปิดบูธ)[ก-๛a-z]{0,10}\s?(?:ไป|หมด|ใช้|รอบ(?:นึง|หนึ่ง|เดียว|แรก)|ครั้ง(?:นึง|หนึ่ง|เดียว|แรก))*\s*$|(?<![ก-๛])ลง(?:เงิน)?(?:ไป)?\s*$|(?:(?:หมด|ใช้|จ่าย)(?:เงิน|งบ)?ไป|เสียเงินไป)\s*$/u;
const GOT_BEHIND =
  /^\s?(?:บาท|฿)?\s?(?:(?:ต่อ)?เดือน(?:ก่อน|ที่แล้ว|นี้)?|(?:อาทิตย์|สัปดาห์|ปี)(?:ก่อน|ที่แล้ว))?\s?(?:ได้|(?:มี)?(?:คน|ลูกค้า)(?:โทร|ทัก|ไลน์|ถาม|แอดไลน์|จอง|สมัคร|มา)|สายเข้า|ทัก|โทร(?:เข้า|มา)|แช[ทต]|ลี[ดต]|คลิ๊?ก)/u;
const isOfAds = (text: string, { reading }: Figure): boolean =>
  (reading.quantity.kind === 'money' || reading.quantity.kind === 'count') &&
  valueOf(reading) >= LEAST_SUM &&
  AD_BEFORE.test(text.slice(Math.max(0, reading.span.start - 24), reading.span.start)) &&
  GOT_BEHIND.test(text.slice(reading.figure.end, reading.figure.end + 24));

/** 'ครั้งละ 1,200 ได้ 30 ออเดอร์': what one of them costs and brings. */
const ONE_TIME = /^(?:ครั้ง|รอบ|โพสต์|แคมเปญ|บูธ|times?|go|posts?|campaign|issue|mailing|boost|show|fair)$/iu;
/** 'Spend was around 2k for 80 leads', 'newspaper ad €220, four new patients'. */
const SPENT_BEFORE =
  /(?<![a-z])(?:(?:campaign|ads?|adverts?|show|fair|stand|booth|boost)s? costs?(?: us)?|spen[dt](?:ing)?(?: was| is| of| came to)?|paid|newspaper ads?|magazine ads?|radio ads?|leaflets|flyers|boosted posts?|boost)(?: cost(?: us)?| for)?[:,]?(?: about| around| roughly| some)?\s*$/u;
/** '400 spent, 21 kits': so many were paid, and did nothing further. */
const isPaidUnit = (unit: string): boolean => /^(?:spent|paid out)$/iu.test(unit);
export const isPaidBy = (text: string, { figure }: Reading): boolean =>
  /^ ?(?:[$£€฿]|usd|baht|dollars?|pounds?|euros?)?\s?(?:was |were )?spent(?![a-z])/u.test(
    text.slice(figure.end),
  );
const isSpent = (
  text: string,
  { reading, isOfAds: ofAds, likely }: Figure,
  next: Figure | undefined,
): boolean =>
  ofAds &&
  next !== undefined &&
  next.reading.quantity.kind === 'count' &&
  next.reading.quantity.unit !== '' &&
  (reading.quantity.kind === 'money' ||
    (reading.quantity.kind === 'count' &&
      (reading.quantity.unit === '' || isPaidUnit(reading.quantity.unit)))) &&
  valueOf(reading) >= LEAST_SUM &&
  likely('budget') < LEAST_GOT &&
  (isPaidBy(text, reading) ||
    SPENT_BEFORE.test(text.slice(Math.max(0, reading.span.start - 40), reading.span.start))) &&
  /^(?:(?: spent| paid)?(?: and)? (?:for|got|brought|gave|made)(?: us| in| me)*|(?: spent| paid)?(?:,| and))\s*$/u.test(
    text.slice(reading.span.end, next.reading.span.start),
  );

/** '41 calls in October for £697': when it was stands between the two, and counts nothing. */
const isTime = ({ reading: { quantity } }: Figure): boolean =>
  quantity.kind === 'date' || quantity.kind === 'duration';

/** Every sum of an answer with what it brought. `text` is plain. */
export function broughtIn(text: string, all: readonly Figure[]): Brought[] {
  const figures = all.filter((figure) => !isTime(figure));
  // 'Shopee 9,000 got 150 orders, Facebook 6,000 got 60': what is counted is named once.
  let named = '';
  const taken = new Set<Figure>();
  return figures.flatMap((sum, at) => {
    const again = named === '' ? undefined : countAgain(text, sum, figures[at + 1]);
    if (again) return [{ sum, count: again, name: named }];
    if (
      !isSum(sum) &&
      !isOfAds(text, sum) &&
      !isSpent(text, sum, figures[at + 1]) &&
      !isPaidFor(text, sum, figures[at + 1]) &&
      !isPaidBehind(text, sum, figures[at - 1])
    )
      return [];
    const count = countOf(text, figures, at, taken);
    // '£8 a DM, 5 DMs for one booking': what each costs brought no number of them.
    if (count === undefined || (sum.reading.each !== undefined && !ONE_TIME.test(sum.reading.each)))
      return [];
    const [paid, got] = [sum.reading, count.reading];
    // So many a week of a sum for the whole time do not compare.
    if (got.per !== undefined && got.per !== paid.per) return [];
    const from = figures[figures.indexOf(count) - 1]?.reading;
    const start = Math.max((from === paid ? from.figure.end : from?.span.end) ?? 0, from?.perSpan?.end ?? 0);
    const own = countedBy(text, got, start);
    // 'พ.ค. เสีย 4,000 ได้งาน 2 งาน / ก.ย. เสีย 9,500 ได้ 6': the same is meant again.
    const name = own === '' ? named : own;
    // A click may cost less than one of any money.
    if (name === '' || (valueOf(got) >= valueOf(paid) && stepOf(name) !== 'click')) return [];
    named = name;
    taken.add(count);
    const next = figures[figures.indexOf(count) + 1];
    const brought = { sum, count: next && isBettered(text, got, next.reading) ? next : count, name };
    return [brought, ...resultOf(text, figures, brought)];
  });
}
