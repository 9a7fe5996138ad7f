/** What the client wants to reach: metric, from, to, per period, by when. */
import { deadlineIn, type Deadline } from './deadlines.ts';
import { amounts, withDigits, type Amount } from './numbers.ts';
import { monthsOf, periodIn, spanIn, type Period } from './periods.ts';
import { CLASSIFIER, metricAfter, metricBefore } from './metric.ts';
import { readMultiple, readRamp, readTimeRamp, TIME } from './ramps.ts';
import { clauses } from '../text.ts';

export interface Goal {
  kind:
    | 'ramp' /** from → to */
    | 'ceiling' /** under a value */
    | 'floor' /** over a value */
    | 'count' /** so many, often per period */
    | 'change' /** by so many percent */
    | 'text' /** no figure */;
  /** What is counted, in the client's words: 'subscribers', 'นัดหมายปรึกษาจัดฟันใสใหม่'; '' where it did not say. */
  metric: string;
  from?: number;
  /** The figure to reach; for 'change' the percentage. */
  to?: number;
  /** '%', a currency code, a Thai classifier ('ราย') or ''. */
  unit: string;
  /** 'a month'. */
  per?: Period;
  /** Upper end of a range; `to` is the lower. */
  high?: number;
  /** Months until the figure is to be reached, where the client said so. */
  months?: number;
  /** The date by which, where the client named one; the plan counts the months to it. */
  by?: Deadline;
  /** The client's words. */
  text: string;
}

const UNDER =
  /(?:\bunder|\bbelow|\bless than|\bat most|\bno more than|\bnot (?:more|exceed)\S*(?: than)?|[<≤]|(?<!ไม่)ต่ำกว่า|ไม่เกิน|(?<!ไม่)น้อยกว่า)\s*$/iu;
const OVER =
  /(?:\bover|\babove|\bmore than|\bat least|[>≥]|มากกว่า|อย่างน้อย|(?<!ไม่)เกิน|ไม่ต่ำกว่า|ไม่น้อยกว่า|ขั้นต่ำ)\s*$/iu;
/** 'Raise the rate to 35%': a level, not a change. */
const LEVEL = /(?:\bto|\bat|เป็น|เหลือ|ให้ถึง|อยู่ที่)\s*$/iu;
const LOWER = /\b(?:reduce|cut|lower|bring|decrease|drop|down)\b|ลด/iu;

/** Splits 'A and B' where both sides carry a number, so that each is a goal. */
function separate(clause: string): string[] {
  const parts = clause
    .split(/\s*,\s*(?=\D)|\s+(?:and|plus|with)\s+|\s*และ(?=\p{Script=Thai}|\s)\s*/iu)
    .filter(Boolean);
  if (parts.length > 1 && parts.every((part) => /\d/u.test(part))) return parts;
  return [clause];
}

/** Thai leaves a space before 'เป็น 900' or 'ภายใน 6 เดือน': they belong to what stands before them. */
const LEADING =
  /(?<=[\p{Script=Thai}\d%])\s+(?=(?:ขึ้น|ลง|ให้)?(?:เป็น|เหลือ|ถึง|ภายใน|ใน|ต่อ|จาก)\s*(?:\d|สิ้นปี|ปี))/gu;
const BETWEEN = /(\bbetween\b|ระหว่าง)(.{1,24}?)(?:\s+(?:and|or)\s+|\s*(?:และ|กับ)\s*)(?=\D{0,4}\d)/giu;

/** 'ยอดขาย 1.2 ล้าน/เดือน จากปัจจุบัน 8 แสน': the figure of today stands last. */
const NOW_LAST =
  /\s*(\d[\d,.]*\s*(?:ล้าน|แสน|หมื่น|พัน)?(?:\s*(?:บาท|คน|ราย))?(?:\s*(?:\/|ต่อ)\s*เดือน)?)\s*จาก(?:ปัจจุบัน|เดิม|ตอนนี้)\s*(\d[\d,.]*\s*(?:ล้าน|แสน|หมื่น|พัน)?(?:\s*(?:บาท|คน|ราย))?)/gu;

export function readGoals(answer: string): Goal[] {
  if (answer === '') return [];
  const text = withDigits(answer)
    .replaceAll(NOW_LAST, (_, to: string, now: string) => ` จาก ${now} เป็น ${to}`)
    .replaceAll(LEADING, '')
    .replaceAll(BETWEEN, '$2–');
  const span = spanIn(text);
  const goals = clauses(text).flatMap((clause) => separate(clause).map((part) => readGoal(part)));
  // Thai phrases of one sentence may stand apart from its number; a lone text beside real goals is only its preface.
  const real = goals.filter(({ kind }) => kind !== 'text');
  if (real.length === 0) {
    const whole = readGoal(text);
    return whole.kind === 'text'
      ? [{ ...whole, text: answer, metric: answer }]
      : [{ ...whole, text: answer }];
  }
  const by = deadlineIn(text);
  return real.map((goal) => {
    if (
      goal.months !== undefined ||
      goal.by ||
      TIME.test(goal.unit) ||
      !(goal.kind === 'ceiling' || real.length === 1)
    )
      return goal;
    if (span) return { ...goal, months: monthsOf(span.count, span.unit) };
    return by ? { ...goal, by: bare(by) } : goal;
  });
}

const bare = ({
  start: _start,
  end: _end,
  ...deadline
}: Deadline & { start: number; end: number }): Deadline => deadline;
const blanked = (text: string, part: { start: number; end: number } | undefined): string =>
  part ? text.slice(0, part.start) + ' '.repeat(part.end - part.start) + text.slice(part.end) : text;

function readGoal(text: string): Goal {
  const goal: Goal = { kind: 'text', metric: text, unit: '', text };
  const timed = readTimeRamp(text);
  if (timed) return { ...goal, ...timed };
  const by = deadlineIn(text);
  const undated = blanked(text, by);
  const span = spanIn(undated);
  if (by) goal.by = bare(by);
  else if (span) goal.months = monthsOf(span.count, span.unit);
  let masked = blanked(undated, span);
  const per = periodIn(masked);
  if (per) {
    goal.per = per.unit;
    // 'monthly churn' keeps its word; 'a month' and 'เดือนละ' are no part of what is counted.
    if (!/ly$/iu.test(masked.slice(per.start, per.end))) masked = blanked(masked, per);
  }

  const ramp = readRamp(masked) ?? readMultiple(masked);
  if (ramp) return { ...goal, ...ramp };

  const amount = amounts(masked).find(
    ({ start, end }) => !insideWord(masked, start, end) && !RANK.test(masked.slice(0, start)),
  );
  if (!amount) return goal;
  const before = masked.slice(0, amount.start);
  const after = masked.slice(amount.end);
  const percent = /^\s*(?:%|percent|เปอร์เซ็นต์)/iu.test(after);
  const unit = unitOf(amount, after, percent);
  const figures = {
    to: amount.value,
    unit,
    ...(amount.high === undefined ? {} : { high: amount.high }),
  };
  const bound = UNDER.test(before)
    ? 'ceiling'
    : OVER.test(before)
      ? 'floor'
      : LEVEL.test(before) && (percent || amount.currency !== '' || LOWER.test(before))
        ? LOWER.test(before)
          ? 'ceiling'
          : 'floor'
        : undefined;
  if (bound) {
    const metric =
      metricBefore(before.replace(UNDER, '').replace(OVER, '').replace(LEVEL, '')) ||
      metricAfter(rest(after, unit));
    return { ...goal, kind: bound, metric, ...figures };
  }
  if (
    percent &&
    /(?:\+\s*\d|\bby|more|increase|grow|raise|lift|boost|reduce|cut|เพิ่ม|ลด|โต|เติบโต)/iu.test(text)
  ) {
    const metric = metricBefore(before) || metricAfter(rest(after, '%'));
    return { ...goal, kind: 'change', metric, ...figures, unit: '%' };
  }
  const thai = /\p{Script=Thai}/u.test(before);
  const following = metricAfter(rest(after, unit));
  const metric = thai ? metricBefore(before) || following : following || metricBefore(before);
  return { ...goal, kind: 'count', metric, ...figures };
}

/** 'Top 3', 'number one': a place in an order is no figure to reach. */
const RANK = /(?:\btop|\bnumber|\bno\.?|#|\brank(?:ed)?|อันดับ(?:ที่)?|ติด)\s*$/iu;
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
