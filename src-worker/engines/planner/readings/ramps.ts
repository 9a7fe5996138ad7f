/** Goals that go from one figure to another: 'from 310 to 900', 'double', 'from 5 days to 2 days'. */
import type { Goal } from './goals.ts';
import { CLASSIFIER, metricAfter, metricBefore } from './metric.ts';
import { amounts } from './numbers.ts';

export type Ramp = Pick<Goal, 'kind' | 'metric' | 'from' | 'to' | 'unit'>;

/** 'Double the orders', 'ยอดขาย 2 เท่า': a change in percent. */
export function readMultiple(text: string): Ramp | undefined {
  const word = /\b(double|triple|quadruple)\b/iu.exec(text);
  const times = /(\d+(?:\.\d+)?)\s*เท่า(?:ตัว)?|(?:เพิ่ม|โต)(?:ขึ้น)?(?:อีก)?(?:หนึ่ง)?เท่าตัว/u.exec(text);
  const found = word ?? times;
  if (!found) return undefined;
  const factor = word
    ? ({ double: 2, triple: 3, quadruple: 4 }[(word[1] ?? '').toLowerCase()] ?? 2)
    : Number(times?.[1] ?? 2);
  if (!(factor > 1 && factor <= 100)) return undefined;
  const metric = word
    ? metricAfter(text.slice(found.index + found[0].length).replace(/^\s*(?:our|the|your)\s+/iu, ''))
    : metricBefore(text.slice(0, found.index));
  return { kind: 'change', metric, to: Math.round((factor - 1) * 100), unit: '%' };
}

export const TIME = /^(?:days?|weeks?|hours?|minutes?|วัน|ชั่วโมง|นาที)$/iu;
/** 'From 5 days to 2 days': what is counted is time. */
export function readTimeRamp(text: string): Ramp | undefined {
  const match =
    /(?:\bfrom|จาก)\s*(\d+(?:\.\d+)?)\s*(days?|weeks?|hours?|minutes?|วัน|ชั่วโมง|นาที)?\s*(?:to|เป็น|เหลือ)\s*(\d+(?:\.\d+)?)\s*(days?|weeks?|hours?|minutes?|วัน|ชั่วโมง|นาที)/iu.exec(
      text,
    );
  if (!match) return undefined;
  const [from, to] = [Number(match[1]), Number(match[3])];
  return from === to
    ? undefined
    : { kind: 'ramp', metric: metricBefore(text.slice(0, match.index)), from, to, unit: match[4] ?? '' };
}

const FIGURE = '[^\\d]{0,6}\\d[\\d,.]*\\s*(?:%|(?:k|m|million|thousand)(?![a-z])|ล้าน|แสน|หมื่น|พัน)?';
const RAMP = new RegExp(
  `(?:(?:\\bfrom|จาก)\\s*(?:เดิม\\s*)?(${FIGURE}(?:\\s*[\\p{L}$฿]+)?)\\s*(?:\\bto\\b|→|->|–|(?:ขึ้น|ลง|ให้)?(?:เป็น|เหลือ)|ถึง|สู่|ไปเป็น|ไปที่)|(${FIGURE})\\s*(?:→|->|=>))\\s*(${FIGURE})`,
  'iu',
);

export function readRamp(text: string): Ramp | undefined {
  const match = RAMP.exec(text);
  if (!match) return undefined;
  const [a] = amounts(match[1] ?? match[2] ?? '');
  const [b] = amounts(match[3] ?? '');
  if (!a || !b || a.value === b.value) return undefined;
  const start = match.index + match[0].search(/\S/u);
  const before = match[2] === undefined ? text.slice(0, start) : text.slice(0, start).replace(/\d.*$/u, '');
  const after = text.slice(match.index + match[0].length);
  const percent = /%/u.test(match[0]);
  const [moneyAfter] = /^\s*(?:บาท|baht|thb|usd|\$)/iu.exec(after) ?? [];
  const currency =
    a.currency || b.currency || (moneyAfter ? (/บาท|baht|thb/iu.test(moneyAfter) ? 'THB' : 'USD') : '');
  const classifier = CLASSIFIER.exec(after)?.[1] ?? '';
  return {
    kind: 'ramp',
    metric: metricBefore(before) || metricAfter(after.replace(moneyAfter ?? '', '').replace(CLASSIFIER, '')),
    from: a.value,
    to: b.value,
    unit: percent ? '%' : currency || classifier,
  };
}
