/** What there is already, told in words that leave no doubt: '35 already signed', '(80 gone)', 'จองแล้ว 12', 'none yet'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Figure } from './roles.ts';

const DONE = String.raw`(?:already|so far|to date|gone|sold|booked|raised|pledged|collected|received|signed(?: up)?|taken|reserved|in hand|on board|placed|confirmed|done|today|now|at the moment|currently)`;
/** Behind a bare figure, nothing else following it: '900 gone', '35 already signed'. */
const BEHIND = new RegExp(
  String.raw`^\s*(?:of them |are |have )?(?:${DONE}\s*){1,3}(?=$|[.,;)/]|\s(?:and|but|so)(?![a-z]))`,
  'u',
);
/** '31 adopted so far': whatever was done. */
const SO_FAR = /^\s*(?:[a-z]+ ){0,4}(?:so far|to date|already)(?=$|[.,;)])/u;
/** 'Schools last year': an earlier figure of the same thing. */
const LAST_TIME =
  /^\s*(?:[a-z]+\s){0,2}last (?:year|season|month|quarter|term|summer|winter|time|intake)(?![a-z'])|^\s?(?!จาก|กว่า|เทียบ)[ก-๛]{0,8}(?:ปีที่แล้ว|ปีก่อน|รุ่นที่แล้ว|รอบที่แล้ว|เดือนที่แล้ว)(?=$|[\s.,;)])(?!\s?(?:ได้|มี|ขาย))/u;
/** What is still free of the whole: 'ว่างอยู่19', '5 empty'. */
const FREE_BEFORE = /(?:ว่าง(?:อยู่)?|เหลือ(?:ว่าง)?|(?<![a-z])(?:empty|vacant|free|unsold|left):?)\s*$/u;
const FREE_BEHIND =
  /^\s*(?:[a-z]+\s)?(?:are |still |is )*(?:empty|vacant|unlet|unsold|free|to fill)(?![a-z])|^\s?[ก-๛]{0,6}(?:ว่าง|ยังไม่ขาย)/u;
/** Before the whole. */
const WHOLE = /(?<![a-z])(?:all|out of|of all|in total|total of)\s*(?:the |our )?$|(?:จาก)?ทั้งหมด\s*$/u;
/** The whole is wanted full. */
const FULL =
  /(?<![a-z])(?:full|fill(?:ed)?|sell (?:all|out)|sold out|let them all)(?![a-z])|เต็ม|ขายหมด|ให้หมด/u;

/** 'Last year 80 campers': the same, told before it. */
const LAST_TIME_BEFORE =
  /(?:^|[.;(]\s?|(?<![a-z])(?:in|from|vs|against) )last (?:year|season|month|quarter|term|summer|winter|time|intake)(?: we (?:had|sold|got|did))?[:,]?\s*$|(?:ปีที่แล้ว|ปีก่อน|รุ่นที่แล้ว|รอบที่แล้ว|เดือนที่แล้ว)(?:ได้|มี|ขายได้)?\s*$/u;
/** 'We have 11', and nothing behind it. */
const HAVE = /(?<![a-z])we(?:'ve| have)(?: got)?\s*$/u;
const ALONE = /^\s*(?:$|[.,;)])/u;

/** 'Than the 46 we have'. */
const WE_HAVE =
  /^\s*(?:[a-z]+ )?(?:that )?we (?:have|had|do|get|run|see)(?: now| already| today)?(?=\s*(?:$|[.,;)]))/u;

/** Before it: '(booked 6)', 'already 35', 'สมัครแล้ว 310', 'มัดจำแล้ว3'. */
const BEFORE =
  /(?:(?<![a-z])(?:already(?: have| got| sold| signed)?|so far|sold|booked|to date)[:,]?|[ก-๛]แล้ว|มีอยู่(?:แล้ว)?|ตอนนี้(?:มี|ได้|อยู่)(?:ที่)?|(?:ปีนี้|ตอนนี้|ปัจจุบัน)เฉลี่ย)\s*$/u;
const NONE =
  /(?<![a-z])(?:none (?:yet|so far|at all)|zero (?:so far|now|today)|(?:from|starting at|start from) (?:zero|scratch|nothing)|nobody (?:yet|so far)|not (?:a single )?one (?:yet|so far))(?![a-z])|(?:ตอนนี้|ปัจจุบัน)?ยังไม่มี(?:สัก|เลย|แม้แต่)|เริ่มจาก(?:ศูนย์|0)/u;
/** In a sentence before: what is done, and no limit. */
const DOES =
  /(?<![a-z])(?:we(?:'re| are)? (?:do|doing|sell|selling|get|getting|have|make|see|average|run)|i (?:do|sell|get|have)|is|are)(?: about| around| roughly| only)?\s*$/u;

const behindOf = (text: string, { reading: { figure } }: Figure): string =>
  text.slice(figure.end, figure.end + 60);
const before = (text: string, { reading: { span } }: Figure): string =>
  text.slice(Math.max(0, span.start - 40), span.start);

/** Whether a figure is plainly what there is already. */
export function isPlainlyToday(answer: string, figure: Figure): boolean {
  // 'An enquiry costs R280 now.'
  if (figure.likely('cost') > 0.5 || figure.likely('price') > 0.5) return false;
  const text = plain(answer);
  const behind = behindOf(text, figure);
  const ahead = before(text, figure);
  return (
    [BEHIND, SO_FAR, LAST_TIME, WE_HAVE].some((words) => words.test(behind)) ||
    [BEFORE, LAST_TIME_BEFORE].some((words) => words.test(ahead)) ||
    (HAVE.test(ahead) && ALONE.test(behind))
  );
}

/** 'We do 60 jobs a week. Want 85 a week.': what is done each week before what is wanted each week. */
export function isDoneEach(answer: string, figure: Figure): boolean {
  return figure.reading.per !== undefined && DOES.test(before(plain(answer), figure));
}

/** Whether the answer says that there is nothing yet. */
export const saysNoneYet = (answer: string): boolean => NONE.test(plain(answer));

const valueOf = ({ reading: { quantity } }: Figure): number => ('value' in quantity ? quantity.value : 0);
const isFree = (text: string, figure: Figure): boolean =>
  FREE_BEFORE.test(before(text, figure)) || FREE_BEHIND.test(behindOf(text, figure));

/** '5 of the 16 places': so many of a whole that is to be full. */
export function partOf(
  answer: string,
  { reading: { quantity } }: Figure,
): readonly [part: number, whole: number] | undefined {
  return quantity.kind === 'percent' && FULL.test(plain(answer)) ? quantity.ratio : undefined;
}

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
  if (!FULL.test(text)) return undefined;
  const free = figures.findIndex((figure) => isFree(text, figure));
  const named = figures.find((figure) => WHOLE.test(before(text, figure)));
  return named ?? figures[free - 1] ?? roomOf(figures);
}

/** 'เต็มทุกรอบ รอบละ 20 ที่ ทุกวันนี้ได้ 8': the room that there is, beside how much of it is used, where nothing is wanted in so many words. */
function roomOf(figures: readonly Figure[]): Figure | undefined {
  const today = figures.find((figure) => figure.likely('today') > 0.5);
  const isWanted = figures.some((figure) => figure.likely('target') > 0.5);
  const room = figures.find((figure) => figure.likely('capacity') > 0.5);
  return today && room && !isWanted && valueOf(room) > valueOf(today) ? room : undefined;
}

/** The bracket that a figure stands in begins here: '24 groups (booked 6)'; undefined outside one. */
export function bracketOf(answer: string, { reading: { span } }: Figure): number | undefined {
  const open = answer.lastIndexOf('(', span.start);
  return open >= 0 && !answer.slice(open, span.start).includes(')') ? open : undefined;
}
