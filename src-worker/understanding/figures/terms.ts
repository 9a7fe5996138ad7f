/**
 * What an offer's running figures mean beside its price: instalments, deposit, commission, what is in a pack, how many come
 * with one booking, who leaves, what sales are today. Each is one figure with words before or behind it.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { SELLERS } from './platforms.ts';

export type TermKind =
  /** So many payments of the price. */
  | 'instalments'
  /** Percent of the price that is paid first. */
  | 'deposit'
  /** Percent of a sale that a platform or agent keeps. */
  | 'commission'
  /** Percent of a sum that is the price. */
  | 'fee'
  /** Sales of today, in `per`. */
  | 'sales'
  /** Percent of sales that media may cost. */
  | 'sales-share'
  /** So many uses in one price: lessons, rides. */
  | 'uses'
  /** Kilograms or litres in one pack. */
  | 'weight'
  /** Guests of one booking or room. */
  | 'party'
  /** Nights that a season has. */
  | 'nights'
  /** Weeks of the season. */
  | 'season'
  /** The price from a later day on. */
  | 'later-price'
  /** So many in the whole of last year. */
  | 'last-year'
  /** What one that is there already takes, in `per`. */
  | 'use'
  /** Percent off the price. */
  | 'discount'
  /** Percent off the price for some buyers. */
  | 'concession'
  /** A lower price for some buyers, in money. */
  | 'concession-price'
  /** So many of them at most. */
  | 'concession-count'
  /** Money that is paid first. */
  | 'deposit-sum'
  /** Money that is paid once on top of the price: delivery, joining. */
  | 'once-fee'
  /** Money that is left as a surety and given back. */
  | 'bond'
  /** So many months of a monthly price that are paid first. */
  | 'deposit-times'
  /** Below this number money is lost. */
  | 'break-even';

export interface Term {
  kind: TermKind;
  value: number;
  unit: string;
  per?: TimeUnit;
  words: string;
}

interface Rule {
  kind: TermKind;
  of: readonly Reading['quantity']['kind'][];
  before?: RegExp;
  after?: RegExp;
  unit?: RegExp;
  per?: RegExp;
  least?: number;
  most?: number;
}

const USES =
  /^(?:classes|lessons?|sessions?|visits?|rides?|trips?|treatments?|washes|รอบ|ครั้ง|คาบ|คลาส|เที่ยว|ชั่วโมง)/iu;
const WEIGHT =
  /^(?:g|grams?|กรัม|kg|kilos?|kilograms?|กก|กิโล|ml|มล|l|litres?|liters?|ลิตร)\b|^(?:กรัม|กก|กิโล|มล|ลิตร)/iu;
/** 'GP 30%', 'Grab หักไป 32%', 'Booking.com takes 18%', 'we pay the OTAs 20%'. */
const KEPT_BY_SELLER = new RegExp(
  `(?<![a-z])gp\\s*(?:เก็บ|หัก|คิด|โดน|ที่|=|:|is|of|at)?\\s*(?:ไป|เรา|อยู่ที่)?\\s*$|${SELLERS}[^\\d.;\\n]{0,12}(?:เก็บ|หัก|คิด|กิน)(?:ค่า)?(?:gp|ธรรมเนียม|คอม)?(?:ไป|เรา)?\\s*$`,
  'iu',
);
const TAKEN_BY_SELLER = new RegExp(
  `${SELLERS}(?: now| still| already)? (?:(?:is|are) )?(?:takes?|taking|keeps?|keeping|charges?|charging|wants?)(?: us)?(?: a| an| about| around| roughly| up to)?\\s*$`,
  'iu',
);
const PAID_TO_SELLER = new RegExp(
  `(?<![a-z])pay(?:s|ing)? (?:the |our |these )?${SELLERS}(?: about| around)?\\s*$`,
  'iu',
);
const PEOPLE = /^(?:people|persons?|guests?|adults?|heads?|คน|ท่าน)/iu;

const RULES: readonly Rule[] = [
  { kind: 'instalments', of: ['count', 'duration'], before: /ผ่อน[^\d]{0,12}$|instal?lments? (?:of|over)\s*$/iu, unit: /งวด|instal|payment|เดือน|month/iu, least: 2, most: 60 },
  // '60/40 instalment' are parts of a hundred.
  { kind: 'instalments', of: ['count'], before: /(?<!\d ?[/:] ?)$/u, unit: /^(?:งวด|(?:equal )?instal?lments?)/iu, least: 2, most: 60 },
  { kind: 'instalments', of: ['duration'], after: /^[ -]*(?:(?:interest|payment)[ -](?:free|plan)|0 ?%|of (?:interest[- ]free )?(?:payments|instal?lments))/iu, unit: /^month/iu, least: 2, most: 60 },
  { kind: 'deposit', of: ['percent'], before: /(?:deposit(?: of)?|(?:instal?ments?|parts|payments)[,:]? (?:the )?first(?: is| of)?|มัดจำ)\s*$/iu },
  { kind: 'deposit', of: ['percent'], after: /^\s*(?:deposit|up ?front|down(?: payment)?(?=\s*(?:$|[,.;)]|and(?![a-z])|payment))|in advance|(?:is )?(?:due )?(?:on|with) (?:the )?(?:order|booking|signing|signature)(?![a-z])|to (?:start|book|reserve|begin)(?![a-z])|มัดจำ|(?:ตอน|เมื่อ)(?:สั่ง|จอง|เซ็น)|ก่อนเริ่ม)/iu },
  { kind: 'commission', of: ['percent'], before: /(?:commission(?: of)?|(?:website|airline)s?\s(?:take|charge|keep)s?|ค่าคอม(?:มิชชั่น)?|ค่าธรรมเนียม|หัก(?:เรา|ไป|รวม)?)\s*$/iu },
  { kind: 'commission', of: ['percent'], after: /^\s*(?:commission|to (?:the )?(?:booking |delivery )?(?:platform|app|agent|site|portal)s?)/iu },
  { kind: 'commission', of: ['percent'], before: /(?:takes?|keeps?|charges?|deducts?|หัก|เก็บ|กิน)\s*(?:us|เรา)?\s*$/iu, after: /^\s*(?:of|from|per|on|จาก|ของ|ต่อ|ทุก)/iu, most: 60 },
  { kind: 'commission', of: ['percent'], before: /(?<![a-z])(?:keeps|deducts|หัก|กินไป)\s*(?:us|เรา)?\s*$/iu, after: /^\s*(?:[.,;)\n]|$)/u, most: 60 },
  { kind: 'commission', of: ['percent'], before: KEPT_BY_SELLER, most: 60 },
  { kind: 'commission', of: ['percent'], before: TAKEN_BY_SELLER, most: 60 },
  { kind: 'commission', of: ['percent'], before: PAID_TO_SELLER, most: 60 },
  { kind: 'commission', of: ['percent'], before: /(?<![a-z])gp\s*(?:ขึ้น)?เป็น\s*$|(?:โดน|ถูก)หัก(?:ค่า)?(?:คอม(?:มิชชั่น)?|gp|ธรรมเนียม)\s*$/iu, most: 60 },
  { kind: 'fee', of: ['percent'], before: /fee (?:is |of |from )*\s*$/iu },
  { kind: 'sales', of: ['money', 'count'], per: /^(?:month|week|year|quarter|day)$/u, before: /(?:ยอด(?:ขาย)?|\bsales|revenue|turnover|takings)[^\d.;\n]{0,24}$/iu, least: 1000 },
  { kind: 'sales-share', of: ['percent'], after: /^\s*(?:ของยอด|of (?:\p{L}+ )?(?:sales|revenue|turnover|takings))/iu, most: 60 },
  { kind: 'party', of: ['count'], unit: PEOPLE, after: /^\s*(?:\/|per|a|in (?:each|a|one)|ต่อ)\s*(?:room|booking|group|table|order|บิล|ห้อง|กลุ่ม|โต๊ะ)/iu, least: 2, most: 60 },
  { kind: 'nights', of: ['count', 'duration'], unit: /^(?:nights?|คืน|day)/iu, after: /^\s*(?:in (?:those|these|that|the|all)|of the season|ในช่วง|ตลอด)/iu, least: 10, most: 366 },
  { kind: 'season', of: ['duration'], before: /(?:season|ฤดู(?:กาล)?)[^\d.;]{0,14}$/iu },
  { kind: 'later-price', of: ['money'], before: /(?:ปรับ(?:เป็น|ขึ้นเป็น)|(?:rises?|goes up|increases?|changes?) to|will be)\s*$/iu },
  { kind: 'last-year', of: ['count'], unit: /\p{L}/u, before: /(?:ปี(?:กลาย|ก่อน|ที่แล้ว|ที่ผ่านมา)|last year)[^\d.;\n]{0,22}$/iu },
  { kind: 'use', of: ['count'], per: /^(?:day|week|month|quarter|year)$/u, before: /(?:each|every|a|one|per|ร้าน(?:นึง|หนึ่ง|ละ)|บ้าน(?:นึง|ละ)|ราย(?:นึง|ละ)|คน(?:นึง|ละ)|เจ้า(?:นึง|ละ))[^\d.;\n]{0,30}(?:takes?|orders?|buys?|uses?|needs?|สั่ง|ซื้อ|ใช้)[^\d.;\n]{0,24}$/iu },
  { kind: 'bond', of: ['money', 'count'], before: /(?:deposit(?: of)?|bond(?: of)?|มัดจำ|ประกัน)\s*[:=]?\s*$/iu, after: /^[^.;\n]{0,16}(?:refund|return|back|คืน)/iu, least: 1 },
  { kind: 'deposit-sum', of: ['money', 'count'], before: /(?:deposit(?: of)?|down payment(?: of)?|มัดจำ|จอง(?:ด้วย)?|วางเงิน)\s*[:=]?\s*$/iu, least: 1 },
  { kind: 'deposit-sum', of: ['money'], after: /^\s*(?:refundable )?(?:deposit|up ?front|down payment)/iu },
  { kind: 'once-fee', of: ['money', 'count'], before: /(?:(?<!free |incl\. |including |with |plus |and )(?:delivery|set-?up(?: fee)?|installation(?: fee)?|joining fee|registration fee|admin fee)|(?<!ฟรี|รวม)(?:ค่าส่ง|ค่าติดตั้ง|ค่าแรกเข้า|ค่าสมัคร|ค่าลงทะเบียน|ค่าแรกเข้า))\s*(?:of|is|:|=)?\s*$/iu, least: 1 },
  { kind: 'deposit-times', of: ['duration'], before: /(?:deposit(?: of| is)?|มัดจำ|ประกัน)\s*$/iu, most: 12 },
  { kind: 'deposit-times', of: ['duration'], after: /^['’]?\s*(?:rent )?deposit/iu, most: 12 },
  { kind: 'concession', of: ['percent'], before: /(?:(?:second|third|extra) (?:child|pupil|guest|pair|one)|siblings?|students?|members?|seniors?|returning \p{L}+|repeat \p{L}+|early[- ]birds?|groups?|นักเรียน|สมาชิก|ลูกค้าเก่า|พี่น้อง)\s*(?:gets?|has|have|pays?|ได้|ลด)*\s*$/iu, after: /^\s*(?:discount|off(?![a-z])|less|cheaper|$|[.,;])/iu, most: 80 },
  { kind: 'discount', of: ['percent'], before: /(?:discount(?: of)?|ส่วนลด|ลด(?:ให้|ราคา)?)\s*$/iu, most: 80 },
  { kind: 'discount', of: ['percent'], after: /^\s*(?:discount|off(?![a-z]))/iu, most: 80 },
  { kind: 'concession-price', of: ['money'], before: /(?:early[- ]birds?|members?|students?|seniors?|children|concessions?|second (?:child|pair)|จองก่อน|สมาชิก|นักเรียน)\s*(?:tickets?|price|pay|at|for|is|ราคา|จ่าย|:)*\s*$/iu, least: 1 },
  { kind: 'concession-count', of: ['count'], before: /for (?:the )?first\s*$/iu },
  { kind: 'concession-count', of: ['count'], after: /^\s*(?:คน|ท่าน|ใบ|ชุด|สิทธิ์)?แรก/u },
  { kind: 'break-even', of: ['count'], before: /(?:break[- ]?even (?:at|is|point(?: is)?(?: at)?|with|needs)|คุ้มทุน(?:ที่|ตอน)?|เท่าทุน(?:ที่)?|ถ้าไม่ถึง|ต่ำกว่า)\s*(?:about|around|ประมาณ)?\s*$/iu, after: /^(?!\s*ขั้น)/iu },
]; // prettier-ignore

const wordsOf = (answer: string, { span }: Reading): string =>
  answer.slice(Math.max(0, span.start - 24), span.end).trim();

function holds(rule: Rule, reading: Reading, before: string, after: string): boolean {
  const { quantity, per } = reading;
  if (!('value' in quantity) || !rule.of.includes(quantity.kind)) return false;
  if (quantity.value < (rule.least ?? 0) || quantity.value > (rule.most ?? Infinity)) return false;
  const unit = 'unit' in quantity ? quantity.unit : '';
  return (
    (rule.before?.test(before) ?? true) &&
    (rule.after?.test(after) ?? true) &&
    (rule.kind !== 'break-even' || /break|คุ้มทุน|เท่าทุน|ขาดทุน|lose money/iu.test(`${before} ${after}`)) &&
    (rule.unit?.test(unit) ?? true) &&
    (rule.per === undefined || (per !== undefined && rule.per.test(per)))
  );
}

/** Half, where a word says it: 'มัดจำครึ่งนึง', 'half up front'. */
const HALF =
  /มัดจำ\s*ครึ่ง|half (?:up ?front|first(?=[,;] ?(?:the )?(?:other |rest )?(?:half|rest|balance))|on (?:order|booking|signing)|(?:as )?(?:a )?deposit|in advance)|deposit (?:of|is) half/iu;
/** 'จอง 36 บิล รวม 70 คน', '36 bookings for 70 people'. */
const TOGETHER =
  /(\d[\d,]*)\s*(?:บิล|ออเดอร์|กรุ๊ป|กลุ่ม|bookings?|orders?|groups?)\s*(?:รวม(?:กัน)?|for|with|=|,)?\s*(\d[\d,]*)\s*(?:คน|ท่าน|people|persons?|guests)/iu;

/** Every such figure of an answer, in order. */
export function readTerms(answer: string): Term[] {
  const text = plain(answer);
  const found = readQuantities(answer).flatMap((reading): Term[] => {
    const { quantity, span, per, perSpan } = reading;
    const before = text.slice(Math.max(0, span.start - 60), span.start);
    const after = text.slice(Math.max(span.end, perSpan?.end ?? 0)).slice(0, 40);
    const rule = RULES.find((one) => holds(one, reading, before, after));
    if (!rule || !('value' in quantity)) return [];
    const unit = 'unit' in quantity ? quantity.unit : '';
    return [
      {
        kind: rule.kind,
        value: quantity.value,
        unit,
        ...(per === undefined ? {} : { per }),
        words: wordsOf(answer, reading),
      },
    ];
  });
  const half = HALF.exec(text);
  if (half) found.push({ kind: 'deposit', value: 50, unit: '', words: half[0] });
  const together = TOGETHER.exec(text);
  const [orders, people] = [together?.[1], together?.[2]].map((digits) =>
    Number((digits ?? '').replaceAll(',', '')),
  );
  if (together && orders && people && people > orders)
    found.push({ kind: 'party', value: people / orders, unit: '', words: together[0] });
  return found;
}

const PACK = /(?:กล่อง|ถุง|ขวด|แพ็[กค]?|ชุด|box(?:es)?|bags?|packs?|jars?|bottles?|cartons?)[^.;\n]{0,40}$/iu;
const AT_LEAST = /(?:min(?:imum|\.)?(?: order)?|moq|ขั้นต่ำ|at least \p{L}+|(?:per|ต่อ|\/))\s*$/iu;

/** What one price holds: so many lessons, so many kilograms. `isName` is an answer that names one thing to be bought. */
export function readPack(answer: string, isName: boolean): Term[] {
  const text = plain(answer);
  return readQuantities(answer).flatMap((reading): Term[] => {
    const { quantity, span } = reading;
    if (quantity.kind !== 'count' || !(quantity.value > 0)) return [];
    const before = text.slice(Math.max(0, span.start - 60), span.start);
    if (AT_LEAST.test(before)) return [];
    const words = wordsOf(answer, reading);
    if (isName && USES.test(quantity.unit) && quantity.value > 1)
      return [{ kind: 'uses', value: quantity.value, unit: quantity.unit, words }];
    if (!WEIGHT.test(quantity.unit) || !(isName || PACK.test(before))) return [];
    const isSmall = /^(?:g\b|gram|กรัม|ml|มล)/iu.test(quantity.unit);
    return [{ kind: 'weight', value: quantity.value / (isSmall ? 1000 : 1), unit: quantity.unit, words }];
  });
}

const SPENT_ON =
  /(?:ยิง|ใช้งบ|ลงโฆษณา|ค่าแอด|ค่าโฆษณา|(?<!\p{L})(?:spent|paid|ads?|advert\p{L}*|boost\p{L}*|campaign))[^.;\n]{0,40}$/iu;
const BROUGHT =
  /(?:ได้ยอด(?:ขาย|บริจาค)?|ยอดขาย|ขายได้|รวม(?:เป็น)?(?:เงิน)?|เป็นเงิน|ได้ (?:sales|revenue)|(?:sold \S+ for|brought|made|returned|raised|got|earned|gave)(?: us| me| in| back)*(?: sales of)?|worth|totall?ing|in all|sales of)\s*(?:about|ราว)?\s*$/iu;

/** 'Campaign €900 -> €7,200 of vouchers': an arrow alone may as well be a change. */
const ARROW = /^[^.;\n]{0,24}(?:->|→|=>)\s*(?:about|ราว)?\s*$/u;
/** What is told of a cost or a spend before an arrow has changed. */
const CHANGES =
  /(?<!\p{L})(?:costs?|spend(?:ing)?|budgets?|bids?|prices?|fees?|cp[aclmo]|per \p{L}+|each)(?!\p{L})[^.;\n]{0,30}$|(?:งบ|ต้นทุน|ราคา|ค่าแอด|ค่าโฆษณา)[^.;\n]{0,16}$/iu;

/** 'ROAS 4.5': sales for every unit of media money, as the client says it. */
export function readRoas(answer: string): { value: number; words: string } | undefined {
  const text = plain(answer);
  for (const { quantity, span } of readQuantities(answer)) {
    if (
      (quantity.kind !== 'count' && quantity.kind !== 'multiple') ||
      !(quantity.value > 0.2 && quantity.value < 50)
    )
      continue;
    if (!ROAS.test(text.slice(Math.max(0, span.start - 20), span.start))) continue;
    return { value: quantity.value, words: answer.slice(Math.max(0, span.start - 8), span.end).trim() };
  }
  return undefined;
}
const ROAS = /(?<![a-z])roas\s*(?:is|was|of|at|about|around|=|:|ตก|อยู่ที่|อยู่|ประมาณ|ได้)?\s*$/iu;

const SALES_SUM = /(?:ยอดขาย|sales of)\s*(?:ประมาณ|ราว|about)?\s*$/iu;

/** A sum for adverts and the sales that it brought: 'ยิง Shopee เดือนที่แล้ว 4,000 บาท ได้ยอด 18,000'. */
export function readReturn(
  answer: string,
): { spent: number; sales: number; count?: number; currency: string; words: string } | undefined {
  const text = plain(answer);
  const sums = readQuantities(answer).filter(
    ({ quantity, span }) =>
      quantity.kind === 'money' ||
      // 'ได้ยอดขาย 36,000 ออเดอร์เฉลี่ย 240': what stands behind begins the next statement.
      (quantity.kind === 'count' && (quantity.unit === '' || SALES_SUM.test(text.slice(0, span.start)))),
  );
  for (const [i, sales] of sums.entries()) {
    const spent = sums[i - 1];
    if (!spent || !('value' in spent.quantity) || !('value' in sales.quantity)) continue;
    const between = text.slice(spent.span.end, sales.span.start);
    const before = text.slice(0, spent.span.start);
    const isRise = spent.quantity.value < sales.quantity.value;
    const brought = BROUGHT.test(between) || (isRise && ARROW.test(between) && !CHANGES.test(before));
    if (/[.;\n]\s/u.test(between) || !brought || !SPENT_ON.test(before)) continue;
    const money = [spent, sales].find(({ quantity }) => quantity.kind === 'money')?.quantity;
    const counted = readQuantities(answer).find(
      ({ quantity, span }) =>
        quantity.kind === 'count' &&
        quantity.unit !== '' &&
        span.start >= spent.span.end &&
        span.end <= sales.span.start,
    )?.quantity;
    return {
      spent: spent.quantity.value,
      sales: sales.quantity.value,
      ...(counted?.kind === 'count' ? { count: counted.value } : {}),
      currency: money?.kind === 'money' ? money.currency : '',
      words: answer.slice(spent.span.start, sales.span.end).trim(),
    };
  }
  return undefined;
}
