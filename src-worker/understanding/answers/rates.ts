/** Rates that the client knows: how many of one step go on to the next, come back, or leave. */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { isChannelBefore } from '../figures/channels.ts';
import { isNoFurther, STEP_RANK, sameStep, stepOf, thingsIn } from '../figures/steps.ts';
import { isTakenBack } from '../figures/taken-back.ts';
import type { ShareRole } from './rate-roles.ts';
import { countRates } from './rates-counts.ts';
import { isOfThoseWhoBought, isRate, shareRate } from './rates-shares.ts';
import { fieldOf, figuresIn, type Figure } from './roles.ts';

export interface KnownRate {
  /**
   * 'other': lost on the way (cancelled, not turned up), which leads to no step. 'repeat': so many of those who bought come back;
   * 'returning' and 'referred': so many of what is sold come by themselves, again or recommended.
   */
  kind: Exclude<ShareRole, 'part' | 'none'>;
  /** In percent; of a ratio exact: it is rounded where it is printed. */
  percent: number;
  text: string;
  field: string;
  /** The steps between which it lies, as written; absent where the words do not name them. */
  from?: string;
  to?: string;
  /** Where its figure stands in the answer. */
  at?: Span;
}
export type Rate = Omit<KnownRate, 'field' | 'text'>;

/** 'Half of enquiries are too small. 1 in 4 quotes becomes an order': who is not lost has come to the next step told. */
const joined = (rates: readonly Rate[]): Rate[] =>
  rates.map((rate, i) => {
    const next = rates[i + 1];
    const isLoss = rate.kind === 'other' && rate.from !== undefined && rate.percent < 100;
    if (!isLoss || next?.kind !== 'conversion' || next.from === undefined) return rate;
    const isNext = !sameStep(rate.from, next.from) && !sameStep(rate.from, next.to);
    return isNext ? { ...rate, kind: 'conversion', percent: 100 - rate.percent, to: next.from } : rate;
  });
/** What a click costs is told in three letters. */
const CPC = /(?<![a-z])cpc(?![a-z])/u;
/** As far before a rate as what it is a part of may be named. */
const BEFORE = 140;
/** 'A click costs 70p and one in 14 orders': of what was last named that comes before where it leads, or where the rate before led. */
function sourced(answer: string, rate: Rate, previous: Rate | undefined): Rate {
  const { kind, from, to, at } = rate;
  if (kind !== 'conversion' || from !== undefined || to === undefined || at === undefined) return rate;
  if (stepOf(to) === undefined) return rate;
  const start = Math.max(0, at.start - BEFORE);
  const before = plain(answer).slice(start, at.start);
  const [last = '', earlier = ''] = before.split(/[.;!?](?:\s|$)|\n/u).toReversed();
  const [own, other] = [last, earlier].map((words) => {
    const named = thingsIn(words).findLast(({ name }) => !isNoFurther(name, to));
    return named === undefined ? undefined : { name: named.name, end: before.lastIndexOf(words) + named.end };
  });
  const cost = before.search(CPC);
  const source =
    own ?? other ?? (cost < 0 || isNoFurther('click', to) ? undefined : { name: 'click', end: cost });
  // Who is lost between comes to no step, and leaves others that do.
  if (previous?.kind === 'other' && (previous.at?.end ?? 0) > start) return rate;
  // What nobody named since leads on from where the rate before led.
  const isAfter = source === undefined || start + source.end <= (previous?.at?.end ?? 0);
  if (previous?.kind === 'conversion' && isAfter && (previous.at?.end ?? 0) > start)
    return previous.to === undefined || isNoFurther(previous.to, to) ? rate : { ...rate, from: previous.to };
  return source === undefined ? rate : { ...rate, from: source.name };
}
/** 'Just under half of those retain us (say 45%)': the share in brackets is the one before it, told again. */
const AGAIN = /^[^().;\n]{0,60}\((?:say |about |around |roughly |i\.e\. |ประมาณ|ราวๆ?|\s)*$/u;
const isSaidAgain = (answer: string, { at, kind }: Rate, next: Rate | undefined): boolean =>
  at !== undefined &&
  next?.at !== undefined &&
  next.kind === kind &&
  AGAIN.test(plain(answer).slice(at.end, next.at.start));

/** 'A bit over half buy a package (55%)': the figure in brackets that tells a share again, and nearer. */
function againOf(answer: string, { at }: Rate, figures: readonly Figure[]): number | undefined {
  const own = figures.findIndex(({ reading }) => reading.span === at);
  const [first, next] = [figures[own]?.reading, figures[own + 1]?.reading];
  if (first?.quantity.kind !== 'percent' || next?.quantity.kind !== 'percent') return undefined;
  const text = plain(answer);
  const isAgain =
    AGAIN.test(text.slice(first.span.end, next.span.start)) &&
    /^\s*\)/u.test(text.slice(next.span.end)) &&
    Math.abs(first.quantity.value - next.quantity.value) <= NEAR;
  return isAgain ? next.quantity.value : undefined;
}
const NEAR = 10;

/** Told of what is, or counted. */
const OF_TODAY =
  /(?<![a-z])(?:now|today|current(?:ly)?|at (?:the moment|present)|usually|normally|typically|on average|so far|last|out of|we (?:close|win|convert|sell|sign|book|get|lose)|(?:win|close|conversion|show(?:-up)?) rate)(?![a-z])|ตอนนี้|วันนี้|ปัจจุบัน|ปกติ|เฉลี่ย|ที่ผ่านมา|ที่แล้ว|เดือนก่อน|ปีก่อน|ปิดได้/u;

/** How many are to leave at most. */
const TO_BECOME =
  /ลด|ไม่เกิน|ต่ำกว่า|น้อยกว่า|เหลือ|(?<![a-z])(?:cut|reduce|lower|below|under|less than|at most|no more than|max|keep|to)(?![a-z])/u;
const WISH =
  /(?<![a-z])(?:want|need|wish|aim|goal|target|hope|get|make|have)(?![a-z])|อยาก|ขอ|ให้|ต้องการ|เป้า/u;
/** '60 new patients a month, half of them buy a plan': in one sentence with the goal a rate is wished for, unless both its steps are named. */
function isWished(
  answer: string,
  rate: Rate,
  sentence: Span | undefined,
  figures: readonly Figure[],
): boolean {
  const { from = '', to = '', at } = rate;
  const [a, b] = [stepOf(from), stepOf(to)];
  const own = figures.find(({ reading }) => reading.span.start === at?.start);
  // 'To 230 clients by May, and churn of 21% must go to 12%'.
  if (own?.role === 'today') return false;
  // '250 members. In one year 20% cancel': nobody wishes for it.
  const ahead = plain(answer).slice(Math.max(0, (at?.start ?? 0) - 28), at?.start);
  if (rate.kind === 'churn' && own && own.likely('target') < 0.5 && !TO_BECOME.test(ahead)) return false;
  // '118 contracts, 84% renew. We want 90%'.
  if (rate.kind === 'repeat' && own && own.likely('target') < 0.2 && !WISH.test(ahead)) return false;
  // Of those who bought a part is told, and not the way to them.
  const isWay =
    a !== undefined && b !== undefined && STEP_RANK[b] > STEP_RANK[a] && STEP_RANK[a] < STEP_RANK.purchase;
  if (isWay || !sentence || OF_TODAY.test(plain(answer).slice(sentence.start, sentence.end))) return false;
  return figures.some(
    ({ reading: { span, quantity }, role, sentence: where }) =>
      where.start === sentence.start &&
      span.start !== at?.start &&
      (role === 'target' || role === 'change') &&
      (quantity.kind === 'count' || quantity.kind === 'money'),
  );
}

/** Where it is told who buys a share of whom no steps are told is a group of them. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'targetDemographics',
  'additionalDemographics',
  'productService',
]);
/** Of the market much is told that is none of the client's: who comes back or leaves is, and a way whose steps are both named. */
const isOfMarket = ({ kind, from = '', to = '' }: Rate): boolean =>
  kind === 'conversion' && (stepOf(from) === undefined || stepOf(to) === undefined);
const isPartOf = ({ kind, from, to }: Rate): boolean =>
  kind === 'conversion' && (from === undefined || to === undefined);

/** '4,300 clicks -> 96 tickets': from one step to the next, and no change of either. */
const isWay = ({ quantity: from }: Reading, { quantity: to }: Reading): boolean => {
  if (from.kind !== 'count' || to.kind !== 'count') return false;
  const [a, b] = [stepOf(from.unit), stepOf(to.unit)];
  return a !== undefined && b !== undefined && a !== b;
};

/** 'Renewal rate 84%, we want 90': who comes back or leaves today is known, whatever it is to become. */
const isOfToday = (answer: string, reading: Reading, figures: readonly Figure[]): boolean => {
  const figure = figures.find((one) => one.reading === reading);
  if (figure?.role !== 'today' || !isOfThoseWhoBought(answer, figure, figures)) return false;
  return !MOVED.test(plain(answer).slice(figure.sentence.start, reading.span.start));
};
/** 'We went from 30% churn to 12%': what was so before. */
const MOVED =
  /(?<![a-z])(?:went|gone|fell|fallen|dropped|rose|risen|grew|climbed|came|brought|cut|improved)(?: it| us| them| churn)?(?: down| up| back)? (?:from )?[^,.;]{0,30}$|(?:ลด|เพิ่ม|ขึ้น|ลง)มา(?:แล้ว)?จาก\s?$/u;

/** 'One meeting in five becomes a proposal... no, two in five': the second share of the steps that the first is told of. */
function corrected(text: string, rates: readonly Rate[], figures: readonly Figure[]): Rate[] {
  const readingOf = ({ at }: Rate): Reading | undefined =>
    figures.find(({ reading }) => reading.span === at)?.reading;
  return rates.flatMap((rate, i) => {
    const [own, next] = [readingOf(rate), rates[i + 1]];
    const before = rates[i - 1];
    const wrong = before && readingOf(before);
    if (own && next && isTakenBack(text, own, readingOf(next))) return [];
    if (!before || !wrong || !own || !isTakenBack(text, wrong, own)) return [rate];
    const { from, to, kind } = before;
    return [{ ...rate, kind, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
  });
}

/** 'Meta: 1 in 5 comes to the showroom. Google: 1 in 2.': behind the name of another channel alone a share is of the same steps. */
const ALONE = /^\s*(?:$|[.;\n])/u;
function ofSameSteps(answer: string, rate: Rate, previous: Rate | undefined): Rate {
  const { kind, from, to, at } = rate;
  if (kind !== 'conversion' || from !== undefined || to !== undefined || !at) return rate;
  if (previous?.kind !== 'conversion' || previous.to === undefined || !previous.at) return rate;
  const text = plain(answer);
  const isAlone = ALONE.test(text.slice(at.end)) && isChannelBefore(text.slice(previous.at.end, at.start));
  const { from: start, to: end } = previous;
  return isAlone ? { ...rate, ...(start === undefined ? {} : { from: start }), to: end } : rate;
}

/** All rates of the answers, in order. */
export function readRates(answers: readonly (readonly [field: string, answer: string])[]): KnownRate[] {
  const rates: KnownRate[] = [];
  for (const [field, answer] of answers) {
    const figures = figuresIn(answer, fieldOf(field));
    // 'From 15% to 22%' is a goal, or what has happened.
    const changes = new Set<Reading>(
      changesIn(
        answer,
        figures.map(({ reading }) => reading),
      )
        .filter(({ from, to }) => !isWay(from, to))
        .flatMap(({ from, to }) => [...(isOfToday(answer, from, figures) ? [] : [from]), to]),
    );
    const shares = figures.filter(
      (figure) => isRate(answer, figure, figures) && !changes.has(figure.reading),
    );
    const found = [
      ...shares.flatMap((figure) => shareRate(answer, figure, figures) ?? []),
      ...countRates(
        answer,
        figures.filter(({ reading }) => !changes.has(reading)),
      ),
    ].toSorted((a, b) => (a.at?.start ?? 0) - (b.at?.start ?? 0));
    const meant = corrected(plain(answer), found, figures);
    const once = meant.flatMap((rate, i) => {
      const [before, next] = [meant[i - 1], meant[i + 1]];
      if (before && isSaidAgain(answer, before, rate)) return [];
      const again = isSaidAgain(answer, rate, next) ? next?.percent : againOf(answer, rate, figures);
      return [again === undefined ? rate : { ...rate, percent: again }];
    });
    const whole: Rate[] = [];
    for (const one of once) whole.push(sourced(answer, ofSameSteps(answer, one, whole.at(-1)), whole.at(-1)));
    for (const rate of joined(whole)) {
      const sentence = figures.find(({ reading }) => reading.span.start === rate.at?.start)?.sentence;
      if (OF_PEOPLE.has(field) && isPartOf(rate)) continue;
      if (field === 'marketContext' && isOfMarket(rate)) continue;
      if (field === 'specificObjectives' && isWished(answer, rate, sentence, figures)) continue;
      if (rates.some((other) => other.percent === rate.percent && other.from === rate.from)) continue;
      rates.push({ ...rate, text: answer.slice(sentence?.start, sentence?.end), field });
    }
  }
  return rates;
}
