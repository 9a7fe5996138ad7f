/** Starting price, minimum order and instalments. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { readEarned } from '../figures/earned.ts';
import { readLeast } from '../figures/least.ts';
import { inHome, NO_HOME, type Home } from './home-currency.ts';
import { isAside, isAverage, lowestByTime, valueIn } from './price-asides.ts';
import { isFreeAtHead } from './price-free.ts';
import { priceOfHero } from './price-hero.ts';
import { figuresIn } from './roles.ts';

export interface PriceReading {
  text: string;
  value?: number;
  currency: string;
  /** What it buys: '250 g bag', 'kg'. */
  unit: string;
  /** Smallest order in `unit`. */
  minimumOrder?: number;
  /** Upper end of a range; `value` is the lower. */
  high?: number;
  /** The time that it is for: 'month' of '£59/mo'. */
  per?: TimeUnit;
  /** It costs whoever takes it nothing. */
  free?: true;
  /** Percent of what others pay, where that is what the client asks: a broker's commission. */
  share?: number;
  /** Everybody pays this: nothing begins at it. */
  fixed?: true;
  /** Further prices of the answer, in order: '£40' of 'Day £24 / Weekend £40'. */
  others?: readonly number[];
}
export interface Instalments {
  months: number;
  /** Interest in percent, where the client named it. */
  interest?: number;
  /** Short, in the proposal's language; set by the plan. */
  text?: string;
}

/** 'Flat price', 'one price for all', 'incl shipping', 'เหมาจ่าย': there is no dearer one to begin below. */
const FIXED =
  /\b(?:flat|fixed|one|single|set) (?:price|rate|fee|cost)s?\b|\b(?:price|rate|fee)s? (?:is|are) (?:flat|fixed)\b|\bno (?:hidden|extra|surprise|added)s? (?:fees?|costs?|charges?)\b|\bone product\b|ราคาเดียว|ราคาคงที่|เหมาจ่าย|ราคาเหมา|ไม่มีค่าใช้จ่าย(?:แอบแฝง|เพิ่ม)|ไม่บวกเพิ่ม/iu;
const ALL_IN = /\b(?:incl(?:\.|uding|usive|uded)?|all[- ]in)(?![a-z])|รวม(?:ส่ง|ค่าส่ง|ทุกอย่าง|หมด|แล้ว)/iu;

/** @param price the answer; @param told what else speaks of it */
export const isFixedPrice = (price: string, told: string): boolean =>
  ALL_IN.test(price) || FIXED.test(`${price}\n${told}`);

/** 'Facilities from R250,000', 'วงเงิน 30,000': what is lent is no price of it. */
const LENT =
  /(?:(?<![a-z])(?:facilit(?:y|ies)|loans?|lend(?:ing)?|borrow(?:ing)?|credit (?:limits?|lines?)|advances)(?: (?:of|from|up to|between|at))*|วงเงิน(?:กู้|สูงสุด|ไม่เกิน|ตั้งแต่|เริ่ม)*|กู้ได้(?:ถึง|สูงสุด|ไม่เกิน)?)\s*:?\s*$/u;
const isLent = (text: string, { span }: Reading): boolean =>
  LENT.test(text.slice(Math.max(0, span.start - 40), span.start));

const MINIMUM = /(?:minimum(?: order)?|min\.? order|moq)\s*(?:of|:)?\s*$|(?:สั่ง)?ขั้นต่ำ\s*$/iu;
const UNIT =
  /^\s*(?:per|\/|a(?=\s)|each)\s*((?:\d[\d.,]*\s*)?[\p{L}][\p{L} ]{0,20}?)(?=[,;.(]|$|\s+(?:and|with|minimum|from))/iu;
const UNIT_TH = /ต่อ(?!อายุ|สัญญา|เนื่อง)\s*((?:\d[\d.,]*\s*)?[\p{Script=Thai}.]{1,16})/u;

/** 'หลอดละ 290 ออเดอร์เฉลี่ย 420': what stands behind the price of a piece begins the next thing that is told. */
const NEXT_CLAUSE = /[ก-๛]ละ\s?\|(?:ลูกค้า|ออเดอร์|บิล|ยอด)$/u;
/** '20yd 395', '35 ตร.วา 2.19 ล้าน': a size is no sum. */
const SIZE_BEHIND =
  /^(?:-|\s)?(?:yds?|yards?|ft|feet|foot|inch(?:es)?|in|cm|mm|m|km|kgs?|g|mg|lbs?|oz|gal|litres?|l|ml|k?w|kwh|kva|v|gb|tb|mb|pax|sq\.?\s?(?:m|ft|feet|met(?:re|er)s?|wa)|sqm|sqft|m²|m2|acres?|ตร\.?\s?(?:วา?|ม)\.?|ตาราง(?:วา|เมตร|ฟุต)|ไร่|ปอนด์|นิ้ว|ซม|เมตร|กก|กิโล|กรัม|ก|ลิตร|มล|โล)(?![a-z\p{M}ก-๛])/iu;
/** 'ผู้หญิง 35 เบี้ย 9,800', 'woman 40: 62 a month': how old who pays it is. */
const AGE_BEFORE =
  /(?:(?:ผู้)?หญิง|(?:ผู้)?ชาย|อายุ|วัย|เพศ[ก-๛]{2,4}|(?<![a-z])(?:aged?|(?:wo)?m[ae]n|(?:fe)?male|lady|adult))\s?:?\s?$/iu;
const AGE_BEHIND = /^\s?(?:ปี|ขวบ|years?|yrs?)?\s?(?:เบี้ย|จ่าย|ส่ง|:|=|→|->|premium|pays?)/iu;
const OLDEST = 100;
/** 'Starts at': at the head of an answer on prices. */
const BEGINS = /^(?:(?:prices?|rates?)\s)?(?:from|start(?:s|ing)?(?: at| from)?)\s?$/iu;
const LEAST_PRICE = 50;
/** Prices of one row are no further apart than so many times. */
const MOST_APART = 20;
/** 'รองเท้า 1,290 แผ่นรอง 2,400': what a space parts from a sum, and what goes on to the next, is the name of that. */
const NEXT_NAMED = /^\s(?<unit>[ก-๛]+)(?:\s?[ก-๛a-z+]+){0,2}\s?(?<next>\d[\d,]*)/u;
const LEAST_BEFORE_NAME = 100;
/** '92,000 full year, test series 6,500': at the head of the answer, and no other figure before the next is told. */
const ALONE_AT_HEAD = /^(?:rs\.? ?)?\d[\d,]*\s[a-z][^\d,;/]*(?:[,;/(]|$)/u;
const LEAST_AT_HEAD = 500;
/** A number whose name is no word for counting it, but of what the sum is for. */
function isNamedAfter(answer: string, { quantity, span, figure }: Reading): boolean {
  if (quantity.kind !== 'count') return false;
  const text = plain(answer);
  if (
    span.start === 0 &&
    quantity.value >= LEAST_AT_HEAD &&
    /^[a-z]/u.test(quantity.unit) &&
    ALONE_AT_HEAD.test(text)
  )
    return true;
  const { unit = '', next = '' } = NEXT_NAMED.exec(text.slice(figure.end))?.groups ?? {};
  const value = Number(next.replaceAll(',', ''));
  return (
    quantity.value >= LEAST_BEFORE_NAME &&
    unit.length > quantity.unit.length &&
    unit.startsWith(quantity.unit) &&
    (value * MOST_APART > quantity.value || value < 10)
  );
}
/** 'ทาวน์โฮม 35 ตร.วา'. */
const AREA_BEHIND =
  /^\s?(?:sq\.?\s?(?:m|ft|feet|met(?:re|er)s?|wa)|sqm|sqft|m²|m2|acres?|ตร\.?\s?(?:วา?|ม)\.?|ตาราง(?:วา|เมตร|ฟุต)|ไร่)(?![a-z\p{M}ก-๛])/iu;
const isArea = (text: string, { quantity, figure }: Reading): boolean =>
  quantity.kind === 'count' && AREA_BEHIND.test(text.slice(figure.end));
/** A length, a weight or a year. */
const isSize = (text: string, { quantity, span, figure }: Reading): boolean =>
  quantity.kind !== 'money' &&
  (SIZE_BEHIND.test(text.slice(figure.end)) ||
    /^(?:19|20|25)\d\d$/u.test(text.slice(span.start, figure.end).trim()));
/** Such a number as a sum that names nothing. */
function withoutName(answer: string, reading: Reading): Reading {
  const { quantity, figure } = reading;
  return quantity.kind === 'count' && isNamedAfter(answer, reading)
    ? { ...reading, quantity: { ...quantity, unit: '' }, span: figure }
    : reading;
}
/** A sum that names no currency: nothing is counted by it, and it is no year. */
const isBareSum = (text: string, { quantity, span, each, per, bound }: Reading): boolean =>
  quantity.kind === 'count' &&
  (quantity.unit === '' ||
    NEXT_CLAUSE.test(`${text.slice(0, span.start)}|${quantity.unit}`) ||
    each !== undefined ||
    per !== undefined ||
    bound === 'at least' ||
    // 'From 4,500 complete': what the answer begins at is a sum, whatever stands behind it.
    (quantity.value >= LEAST_PRICE && BEGINS.test(text.slice(0, span.start)))) &&
  !SIZE_BEHIND.test(text.slice(span.end)) &&
  !(
    quantity.value < OLDEST &&
    AGE_BEFORE.test(text.slice(0, span.start)) &&
    AGE_BEHIND.test(text.slice(span.end))
  ) &&
  !/^(?:19|20|25)\d\d$/u.test(text.slice(span.start, span.end).trim()) &&
  (quantity.value >= 10 || each !== undefined || /[ก-๛]ละ\s?$/u.test(text.slice(0, span.start)));
/** 'มัดละ ', 'เริ่มตัวละ ', at the head of the answer or behind what is sold. */
const EACH_IS = /^(?:[^\d.,;]{0,24})[ก-๛]ละ\s?$/u;
/** From here on a sum is something else than the price. */
const NO_PRICE = 0.9;
/** What it would be worth, which nobody is asked for: 'free (worth about $7,500)'. */
const WORTH =
  /(?:(?<![a-z])(?:worth|value[ds]?|a value|cost(?:s|ing)? us)(?: (?:at|of|about|around|approx|nearly|over|up to|some))*|มูลค่า(?:ประมาณ|กว่า|ราว)?)\.?\s?:?\s?$/u;
/** Not what comes with it: 'free delivery', 'ส่งฟรี'. */
const FREE =
  /(?<![a-z-])(?:free(?: of charge)?(?! ?-?(?:trial|deliver|ship|parking|consult|quote|estimate|install|survey|sample|gift|return|from|range))|no (?:charge|cost|fee)s?(?! until)|costs? (?:[a-z]+ ){0,2}nothing|nothing to pay)(?![a-z])|^ฟรี|ไม่มีค่าใช้จ่าย|ไม่เสียค่าใช้จ่าย|ไม่คิดค่า(?:บริการ|ใช้จ่าย)|เข้าฟรี|ใช้ฟรี|เรียนฟรี|ตรวจฟรี/u;

/** What the client pays, and no buyer: 'basic ₱21,000', '£38,500 salary', 'เงินเดือน 22,000'. */
const PAY_BEFORE =
  /(?:(?<![a-z])(?:salary|salaries|wages?|basic|base|(?<!self[- ])pay|earn(?:s|ing)?|stipend|bonus|we pay [a-z ]{0,20}|(?:carers|drivers|staff|nurses|agents|workers) (?:get|earn|receive)|pays us|council pays)(?: (?:is|of|from|about|around|up to|at|pay))*|เงินเดือน[ก-๛]{0,12}|ค่าแรง[ก-๛]{0,8}|ค่าจ้าง[ก-๛]{0,8}|เบี้ยเลี้ยง|รายได้[ก-๛]{0,12}|โบนัส)\s?:?\s*$/u;
const PAY_BEHIND =
  /^[^.;,]{0,12}?(?<![a-z])(?:salary|wage|basic|signing bonus|bonus|stipend|allowance|relocation)(?![a-z])|^\s?(?:เงินเดือน|ค่าแรง|เบี้ยเลี้ยง|โบนัส)/u;
/** 'Basic $19, pro $49': a step of what is sold, beside a higher one. */
const STEPS =
  /(?<![a-z])(?:pro|standard|premium|plus|team|deluxe|full|advanced|family|complete|gold)(?![a-z])/u;
/** Of who is hired; elsewhere 'basic' is the plainest of what is sold: 'Rs 38,000 basic, live stream 8,000'. */
const OF_WORK =
  /(?<![a-z])(?:salar(?:y|ies)|wages?|overtime|ot|ote|bonus|shifts?|allowances?|accommodation|gratuity|relocation|13th)(?![a-z])/u;
const withoutSteps = (text: string, part: string): string =>
  STEPS.test(text) || !OF_WORK.test(text) ? part.replaceAll(/(?<![a-z])(?:basic|base)(?![a-z])/gu, '') : part;
const isPay = (text: string, { span }: Reading): boolean =>
  PAY_BEFORE.test(withoutSteps(text, text.slice(Math.max(0, span.start - 40), span.start))) ||
  PAY_BEHIND.test(withoutSteps(text, text.slice(span.end, span.end + 30)));

/** Sums that may be prices: those told for each, those with their money, else numbers alone, else the only one, else what the answer begins with. */
function sumsAsked(
  answer: string,
  sums: readonly Reading[],
  named: readonly Reading[],
  { minimum, isBeside }: { minimum: Reading | undefined; isBeside: (reading: Reading) => boolean },
): readonly Reading[] {
  const text = plain(answer);
  const bare = sums.filter((reading) => reading !== minimum && isBareSum(answer, reading));
  // 'มัดละ 60 ชุดของฝาก 390': a sum for each needs no name of its money.
  const each = sums.filter(
    (one) =>
      EACH_IS.test(text.slice(0, one.span.start)) &&
      !/มัดจำ|ประกัน|ค่าส่ง|ค่าแรกเข้า|deposit/u.test(text.slice(0, one.span.start)) &&
      valueIn(one) >= 10 &&
      !isBeside(one),
  );
  if (each.length > 0 && named.every(({ span }) => span.start > (each[0]?.span.start ?? 0)))
    return sums.filter((one) => named.includes(one) || bare.includes(one) || each.includes(one));
  if (named.some((one) => !isBeside(one))) return named;
  if (bare.some((one) => !isBeside(one))) return bare;
  if (named.length > 0) return named;
  return sums.length === 1
    ? sums
    : sums.filter(
        ({ span, quantity }) => span.start === 0 && 'value' in quantity && quantity.value >= LEAST_PRICE,
      );
}

/**
 * '10K 890 / 25K 1,490 / 50K 2,200 บาท': of each part of a row of prices the last figure, where the currency stands at the end
 * alone. Undefined where the answer is no such row.
 */
function rowOf(text: string, sums: readonly Reading[]): Reading[] | undefined {
  const named = sums.filter(({ quantity }) => quantity.kind === 'money');
  if (named.length !== 1 || named[0] !== sums.at(-1)) return undefined;
  let at = 0;
  const lasts = text.split(/\s\/\s|\s\|\s|;\s/u).map((part) => {
    const start = text.indexOf(part, at);
    at = start + part.length;
    return sums.findLast(({ figure }) => figure.start >= start && figure.end <= at);
  });
  const all = lasts.filter((one) => one !== undefined);
  if (all.length < 2 || all.length < lasts.length) return undefined;
  const [first = 0] = all.map(valueIn);
  return all.every((one) => valueIn(one) < first * MOST_APART && valueIn(one) * MOST_APART > first)
    ? all
    : undefined;
}
const currencyOf = (one: Reading | undefined): string =>
  one?.quantity.kind === 'money' ? one.quantity.currency : '';
/** @param hero what the client puts first: of several prices its own counts */
export function readPrice(answer: string, home: Home = NO_HOME, hero = ''): PriceReading {
  const text = plain(answer);
  const figures = figuresIn(answer, 'price');
  const readings = inHome(
    answer,
    figures.map(({ reading }) => reading),
    home,
  ).map((one) => withoutName(answer, one));
  const numbers = readings.filter(
    ({ quantity }) => (quantity.kind === 'money' || quantity.kind === 'count') && quantity.value > 0,
  );
  // How large it is alone tells no price.
  const sums = numbers.every((one) => isArea(answer, one)) ? [] : numbers;
  if (isFreeAtHead(text, sums)) return { text: answer, currency: '', unit: '', free: true };
  const minimum = sums.find(({ span }) => MINIMUM.test(answer.slice(0, span.start)));
  const isOther = (reading: Reading): boolean =>
    (figures[readings.indexOf(reading)]?.likely('otherprice') ?? 0) >= NO_PRICE;
  const isBeside = (reading: Reading): boolean => isAside(text, reading) || isAverage(text, reading);
  const named = sums.filter(({ quantity }) => quantity.kind === 'money');
  const row = rowOf(answer, sums);
  const all = row ?? sumsAsked(answer, sums, named, { minimum, isBeside });
  const paid = all.filter((reading) => isPay(text, reading));
  const isWorth = ({ span }: Reading): boolean => WORTH.test(text.slice(0, span.start));
  // Who earns a part of what others pay asks neither the average of it nor the smallest fee.
  const share = readEarned(answer, true)?.percent;
  const isOfShare = share !== undefined;
  const least = readLeast(answer, isOfShare);
  const isNoPrice = (reading: Reading): boolean =>
    isLent(text, reading) ||
    (isOfShare && (isAverage(text, reading) || (least?.kind === 'sum' && valueIn(reading) === least.value)));
  // Beside what is paid out, what is nothing but an extra is no price either.
  const candidates = all.filter(
    (reading) =>
      !paid.includes(reading) &&
      !isWorth(reading) &&
      !isNoPrice(reading) &&
      !(paid.length > 0 && isOther(reading)),
  );
  const prices = candidates.filter((reading) => !isBeside(reading));
  const ofHero = priceOfHero(
    answer,
    hero,
    sums.filter(
      (one) =>
        one !== minimum &&
        !isBeside(one) &&
        !isNoPrice(one) &&
        !isPay(text, one) &&
        !isWorth(one) &&
        !isSize(answer, one),
    ),
  );
  const priced =
    ofHero ??
    lowestByTime(text, prices) ??
    (row && prices[0]) ??
    prices.find((reading) => !isOther(reading)) ??
    prices[0] ??
    candidates.find((reading) => isAverage(text, reading));
  const money = priced?.quantity;
  const reading: PriceReading = {
    text: answer,
    currency:
      money === undefined
        ? ''
        : (money.kind === 'money' && money.currency) ||
          currencyOf(row?.at(-1)) ||
          home.unnamed ||
          currencyOf(named[0]),
    unit: priced === undefined ? '' : unitOf(answer, priced),
  };
  if (money && 'value' in money) {
    reading.value = money.value;
    if (money.high !== undefined) reading.high = money.high;
  }
  if (candidates.length === 0 && FREE.test(text)) reading.free = true;
  else if (isOfShare) reading.share = share;
  const per = priced && (priced.per ?? sameIn(text, priced, sums)?.per);
  if (per !== undefined) reading.per = per;
  const others = prices
    .filter((other) => other !== priced && other !== minimum && !isOtherMoney(other, priced))
    .flatMap(({ quantity }) => ('value' in quantity ? [quantity.value] : []));
  if (others.length > 0) reading.others = others;
  const order = minimum?.quantity;
  if (order && 'value' in order && order.value !== reading.value && least?.kind !== 'sum')
    reading.minimumOrder = order.value;
  return reading;
}

const isOtherMoney = (one: Reading, other: Reading | undefined): boolean =>
  currencyOf(one) !== '' && currencyOf(other) !== '' && currencyOf(one) !== currencyOf(other);

/** '£48 or $62 per month': the same price in another money, right behind it. */
const sameIn = (text: string, price: Reading, sums: readonly Reading[]): Reading | undefined =>
  sums.find(
    (other) =>
      currencyOf(other) !== '' &&
      currencyOf(other) !== currencyOf(price) &&
      /^\s?(?:or|\/|=|หรือ|\()\s?$/u.test(text.slice(price.span.end, other.span.start)),
  );

function unitOf(answer: string, { span, figure }: Reading): string {
  for (const from of [span.end, figure.end]) {
    const unit = UNIT.exec(answer.slice(from))?.[1];
    if (unit !== undefined) return unit.trim();
  }
  return (UNIT_TH.exec(answer)?.[1] ?? '').trim();
}

export function readInstalments(answers: readonly string[]): Instalments | undefined {
  for (const answer of answers) {
    if (!/ผ่อน|instal?lment|pay (?:monthly|over)/iu.test(answer)) continue;
    // '60/40 instalment' are parts of a hundred.
    const quantities = readQuantities(answer)
      .filter(({ span }) => !/\d ?[/:] ?$/u.test(answer.slice(0, span.start)))
      .map(({ quantity }) => quantity);
    const months = quantities.flatMap((quantity) => {
      if (quantity.kind === 'duration' && quantity.unit === 'month') return [quantity.value];
      const isPart = quantity.kind === 'count' && /^(?:งวด|instal?lments?|months?)/iu.test(quantity.unit);
      return isPart ? [quantity.value] : [];
    })[0];
    if (months === undefined || !(months > 1 && months <= 120)) continue;
    const interest = quantities.find(({ kind }) => kind === 'percent');
    return interest?.kind === 'percent' ? { months, interest: interest.value } : { months };
  }
  return undefined;
}
