/** Known costs and rates: 'cost per order went from 140 to 260 baht', 'Repeat rate is 22%', '1.8% request a quote'. */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { clauses, items } from '../text.ts';

export interface KnownCost {
  /** 'order', 'lead', 'click', … or the Thai word. */
  per: string;
  from?: number;
  now: number;
  currency: string;
  /** The client's words. */
  text: string;
  /** Which answer it stands in. */
  field: string;
}
export interface KnownRate {
  kind: 'repeat' | 'churn' | 'conversion' | 'other';
  /** In percent. */
  percent: number;
  text: string;
  field: string;
}

/** What a result is called: one word or two. */
const NOUN = '(?<en>[\\p{L}][\\p{L} ]{1,22}?)';
const COSTS: readonly RegExp[] = [
  /\bcp(?<abbr>[almoci])\b|\b(?<cac>cac)\b/iu,
  /\bcost[- ](?:per|of)[- ](?<thousand>1,?000 impressions|mille|thousand)\b/iu,
  new RegExp(
    `\\bcosts?(?:\\s+of\\s+media)?[\\s-]+(?:per|for an?|of an?|of each|of (?:acquiring|getting|winning) an?)[\\s-]+(?:new\\s+)?${NOUN}(?=\\s+(?:on|in|at|via|from|is|was|went|rose|fell|jumped|doubled|climbed|dropped|has|now|to|of|around|about|up|down|:|\\d)|\\s*[:=\\d฿$€£])`,
    'iu',
  ),
  new RegExp(`\\b(?:each|every|an?|one)\\s+(?:new\\s+)?${NOUN}\\s+(?:now\\s+)?costs?\\b`, 'iu'),
  /(?:ต้นทุน|ค่าโฆษณา|ค่าแอด|ค่าใช้จ่าย|ค่าสื่อ)(?:โฆษณา)?ต่อ(?:หนึ่ง)?\s?(?<th>[\p{Script=Thai}]{2,16}?)(?=\s|จาก|เดิม|อยู่|เพิ่ม|ขึ้น|ลง|เป็น|\d|$)/u,
];
/** Results that media is paid for; a price per night or per bag is no cost of a result. */
const RESULT =
  /^(?:(?:new|qualified)\s+)?(?:leads?|orders?|clicks?|customers?|clients?|bookings?|messages?|chats?|sales?|installs?|inquir(?:y|ies)|enquir(?:y|ies)|appointments?|visits?|quotes?|patients?|members?|subscribers?|sign-?ups?)$|ทัก|ลีด|คลิก|ออเดอร์|นัด|ลูกค้า|แชท|แชต|หัว/iu;
/** 'Costs us 300 baht to win a customer'. */
const WON =
  /^\s+to\s+(?:win|get|gain|acquire|land|reach)\s+(?:an?|one|each|every)\s+(?:new\s+)?(?<en>lead|order|customer|client|booking|sale|patient|member|subscriber)(?![a-z])/iu;
const ABBR: Readonly<Record<string, string>> = {
  a: 'order',
  l: 'lead',
  m: '1,000 impressions',
  o: 'order',
  c: 'click',
  i: 'install',
};
interface Named {
  per: string;
  after: string;
}
function named(text: string): Named | undefined {
  for (const pattern of COSTS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { en, th, abbr, cac, thousand } = match.groups ?? {};
    const per = thousand
      ? '1,000 impressions'
      : cac
        ? 'customer'
        : (en ?? th ?? ABBR[(abbr ?? '').toLowerCase()] ?? '');
    return {
      per: per.trim(),
      after: text.slice(match.index + match[0].length).replace(/^\s*[1๑]\s*(?:ราย|คน|ครั้ง|ออเดอร์|นัด|ลีด)/u, ''),
    };
  }
  return undefined;
}

/** 'We pay 45 baht per click', 'ทักละ 40 บาท': the figure says itself what it buys. */
function paidFor(text: string): Known | undefined {
  const readings = readQuantities(text);
  const change = changesIn(text, readings)[0];
  for (const reading of readings) {
    const won = WON.exec(text.slice(reading.span.end))?.groups?.['en'];
    const per = reading.each !== undefined && RESULT.test(reading.each) ? reading.each : won;
    if (per === undefined || reading.quantity.kind !== 'money') continue;
    const known = change && (change.from === reading || change.to === reading) ? change : { to: reading };
    return { per: per.toLowerCase(), ...sumsOf(known) };
  }
  return undefined;
}

interface Known {
  per: string;
  from?: number;
  now?: number;
  currency: string;
}

/** The figures of a cost after its name. Of a range the upper end: a forecast on it promises less. */
function costIn(text: string): Omit<Known, 'per'> {
  const readings = readQuantities(text).filter(
    ({ quantity }) => (quantity.kind === 'money' || quantity.kind === 'count') && quantity.value > 0,
  );
  const change = changesIn(text, readings)[0];
  const [first] = readings;
  return change || first ? sumsOf(change ?? { to: first }) : { currency: '' };
}

function sumsOf({ from, to }: { from?: Reading; to: Reading | undefined }): Omit<Known, 'per'> {
  const [before, now] = [from?.quantity, to?.quantity];
  const currency = [now, before]
    .map((one) => (one?.kind === 'money' ? one.currency : ''))
    .find((code) => code !== '');
  return {
    ...(before && 'value' in before ? { from: before.value } : {}),
    ...(now && 'value' in now ? { now: now.high ?? now.value } : {}),
    currency: currency ?? '',
  };
}

export function readCosts(answers: readonly (readonly [field: string, answer: string])[]): KnownCost[] {
  const costs: KnownCost[] = [];
  for (const [field, answer] of answers) {
    // Thai leaves a space before 'เป็น 60 บาท': it belongs to what stands before it.
    const joined = answer.replaceAll(/\s+(?=(?:เป็น|เหลือ)\s*\p{Nd})/gu, '');
    for (const clause of [...clauses(joined), answer]) {
      const cost = named(clause);
      const known: Known | undefined = cost ? { per: cost.per, ...costIn(cost.after) } : paidFor(clause);
      if (!known || costs.some((other) => other.field === field)) continue;
      const { per, from, now, currency } = known;
      if (now === undefined || now <= 0) continue;
      costs.push({ per, ...(from === undefined ? {} : { from }), now, currency, text: clause, field });
    }
  }
  return costs;
}

const KINDS: readonly (readonly [KnownRate['kind'], RegExp])[] = [
  ['churn', /\bchurn|เลิกใช้|ยกเลิกสมาชิก/iu],
  [
    'repeat',
    /\brepeat|comes? back|return(?:ing)? customers?|(?:open|use|order|buy).{0,20} again|repurchase|ซื้อซ้ำ|กลับมา/iu,
  ],
  [
    'conversion',
    /\bconver(?:t|sion)|request a quote|buy\b|order\b|sign up|book\b|buys\b|become (?:a )?(?:customers?|clients?)|turn into|close\b|ปิดการขาย|แปลงเป็น|สั่งซื้อ/iu,
  ],
];

/** A limit, a wish or a change over time is no known rate. */
const NO_RATE =
  /\b(?:under|below|no |deeper|at most|keep|grow|grew|growth|increased?|rose|fell|dropped|declined?|(?:up|down)\s+(?:by\s+)?\d|more than|discount|margin)|ห้าม|ไม่เกิน|ส่วนลด|ผ่อน|เพิ่ม|ลดลง|โตขึ้น|เติบโต|กำไร/iu;

/** '22%', 'ร้อยละ 22', '2 in 5', '1 ใน 10'; undefined outside 0 to 100. */
function percentIn(text: string): number | undefined {
  const found = readQuantities(text).find(({ quantity }) => quantity.kind === 'percent')?.quantity;
  if (found?.kind !== 'percent') return undefined;
  const value = found.ratio ? Math.round(found.value * 10) / 10 : found.value;
  return value > 0 && value < 100 ? value : undefined;
}

export function readRates(answers: readonly (readonly [field: string, answer: string])[]): KnownRate[] {
  const rates: KnownRate[] = [];
  for (const [field, answer] of answers) {
    for (const clause of items(answer)) {
      const percent = percentIn(clause);
      if (percent === undefined || NO_RATE.test(clause)) continue;
      const kind = KINDS.find(([, pattern]) => pattern.test(clause))?.[0] ?? 'other';
      rates.push({ kind, percent, text: clause, field });
    }
  }
  return rates;
}
