/** What there is of something: a whole of which a part is taken, rooms of a house, what is hired out. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { LEAST, type Candidate } from './capacity-candidate.ts';
import { unitOf, valueOf } from './capacity-many.ts';
import { isPart, isTakenOrAge } from './capacity-no-room.ts';
import { belongs } from './capacity-today.ts';
import type { FreeText } from './free-texts.ts';
import type { Figure } from './roles.ts';

/** Of a whole so many are taken, or free: the whole is all there is. */
const TAKEN =
  /^\s*(?:[a-z]+\s)?(?:are |is |of them )?(?:taken|let|rented|occupied|gone|sold|booked|full|empty|vacant|free|unlet|unsold)(?![a-z])|^\s?[ก-๛]{0,6}(?:ว่าง|จองแล้ว|เต็มแล้ว|มีคน)/u;
const TAKEN_BEFORE =
  /(?:ว่าง(?:อยู่)?|เหลือ(?:ว่าง)?|จองแล้ว|มัดจำแล้ว|สมัครแล้ว|(?<![a-z])(?:booked|sold|taken|let|empty|free)[: ])\s*$/u;
/** 'Sell all 2,400 tickets', 'รับ 1,200 คน'. */
const ALL_OF_IT = /(?:(?<![a-z])all(?: of)?(?: the| our)?|(?:^|[^ก-๛]|รุ่นนึง|รุ่นหนึ่ง)(?:เปิด)?รับ)\s*$/u;
/** Score of a whole whose part is told: less than that of a limit in so many words. */
const WHOLE_SCORE = 0.9;

/** How often there is one is not how many it holds. */
const ROUNDS = /^(?:รุ่น|รอบ|กลุ่ม|คลาส|ค่าย|camps?|rounds?|classes|intakes?|groups?|batches)(?![a-z])/iu;

/** Things of which a part is told to be taken or free: '84 desks, 51 taken', 'มี64ห้อง ว่างอยู่19'. */
export function wholesOf({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] {
  const text = plain(answer);
  const counts = figures.filter(({ reading: { quantity } }) => quantity.kind === 'count');
  return counts.flatMap((figure, index): Candidate[] => {
    const { reading, sentence } = figure;
    const next = counts[index + 1]?.reading;
    const unit = unitOf(reading);
    const isPartTaken =
      next !== undefined &&
      next.span.start - reading.span.end < 24 &&
      valueOf(next) < valueOf(reading) &&
      (TAKEN.test(text.slice(next.figure.end, next.figure.end + 30)) ||
        TAKEN_BEFORE.test(text.slice(reading.span.end, next.span.start)));
    if (
      unit === '' ||
      ROUNDS.test(unit) ||
      belongs(unit) ||
      isTakenOrAge(text, figure) ||
      reading.per !== undefined ||
      !(isPartTaken || ALL_OF_IT.test(text.slice(Math.max(0, reading.span.start - 20), reading.span.start)))
    )
      return [];
    return [
      {
        count: valueOf(reading),
        of: unit.split(' ')[0] ?? '',
        kind: 'stock',
        path,
        span: reading.span,
        text: answer.slice(sentence.start, sentence.end),
        score: WHOLE_SCORE,
      },
    ];
  });
}

/** Rooms of a house that people stay in, as its own description tells them. */
export const HOUSE =
  /(?<![a-z])(?:resort|hospital|cattery|kennels?|boarding|cottages?|chalets?|villas to stay|farm ?stay|hotel|hostel|guest ?house|home ?stay|b&b|inn|lodge|camp ?site|glamping)(?![a-z])|รีสอร์ท|โรงแรม|โฮสเทล|ที่พัก|หอพัก|โฮมสเตย์|อพาร์ท|ลานกาง|กางเต็นท์|แกลมปิ้ง|กระโจม/u;
const NIGHTS_SOLD =
  /(?<![a-z])(?:bed|room|guest)[- ]nights?(?![a-z])|(?<![a-z])occupancy(?![a-z])|อัตราเข้าพัก/u;
const ROOM =
  /^(?:rooms?|beds?|suites?|kennels?|cottages?|chalets?|lodges?|huts?|apartments?|cabins?|pitches|tents?|villas?|ห้อง|เตียง|หลัง|เต็นท์)$/iu;
export function roomsOf(
  { path, text: answer }: FreeText,
  figures: readonly Figure[],
  texts: readonly FreeText[],
): Candidate[] {
  const isHouse = texts.some(
    (one) =>
      one.rival === undefined &&
      (/productService|heroProduct|companyName/u.test(one.path)
        ? HOUSE.test(plain(one.text))
        : /specificObjectives/u.test(one.path) && NIGHTS_SOLD.test(plain(one.text))),
  );
  if (!/productService|heroProduct/u.test(path) || !isHouse) return [];
  const rooms = figures.filter(
    ({ reading }) =>
      ROOM.test(unitOf(reading).split(' ')[0] ?? '') &&
      reading.per === undefined &&
      !/^(?:นอน|น้ำ|ครัว)/u.test(answer.slice(reading.span.end)),
  );
  const [only, more] = rooms;
  return only === undefined || more !== undefined
    ? []
    : [
        {
          count: valueOf(only.reading),
          of: unitOf(only.reading).split(' ')[0] ?? '',
          kind: 'stock',
          path,
          span: only.reading.span,
          text: answer.slice(only.sentence.start, only.sentence.end),
          score: LEAST,
        },
      ];
}

/** What is let or hired out: how much there is of it is how much can be let. */
export const LETS =
  /(?<![a-z])(?:hire|rentals?|for rent|to rent|to let|lettings?|co-?working|serviced offices?|self[- ]storage|storage units?|moorings?|marina)(?![a-z])|เช่า(?!ซื้อ)|โคเวิร์ก|หอพัก|ฝากของ/u;
const NO_STOCK =
  /^(?:people|persons?|staff|employees|drivers?|guides?|trainers?|instructors?|years?|branches|locations?|sites?|cities|คน|ท่าน|ราย|ปี|สาขา|จังหวัด)/iu;
/** As many characters may stand before a stock that is told alone: 'รถ 120 คัน', 'Fleet: 35 skips'. */
const LONGEST_NAME = 16;
export function stocksOf({ path, text: answer }: FreeText, figures: readonly Figure[]): Candidate[] {
  if (!/Challenges|Notes/u.test(path)) return [];
  const text = plain(answer);
  const first = figures.find(({ reading: { quantity } }) => quantity.kind === 'count');
  if (first === undefined) return [];
  const { reading, sentence } = first;
  const unit = unitOf(reading);
  const isAlone =
    unit !== '' &&
    !NO_STOCK.test(unit) &&
    !belongs(unit) &&
    !isPart(text, first) &&
    reading.per === undefined &&
    reading.span.start - sentence.start <= LONGEST_NAME &&
    /^\s*(?:$|[.,;(+])|^\s[ก-๛]/u.test(text.slice(reading.span.end));
  return isAlone
    ? [
        {
          count: valueOf(reading),
          of: unit.split(' ')[0] ?? '',
          kind: 'stock',
          path,
          span: reading.span,
          text: answer.slice(sentence.start, sentence.end),
          score: LEAST,
        },
      ]
    : [];
}
