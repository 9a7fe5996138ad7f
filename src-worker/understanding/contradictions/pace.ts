/** More than those who do the work can finish one after the other: '2 crews, a job is 4 days each', and 20 jobs a month are wanted. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import { areOneThing } from '../figures/stems.ts';
import { contradiction, CURRENCY, OBJECTIVES, ownTexts, round, type Search } from './basis.ts';

/** Those who do one piece of work at a time. */
const CREWS = /(?:^|\s)(?:crews?|teams?|rigs?|gangs?|fitters?|ทีม|ชุดช่าง|ช่าง)$/iu;
const MOST_CREWS = 40;
/** Behind the time that one takes: '4 days a well', '5 เดือนต่อหลัง'. */
const OF_BEHIND =
  /^\s?(?:(?:an?|per|each|every) |\/\s?)(?<en>(?!day|week|month|year|time|crew|team|rig|gang|fitter|van|season)[a-z]{3,})(?![a-z])|^\s?ต่อ(?<th>หลัง|งาน|คัน|ห้อง|เคส|บ่อ|แปลง|สวน)(?![ก-๛])/u;
/** Before it: 'a job is 4 days', '1 pool every 9 days', 'งานละ 3 วัน'; not of one kind of them, as 'a sloping job takes 4 weeks' is. */
const OF_BEFORE =
  /(?:^|[,;:] ?|(?<![a-z\d])(?:an?|each|every|one|1|the) )(?<en>[a-z]{3,}) (?:takes?|is|lasts?|needs?|every)(?: about| around)? $|(?<th>หลัง|งาน|คัน|ห้อง|เคส|บ่อ|แปลง|สวน)ละ(?:ประมาณ|ราว)?\s?$/u;
/** So near to those who do it is the time told. */
const WITHIN = 60;
/** Weeks and months of work may be several at once, unless each has one. */
const ONE_EACH = /ทีมละ|(?<![a-z])(?:each|at a time|per crew|per team)(?![a-z])/u;

interface Pace {
  path: string;
  of: string;
  /** Finished in a month by all of them, were every day a day of work. */
  monthly: number;
}

const isTime = ({ quantity }: Reading): boolean => quantity.kind === 'duration';

function pacesIn({ path, text: answer }: { path: string; text: string }): Pace[] {
  const text = plain(answer);
  const all = readQuantities(answer);
  return all.flatMap(({ quantity: crew, span }): Pace[] => {
    if (crew.kind !== 'count' || !CREWS.test(crew.unit) || crew.value > MOST_CREWS) return [];
    const takes = all.find((one) => isTime(one) && one.span.start >= span.end);
    if (takes === undefined || takes.quantity.kind !== 'duration' || takes.span.start - span.end > WITHIN)
      return [];
    const between = text.slice(span.end, takes.span.start);
    const behind = text.slice(takes.span.end, takes.span.end + 24);
    if (/[.!?\n]/u.test(between)) return [];
    const { en, th } = (OF_BEFORE.exec(between) ?? OF_BEHIND.exec(behind))?.groups ?? {};
    const of = en ?? th;
    const { unit, value } = takes.quantity;
    const isLong = unit === 'month' || unit === 'year' || unit === 'week';
    if (of === undefined || value <= 0 || (isLong && !ONE_EACH.test(`${between}${behind}`))) return [];
    return [{ path, of, monthly: (crew.high ?? crew.value) / monthsOf(value, unit) }];
  });
}

const pace: Search = (basis) => {
  const paces = ownTexts(basis).flatMap(pacesIn);
  return basis.read.goals.flatMap((goal) => {
    const { to, per, unit, metric, kind } = goal;
    if (to === undefined || per === undefined || unit === '%' || CURRENCY.test(unit) || kind === 'ceiling')
      return [];
    const own = paces.find(({ of }) => areOneThing(of, metric) || areOneThing(of, unit));
    if (own === undefined) return [];
    const most = own.monthly * monthsOf(1, per);
    return to > most * SLACK
      ? [
          contradiction(
            'capacity',
            { goal: to, capacity: round(most), limit: round(most), per, goalPer: per },
            [OBJECTIVES, own.path],
          ),
        ]
      : [];
  });
};
/** A time is told in round figures. */
const SLACK = 1.1;

export const PACE: readonly Search[] = [pace];
