/**
 * One quality of the business in two answers that do not agree: its guarantee, when it was founded, its reviews, the most that may
 * be spent, where it makes things, the day from which there is something to sell or until which it can be bought.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import { firstDayOf, lastDayOf } from '../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import { stepOf } from '../figures/steps.ts';
import {
  BUDGET,
  contradiction,
  OBJECTIVES,
  sentencesOf,
  valueOf,
  type Basis,
  type Search,
  type Sentence,
} from './basis.ts';

/** Of others, of another time, or only wished for. */
const NOT_OURS =
  /(?<![a-z])(?:compet\p{L}+|rivals?|others?|other|makers?|manufacturers?|suppliers?|brands?|next door|(?:the|our) market|most (?:firms|shops)|used to|was|were|last|previous\p{L}*|before|want|would|hope|moved|branch(?:es)?|second (?:shop|store|site)|new (?:hall|shop|site|store))(?![a-z])|เจ้าอื่น|คู่แข่ง|ที่อื่น|ร้านอื่น|ยี่ห้อ|ผู้ผลิต|เคย|ที่แล้ว|ก่อน(?!วัน)|อยาก|สาขา|ย้าย|งบเก่า/u;
const ours = (basis: Basis): Sentence[] =>
  sentencesOf(basis).filter(({ path, text }) => !/marketContext/u.test(path) && !NOT_OURS.test(text));

const twice = (
  first: string | number,
  second: string | number,
  { words, path }: Sentence,
  other: string,
  currency = '',
) => [contradiction('twice', { first, second, words: words.trim(), currency }, [other, path])];
const against = (first: Sentence, second: Sentence) => [
  contradiction('against', { first: first.words, second: second.words }, [first.path, second.path]),
];

interface Quality extends Sentence {
  /** In one unit, so that two compare. */
  value: number;
  said: string;
}
/** The first two of different answers that differ by more than this part of the larger. */
function differing(all: readonly Quality[], least: number): readonly [Quality, Quality] | undefined {
  for (const [index, first] of all.entries())
    for (const second of all.slice(index + 1))
      if (
        first.path !== second.path &&
        Math.abs(first.value - second.value) > Math.max(first.value, second.value) * least
      )
        return [first, second];
  return undefined;
}

const GUARANTEE = /(?<![a-z])(?:guarantees?d?|warrant(?:y|ies))(?![a-z])|รับประกัน|การันตี/u;
/** Said of everything, and not of a part. */
const OF_ALL =
  /^(?:(?:all|every|our|the|we|i|it|a|an|comes?|with|has|have|there|is|works?|jobs?|products?|everything|full|come|and|give|offer)\s?|สินค้า|งาน|ทุก[ก-๛]{0,8}|เรา|มี|ให้|ของ|\s)*$/u;
const ON_ALL =
  /^[\s-]*(?:(?:guarantees?|warranty|on|for|all|our|the|every|work|works|jobs?|products?|parts and labour|everything|is|given|included|only)\s?|เท่านั้น|ทุก[ก-๛]{0,8}|เต็ม|ตลอด(?:สัญญา|อายุ)?|นาน|\s)*[.!]?$/u;
/** Thai runs on: the guarantee with its length, where both stand alone between spaces: 'รับประกันตลอดสัญญา 1 ปี'. */
const GUARANTEE_TH =
  /(?:^|\s)(?:มี|เรา|ให้)?(?:รับประกัน|การันตี)(?:ผลงาน|งาน|สินค้า|ตลอด(?:สัญญา|อายุ)?|ทุก[ก-๛]{1,8}|นาน|ให้|เต็ม|ถึง)*\s?\d+\s?(?:ปี|เดือน|วัน)(?:เต็ม|ทุก[ก-๛]{1,8})?(?=\s|$|[,.;/])/u;
const guaranteeTh = (one: Sentence): Sentence => {
  const match = GUARANTEE_TH.exec(one.text);
  if (match === null) return one;
  const [from, to] = [match.index, match.index + match[0].length];
  return { path: one.path, words: one.words.slice(from, to).trim(), text: match[0].trim() };
};
/** 'Ten-year guarantee on all work', and 'we guarantee our work for 5 years'. */
const guarantees: Search = (basis) => {
  const all = ours(basis)
    .map(guaranteeTh)
    .flatMap((one): Quality[] => {
      const named = GUARANTEE.exec(one.text);
      const lengths = readQuantities(one.words).filter(({ quantity }) => quantity.kind === 'duration');
      const [length] = lengths;
      if (named === null || length?.quantity.kind !== 'duration' || lengths.length > 1) return [];
      const start = Math.min(named.index, length.span.start);
      const end = Math.max(named.index + named[0].length, length.span.end);
      const between = one.text.slice(
        Math.min(named.index + named[0].length, length.span.end),
        Math.max(named.index, length.span.start),
      );
      if (
        !OF_ALL.test(one.text.slice(0, start)) ||
        !ON_ALL.test(one.text.slice(end)) ||
        !ON_ALL.test(between)
      )
        return [];
      const { value, unit } = length.quantity;
      return [
        { ...one, value: monthsOf(value, unit), said: one.words.slice(length.span.start, length.span.end) },
      ];
    });
  const found = differing(all, 0.05);
  return found ? twice(found[0].said, found[1].said, found[1], found[0].path) : [];
};

const FOUNDED =
  /(?<![a-z])(?:since|founded(?: the (?:company|business|firm|shop))?(?: in)?|established(?: in)?|est\.?|started(?: the (?:company|business|firm|shop))? in|opened in)\s(?<ce>(?:18|19|20)\d\d)(?!\d)|(?:ก่อตั้ง|ตั้งแต่|เปิดร้าน|เริ่มกิจการ)(?:เมื่อ)?(?:ปี)?\s?(?:พ\.?ศ\.?\s?)?(?<be>2[45]\d\d)(?!\d)/u;
/** Years of the Buddhist Era are 543 more. */
const BUDDHIST = 543;
/** Two years that a founding may be counted apart. */
const COUNTED_APART = 2;
/** 'Since 1978', and 'we founded the company in 1994'. */
const founded: Search = (basis) => {
  const all = ours(basis).flatMap((one): Quality[] => {
    const { ce, be } = FOUNDED.exec(one.text)?.groups ?? {};
    const year = ce === undefined ? Number(be ?? Number.NaN) - BUDDHIST : Number(ce);
    return Number.isNaN(year) ? [] : [{ ...one, value: year, said: ce ?? be ?? '' }];
  });
  const found = differing(all, COUNTED_APART / 2000);
  return found ? twice(found[0].said, found[1].said, found[1], found[0].path) : [];
};

const NAMED: readonly RegExp[] = [
  /(?<![a-z])reviews?(?![a-z])|รีวิว/u,
  /(?<![a-z])(?:followers?|subscribers)(?![a-z])|ผู้ติดตาม/u,
  /(?<![a-z])(?:branch(?:es)?|outlets?|depots?)(?![a-z])/u,
];
/** As far from its figure as a name may stand, in characters. */
const NEAR = 24;
/** A rounded figure and the exact one are no two. */
const ROUNDED = 0.34;
/** 'Over 500 reviews', and 'we only have 60 reviews so far'. */
const counts: Search = (basis) => {
  for (const name of NAMED) {
    const all = ours(basis)
      .filter(({ path }) => path !== OBJECTIVES)
      .flatMap((one): Quality[] => {
        const figures = readQuantities(one.words).filter(
          ({ quantity, per, span, figure }) =>
            quantity.kind === 'count' &&
            per === undefined &&
            // 'Five-star' is no figure of its own.
            !/^-?\s?stars?(?![a-z])/u.test(one.text.slice(figure.end)) &&
            (name.test(quantity.unit.toLowerCase()) ||
              name.test(one.text.slice(figure.end, figure.end + NEAR)) ||
              name.test(one.text.slice(Math.max(0, span.start - NEAR), span.start))),
        );
        const [only] = figures;
        return only === undefined || figures.length > 1
          ? []
          : [{ ...one, value: valueOf(only), said: String(valueOf(only)) }];
      });
    const found = differing(all, ROUNDED);
    if (found) return twice(found[0].said, found[1].said, found[1], found[0].path);
  }
  return [];
};

const OF_MEDIA =
  /(?<![a-z])(?:budget|media|spend(?:ing)?|ads?|adverts?|advertising)(?![a-z])|งบ|ค่าโฆษณา|ค่าแอด/u;
const NO_MEDIA =
  /(?<![a-z])(?:fee|production|photos?|agency|per (?:lead|click|order|sale))(?![a-z])|ค่าบริการ|ต่อ(?:ทัก|คลิก|ลีด|ออเดอร์)/u;
const SO_MUCH =
  /(?<![a-z])(?:not (?:go )?(?:over|above|beyond)|never (?:go )?(?:over|above)|(?:not|never|cannot|can't) exceed|no more than|at most|max(?:imum)?(?: of)?|approved|allows?|signed off|agreed(?: to)?)\s*$|(?:ไม่เกิน|ห้ามเกิน|สูงสุด|อนุมัติ(?:แค่|มา|ให้)?)\s*$/u;
/** 'Monthly spend must not go over £2,000', and £9,000 for three months. */
const most: Search = (basis) => {
  const { amount, period, months, currency, perChannel } = basis.read.budget;
  if (amount === undefined || perChannel !== undefined) return [];
  const each =
    period === undefined || period === 'total'
      ? months === undefined
        ? undefined
        : amount / months
      : amount / monthsOf(1, period);
  if (each === undefined) return [];
  for (const one of ours(basis)) {
    if (one.path === BUDGET || !OF_MEDIA.test(one.text) || NO_MEDIA.test(one.text)) continue;
    const limit = readQuantities(one.words).find(
      ({ quantity, bound, span, perSpan }) =>
        (quantity.kind === 'money' ||
          (quantity.kind === 'count' && quantity.unit === '' && quantity.value >= 100)) &&
        (bound === 'at most' ||
          SO_MUCH.test(one.text.slice(0, Math.min(span.start, perSpan?.start ?? span.start)))),
    );
    const per =
      limit?.per ?? (/(?<![a-z])monthly(?![a-z])|รายเดือน|เดือนละ/u.test(one.text) ? 'month' : undefined);
    if (limit === undefined || per === undefined) continue;
    const least = valueOf(limit) / monthsOf(1, per);
    if (each > least * 1.02 && each < least * 10)
      return twice(Math.round(each), Math.round(least), one, BUDGET, currency);
  }
  return [];
};

const OURSELVES =
  /(?<![a-z])(?:made|produced|grown|baked|sewn|built|printed|brewed|roasted|woven)(?![a-z])[^.;]{0,16}(?:in our own|by us|by ourselves|in-house|here in|on our (?:own )?farm|in our (?:workshop|factory|kitchen|bakery))|ผลิตเอง|ทำเองทุก|ปลูกเอง|โรงงาน(?:ของ)?เราเอง/u;
const ELSEWHERE =
  /(?<![a-z])(?:everything|all(?: of it)?|our [a-z]+|they|it|we)(?: (?:is|are|get it|have it|buy it|import))?[^.;]{0,14}(?:made|produced|imported|sewn|bought in|built|printed|ready-made)(?: for us)? (?:in|from) (?!our |the same)(?<place>\p{L}+)|นำเข้า(?:มา)?จาก(?<th>[ก-๛]{2,10})|รับมาขาย|สั่งผลิตจาก(?<th2>[ก-๛]{2,10})/u;
/** Made by themselves, and made far away. */
const makers: Search = (basis) => {
  const all = ours(basis);
  for (const one of all.filter(({ text }) => OURSELVES.test(text)))
    for (const other of all) {
      const found = other.path === one.path ? null : ELSEWHERE.exec(other.text);
      if (found === null || /(?<![a-z])(?:not|never|no)(?![a-z])|ไม่/u.test(other.text)) continue;
      const { place, th, th2 } = found.groups ?? {};
      const where = place ?? th ?? th2;
      if (where === undefined || !one.text.includes(where)) return against(one, other);
    }
  return [];
};

const ARRIVES =
  /(?<![a-z])(?:stock|goods|shipment|container|first (?:batch|delivery)|machines?|equipment|products?|licen[cs]e|permit)[^.;\d]{0,24}(?:arrives?|lands?|is ready|are ready|will be ready|comes? in|gets? here|is due|delivered)(?: only)?(?: in| on| by)?\s*$|(?:สินค้า|ของ|ล็อตแรก|ตู้|เครื่อง|ใบอนุญาต)[^.;\d]{0,16}(?:มาถึง|เข้า|พร้อม(?:ขาย|ส่ง)?|ถึงไทย|ออก)(?:เดือน|วันที่|ใน|ช่วง)?\s*$/u;
const CLOSES =
  /(?<![a-z])(?:bookings?|sales?|orders?)[^.;\d]{0,12}(?:close[sd]?|ends?|stop|finish|deadline is)(?: on| in| at the end of)?\s*$|(?:ปิดรับ(?:จอง|ออเดอร์)|หมดเขต|ปิดจอง|ปิดการขาย)(?:วันที่|เดือน|สิ้นเดือน)?\s*$/u;
const LAUNCH =
  /(?<![a-z])(?:launch|open|start|go live|begin|sell|deliver)(?:ing)?(?![a-z])[^.;\d]{0,24}$|(?:เปิดตัว|เปิดขาย|เริ่มขาย|เปิดร้าน|วางขาย)[^.;\d]{0,10}$/u;
const UNTIL = /(?:(?<![a-z])(?:by|before|until)|ภายใน|ก่อน)\s*$/u;
/** Sold before it is there, or after it can no longer be bought. */
const days: Search = (basis) => {
  const { now, read } = basis;
  const all = ours(basis);
  const ends = read.goals.flatMap(({ by }) => (by?.year === undefined ? [] : [lastDayOf(by, now)]));
  for (const goal of all.filter(({ path }) => path === OBJECTIVES))
    for (const { quantity, span } of readQuantities(goal.words)) {
      if (quantity.kind !== 'date') continue;
      const [first, last] = [firstDayOf(quantity.from, now), lastDayOf(quantity.to ?? quantity.from, now)];
      if (first === undefined) continue;
      const isLaunch = LAUNCH.test(goal.text.slice(0, span.start));
      const isEnd =
        UNTIL.test(goal.text.slice(0, span.start)) || ends.some((end) => end.getTime() === last.getTime());
      for (const other of all.filter(({ path }) => path !== OBJECTIVES))
        for (const { quantity: day, span: at } of readQuantities(other.words)) {
          if (day.kind !== 'date') continue;
          const before = other.text.slice(0, at.start);
          const [from, until] = [firstDayOf(day.from, now), lastDayOf(day.to ?? day.from, now)];
          const isEarly = (isLaunch || isEnd) && ARRIVES.test(before) && from !== undefined && last < from;
          if (isEarly || (isEnd && CLOSES.test(before) && until < last)) return against(goal, other);
        }
    }
  return [];
};

const LOWER =
  /(?<![a-z])(?:cut|reduce|lower|bring|drop|decrease|get|under|below)(?![a-z])|ลด|เหลือ|ไม่เกิน|ต่ำกว่า/u;
/** A cost that is to come down to what it is above already. */
const reached: Search = (basis) => {
  const { read } = basis;
  for (const goal of read.goals) {
    if (goal.to === undefined || !/^[A-Z]{3}$/u.test(goal.unit) || goal.from !== undefined) continue;
    const step = stepOf(goal.metric.split(/\s(?:per|a|an)\s|ต่อ/u).at(-1) ?? '');
    if (step === undefined || !LOWER.test(plain(goal.text))) continue;
    const known = read.costs.find(
      ({ per, now, currency, field }) =>
        stepOf(per) === step &&
        currency === goal.unit &&
        now < (goal.to ?? 0) &&
        field !== 'specificObjectives',
    );
    const words =
      known && ours(basis).find((one) => one.path.endsWith(known.field) && known.text.includes(one.words));
    if (words) return against({ path: OBJECTIVES, words: goal.text, text: '' }, words);
  }
  return [];
};

export const QUALITIES: readonly Search[] = [guarantees, founded, counts, most, makers, days, reached];
