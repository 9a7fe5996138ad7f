/**
 * How many can be served, told as a sum of its own: '12 groups x 5 = 60 places'; and '2 ทีม งานละ 3 วัน ทำ 26 วัน', '3 crews, a job takes 4 days, 22 days a month': how many jobs the days of
 * all of them hold.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Candidate } from './capacity-candidate.ts';
import { unitOf, valueOf } from './capacity-many.ts';
import type { FreeText } from './free-texts.ts';
import type { Figure } from './roles.ts';

/** Those who do one job at a time. */
const CREWS = /^(?:ทีม|ชุด|ช่าง|crews?|teams?|gangs?|fitters?|installers?|vans?|trucks?|คัน)/iu;
/** Before the days that one takes. */
const ONE_TAKES =
  /(?:(?<what>งาน|หลัง|เคส|โปรเจกต์|บ่อ|ห้อง|คัน|สวน|ไร่)ละ|(?<![a-z])(?:an?|each|one|every) (?<en>[a-z]+) (?:takes?|is|lasts?|needs?|runs?)(?: about| around)?)\s*$/u;
const DAYS_PER_ONE =
  /^\s*(?:a|per|each|\/)\s?(?<en>job|house|roof|install|project|case|pool|garden)(?![a-z])/u;
/** 'งานละ 6 อาทิตย์', '5 days a house': how long one job takes, and no time in which so many are done. */
export const isOfOneJob = (text: string, { span }: Figure['reading']): boolean =>
  ONE_TAKES.test(text.slice(0, span.start)) || DAYS_PER_ONE.test(text.slice(span.end));

/** A month of work, in days. */
const [LEAST_DAYS, MOST_DAYS] = [16, 31];
const FARTHEST = 90;

export function jobsOf({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] {
  const text = plain(answer);
  return figures.flatMap((crew, at): Candidate[] => {
    const { reading } = crew;
    if (reading.quantity.kind !== 'count' || !CREWS.test(unitOf(reading)) || valueOf(reading) > 40) return [];
    const rest = figures
      .slice(at + 1)
      .filter(({ reading: other }) => other.span.start - reading.span.end < FARTHEST && isDays(other));
    const [takes, month] = rest.map((figure) => figure.reading);
    if (!takes || !month) return [];
    const ahead = ONE_TAKES.exec(text.slice(0, takes.span.start))?.groups;
    const of =
      ahead?.['what'] ?? ahead?.['en'] ?? DAYS_PER_ONE.exec(text.slice(takes.span.end))?.groups?.['en'];
    const days = valueOf(month);
    if (of === undefined || days < LEAST_DAYS || days > MOST_DAYS || !(valueOf(takes) > 0)) return [];
    return [
      {
        count: Math.round(((valueOf(reading) * days) / valueOf(takes)) * 100) / 100,
        of,
        per: 'month',
        kind: 'limit',
        path,
        span: { start: reading.span.start, end: month.span.end },
        text: answer.slice(reading.span.start, month.span.end),
        score: 2.5,
        isExact: true,
      },
    ];
  });
}

const isDays = ({ quantity }: Figure['reading']): boolean =>
  quantity.kind === 'duration' && quantity.unit === 'day';

const TIMES = /^\s?(?:[a-zก-๛]{1,14} ?)?(?:x|×|\*)\s?$/u;
const MAKES = /^\s?[a-zก-๛]{0,12}\s?=\s?$/u;
/** '12 groups x 5 = 60 places every intake', '3 รอบ x 20 = 60 ที่': what is reckoned out is meant. */
export function productsOf({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] {
  const text = plain(answer);
  const counts = figures.filter(({ reading: { quantity } }) => quantity.kind === 'count');
  return counts.flatMap(({ reading: whole, sentence }, at): Candidate[] => {
    const [first, second] = [counts[at - 2]?.reading, counts[at - 1]?.reading];
    if (!first || !second || valueOf(first) * valueOf(second) !== valueOf(whole)) return [];
    const isProduct =
      TIMES.test(text.slice(first.figure.end, second.span.start)) &&
      MAKES.test(text.slice(second.figure.end, whole.span.start));
    return isProduct
      ? [
          {
            count: valueOf(whole),
            of:
              [whole, second, first].map((one) => unitOf(one).split(' ')[0] ?? '').find((of) => of !== '') ??
              '',
            ...(whole.per === undefined ? {} : { per: whole.per }),
            kind: 'limit',
            path,
            span: { start: first.span.start, end: whole.span.end },
            text: answer.slice(sentence.start, sentence.end),
            score: 2.5,
            isExact: true,
          },
        ]
      : [];
  });
}

/** So many at work. */
const AT_WORK =
  /(?<![\d.,])\d+ (?:[a-z-]+ )?(?:teams?|crews?|gangs?|installers?|technicians?|fitters?)(?![a-z])|(?:ช่าง|ทีม)(?:ติดตั้ง)?\s?\d+\s?(?:ชุด|ทีม|คน)/u;
/** How long one takes them. */
const EACH_TAKES =
  /(?<![a-z])(?:jobs?|installs?|installations?|house|project) (?:is|are|takes?|needs?) (?:about |around )?\d+ (?:days?|hours?)(?![a-z])|(?:ชุด|ทีม|คน)ละ\s?วันละ\s?(?:\d+\s?)?(?:บ้าน|หลัง|งาน|จุด)/u;
/** '2 install teams, 1 job is 2 days', 'ช่าง 2 ชุด ชุดละวันละบ้าน': how many a week they can do follows, and nobody asks. */
export const tellsCrews = (answer: string): boolean => {
  const text = plain(answer);
  return AT_WORK.test(text) && EACH_TAKES.test(text);
};
