/**
 * What one answer promises or takes for granted, and a figure elsewhere tells to be otherwise: sooner than it is on average, never
 * and so many times, from more than there are today, one target and another, a cost and what its own steps come to.
 */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { areOneThing } from '../figures/stems.ts';
import { stepOf } from '../figures/steps.ts';
import { sumsOf } from '../sums.ts';
import { CHANNEL_NAMES } from './choices.ts';
import {
  contradiction,
  CURRENCY,
  OBJECTIVES,
  sentencesOf,
  valueOf,
  type Basis,
  type Search,
  type Sentence,
} from './basis.ts';

const PROMISES = /keyMessage|productService|heroProduct|strengths|afterSalesService/u;
/** Of others, or only wished. */
const OF_OTHERS =
  /(?<![a-z])(?:compet\p{L}+|rivals?|other (?:firms?|shops?|people)|they|their|want|would|hope|aim|goal|target|standard|if)(?![a-z])|เจ้าอื่น|คู่แข่ง|ที่อื่น|อยาก|เป้า|ถ้า/u;

const twice = (first: string | number, second: string | number, words: string, paths: readonly string[]) => [
  contradiction('twice', { first, second, words: words.trim(), currency: '' }, paths),
];

/** What takes time, by the words for it. */
const DEEDS: readonly RegExp[] = [
  /(?<![a-z])(?:on ?-?site|to site|arriv\p{L}+|(?:get|be|come) (?:to you|there|with you)|with you|at your door|call-?outs?)(?![a-z])|ถึงหน้างาน|ช่างถึง|ถึงบ้าน|ไปถึง/u,
  /(?<![a-z])(?:repl(?:y|ies)|respon[ds]\p{L}*|answer(?:s|ed)?|(?:ring|call|get|come)s? back|quotes?)(?![a-z])|ตอบ|โทรกลับ|ตีราคา/u,
  /(?<![a-z])(?:deliver\p{L}*|dispatch\p{L}*|shipp?(?:ed|ing)?|posted|turn-?around|ready|finished)(?![a-z])|(?:จัด)?ส่งของ|ได้ของ|รับของ|ได้งาน|เสร็จ/u,
];
const WITHIN = /(?:(?<![a-z])(?:in|within|under|inside|less than|max(?:imum)?)|ภายใน|ใน|ไม่เกิน|<)\s*$/u;
/** As it is, and not as it is to be. */
const AS_IT_IS =
  /(?<![a-z])(?:average[sd]?|avg|on average|mean|usually|typically|in practice|in reality|actually|really|currently|at the moment)(?![a-z])|เฉลี่ย|จริงๆ|ความจริง|ทุกวันนี้|ตอนนี้/u;
/** 'Within the hour': one. */
const ONE_HOUR = /(?<![a-z])(?:within|inside|under) (?:the|an) hour(?![a-z])/u;

const months = ({ quantity }: Reading): number =>
  quantity.kind === 'duration' ? monthsOf(quantity.high ?? quantity.value, quantity.unit) : 0;

/** 'On site within the hour', and 70 minutes on average. */
const speed: Search = (basis) => {
  const all = sentencesOf(basis).filter(
    ({ path, text }) => !/marketContext|specificObjectives/u.test(path) && !OF_OTHERS.test(text),
  );
  for (const deed of DEEDS) {
    const told = all.filter(({ text }) => deed.test(text));
    for (const promise of told.filter(({ path }) => PROMISES.test(path))) {
      const length = promisedIn(promise);
      if (length === undefined) continue;
      for (const other of told) {
        if (other.path === promise.path || !AS_IT_IS.test(other.text)) continue;
        const [slow, more] = readQuantities(other.words).filter(
          ({ quantity }) => quantity.kind === 'duration',
        );
        if (slow !== undefined && more === undefined && months(slow) > length.months * 1.1)
          return twice(length.said, other.words.slice(slow.span.start, slow.span.end), other.words, [
            promise.path,
            other.path,
          ]);
      }
    }
  }
  return [];
};
function promisedIn({ words, text }: Sentence): { months: number; said: string } | undefined {
  const hour = ONE_HOUR.exec(text);
  if (hour) return { months: monthsOf(1, 'hour'), said: hour[0] };
  const found = readQuantities(words).find(
    (reading) =>
      reading.quantity.kind === 'duration' &&
      (reading.bound === 'at most' || WITHIN.test(text.slice(0, reading.span.start))),
  );
  return found && { months: months(found), said: words.slice(found.span.start, found.span.end) };
}

/** 'Never late', 'ไม่ขาด'; the deed is what is never done. */
const NEVER =
  /(?<![a-z])(?:never|not once)\s(?:once )?(?:been |had |have |has |a |an |any )*(?<en>late|miss(?:ed)?|fail(?:ed)?|down|cancel(?:led)?|los(?:t|e)|broke(?:n)?|refused|complain\p{L}*|claims?|delay(?:ed)?)(?![a-z])|(?<![a-z])(?:zero|no) (?<none>complaints|cancellations|delays|breakages|no-?shows|claims)(?![a-z])|ไม่(?:เคย|มี)?(?<th>ขาด|พลาด|สาย|ล่ม|ช้า|พัง|รั่ว|หลุด|ยกเลิก|เสีย|ตีกลับ|เลท)(?!ทุน|เวลา|ใจ|เปล่า|ค่า|ไม่ได้|แคลน|ตอน|ตลาด)/u;
/** Its root, as it stands before a figure: 'missed 6', 'late 4 times', 'ขาด 6 ครั้ง'. */
const rootOf = (deed: string): string =>
  /[ก-๛]/u.test(deed) ? deed : deed.replace(/(?:ations|aints|ages|ays|led|ed|en|s|se)$/u, '');
/** So many times it was. */
const TIMES = /^(?:times?|shifts?|days?|ครั้ง|กะ|วัน|เคส|หน|รอบ|orders?|jobs?|ออเดอร์|งาน)$/u;
/** Characters of a deed behind its root. */
const REST = /(?<=\p{L})[\p{L} ]{0,8}\s?$/u;
const standsBefore = (before: string, root: string): boolean => {
  const at = before.trimEnd().lastIndexOf(root);
  return (
    at >= 0 &&
    REST.test(before) &&
    before.trimEnd().length - at - root.length <= 8 &&
    !/(?:ไม่|ไม่เคย|never |not )$/u.test(before.slice(0, at))
  );
};
const isTimes = (quantity: Reading['quantity']): boolean =>
  (quantity.kind === 'count' && quantity.value > 0 && TIMES.test(quantity.unit.toLowerCase())) ||
  (quantity.kind === 'multiple' && quantity.value > 1);
/** Never, and so many times last month. */
const failures: Search = (basis) => {
  const all = sentencesOf(basis).filter(
    ({ path, text }) => !/marketContext|specificObjectives/u.test(path) && !OF_OTHERS.test(text),
  );
  for (const promise of all.filter(({ path }) =>
    /keyMessage|strengths|heroProduct|productService/u.test(path),
  )) {
    const groups = NEVER.exec(promise.text)?.groups;
    const deed = groups?.['th'] ?? groups?.['en'] ?? groups?.['none'];
    if (deed === undefined) continue;
    for (const other of all) {
      const counted =
        other.path === promise.path
          ? undefined
          : readQuantities(other.words).find(
              ({ quantity, span }) =>
                isTimes(quantity) && standsBefore(other.text.slice(0, span.start), rootOf(deed)),
            );
      if (counted) {
        const from = other.words.lastIndexOf(' ', Math.max(0, counted.span.start - 24)) + 1;
        return [
          contradiction(
            'against',
            { first: promise.words, second: other.words.slice(from, counted.span.end) },
            [promise.path, other.path],
          ),
        ];
      }
    }
  }
  return [];
};

/** As it is today, and no wish. */
const TODAY =
  /(?:(?<![a-z])(?:only|just|now|currently|today|at the moment|right now)(?![a-z])|ตอนนี้|วันนี้|ปัจจุบัน|(?:มี|ได้|เหลือ)แค่|แค่)[^.;\d]{0,18}$/u;
const BEHIND_TODAY =
  /^[^.;,\d]{0,14}?(?:(?<![a-z])(?:now|today|at the moment|right now|currently)(?![a-z])|เอง(?![ก-ฮ])|ตอนนี้)/u;
/** Words of four letters or more that a sentence shares with another: both speak of weekdays. */
const wordsOf = (text: string): string[] =>
  text.match(/\p{Script=Latin}{4,}|วันธรรมดา|เสาร์อาทิตย์|วันหยุด|กลางวัน|กลางคืน|หน้าฝน|ไฮซีซั่น|โลว์ซีซั่น/gu) ?? [];
/** As far apart as one figure may be told on two days. */
const DRIFT = 0.1;
/** Of another thing, where it is so many times as much. */
const FAR = 3;
/** 'From 12 a day', and nine a day in another answer. */
const baseline: Search = (basis) => {
  const { goals } = basis.read;
  for (const goal of goals) {
    if (goal.from === undefined || goal.per === undefined || CURRENCY.test(goal.unit) || goal.unit === '%')
      continue;
    const from = goal.from;
    for (const { path, words, text } of sentencesOf(basis)) {
      if (path === OBJECTIVES || /marketContext|marketingMediaBudget/u.test(path) || OF_OTHERS.test(text))
        continue;
      const shared = wordsOf(goal.text.toLowerCase()).some((word) => wordsOf(text).includes(word));
      const isSame = ({ quantity }: Reading): boolean =>
        quantity.kind === 'count' &&
        quantity.high === undefined &&
        (goal.metric === ''
          ? shared && areOneThing(quantity.unit, goal.unit)
          : areOneThing(quantity.unit, goal.metric));
      const now = readQuantities(words).find(
        (reading) =>
          reading.per === goal.per &&
          isSame(reading) &&
          (TODAY.test(text.slice(0, reading.span.start)) ||
            BEHIND_TODAY.test(text.slice(reading.perSpan?.end ?? reading.span.end))),
      );
      if (now === undefined || Math.max(valueOf(now) / from, from / valueOf(now)) > FAR) continue;
      if (Math.abs(valueOf(now) - from) > Math.max(valueOf(now), from) * DRIFT)
        return twice(from, valueOf(now), words, [OBJECTIVES, path]);
    }
  }
  return [];
};

/** Who sets a target beside the client: a report, a board, a plan. */
const SET =
  /(?<![a-z])(?:report|board|cabinet|committee|council|investors?|contract|business plan|head office|the plan|funders?)[^.;\d]{0,24}(?:says?|wants?|asks? for|states?|promises?|expects?|has|is|:)[^.;\d]{0,12}$|(?:บอร์ด|กรรมการ|รายงาน|แผน|สัญญา|นักลงทุน|investor|ผู้ถือหุ้น)[ก-๛a-z ]{0,16}(?:บอก|เขียน|ระบุ|ขอ|อยากเห็น|อยากได้|ตั้ง(?:ไว้)?)[^.;\d]{0,10}$/u;
/** 22 households, and 25 in the report. */
const targets: Search = (basis) => {
  for (const goal of basis.read.goals) {
    if (goal.to === undefined || CURRENCY.test(goal.unit) || goal.unit === '%') continue;
    const { to } = goal;
    for (const { path, words, text } of sentencesOf(basis)) {
      if (path === OBJECTIVES || /marketContext/u.test(path)) continue;
      const other = readQuantities(words).find(
        ({ quantity, span }) =>
          quantity.kind === 'count' &&
          SET.test(text.slice(0, span.start)) &&
          (areOneThing(quantity.unit, goal.metric) ||
            (goal.unit !== '' && areOneThing(quantity.unit, goal.unit))),
      );
      if (other === undefined || valueOf(other) === to || valueOf(other) === goal.from) continue;
      if (Math.max(valueOf(other) / to, to / valueOf(other)) <= FAR)
        return twice(to, valueOf(other), words, [OBJECTIVES, path]);
    }
  }
  return [];
};

const BEYOND = /(?:(?<![a-z])(?:above|over|beyond|more than|past)|เกิน(?:กว่า)?|มากกว่า)\s*$/u;
const NOT_ABLE =
  /(?<![a-z])(?:(?:cannot|can't|can not|could not|couldn't|won't) (?:do|supply|serve|take|make|manage|handle|deliver|cope|be)|not possible|impossible|no capacity)(?![a-z])|(?:ทำ|รับ|ดูแล|ส่ง|ผลิต)?(?:ไม่ไหว|ไม่ทัน|ไม่ได้(?:แล้ว)?)|ไม่รับ/u;
/** 'Above 80 schools we cannot do', and 95 are wanted. */
const beyond: Search = (basis) => {
  for (const { path, words, text } of sentencesOf(basis)) {
    if (/marketContext|Competitor/u.test(path) || !NOT_ABLE.test(text)) continue;
    for (const reading of readQuantities(words)) {
      const { quantity, span, per } = reading;
      if (quantity.kind !== 'count' || !BEYOND.test(text.slice(0, span.start))) continue;
      const goal = basis.read.goals.find(
        ({ to, metric, unit, per: time }) =>
          to !== undefined &&
          to > quantity.value &&
          time === per &&
          !CURRENCY.test(unit) &&
          unit !== '%' &&
          (areOneThing(quantity.unit, metric) || (unit !== '' && areOneThing(quantity.unit, unit))),
      );
      if (goal?.to !== undefined)
        return [
          contradiction(
            'capacity',
            {
              goal: goal.to,
              capacity: quantity.value,
              limit: quantity.value,
              per: per ?? '',
              goalPer: goal.per ?? '',
            },
            [OBJECTIVES, path],
          ),
        ];
    }
  }
  return [];
};

/** As much of the larger may a cost and its own steps differ. */
const RECKONED = 0.25;
/** Told by somebody else than who reckons: a click and its rate are the client's own. */
const REPORTED =
  /(?<![a-z])(?:report(?:s|ed)?|dashboard|agency|says|claims?|system|analytics|pixel)(?![a-z])|รายงาน|เอเจนซี่|agency|ระบบ(?:ขึ้น|บอก)?|หลังบ้าน/u;
/** One channel at most is spoken of: two have costs of their own. */
const isOneChannel = (basis: Basis): boolean =>
  CHANNEL_NAMES.filter(([, names]) => basis.read.costs.some(({ text }) => names.test(text.toLowerCase())))
    .length <= 1;
/** A click at 38 of which 4 % ask is 950 a lead, and 1,400 is told. */
const chain: Search = (basis) => {
  const { read } = basis;
  if (!isOneChannel(basis)) return [];
  for (const sum of sumsOf(read)) {
    const step = sum.kind === 'step' ? stepOf(sum.next) : undefined;
    if (sum.kind !== 'step' || step === undefined) continue;
    const told = read.costs.find(
      ({ per, currency, from, of, text }) =>
        stepOf(per) === step &&
        currency === sum.currency &&
        from === undefined &&
        of === undefined &&
        REPORTED.test(text.toLowerCase()),
    );
    if (told === undefined || Math.abs(told.now - sum.result) <= Math.max(told.now, sum.result) * RECKONED)
      continue;
    const path = sentencesOf(basis).find(({ words }) => told.text.includes(words))?.path;
    if (path !== undefined)
      return [
        contradiction(
          'twice',
          {
            first: Math.round(sum.result),
            second: told.now,
            words: told.text.trim(),
            currency: sum.currency,
          },
          [path],
        ),
      ];
  }
  return [];
};

const RAISED =
  /(?:(?<![a-z])(?:raised|collected|received|have|got|been given)(?: so far| already)?|(?:ได้มา|ระดมได้|รวมได้|รับบริจาค|มี)(?:แล้ว)?)\s*$/u;
const RAISED_BEHIND = /^[^.;,\d]{0,6}?(?:(?<![a-z])(?:raised|collected|so far|already)(?![a-z]))/u;
const IN_ACCOUNT =
  /(?<![a-z])(?:in the (?:account|bank|fund|pot|tin)|balance|account (?:shows?|stands at|says?))(?![a-z])|ยอดในบัญชี|ในบัญชี|ยอดเงิน(?:คงเหลือ|วันนี้)/u;
/** So much was given, and another sum is in the account. */
const raised: Search = (basis) => {
  const sum = (one: Reading): boolean =>
    one.quantity.kind === 'money' || (one.quantity.kind === 'count' && one.quantity.value >= 1000);
  const all = sentencesOf(basis).filter(({ path }) => !/marketContext|Budget/u.test(path));
  const held = all.filter(({ text }) => IN_ACCOUNT.test(text));
  if (held.length === 0) return [];
  const given = all.flatMap((one) =>
    readQuantities(one.words)
      .filter(
        (reading) =>
          sum(reading) &&
          (RAISED.test(one.text.slice(0, reading.span.start)) ||
            RAISED_BEHIND.test(one.text.slice(reading.span.end))) &&
          !IN_ACCOUNT.test(one.text),
      )
      .map((reading) => ({ ...one, value: valueOf(reading) })),
  );
  for (const other of held) {
    const kept = readQuantities(other.words).find(sum);
    const first = given.find(({ path }) => path !== other.path);
    if (kept === undefined || first === undefined) continue;
    const ratio = Math.max(valueOf(kept) / first.value, first.value / valueOf(kept));
    if (ratio > 1.03 && ratio < FAR)
      return twice(first.value, valueOf(kept), other.words, [first.path, other.path]);
  }
  return [];
};

/** Of promises alone. */
export const PROMISED_OTHERWISE: readonly Search[] = [speed, failures];
export const TOLD_OTHERWISE: readonly Search[] = [
  ...PROMISED_OTHERWISE,
  baseline,
  targets,
  beyond,
  chain,
  raised,
];
