/** A goal told as so many groups of so many: 'full in all 5 rounds of 36', 'sell out 6 evenings of 80 seats', 'เต็มทั้ง 5 รอบ รอบละ 36 คน'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { valueOf } from './goal.ts';
import type { Figure } from './roles.ts';

export interface Groups {
  many: Figure;
  each: Figure;
  /** Of each the number of today. */
  today?: Figure;
  /** So many groups in every such time. */
  per?: TimeUnit;
}

const GROUP =
  '(?:rounds?|camps?|class(?:es)?|courses?|groups?|evenings?|nights?|shows?|tours?|trips?|intakes?|sessions?|workshops?|batch(?:es)?|sailings?|departures?|dinners?|seatings?|sittings?|cohorts?|retreats?|screenings?|weekends?|sundays?|saturdays?)';
/** Between how many groups there are and how many are in each. */
const OF_SO_MANY = new RegExp(
  `^\\s?(?:[a-z]+ )?${GROUP}(?: (?:a|per|each|every) (?:day|week|month|year))? (?:of|with) (?:up to |about )?$`,
  'u',
);
const TIMES = new RegExp(`^\\s?(?:${GROUP})?\\s?[x×*]\\s?$`, 'u');
const THAI_GROUP = /^(?:รอบ|รุ่น|ค่าย|กลุ่ม|คลาส|เที่ยว|ทริป|คืน|งาน|ห้อง|โต๊ะ)/u;
const THAI_EACH = /(?<one>รอบ|รุ่น|ค่าย|กลุ่ม|คลาส|เที่ยว|ทริป|คืน|ห้อง)ละ\s?(?:ไม่เกิน|ประมาณ)?\s?$/u;
const THAI_PER = /^\s?(?:ต่อ|\/)\s?(?<one>รอบ|รุ่น|ค่าย|กลุ่ม|คลาส|เที่ยว|ทริป|คืน)/u;
const NOW = /(?:ตอนนี้|ปัจจุบัน|วันนี้)[^\d]*$/u;
const MOST_GROUPS = 60;

/** So many of these hold so many people, who are told right behind: '6 รุ่น (48 คน)', '11 groups of 5 = 55 students'. */
const HOLDS = new RegExp(`^(?:\\s?[a-z]+)?\\s?${GROUP}|^\\s?(?:รอบ|รุ่น|ค่าย|กลุ่ม|กรุ๊ป|คลาส|เที่ยว|ทริป)`, 'u');
/** Whether a number of groups only tells how the goal is made up that stands behind it. */
export function isMadeUp(answer: string, figure: Figure, figures: readonly Figure[]): boolean {
  const { quantity, figure: at } = figure.reading;
  if (quantity.kind !== 'count' || !HOLDS.test(plain(answer).slice(at.end))) return false;
  return figures.some(({ reading, likely }) => {
    const between = plain(answer).slice(at.end, reading.span.start);
    return (
      reading.span.start > at.end &&
      reading.quantity.kind === 'count' &&
      reading.quantity.value > quantity.value &&
      likely('target') > 0.5 &&
      (/^[^.;,\d()]{1,24}\(\s?(?:รวม)?$/u.test(between) || /^[^.;,()]{1,24}=\s?$/u.test(between))
    );
  });
}

const unitOf = ({ reading: { quantity } }: Figure): string =>
  quantity.kind === 'count' ? quantity.unit : '';

/** The groups of an answer; undefined where none are told with their size. */
export function groupsIn(answer: string, figures: readonly Figure[]): Groups | undefined {
  const text = plain(answer);
  const counts = figures.filter(({ reading: { quantity } }) => quantity.kind === 'count');
  const found = (many: Figure, each: Figure): Groups | undefined => {
    if (valueOf(many.reading) > MOST_GROUPS || valueOf(many.reading) < 2 || valueOf(each.reading) < 2)
      return undefined;
    const per = many.reading.per ?? each.reading.per;
    const today = counts.find(
      (one) =>
        one !== each &&
        one !== many &&
        THAI_EACH.test(text.slice(0, one.reading.span.start)) &&
        NOW.test(text.slice(each.reading.span.end, one.reading.span.start)),
    );
    return { many, each, ...(per === undefined ? {} : { per }), ...(today ? { today } : {}) };
  };
  for (const [i, first] of counts.entries()) {
    const second = counts[i + 1];
    if (!second) break;
    const between = text.slice(first.reading.figure.end, second.reading.span.start);
    if (OF_SO_MANY.test(between) || (TIMES.test(between) && unitOf(first) !== ''))
      return found(first, second);
    const each = THAI_EACH.exec(text.slice(0, second.reading.span.start))?.groups?.['one'];
    // 'ขายวันละ 12 ห้อง ห้องละ 2 คน': rooms are counted, but where people are to fill them.
    const isRoom = each === 'ห้อง' && !/เต็ม|นักเรียน|เด็ก|ที่นั่ง/u.test(text);
    if (each !== undefined && !isRoom && unitOf(first).startsWith(each)) return found(first, second);
    const one =
      THAI_EACH.exec(text.slice(0, first.reading.span.start))?.groups?.['one'] ??
      THAI_PER.exec(text.slice(first.reading.span.end))?.groups?.['one'];
    if (one !== undefined && THAI_GROUP.test(unitOf(second)) && unitOf(second).startsWith(one))
      return found(second, first);
  }
  return undefined;
}
