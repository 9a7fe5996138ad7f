/** Known costs and rates: 'cost per order went from 140 to 260 baht', 'Repeat rate is 22%', '1.8% request a quote'. */
import { amounts, withDigits } from './numbers.ts';
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
/** The figure stands before what it buys: '45 baht per click', 'ทักแชทละ 40 บาท'. */
const PAID =
  /\b(?:pay|paying|paid|spend|spending)\s+(?:about\s+|around\s+|roughly\s+)?(?<sum>.{1,20}?)\s+(?:per|for each|a|an)\s+(?<en>lead|order|click|customer|booking|message|sale|install|inquiry|enquiry|appointment)\b/iu;
const EACH =
  /(?<th>ทักแชท|ทัก|ลีด|คลิก|ออเดอร์|นัด|ลูกค้าใหม่|หัว)ละ\s*(?<sum>\d[^\p{L}]{0,12}\s*บาท(?:\s*เป็น\s*\d[^\p{L}]{0,12}\s*บาท)?)/u;
const WON =
  /\bcosts?\s+(?:us\s+)?(?<sum>\D{0,12}\d[\d,.]*\s*\S{0,6})\s+to\s+(?:win|get|gain|acquire|land)\s+(?:an?|one|each|every)\s+(?:new\s+)?(?<en>lead|order|customer|client|booking|sale|patient|member|subscriber)\b/iu;
const ABBR: Readonly<Record<string, string>> = {
  a: 'order',
  l: 'lead',
  m: '1,000 impressions',
  o: 'order',
  c: 'click',
  i: 'install',
};
const CHANGE =
  /(?:from|จาก)\s*\D{0,4}(\d[\d,.]*)\s*(?:\S{0,5}\s)?(?:to|เป็น|ถึง|→)\s*\D{0,4}(\d[\d,.]*)\s*(baht|thb|usd|บาท|eur|gbp)?/iu;
/** 'Now 450, up from 280'. */
const EARLIER =
  /(?:\bfrom|\bvs\.?|\bversus|\bagainst|\bcompared (?:to|with)|จาก(?:เดิม)?|เดิม)\s*\D{0,4}(\d[\d,.]*)(?!\s*(?:%|months?|weeks?|years?|days?|เดือน|ปี|วัน))/iu;

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
      after: text
        .slice(match.index + match[0].length)
        .replace(/^\s*1\s*(?:ราย|คน|ครั้ง|ออเดอร์|นัด|ลีด)/u, '')
        .replaceAll(/\d+(?:\.\d+)?\s*(?:x|×|เท่า)(?![a-z])/giu, ''),
    };
  }
  const match = PAID.exec(text) ?? WON.exec(text) ?? EACH.exec(text);
  const { en, th, sum = '' } = match?.groups ?? {};
  // 'ทักละ 25 บาท เป็น 60 บาท': what it was, and what it is.
  const after = sum.includes('เป็น') ? `จาก ${sum}` : sum;
  return match ? { per: en ?? th ?? '', after } : undefined;
}

export function readCosts(answers: readonly (readonly [field: string, answer: string])[]): KnownCost[] {
  const costs: KnownCost[] = [];
  for (const [field, answer] of answers) {
    // Thai leaves a space before 'เป็น 60 บาท': it belongs to what stands before it.
    const joined = answer.replaceAll(/\s+(?=(?:เป็น|เหลือ)\s*[\d๐-๙])/gu, '');
    for (const clause of [...clauses(joined), answer]) {
      const text = withDigits(clause);
      const found = named(text);
      if (!found || costs.some((known) => known.field === field)) continue;
      const { per, after } = found;
      const change = CHANGE.exec(after);
      const sums = amounts(after.replaceAll(/\d[\d.]*\s*%/gu, '')).filter(({ value }) => value > 0);
      const currency = sums.find((sum) => sum.currency !== '')?.currency ?? '';
      const numberIn = (digits: string | undefined): number | undefined => amounts(digits ?? '')[0]?.value;
      const earlier = change ? numberIn(change[1]) : numberIn(EARLIER.exec(after)?.[1]);
      const latest = sums.find(({ value }) => value !== earlier);
      // Of a range the upper end: a forecast on it promises less.
      const now = change ? numberIn(change[2]) : (latest?.high ?? latest?.value);
      if (now === undefined || now <= 0) continue;
      costs.push({
        per,
        ...(earlier === undefined ? {} : { from: earlier }),
        now,
        currency,
        text: clause,
        field,
      });
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
  const plain = /(\d+(?:\.\d+)?)\s*(?:%|percent\b|per cent\b|เปอร์เซ็นต์)/iu.exec(text)?.[1];
  const parts =
    /(?<!\d)(\d{1,2})\s*(?:in|out of|ใน|จาก)\s*(?:every\s+|ทุก\s*)?(\d{1,3})(?!\d|\s*(?:months?|weeks?|days?|years?|เดือน|วัน|ปี|%))/iu.exec(
      text,
    );
  const value =
    plain === undefined ? Math.round((Number(parts?.[1]) / Number(parts?.[2])) * 1000) / 10 : Number(plain);
  return value > 0 && value < 100 ? value : undefined;
}

export function readRates(answers: readonly (readonly [field: string, answer: string])[]): KnownRate[] {
  const rates: KnownRate[] = [];
  for (const [field, answer] of answers) {
    for (const clause of items(answer)) {
      const text = withDigits(clause);
      const percent = percentIn(text);
      if (percent === undefined || NO_RATE.test(text)) continue;
      const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
      rates.push({ kind, percent, text: clause, field });
    }
  }
  return rates;
}
