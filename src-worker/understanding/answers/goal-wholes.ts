/** A whole that is to be full, how much of it is taken and how much is free: '5 of the 16 places', '14 places, 5 gone', 'ว่าง 6 จาก 44'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { before, behindOf, IF_WE_HAD, isPlainlyToday } from './goal-today.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import type { Figure } from './roles.ts';

/** What is still free of the whole: 'ว่างอยู่19', '5 empty'. */
const FREE_BEFORE = /(?:ว่าง(?:อยู่)?|เหลือ(?:ว่าง)?|(?<![a-z])(?:empty|vacant|free|unsold|left):?)\s*$/u;
const FREE_BEHIND =
  /^\s*(?:[a-z]+\s)?(?:are |still |is )*(?:empty|vacant|unlet|unsold|free|to fill|left|open|remaining|available|to go|to sell)(?![a-z])|^\s*(?:[a-z]+\s){1,6}?(?:are|still|is) (?:still )?(?:empty|vacant|unlet|unsold|free|open|available)(?![a-z])|^\s?[ก-๛]{0,6}(?:ว่าง|ยังไม่ขาย)/u;
/** Before the whole. */
const WHOLE = /(?<![a-z])(?:all|out of|of all|in total|total of)\s*(?:the |our )?$|(?:จาก)?ทั้งหมด\s*$/u;
/** Between a part and its whole. */
const OUT_OF =
  /^[^.;\d]{0,30}(?<![a-z])(?:out of|of)(?: (?:the|a|our|all|about|around|some|total(?: of)?|possible))*\s?$|^[^.;\d]{0,20}จาก(?:ทั้งหมด|ประชากร|ประมาณ|ราว)*\s?$/u;
/** The whole is wanted full. */
const FULL =
  /(?:^|[.;,]\s?)(?:all|the rest) (?:of them )?(?:by|before) |(?<![a-z])(?:full|fill(?:ed)?|sell out|(?:sell|close|fill|book|let|give away|place|get rid of) (?:all|every|the rest|the last|the remaining|what is left|what'?s left|them all)|sold out|let them all|(?:all|them all|the lot) (?:gone|out|let|sold|booked|taken))(?![a-z])|เต็ม|ขายหมด|ให้หมด|(?:ให้|ออก|เช่า|จอง|ขาย)(?:ให้)?ครบ|ออก(?:ให้)?หมด/u;

const valueOf = ({ reading: { quantity } }: Figure): number => ('value' in quantity ? quantity.value : 0);
const isFree = (text: string, figure: Figure): boolean =>
  FREE_BEFORE.test(before(text, figure)) || FREE_BEHIND.test(behindOf(text, figure));

/** '5 of the 16 places': so many of a whole that is to be full. */
export function partOf(answer: string, figure: Figure): readonly [part: number, whole: number] | undefined {
  if (isPartWanted(answer, figure) || !FULL.test(plain(answer))) return undefined;
  const [part, whole] = partAndWhole(answer, figure) ?? [];
  if (part === undefined || whole === undefined) return undefined;
  // '22 of the 60 seats still open': the others are taken.
  return isFree(plain(answer), figure) ? [whole - part, whole] : [part, whole];
}
/** 'Two thirds of the rooms', 'ครึ่งเดียว' are shares: of how many nobody said. */
function partAndWhole(
  answer: string,
  { reading: { quantity, span } }: Figure,
): readonly [part: number, whole: number] | undefined {
  const isOfWhole = NAMES_WHOLE.test(plain(answer).slice(span.start, span.end));
  return quantity.kind === 'percent' && isOfWhole ? quantity.ratio : undefined;
}
/** Right before so many of a whole that are wanted. */
const WANT_BEFORE =
  /(?:(?<![a-z])(?:want|need|get|like|bring back|win back|renew|sell|fill|book|sign|aim for|target|hoping for|hope for|reach)|อยากได้|ขอ(?:ให้ได้)?|ให้ได้|ต้องการ)(?: (?:at least|about|around|to (?:sell|fill|get|have)))?\s*(?:สัก|ซัก)?$/u;
/** As many there must be before so many of them are a number, and no share told in small numbers. */
const LEAST_WHOLE = 11;
/** 'Bring back 300 of the 2,900', 'want 20 out of 34': so many are wanted, and the whole is what they are taken from. */
export function isPartWanted(answer: string, figure: Figure): boolean {
  const { quantity, span } = figure.reading;
  return (
    quantity.kind === 'percent' &&
    quantity.ratio !== undefined &&
    quantity.ratio[1] >= LEAST_WHOLE &&
    quantity.ratio[1] !== 100 &&
    figure.likely('today') < 0.5 &&
    WANT_BEFORE.test(plain(answer).slice(Math.max(0, span.start - 40), span.start))
  );
}
const NAMES_WHOLE = /(?<![a-z])of(?![a-z])|\/|จาก|ใน/u;

/** How many of a whole are still free, where the answer wants it full; undefined where none is told. */
export function stillFree(answer: string, figures: readonly Figure[]): number | undefined {
  const text = plain(answer);
  const free = FULL.test(text) ? figures.find((figure) => isFree(text, figure)) : undefined;
  return free !== undefined && 'value' in free.reading.quantity ? free.reading.quantity.value : undefined;
}

/**
 * The whole that is to be full: 'all 2,400', 'จากทั้งหมด 40 หลัง', or what stands before how much of it is free. Undefined where
 * the answer wants nothing full.
 */
export function wholeOf(answer: string, figures: readonly Figure[]): Figure | undefined {
  const text = plain(answer);
  // 'Only 14 dogs out of 46, if we had 25': less than the whole would be enough.
  if (figures.some((figure) => IF_WE_HAD.test(before(text, figure)))) return undefined;
  const begun = wholeBegun(text, figures);
  if (begun) return begun.whole;
  if (!FULL.test(text)) return undefined;
  const free = figures.findIndex((figure) => isFree(text, figure));
  const named = figures.find((figure) => WHOLE.test(before(text, figure)));
  return named ?? figures[free - 1] ?? roomOf(figures);
}

/** So many of it are spoken for: 'จองแล้ว', 'already reserved', 'sold so far'. */
const SPOKEN_FOR_BEFORE =
  /(?:(?:จอง|ขาย|สมัคร|มัดจำ|เช่า|ลงทะเบียน|ลง|ปล่อย|ออก|เต็ม)(?:ไป)?แล้ว|(?:จอง|ขาย|ปล่อย|เช่า|ออก)(?:ได้|ไป(?:ได้)?)|(?<![a-z])(?:booked|sold|reserved|taken|let|rented|filled)(?: so far| already)?:?)\s*$/u;
const SPOKEN_FOR_BEHIND =
  /^\s*(?:[a-z]+ )?(?:are |is |have been )?(?:already |now )?(?:booked|sold|reserved|taken|let|rented|occupied|filled|hired|claimed|gone|joined|enrolled|enroled|registered|spoken for|signed up|signed|paid (?:a |the |their )?deposits?|deposits? paid)(?! to)(?![a-z])|^\s?[ก-๛]{0,4}(?:จอง|ขาย|สมัคร|มัดจำ)(?:ไป)?แล้ว/u;
/** What there is to be taken: places, seats, a crop. */
const TO_BE_TAKEN =
  /(?<![a-z])(?:places?|seats?|spots?|pitches|stalls?|tickets?|in all|in total|altogether|to sell|to fill)(?![a-z])|(?:^|\s)(?:เปิด)?รับ|ที่นั่ง|(?<=\d\s?)ที่(?=\s|$)|ทั้งหมด|รวม/u;
/** 'ฤดูนี้มี 3,000 ลูก จองแล้ว 900': all that there is is wanted, where so many of it are spoken for and no other number is. */
function wholeBegun(text: string, figures: readonly Figure[]): { whole: Figure; taken: Figure } | undefined {
  const counts = figures.filter(
    ({ reading: { quantity, per } }) => quantity.kind === 'count' && per === undefined,
  );
  const at = counts.findIndex(
    (figure) =>
      SPOKEN_FOR_BEFORE.test(before(text, figure)) || SPOKEN_FOR_BEHIND.test(behindOf(text, figure)),
  );
  const [taken, whole] = [counts[at], counts[at - 1]];
  if (!taken || !whole || valueOf(whole) <= valueOf(taken)) return undefined;
  if (!FULL.test(text) && !TO_BE_TAKEN.test(text)) return undefined;
  if (counts.slice(0, at).some((other) => valueOf(other) > valueOf(whole))) return undefined;
  const isElse = figures.some(
    (other) =>
      other !== whole &&
      other !== taken &&
      other.sentence.start === whole.sentence.start &&
      other.likely('target') > 0.5 &&
      !isPartOfWhole(text, other),
  );
  return isElse || EACH_OF.test(before(text, whole)) ? undefined : { whole, taken };
}
/** How many of the whole that is wanted are taken: the 52 of 'มี 90 แผง ปล่อยได้ 52'. */
export function takenOf(answer: string, whole: Reading, figures: readonly Figure[]): Reading | undefined {
  const begun = wholeBegun(plain(answer), figures);
  return begun?.whole.reading === whole ? begun.taken.reading : undefined;
}
const EACH_OF = /ละ\s*$|(?<![a-z])(?:each|per|of)\s*$/u;
const ROUNDS =
  /^(?:รุ่น|รอบ|กลุ่ม|คลาส|ค่าย)|(?:^|\s)(?:groups?|rounds?|camps?|class(?:es)?|intakes?|batches|trips?|tours?|weeks|weekends|evenings|nights|dates|departures|sailings|sessions)$/iu;
/** 'รุ่นละ 40 คน สองรุ่น 80 คน': how the whole is made up. */
const isPartOfWhole = (text: string, figure: Figure): boolean =>
  EACH_OF.test(before(text, figure)) ||
  (figure.reading.quantity.kind === 'count' && ROUNDS.test(figure.reading.quantity.unit));
/** Whether a figure only tells how the whole that is wanted is made up. */
export const isMakingUp = (answer: string, figure: Figure, figures: readonly Figure[]): boolean =>
  isPartOfWhole(plain(answer), figure) && wholeBegun(plain(answer), figures) !== undefined;

/** 'เต็มทุกรอบ รอบละ 20 ที่ ทุกวันนี้ได้ 8': the room that there is, beside how much of it is used, where nothing is wanted in so many words. */
function roomOf(figures: readonly Figure[]): Figure | undefined {
  const today = figures.find((figure) => figure.likely('today') > 0.5);
  const isWanted = figures.some((figure) => figure.likely('target') > 0.5);
  const room = figures.find((figure) => figure.likely('capacity') > 0.5);
  return today && room && !isWanted && valueOf(room) > valueOf(today) ? room : undefined;
}

const WHOLE_FIRST = /(?:^|[.;,]\s?)(?:out )?of (?:our |the |all )?$/u;
/** '310 so far out of 2,900 homes': of how many there is so much, and nothing that is wanted. */
export function isWholeOfToday(answer: string, figure: Figure, figures: readonly Figure[]): boolean {
  // 'Of 310 orders a week 18% are direct': what the share is of.
  const next = figures[figures.indexOf(figure) + 1];
  if (
    next?.reading.quantity.kind === 'percent' &&
    WHOLE_FIRST.test(plain(answer).slice(0, figure.reading.span.start))
  )
    return true;
  const part = figures[figures.indexOf(figure) - 1];
  if (part === undefined || valueOf(part) >= valueOf(figure)) return false;
  const between = plain(answer).slice(part.reading.figure.end, figure.reading.span.start);
  return OUT_OF.test(between) && (part.likely('today') > 0.5 || isPlainlyToday(answer, part));
}

/** '22 of 100 nights sold, 45': so many of them there are, where so many more of the same whole are wanted. */
export function isPartOfGoal({ reading: { quantity, span } }: Figure, figures: readonly Figure[]): boolean {
  if (quantity.kind !== 'percent' || quantity.ratio === undefined) return false;
  const [part, whole] = quantity.ratio;
  return figures.some(
    (other) =>
      other.reading.span.start > span.end &&
      other.reading.quantity.kind === 'count' &&
      other.reading.per === undefined &&
      valueOf(other) > part &&
      valueOf(other) <= whole &&
      other.likely('target') >= 0.6,
  );
}

/** '45 of the 260 let so far': the part that there is already. */
export function partDone(answer: string, figures: readonly Figure[]): number | undefined {
  const done = figures.find(
    (figure) =>
      partAndWhole(answer, figure) !== undefined &&
      (figure.likely('today') > 0.5 || isPlainlyToday(answer, figure) || isPartOfGoal(figure, figures)),
  );
  return done && partAndWhole(answer, done)?.[0];
}
