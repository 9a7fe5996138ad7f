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

const COST =
  /(?:\bcosts?(?:\s+of\s+media)?\s+(?:per|for an?|of an?|of each)\s+(?<en>[\p{L} -]{2,24}?)(?=\s+(?:on|in|at|via|from|is|was|went|rose|has|now|to|of|:|\d)|\s*[:=\d])|\bcp(?<abbr>[almoci])\b|(?:ต้นทุน|ค่าโฆษณา|ค่าใช้จ่าย|ค่าสื่อ)(?:โฆษณา)?ต่อ(?:หนึ่ง)?\s?(?<th>[\p{Script=Thai}]{2,16}?)(?=\s|จาก|อยู่|เพิ่ม|\d|$))/iu;
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

export function readCosts(answers: readonly (readonly [field: string, answer: string])[]): KnownCost[] {
  const costs: KnownCost[] = [];
  for (const [field, answer] of answers) {
    for (const clause of [...clauses(answer), answer]) {
      const text = withDigits(clause);
      const match = COST.exec(text);
      if (!match || costs.some((known) => known.field === field)) continue;
      const { en, abbr, th } = match.groups ?? {};
      const per = (en ?? th ?? ABBR[(abbr ?? '').toLowerCase()] ?? '').trim();
      const after = text.slice(match.index + match[0].length);
      const change = CHANGE.exec(after);
      const sums = amounts(after.replaceAll(/\d[\d.]*\s*%/gu, ''));
      const currency = sums.find((sum) => sum.currency !== '')?.currency ?? '';
      if (change) {
        const [from, now] = [amounts(change[1] ?? '')[0]?.value, amounts(change[2] ?? '')[0]?.value];
        if (from !== undefined && now !== undefined && now > 0)
          costs.push({ per, from, now, currency, text: clause, field });
      } else if (sums[0] && sums[0].value > 0) {
        costs.push({ per, now: sums[0].value, currency, text: clause, field });
      }
    }
  }
  return costs;
}

const KINDS: readonly (readonly [KnownRate['kind'], RegExp])[] = [
  ['churn', /\bchurn|เลิกใช้|ยกเลิกสมาชิก/iu],
  [
    'repeat',
    /\brepeat|come back|return(?:ing)? customers?|(?:open|use|order|buy).{0,20} again|repurchase|ซื้อซ้ำ|กลับมาซื้อ|กลับมาใช้/iu,
  ],
  ['conversion', /\bconver(?:t|sion)|request a quote|buy\b|order\b|sign up|book\b|ปิดการขาย|แปลงเป็น|สั่งซื้อ/iu],
];

export function readRates(answers: readonly (readonly [field: string, answer: string])[]): KnownRate[] {
  const rates: KnownRate[] = [];
  for (const [field, answer] of answers) {
    for (const clause of items(answer)) {
      const text = withDigits(clause);
      const match = /(\d+(?:\.\d+)?)\s*(?:%|percent\b|เปอร์เซ็นต์)/iu.exec(text);
      const percent = Number(match?.[1]);
      if (!match || !(percent > 0 && percent < 100)) continue;
      // A limit or a wish is no known rate.
      if (
        /\b(?:under|below|no |deeper|at most|keep|grow|increase|more than|discount)|ห้าม|ไม่เกิน|ส่วนลด|ผ่อน|เพิ่ม/iu.test(
          text,
        )
      )
        continue;
      const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
      rates.push({ kind, percent, text: clause, field });
    }
  }
  return rates;
}
