/** Months in which the client sells most, and those in which it is closed: 'Nov–Feb is season', 'closed in August', 'ขายดีช่วงเข้าพรรษา'. */
import type { Feast } from '../../../src/shared/reading/feasts.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { CalendarDate } from '../../../src/shared/reading/quantity.ts';
import type { FreeText } from './free-texts.ts';
import { monthsOff } from './months-off.ts';

export interface Season {
  kind: 'busy' | 'closed';
  /** 1 to 12; of a feast that moves none. */
  months: readonly number[];
  feast?: Feast;
  /** Its last day or month, of one that is told from one to another. */
  end?: CalendarDate;
  /** The client's words. */
  words: string;
  path: string;
}

export const CLOSED_BEFORE =
  /(?:(?<![a-z])(?:closed|shut|close|no (?:trips|tours|guests|classes|deliveries))(?: (?:down|every|in|from|over|for|during|all|of))*|(?:ปิด|หยุด|งด)(?:ทำการ|ให้บริการ|รับ[ก-๛]{0,8}|อุทยาน|ร้าน)?(?:ช่วง|ตั้งแต่|เดือน|ทุกปี)*)\s*$/u;
const CLOSED_BEHIND =
  /^\s*[:=]?\s*(?:(?:we|it|the (?:park|shop|school|place)) )?(?:is |are |'re )?(?:closed|shut)(?![a-z])|^\s?(?:เรา|ร้าน|อุทยาน)?ปิด(?:ร้าน|ทำการ|อุทยาน|ให้บริการ)?(?=\s|$|[,.])|^\s?(?:ช่วง[ก-๛]{2,12})?ไม่รับ(?:งาน|จอง|ลูกค้า|เลย)*(?=\s|$|[,.])/u;
const BUSY_BEFORE =
  /(?:(?<![a-z])(?:(?<!(?:low|off|quiet|slow|shoulder|out of|pre|next|last|per|a|each|every)[- ])(?:(?:high |peak |main |busy |our )?season|peak(?: months?| times?)?|busiest(?: months?| times?| weeks?)?|busy months?|best months?|most (?:orders|bookings|sales) (?:come|are)|sells? (?:best|most)|busy))(?: (?:is|are|runs|lasts|goes|months?|time|from|in|between|around|before|over|during|at|for))*|(?:ขายดี|ลูกค้าเยอะ|คนเยอะ|จองเยอะ)(?:ที่สุด|มาก|สุด)?(?:คือ)?(?:ช่วง|หน้า|เดือน|ตอน|เฉพาะ)*|(?:ไฮซีซั?่?น|หน้าขาย|ช่วงพีค|พีค|high season)(?:คือ|เป็น|ช่วง|เดือน|ของเรา)*)\s*[:=(]?\s*$/u;
const BUSY_BEHIND =
  /^\s*(?:is|are|=|:|-)?\s*(?:our |the |my )?(?:(?:high |peak |main |busy )?season(?! (?:ticket|pass))|peak|busiest|best months?|busy|rush(?! (?:hour|job|order|fee|service)))(?![a-z])|^\s?(?:เป็น|คือ)?(?:ช่วง)?(?:ที่)?(?:(?:คน)?(?:สมัคร|จอง|ขาย|สั่ง|ทัก|มา)(?:กัน)?เยอะ(?:ที่)?สุด|ขายดี|ไฮซีซั?่?น|หน้าขาย|พีค|ลูกค้าเยอะ|คนเยอะ)/u;
/** Buyers act in them: 'people plan in jan-mar', 'boards set budgets Jan-March', 'บริษัทเลือกผู้ให้บริการช่วง ธ.ค.-ม.ค.'. */
const ACTED_BEFORE =
  /(?<![a-z])(?:people|families|parents|buyers|customers|clients|guests|boards?|committees?|schools?|companies|couples|growers|farmers)(?: (?:mostly|usually|all|from abroad))? (?:book|plan|decide|look|choose|order|sign|buy|set (?:their )?budgets?)s?(?: (?:in|during|around|from|it))*\s*$|(?:คน|ลูกค้า|บริษัท|โรงเรียน|โรงงาน)(?:เลือก|ตัดสินใจ|จอง|สั่ง|วางแผน)[ก-๛]{0,16}ช่วง\s*$/u;
const ACTED_BEHIND =
  /^\s*is when (?:most |the )?[a-z]+(?: and [a-z]+)? (?:book|plan|decide|look|choose|order|sign|buy)(?![a-z])/u;
/** Their part of the year, in percent: 'Dec-Feb is 70% of walkers'. */
const PART_OF_ALL =
  /^\s*(?:is|are|brings?|makes?|=)\s*(?:about |around )?(?<part>\d{2}) ?% of (?!the (?:price|budget|cost))/u;

/** Of what was, or of others. */
const NOT_OURS = /Competitor|competitors|marketContext/u;

/** Answers in which the client says when no media is to run. */
const TELLS_OFF = /marketingMediaBudget|currentChallenges|additionalNotes/u;

/** The months of the calendar that a date names; none for a day. */
export function monthsOf(from: CalendarDate, to: CalendarDate | undefined): Set<number> {
  const months = new Set<number>();
  if (from.quarter !== undefined && to === undefined)
    return new Set([1, 2, 3].map((of) => ((from.quarter ?? 1) - 1) * 3 + of));
  const [first, last] = [from.month, to?.month ?? from.month];
  if (first === undefined || last === undefined || (from.day !== undefined && to === undefined))
    return months;
  for (let month = first; months.size < 12; month = (month % 12) + 1) {
    months.add(month);
    if (month === last) break;
  }
  return months;
}

/** @param texts the client's answers, of which those that speak of rivals are left out */
export function readSeasons(texts: readonly FreeText[]): Season[] {
  return texts.flatMap(({ path, text }) => {
    if (NOT_OURS.test(path)) return [];
    const words = plain(text);
    const readings = readQuantities(text);
    const off = TELLS_OFF.test(path)
      ? monthsOff(text, readings, path.endsWith('marketingMediaBudget'))
      : new Set<number>();
    return readings.flatMap(({ quantity, span }, index): Season[] => {
      if (quantity.kind !== 'date') return [];
      const { from, to } = quantity;
      const months = [...monthsOf(from, to)];
      if ((months.length === 0 && from.feast === undefined) || months.length > 10) return [];
      const [before, behind] = [words.slice(0, span.start), words.slice(span.end)];
      const isClosed = off.has(index) || CLOSED_BEFORE.test(before) || CLOSED_BEHIND.test(behind);
      const percent = Number(PART_OF_ALL.exec(behind)?.groups?.['part'] ?? 0);
      const isBusy =
        percent > (months.length * 100) / 12 ||
        [BUSY_BEFORE, ACTED_BEFORE].some((sign) => sign.test(before)) ||
        [BUSY_BEHIND, ACTED_BEHIND].some((sign) => sign.test(behind));
      if (!isClosed && !isBusy) return [];
      // A feast on which a shop is closed takes a day, and no month.
      if (isClosed && months.length === 0) return [];
      const feast = from.feast === undefined ? {} : { feast: from.feast };
      const [start, end] = [before, behind].map((part, i) =>
        i === 0
          ? Math.max(...['.', ';', '\n', ','].map((mark) => part.lastIndexOf(mark))) + 1
          : part.search(/[.;\n,]|$/u),
      );
      return [
        {
          kind: isClosed ? 'closed' : 'busy',
          months,
          ...feast,
          ...(to === undefined ? {} : { end: to }),
          words: text.slice(start, span.end + (end ?? 0)).trim(),
          path,
        },
      ];
    });
  });
}
