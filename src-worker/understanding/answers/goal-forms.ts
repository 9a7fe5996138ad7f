/**
 * Goals that stand in a form of words which can be read in one way only: '9 randomised out of 54', '27 left of 64, all out by June',
 * '23 so far, want 70'. Asked where the likelihoods of the figures leave a goal uncertain.
 */
import { isWrittenYear } from '../../../src/shared/reading/calendar.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { dueIn } from './goal-times.ts';
import type { Goal } from './goal.ts';
import { GROUP, howOften, ofRounds } from './goal-rounds.ts';
import type { Period } from './period.ts';

const N = String.raw`\d[\d,]*(?:\.\d+)?`;
const TIME = '(?<time>day|week|month|quarter|year)';
const number = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));
const PERIODS: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];
const periodOf = (time: string | undefined): Partial<Goal> => {
  const per = PERIODS.find((one) => one === time);
  return per === undefined ? {} : { per };
};

const isNamed = (word: string | undefined): word is string => word !== undefined && /\p{L}{3}/u.test(word);

const COUNTED = new RegExp(`(?<![\\d.,])(?<many>${N}) (?<name>[a-z]{4,}s)(?![a-z])`, 'gu');
/** What as many are called in another answer: '64 flats', of which 27 are left. */
function nameOf(many: number, others: readonly string[]): string {
  for (const other of others)
    for (const { groups: told } of plain(other).matchAll(COUNTED))
      if (number(told?.['many']) === many && told?.['name'] !== undefined) return told['name'];
  return '';
}

type Found = Partial<Goal> & { to: number };
type Form = (text: string, others: readonly string[]) => Found | undefined;

const ALL_GONE =
  /(?<![a-z])(?:all|every one|the lot|everything|last one) (?:of them )?(?:\p{L}+ )?(?:out|sold|gone|let|rented)(?![a-z])|(?:ขาย|ปล่อย|ออก|จอง|ปิด)(?:ให้)?(?:หมด|ครบ)|(?<![a-z])(?:to (?:fill|sell|let)|(?:fill|sell|let|book) (?:all|the rest|them all)|sold out|full)(?![a-z])|เต็ม/u;
const LEFT = new RegExp(
  `(?<left>${N}) (?:\\p{L}+ )?(?:\\p{L}+ )?(?:left|unsold|remaining|to go|to (?:fill|sell|let)) (?:of|out of) (?:the |our )?(?<all>${N})|เหลือ(?:อีก)?\\s?(?<left_th>${N})\\s?[ก-๛]{0,8}\\s?จาก\\s?(?:ทั้งหมด\\s?)?(?<all_th>${N})`,
  'u',
);
/** '27 left of 64. All out by 30 June': 37 are gone, and the rest is wanted. */
const left: Form = (text, others) => {
  const { left: some, all, left_th: someTh, all_th: allTh } = LEFT.exec(text)?.groups ?? {};
  const [rest, to] = [number(some ?? someTh), number(all ?? allTh)];
  if (!(rest > 0 && rest < to) || !ALL_GONE.test(text)) return undefined;
  return { metric: nameOf(to, others), from: to - rest, to, isSoFar: true };
};

const OUT_OF = new RegExp(
  `^(?<from>${N}) (?<done>(?:randomi[sz]|enroll|recruit|consent|train|book|sign|fill|plac)ed) (?:out )?of (?<to>${N})(?=\\s|[.,;]|$)`,
  'u',
);
/** Done with people alone. */
const PEOPLE_DONE = /^(?:randomi[sz]ed|enrolled|recruited|consented|trained)$/u;
/** '9 randomised out of 54': so many are won of all that are wanted. */
const wonOf: Form = (text) => {
  const { from, done = '', to } = OUT_OF.exec(text)?.groups ?? {};
  if (!(number(from) < number(to)) || (text.match(/\d[\d,.]*/gu) ?? []).length > 2) return undefined;
  return {
    metric: PEOPLE_DONE.test(done) ? `people ${done}` : '',
    from: number(from),
    to: number(to),
    isSoFar: true,
  };
};

const ALL_OF = new RegExp(`(?<![\\d.,])(?<to>${N}) (?:of|out of) \\k<to>(?![\\d.,])`, 'u');
const TODAY = new RegExp(
  `(?<from>${N}) (?:\\p{L}+ )?(?:today|now|at the moment|currently)(?![a-z])|(?<![a-z])(?:today|now|currently)[: ]+(?<from_after>${N})`,
  'u',
);
/** '48 of 48 by May (39 today)'. */
const allOf: Form = (text, others) => {
  const { to } = ALL_OF.exec(text)?.groups ?? {};
  const { from, from_after: after } = TODAY.exec(text)?.groups ?? {};
  const today = number(from ?? after);
  if (!(today > 0 && today < number(to))) return undefined;
  return { metric: nameOf(number(to), others), from: today, to: number(to), isLevel: true };
};

const WANT = String.raw`(?:(?<![a-z])(?:but |and )?(?:we |i )?(?:want|need|would like|aim for|aiming for)(?: to (?:have|see|reach|get))?|อยาก(?:ได้|ให้(?:เป็น|ได้|ถึง)?)|ขอ|ตั้งเป้า(?:ไว้)?)`;
const BESIDE = new RegExp(
  `(?<![\\d.,–-])(?<from>${N}) ?(?<thing>\\p{L}{3,}s)?(?<behind>[^.;\\d]{0,40})(?<of>(?: of| out of) ${N} \\p{L}+)?[,.]? ?${WANT} (?<to>${N})(?![\\d.,]*\\d)(?! ?%)`,
  'gu',
);
const SO_FAR = /^(?: already)? ?(?:so far|to date|booked|signed)/u;
const IN_TIME = new RegExp(`^ ?(?:an?|per|each|every|/) ?${TIME}(?![a-z])`, 'u');
/** '23 so far this year, want 70', '11 walkers a week we want 30': what there is stands right before what is wanted. */
const wishedFor: Form = (text) => {
  const all = [...text.matchAll(BESIDE)];
  const { from, thing, behind = '', to } = all.length === 1 ? (all[0]?.groups ?? {}) : {};
  if (!(number(from) > 0 && number(from) < number(to))) return undefined;
  const time = IN_TIME.exec(behind)?.groups?.['time'];
  const isSoFar = thing === undefined && SO_FAR.test(behind);
  if (!isNamed(thing) && !isSoFar) return undefined;
  const [, counted] = isSoFar
    ? (new RegExp(`(?<![\\d.,])${N} ((?:[a-z]+ )?[a-z]{3,}s) (?:booked|signed|sold)`, 'u').exec(text) ?? [])
    : [];
  return {
    metric: thing ?? counted ?? '',
    from: number(from),
    to: number(to),
    ...periodOf(time),
    ...(isSoFar ? { isSoFar: true as const } : {}),
  };
};

const EACH = new RegExp(
  `(?<![\\d.,$£€฿]|[$£€฿] )(?<each>${N}) (?<thing>\\p{L}+ )?(?:per|in each|a) ${GROUP}(?![a-z])`,
  'u',
);
const ALL_GROUPS = new RegExp(`(?<![a-z])(?:fill|full|all)(?: all| the)* (?<many>\\d+) ${GROUP}`, 'u');
const HAD_EACH = new RegExp(
  `(?<![a-z])(?:had|got|were|was) (?:about |only |just )?(?<now>${N}) each(?![a-z])`,
  'u',
);
const RUNNING = new RegExp(
  `(?<![a-z])(?:running(?: at)?|averaging|now(?: at)?|get(?:ting)?|have) (?:about |only |just )?(?<low>${N})(?: ?[-–] ?(?<high>${N}))?(?!\\d|[.,]\\d)(?= ?(?:now|today|each|[.,;)]|$))`,
  'u',
);
/** Who comes to these is taught there. */
const TAUGHT = /(?<![a-z])(?:class|course|workshop|intake|cohort)(?:e?s)?(?![a-z])/u;
/** '8 stands per course, the last two had 5 each. fill all 4 courses'; '24 per class, 2 classes a month, running 15-16 now'. */
const groups: Form = (text) => {
  const { each, thing = '' } = EACH.exec(text)?.groups ?? {};
  if (each === undefined) return undefined;
  const metric = thing.trim() || (TAUGHT.test(text) ? 'students' : '');
  const many = number(ALL_GROUPS.exec(text)?.groups?.['many']);
  const now = number(HAD_EACH.exec(text)?.groups?.['now']);
  if (many > 1 && now > 0 && now < number(each))
    return { metric, from: many * now, to: many * number(each), isAnew: true };
  const often = howOften([text]);
  const { low, high } = RUNNING.exec(text)?.groups ?? {};
  if (often === undefined || low === undefined) return undefined;
  const today = (number(low) + number(high ?? low)) / 2;
  if (!(today > 0 && today < number(each))) return undefined;
  return { metric, from: today * often.many, to: number(each) * often.many, per: often.per };
};

const SHARE_OF = new RegExp(
  `(?<![a-z])of (?:our |the |about )?(?<all>${N}) (?<thing>\\p{L}+(?: \\p{L}+)?) (?:an?|per|each) ${TIME},? (?:only |just |about )?(?<share>${N}) ?% (?:are|come|is) (?<of>\\p{L}+)`,
  'u',
);
const WISHED = new RegExp(`(?<half>(?<![a-z])half(?![a-z]))|(?<to>${N}) ?%`, 'u');
/** 'Of 310 orders a week 18% are direct. half by summer': 155 of them, from 56. */
const shareOf: Form = (text) => {
  const found = SHARE_OF.exec(text);
  const { all, thing = '', share, of = '', time } = found?.groups ?? {};
  if (found === null) return undefined;
  const { half, to } = WISHED.exec(text.slice(found.index + found[0].length))?.groups ?? {};
  const wanted = half === undefined ? number(to) : 50;
  if (!(wanted > number(share))) return undefined;
  const part = (percent: number): number => Math.round((number(all) * percent) / 100);
  return { metric: `${of} ${thing}`, from: part(number(share)), to: part(wanted), ...periodOf(time) };
};

const MONTH_TH = String.raw`[ก-ฮ]{1,3}\.[ก-ฮ]{1,2}\.`;
const BY_MONTHS = new RegExp(
  `เดือนละ\\s?(?<to>${N})\\s?(?<unit>[ก-๛]{1,4}?)(?:พอ)?\\s?\\((?:${MONTH_TH}\\s?\\d+(?:,\\d{3})*(?!\\d)[, ]*)*${MONTH_TH}\\s?(?<from>${N})\\)`,
  'u',
);
/** 'เดือนละ 35 ตัวพอ (ก.ย. 35, ต.ค. 28, พ.ย. 19)': the last of the months is today's. */
const byMonths: Form = (text) => {
  const { to, unit = '', from } = BY_MONTHS.exec(text)?.groups ?? {};
  if (to === undefined || !(number(from) < number(to))) return undefined;
  return { metric: '', unit, from: number(from), to: number(to), per: 'month' };
};

const PART_NOW = new RegExp(
  `(?<![a-z])(?:sold|booked|filled|let|rented|taken|signed) (?<from>${N}) (?:out )?of (?:the |our )?(?<all>${N})[^\\d]{0,20}${WANT} (?<to>${N})(?! ?%)`,
  'u',
);
/** 'Sold 21 of 104. I want 50'. */
const partNow: Form = (text) => {
  const { from, all, to } = PART_NOW.exec(text)?.groups ?? {};
  const isWithin = number(from) < number(to) && number(to) <= number(all);
  return isWithin ? { from: number(from), to: number(to), isSoFar: true } : undefined;
};

const FORMS: readonly Form[] = [left, wonOf, partNow, allOf, groups, shareOf, byMonths, wishedFor];

/** Two counts of one thing, each for its own feast or day, and no figure besides: '800 orders Xmas, 480 Vday'. */
const isEachAtItsTime = (goals: readonly Goal[], answer: string): boolean =>
  goals.length > 1 &&
  goals.every(
    ({ kind, by, from, metric }, at) =>
      kind === 'count' &&
      from === undefined &&
      by !== undefined &&
      metric !== '' &&
      metric === goals[at - 1 < 0 ? 0 : at - 1]?.metric,
  ) &&
  readQuantities(answer).filter(({ quantity }) => quantity.kind !== 'date').length === goals.length;

const CLAUSE = /[,;]\s/u;
/** 'สมัครใหม่เดือนละ 60, อยู่เฉลี่ย 5 อาทิตย์อยากให้ 9': the first is all of its clause, and the rest is told of something else. */
const isOwnClause = ([first, second]: readonly Goal[], answer: string): boolean => {
  const [clause = '', ...rest] = answer.split(CLAUSE);
  return (
    first?.kind === 'count' &&
    first.per !== undefined &&
    second?.kind === 'ramp' &&
    rest.length === 1 &&
    readQuantities(clause).length === 1 &&
    readQuantities(clause).some(({ quantity }) => 'value' in quantity && quantity.value === first.to)
  );
};
/** 'We want 30 dec - march': the number is none of the date's. */
function dueOf(answer: string, to: number): Goal['by'] {
  const behind = answer.slice(answer.lastIndexOf(String(to)) + String(to).length);
  const until = readQuantities(behind).flatMap(({ quantity }) =>
    quantity.kind === 'date' && quantity.to !== undefined ? [quantity.to] : [],
  );
  return dueIn(answer, readQuantities(answer))?.date ?? until[0];
}

const sure = ({ isUnsure: _isUnsure, ...goal }: Goal): Goal => goal;

const HALF_OF_IT = new RegExp(
  `(?<from>${N})(?: \\p{L}+)? ?(?:an?|per|each|every|/) ?${TIME}[,.]? (?:\\p{L}+ ){0,4}half (?:of )?(?:that|it|this)(?=\\s*(?:[.,;]|$))`,
  'u',
);
const ORDERS = / (?:orders|bookings|sales|visits)$/u;
/** 'Doordash now 310 a week, would like half of that': a fall to 155 a week. */
function halved(goal: Goal, text: string, beside: string): Goal {
  const { from, time } = HALF_OF_IT.exec(text)?.groups ?? {};
  if (from === undefined || goal.unit !== '%' || goal.to !== 50 || goal.from !== undefined) return goal;
  const { isUnsure: _isUnsure, ...rest } = goal;
  // 'App orders' beside 'doordash': orders there as well.
  const kindOf = ORDERS.exec(beside)?.[0] ?? '';
  const metric = rest.metric.includes(' ') || rest.metric === '' ? rest.metric : `${rest.metric}${kindOf}`;
  return {
    ...rest,
    kind: 'ramp',
    metric,
    unit: '',
    from: number(from),
    to: number(from) / 2,
    ...periodOf(time),
  };
}
/** 'Saturdays 2027 gone': a year, and nothing that fifty would be a fall from. */
const beginsAtYear = ({ from = 0, to = 0, unit }: Goal): boolean =>
  unit === '' && isWrittenYear(String(from)) && to < from / 2;

/** 'T' alone names nothing on a page. */
const spelledOut = (goal: Goal): Goal => (/^m?t$/iu.test(goal.metric) ? { ...goal, metric: 'tonnes' } : goal);

/**
 * The goals of an answer whose form leaves no doubt; those that are certain already as they are.
 * @param others answers in which what is counted may be named
 */
export function bySaidForm(read: Goal[], answer: string, others: readonly string[]): Goal[] {
  const text = plain(answer);
  const goals = read.map((goal) => spelledOut(halved(goal, text, read[0]?.metric ?? '')));
  const [first] = goals;
  if (first === undefined || (first.kind !== 'text' && first.isUnsure !== true && !beginsAtYear(first)))
    return goals;
  if (isEachAtItsTime(goals, answer)) return goals.map((goal) => sure(goal));
  if (isOwnClause(goals, answer)) {
    const [, behind = ''] = answer.split(CLAUSE);
    return [sure(first), ...goals.slice(1).map((goal) => ({ ...goal, text: behind.trim() }))];
  }
  for (const form of FORMS) {
    const found = form(text, others);
    if (found === undefined) continue;
    const by = goals.findLast((goal) => goal.by !== undefined)?.by ?? dueOf(answer, found.to);
    const goal: Goal = {
      kind: 'ramp',
      metric: '',
      unit: '',
      text: answer,
      ...found,
      ...(by === undefined ? {} : { by }),
    };
    return [ofRounds(goal, answer, others)];
  }
  return goals;
}
