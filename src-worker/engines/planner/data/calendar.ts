/** Dates that trades sell by: fixed days of the calendar, the lunar new year by year, and seasons by month. */
import type { Both } from '../language.ts';

interface FixedEvent extends Both {
  /** 1 to 12. */
  month: number;
  day?: number;
  /** Last day, of an event of several. */
  last?: number;
  /** Kept in Thailand, and not where most other clients sell. */
  thai?: true;
}

const EVENTS = {
  'new-year': { en: 'New Year', th: 'ปีใหม่', month: 1, day: 1 },
  children: { en: 'Children’s Day', th: 'วันเด็ก', month: 1, thai: true },
  'lunar-new-year': { en: 'Chinese New Year', th: 'ตรุษจีน', month: 2, thai: true },
  valentine: { en: 'Valentine’s Day', th: 'วาเลนไทน์', month: 2, day: 14 },
  'term-ends': { en: 'the end of the school year', th: 'ปิดเทอมใหญ่', month: 3, thai: true },
  'motor-show': { en: 'motor show season', th: 'ช่วงมอเตอร์โชว์', month: 3, thai: true },
  'tax-filing': { en: 'the personal tax deadline', th: 'กำหนดยื่นภาษีบุคคลธรรมดา', month: 3, thai: true },
  heat: { en: 'the hot season', th: 'หน้าร้อน', month: 4, thai: true },
  songkran: { en: 'Songkran', th: 'สงกรานต์', month: 4, day: 13, last: 15, thai: true },
  'school-opens': { en: 'the new school term', th: 'เปิดเทอม', month: 5, thai: true },
  rains: { en: 'the rainy season', th: 'หน้าฝน', month: 6, thai: true },
  'mid-year': { en: 'the mid-year sale', th: 'เซลกลางปี', month: 6, thai: true },
  'half-year': { en: 'the half-year budget review', th: 'รอบทบทวนงบกลางปี', month: 7 },
  lent: { en: 'Buddhist Lent', th: 'เข้าพรรษา', month: 7, thai: true },
  mother: { en: 'Mother’s Day', th: 'วันแม่', month: 8, day: 12, thai: true },
  'nine-nine': { en: 'the 9.9 sale', th: 'แคมเปญ 9.9', month: 9, day: 9, thai: true },
  vegetarian: { en: 'the vegetarian festival', th: 'เทศกาลกินเจ', month: 10, thai: true },
  'next-budget': { en: 'next year’s budgets', th: 'ช่วงตั้งงบปีหน้า', month: 10 },
  'cool-season': { en: 'the cool season', th: 'หน้าหนาว', month: 11, thai: true },
  'eleven-eleven': { en: 'the 11.11 sale', th: 'แคมเปญ 11.11', month: 11, day: 11, thai: true },
  'black-friday': { en: 'Black Friday', th: 'แบล็กฟรายเดย์', month: 11 },
  father: { en: 'Father’s Day', th: 'วันพ่อ', month: 12, day: 5, thai: true },
  'twelve-twelve': { en: 'the 12.12 sale', th: 'แคมเปญ 12.12', month: 12, day: 12, thai: true },
  'year-end': { en: 'the year-end', th: 'ปลายปี', month: 12 },
  'two-two': { en: 'the 2.2 sale', th: 'แคมเปญ 2.2', month: 2, day: 2, thai: true },
  'three-three': { en: 'the 3.3 sale', th: 'แคมเปญ 3.3', month: 3, day: 3, thai: true },
  'first-quarter': { en: 'the end of the first quarter', th: 'สิ้นไตรมาสแรก', month: 3 },
} as const satisfies Record<string, FixedEvent>;
export type EventId = keyof typeof EVENTS;

/** New moons of the lunar year, as calendars print them. */
const LUNAR: Readonly<Record<number, readonly [month: number, day: number]>> = {
  2026: [2, 17],
  2027: [2, 6],
  2028: [1, 26],
  2029: [2, 13],
  2030: [2, 3],
};

export interface Occasion {
  id: EventId;
  name: Both;
  /** First day; the first of the month where only the month is known. */
  day: Date;
  /** Last day, of an event of several. */
  last?: Date;
  /** False where only the month is known. */
  dated: boolean;
}

/** What it is called. */
export const occasionName = (id: EventId): Both => EVENTS[id];

/** The first time an event comes on or after a day. */
export function nextOccasion(id: EventId, from: Date, inThailand: boolean): Occasion | undefined {
  const event: FixedEvent = EVENTS[id];
  if (event.thai === true && !inThailand) return undefined;
  for (const year of [from.getUTCFullYear(), from.getUTCFullYear() + 1]) {
    const lunar = id === 'lunar-new-year' ? LUNAR[year] : undefined;
    const [month, date] = lunar ?? [event.month, event.day];
    const day = new Date(Date.UTC(year, month - 1, date ?? 1));
    const end = date === undefined ? new Date(Date.UTC(year, month, 0)) : day;
    if (end < from) continue;
    return {
      id,
      name: { en: event.en, th: event.th },
      day,
      dated: date !== undefined,
      ...(event.last === undefined ? {} : { last: new Date(Date.UTC(year, month - 1, event.last)) }),
    };
  }
  return undefined;
}
