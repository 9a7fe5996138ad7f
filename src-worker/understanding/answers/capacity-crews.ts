/**
 * How many jobs those at work finish in a month, where it is told how long one takes them: '2 crews, 7 working days a yard',
 * '2 crews, avg build is 3 weeks', 'มี 6 ทีม ใช้ 5 เดือนต่อหลัง'.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import type { Candidate } from './capacity-candidate.ts';
import { unitOf, valueOf } from './capacity-many.ts';
import type { FreeText } from './free-texts.ts';
import type { Figure } from './roles.ts';

/** Those who do one job at a time. */
const CREW =
  /(?:^|\s)(?:crews?|teams?|gangs?|rigs?|fitters?|installers?|techs?|technicians?|joiners?|builders?)$|^(?:ทีม|ชุด|ช่าง|เครื่อง)/iu;
const MOST_CREWS = 40;
/** As far from the crews the length of one job may be told. */
const FARTHEST = 48;

const NOUN = '(?!crew|team|gang|rig|week|month|year|day|person|man|time|hour)[a-z]{3,}';
const TAKES = '(?:is|are|takes?|lasts?|needs?|runs?)(?: us)?(?: about| around| roughly)?';
/** 'Avg build is', 'a job takes about', 'ลูกนึงกิน': before the time that one takes; 'a sloping job' is one kind of them. */
const ONE_TAKES = new RegExp(
  `(?<![a-z])(?:(?:an?|each|every|one|the|1) (?:average |typical |normal )?|(?:avg\\.?|average|typical) )(?<en>${NOUN}) ${TAKES}\\s*$|(?<th>งาน|หลัง|เคส|บ่อ|ห้อง|สวน|ไร่|ลูก|ครัว|โครงการ)(?:ละ|นึง|หนึ่ง)(?:กิน|ใช้|ทำ|สร้าง)?(?:เวลา)?(?:ประมาณ|ราวๆ?)?\\s*$`,
  'u',
);
/** '4 days a well', '5 เดือนต่อหลัง': right behind it. */
const A_JOB = new RegExp(
  `^\\s*(?:(?:an?|per|each|every) |\\/ ?)(?<en>${NOUN})(?![a-z])|^\\s?(?:ต่อ|\\/)\\s?(?<th>งาน|หลัง|เคส|บ่อ|ห้อง|สวน|ไร่|ลูก|ครัว|โครงการ)`,
  'u',
);
/** '1 pool every 9 days each', and all of them at one job at a time. */
const ONE_EVERY = new RegExp(`(?<![a-z])(?:1|one|an?) (?<en>${NOUN}) every(?: about)?\\s*$`, 'u');
const ONE_AT_A_TIME = new RegExp(`(?<![a-z])(?:1|one) (?<en>${NOUN}) at a time,?\\s*$`, 'u');
const BY_EACH = /^\s*(?:each|apiece|(?:per|a) (?:crew|team|gang|rig))(?![a-z])/u;

/** A project of months need not be alone, unless each of them has one. */
const ONE_EACH = /(?:ทีม|ชุด|ช่าง|คน)(?:ละ|นึง|หนึ่ง)|(?<![a-z])(?:each|at a time|per crew|per team)(?![a-z])/u;

const WORKING = /working|business|ทำการ|ทำงาน/u;
/** So many of these times a month has; of days that nobody calls working days, all. */
const IN_A_MONTH: Readonly<Partial<Record<string, number>>> = { day: 30, week: 52 / 12, month: 1 };
const WORKING_DAYS = (5 * 52) / 12;

interface Job {
  of: string;
  /** Each of them does one by itself. */
  isEach: boolean;
}

function jobOf(before: string, behind: string): Job | undefined {
  const job = (match: RegExpExecArray | null, isEach: boolean): Job | undefined =>
    match ? { of: match.groups?.['en'] ?? match.groups?.['th'] ?? '', isEach } : undefined;
  return (
    job(A_JOB.exec(behind), true) ??
    job(ONE_TAKES.exec(before), true) ??
    job(ONE_EVERY.exec(before), BY_EACH.test(behind)) ??
    job(ONE_AT_A_TIME.exec(before), false)
  );
}

const isLength = ({ quantity }: Reading): boolean =>
  quantity.kind === 'duration' && IN_A_MONTH[quantity.unit] !== undefined && quantity.value > 0;

export function crewsOf({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] {
  const text = plain(answer);
  return figures.flatMap(({ reading: crew }, at): Candidate[] => {
    const many = valueOf(crew);
    if (crew.quantity.kind !== 'count' || !CREW.test(unitOf(crew)) || many > MOST_CREWS) return [];
    const takes = figures
      .slice(at + 1)
      .map(({ reading }) => reading)
      .find(isLength);
    if (takes?.quantity.kind !== 'duration' || takes.span.start - crew.span.end > FARTHEST) return [];
    const between = text.slice(crew.span.end, takes.span.start);
    // What another figure is told of in between is none of these.
    if (/\n/u.test(between) || /(?<!\d)(?!1(?!\d))\d/u.test(between)) return [];
    const behind = text.slice(takes.span.end, takes.span.end + 32);
    const job = jobOf(between, behind);
    if (!job || job.of === '') return [];
    if (takes.quantity.unit === 'month' && !ONE_EACH.test(`${between}${behind}`)) return [];
    const words = text.slice(takes.span.start, takes.span.end);
    const times = WORKING.test(words) ? WORKING_DAYS : (IN_A_MONTH[takes.quantity.unit] ?? 0);
    const count = ((job.isEach ? many : 1) * times) / valueOf(takes);
    return [
      {
        count: Math.round(count * 100) / 100,
        of: job.of,
        per: 'month',
        kind: 'limit',
        path,
        span: { start: crew.span.start, end: takes.span.end },
        text: answer.slice(crew.span.start, takes.span.end),
        score: 2.5,
        isExact: true,
      },
    ];
  });
}
