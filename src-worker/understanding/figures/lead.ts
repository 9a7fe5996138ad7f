/** How long it takes from the first word to what a goal counts: 'approval takes 5-6 months', 'a purchase order takes about 2 months'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';

export interface LeadTime {
  /** At most so long. */
  months: number;
  /** As written: '5-6 months'. */
  words: string;
}

/** What takes the time, up to the time. */
const BEFORE =
  /(?<![a-z])(?:approvals?|purchase orders?|procurement|decisions?|deciding|sign[- ]?off|signing|contracts?|tenders?|sales? cycle|lead time|deals?|buyers?|vetting|checks|assessments?|training|onboarding|enrolment|licen[cs]ing|accreditation|board)(?![a-z])[^.;!?\d]{0,24}(?<![a-z])(?:takes?|take about|needs?|lasts?|is|are|of|:|cycle)(?: (?:about|around|roughly|at least|up to|us|them|on average|usually|some))*\s*$|(?:อนุมัติ|ตัดสินใจ|จัดซื้อ|ปิดการขาย|ปิดดีล|เซ็นสัญญา|ประมูล|อบรม|ขั้นตอนทั้งหมด|รอบการขาย)[ก-๛\s]{0,16}(?:ใช้เวลา|นาน|กินเวลา|ราว|ประมาณ|อีก)[ก-๛\s]{0,12}$/u;
/** Behind the time, what it is counted from or to. */
const BEHIND =
  /^\s*(?:from (?:the )?(?:first )?(?:call|enquiry|inquiry|quote|contact|meeting|visit|chat)|to (?:decide|close|sign|approve)|of talking|before (?:they|somebody|anyone) (?:buys?|signs?|orders?))(?![a-z])|^\s?กว่าจะ(?:ตัดสินใจ|เซ็น|ปิด|อนุมัติ|สั่ง)/u;
/** Shorter times limit nothing that a plan could tell. */
const LEAST_MONTHS = 0.9;

/** The longest that is told; undefined where no answer tells one. */
export function readLead(answers: readonly string[]): LeadTime | undefined {
  const found = answers.flatMap((answer): LeadTime[] => {
    const text = plain(answer);
    return readQuantities(answer).flatMap(({ quantity, span }): LeadTime[] => {
      if (quantity.kind !== 'duration' || quantity.unit === 'minute' || quantity.unit === 'hour') return [];
      const isLead =
        BEFORE.test(text.slice(Math.max(0, span.start - 80), span.start)) ||
        BEHIND.test(text.slice(span.end, span.end + 40));
      const months = monthsOf(quantity.high ?? quantity.value, quantity.unit);
      return isLead && months >= LEAST_MONTHS
        ? [{ months, words: answer.slice(span.start, span.end).trim() }]
        : [];
    });
  });
  return found.toSorted((a, b) => b.months - a.months)[0];
}
