/** What the client wants to reach: metric, from, to, per period, by when. */
import { amounts, withDigits, type Amount } from './numbers.ts';
import { monthsOf, periodIn, spanIn, type Period } from './periods.ts';
import { clauses } from '../text.ts';

export interface Goal {
  kind:
    | 'ramp' /** from → to */
    | 'ceiling' /** under a value */
    | 'floor' /** over a value */
    | 'count' /** so many, often per period */
    | 'change' /** by so many percent */
    | 'text' /** no figure */;
  /** What is counted, in the client's words: 'subscribers', 'นัดหมายปรึกษาจัดฟันใสใหม่'. */
  metric: string;
  from?: number;
  /** The figure to reach; for 'change' the percentage. */
  to?: number;
  /** '%', a currency code, a Thai classifier ('ราย') or ''. */
  unit: string;
  /** 'a month'. */
  per?: Period;
  /** Months until the figure is to be reached, where the client said so. */
  months?: number;
  /** The client's words. */
  text: string;
}

const VERBS =
  /^(?:(?:to|we|want|need|please|and|also|our|the|then|so|a|at|get|reach|gain|win|achieve|generate|deliver|have|grow|increase|raise|boost|double|lift|reduce|cut|lower|bring|decrease|keep|hold|maintain|drive|sell|attract|collect|build|hit|total|of|number|must|should|ensure)\s+)+/iu;
const THAI_VERBS = /^(?:(?:ต้องการ|อยาก|ให้|เพิ่ม|ขยาย|ลด|รักษา|คุม|มี|ได้|สร้าง|หา|ทำ|ยอดจำนวน|จำนวน)\s*)+/u;
const TAIL =
  /\s*(?:\b(?:from|by|in|within|over|per|a|an|each|every|at|before|until|is|are|was|were|to|of|for|and|down|up|with|month|monthly)\b|,|;|:|ให้|เป็น|จาก|ภายใน|ต่อ|ใน|ที่|ไว้|อยู่|ถึง|เพิ่มขึ้น|ลดลง)\s*$/iu;

/** The name of what is counted, without the verb before it and the words that lead to the number. */
function metricBefore(text: string): string {
  let metric = text.replace(/^.*[;,]\s*/u, '').trim();
  metric = metric.replace(VERBS, '').replace(THAI_VERBS, '').trim();
  for (let i = 0; i < 4; i++) metric = metric.replace(TAIL, '').trim();
  return metric;
}
const METRIC_END =
  /\s+(?:a|an|per|each|every|in|within|by|from|before|until|over|for|on|at|during)(?:\s.*)?$|[;,.].*$|\s*\/.*$/iu;
const metricAfter = (text: string): string =>
  text
    .trim()
    .replace(METRIC_END, '')
    .replace(/^(?:more|new|of|additional)\s+/iu, '')
    .trim();

const CLASSIFIER =
  /^\s*(ราย|คน|ครั้ง|นัด|ออเดอร์|คำสั่งซื้อ|ชิ้น|ลูกค้า|แห่ง|เคส|ท่าน|ดาวน์โหลด|สมาชิก|ลีด|คลิก|แก้ว|กล่อง|ห้อง|คืน|สาขา|ยูนิต|หลัง|คัน)/u;
const UNDER =
  /(?:\bunder|\bbelow|\bless than|\bat most|\bno more than|\bnot (?:more|exceed)\S*(?: than)?|[<≤]|ต่ำกว่า|ไม่เกิน|น้อยกว่า)\s*$/iu;
const OVER = /(?:\bover|\babove|\bmore than|\bat least|[>≥]|มากกว่า|อย่างน้อย|เกิน|ไม่ต่ำกว่า)\s*$/iu;

/** Splits 'A and B' where both sides carry a number, so that each is a goal. */
function separate(clause: string): string[] {
  const parts = clause
    .split(/\s*,\s*(?=\D)|\s+(?:and|plus)\s+|\s*และ(?=\p{Script=Thai}|\s)\s*/iu)
    .filter(Boolean);
  if (parts.length > 1 && parts.every((part) => /\d/u.test(part))) return parts;
  return [clause];
}

export function readGoals(answer: string): Goal[] {
  if (answer === '') return [];
  const spans = spanIn(withDigits(answer));
  const goals = clauses(answer).flatMap((clause) =>
    separate(withDigits(clause)).map((part) => readGoal(part)),
  );
  // Thai phrases of one sentence may stand apart from its number; a lone text beside real goals is only its preface.
  const real = goals.filter(({ kind }) => kind !== 'text');
  if (real.length === 0) {
    const whole = readGoal(withDigits(answer));
    return whole.kind === 'text'
      ? [{ ...whole, text: answer, metric: answer }]
      : [{ ...whole, text: answer }];
  }
  return real.map((goal) =>
    goal.months === undefined && spans && (goal.kind === 'ceiling' || real.length === 1)
      ? { ...goal, months: monthsOf(spans.count, spans.unit) }
      : goal,
  );
}

function readGoal(text: string): Goal {
  const goal: Goal = { kind: 'text', metric: text, unit: '', text };
  const span = spanIn(text);
  if (span) goal.months = monthsOf(span.count, span.unit);
  const masked = span
    ? text.slice(0, span.start) + ' '.repeat(span.end - span.start) + text.slice(span.end)
    : text;
  const per = periodIn(masked);
  if (per) goal.per = per.unit;

  const ramp = readRamp(masked);
  if (ramp) return { ...goal, ...ramp };

  const amount = amounts(masked).find(({ start, end }) => !insideWord(masked, start, end));
  if (!amount) return goal;
  const before = masked.slice(0, amount.start);
  const after = masked.slice(amount.end);
  const percent = /^\s*(?:%|percent|เปอร์เซ็นต์)/iu.test(after);
  const unit = unitOf(amount, after, percent);
  const bound = UNDER.test(before) ? 'ceiling' : OVER.test(before) ? 'floor' : undefined;
  if (bound) {
    const metric =
      metricBefore(before.replace(UNDER, '').replace(OVER, '')) || metricAfter(rest(after, unit));
    return { ...goal, kind: bound, metric, to: amount.value, unit };
  }
  if (percent && /(?:\bby|more|increase|grow|raise|reduce|cut|เพิ่ม|ลด|โต|เติบโต)/iu.test(text)) {
    const metric = metricBefore(before) || metricAfter(rest(after, '%'));
    return { ...goal, kind: 'change', metric, to: amount.value, unit: '%' };
  }
  const thai = /\p{Script=Thai}/u.test(before);
  const following = metricAfter(rest(after, unit));
  const metric = thai ? metricBefore(before) || following : following || metricBefore(before);
  return { ...goal, kind: 'count', metric: metric || text, to: amount.value, unit };
}

const insideWord = (text: string, start: number, end: number): boolean =>
  /\p{L}-?$/u.test(
    text
      .slice(0, start)
      .slice(-2)
      .replace(/\p{Script=Thai}/gu, ' '),
  ) &&
  !/\s/u.test(text[start] ?? '') &&
  end > start;

const rest = (after: string, unit: string): string =>
  unit === '%'
    ? after.replace(/^\s*(?:%|percent)/iu, '')
    : CLASSIFIER.test(after)
      ? after.replace(CLASSIFIER, '')
      : after;

function unitOf(amount: Amount, after: string, percent: boolean): string {
  if (percent) return '%';
  if (amount.currency !== '') return amount.currency;
  return CLASSIFIER.exec(after)?.[1] ?? '';
}

const RAMP =
  /(?:\bfrom|จาก)\s*(?:เดิม\s*)?([^\d]{0,6}\d[\d,.]*\s*%?(?:\s*[\p{L}$฿]+)?)\s*(?:\bto\b|→|->|–|เป็น|ถึง|สู่|ไปเป็น|ไปที่)\s*([^\d]{0,6}\d[\d,.]*\s*%?\s*(?:k|ล้าน|แสน|หมื่น|พัน)?)/iu;

function readRamp(text: string): Pick<Goal, 'kind' | 'metric' | 'from' | 'to' | 'unit'> | undefined {
  const match = RAMP.exec(text);
  if (!match) return undefined;
  const [a] = amounts(match[1] ?? '');
  const [b] = amounts(match[2] ?? '');
  if (!a || !b || a.value === b.value) return undefined;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const percent = /%/u.test(match[0]);
  const [moneyAfter] = /^\s*(?:บาท|baht|thb|usd|\$)/iu.exec(after) ?? [];
  const currency =
    a.currency || b.currency || (moneyAfter ? (/บาท|baht|thb/iu.test(moneyAfter) ? 'THB' : 'USD') : '');
  const classifier = CLASSIFIER.exec(after)?.[1] ?? '';
  return {
    kind: 'ramp',
    metric: metricBefore(before) || metricAfter(after.replace(CLASSIFIER, '')) || match[0],
    from: a.value,
    to: b.value,
    unit: percent ? '%' : currency || classifier,
  };
}
