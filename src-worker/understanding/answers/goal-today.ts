/** What there is already, told in words that leave no doubt: '35 already signed', '(80 gone)', 'จองแล้ว 12', 'none yet'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Figure } from './roles.ts';

const DONE = String.raw`(?:already|so far|to date|gone|sold|booked|raised|pledged|collected|received|signed(?: up)?|taken|reserved|in hand|on board|placed|confirmed|done|today|now|at the moment|currently)`;
/** Behind a bare figure, nothing else following it: '900 gone', '35 already signed'. */
/** '22 เจ้าแล้ว', '23 have one'. */
const HAVE_IT =
  /^\s?[ก-๛]{0,8}แล้ว(?=$|[\s,.;)])(?!\s*\d)|^\s*(?:of them )?(?:already )?have (?:one|it|them|us)(?=\s*(?:$|[.,;)]|already|now|today))/u;
const BEHIND = new RegExp(
  String.raw`^\s*(?:of them |are |have )?(?:${DONE}\s*){1,3}(?=$|[.,;)/!]|\s(?:and|but|so)(?![a-z]))`,
  'u',
);
/** '31 adopted so far': whatever was done. */
const SO_FAR =
  /^\s*(?:[a-z]+ ){0,4}(?:so far|to date|already|at (?:the moment|present|pres\.?)|right now|these days|turn up now)(?=$|[.,;)!])|^\s*(?:[a-z]+ )?is (?:what|where) we (?:are|reach|do|get|manage|have)(?![a-z])/u;
/** 'Schools last year': an earlier figure of the same thing. */
const LAST_TIME =
  /^\s*(?:[a-z]+\s){0,2}(?:in (?:the )?)?last (?:one(?=$|[.,;)])|year|season|month|quarter|term|summer|winter|time|intake|session|cohort|edition|school year)(?![a-z'])|^\s?(?!จาก|กว่า|เทียบ)[ก-๛]{0,8}(?:ปี|รุ่น|รอบ|เดือน|ครั้ง|งาน|เทอม|ไตรมาส)(?:ที่แล้ว|ก่อน)(?=$|[\s.,;)])(?!\s?(?:ได้|มี|ขาย))/u;
/** What is still free of the whole: 'ว่างอยู่19', '5 empty'. */
const FREE_BEFORE = /(?:ว่าง(?:อยู่)?|เหลือ(?:ว่าง)?|(?<![a-z])(?:empty|vacant|free|unsold|left):?)\s*$/u;
const FREE_BEHIND =
  /^\s*(?:[a-z]+\s)?(?:are |still |is )*(?:empty|vacant|unlet|unsold|free|to fill)(?![a-z])|^\s?[ก-๛]{0,6}(?:ว่าง|ยังไม่ขาย)/u;
/** Before the whole. */
const WHOLE = /(?<![a-z])(?:all|out of|of all|in total|total of)\s*(?:the |our )?$|(?:จาก)?ทั้งหมด\s*$/u;
/** Between a part and its whole. */
const OUT_OF =
  /^[^.;\d]{0,30}(?<![a-z])(?:out of|of)(?: (?:the|a|our|all|about|around|some|total(?: of)?|possible))*\s?$|^[^.;\d]{0,20}จาก(?:ทั้งหมด|ประชากร|ประมาณ|ราว)*\s?$/u;
/** The whole is wanted full. */
const FULL =
  /(?:^|[.;,]\s?)(?:all|the rest) (?:of them )?(?:by|before) |(?<![a-z])(?:full|fill(?:ed)?|sell (?:all|out|the rest)|sold out|let them all|(?:all|them all|the lot) (?:gone|out|let|sold|booked|taken))(?![a-z])|เต็ม|ขายหมด|ให้หมด|(?:ให้|ออก|เช่า|จอง|ขาย)(?:ให้)?ครบ|ออก(?:ให้)?หมด/u;

/** 'The peak is 93 so leave it', 'เต็ม 95% ห้ามเอาคนมาเพิ่ม': told so that nothing is done about it. */
const LEFT_AS_IT_IS =
  /^[^.;\d]{0,36}?(?:(?<![a-z])(?:so leave (?:it|that)|leave (?:it|that)(?: alone| be| as)|(?:do not|don'?t) (?:chase|touch|need|worry)|(?:no need|not needed|don'?t need)(?: to)?|don'?t (?:add|push|fill)|no more needed|always full|full already|already full|is full|are full)(?![a-z])|ไม่ต้อง(?:เพิ่ม|เอา|ทำ|หา)|ห้าม(?:เพิ่ม|เอา[ก-๛]{0,8}เพิ่ม|หาเพิ่ม)|พอ(?:อยู่)?แล้ว|เต็ม(?:ตลอด|อยู่แล้ว|แล้ว|ทุก[ก-๛]+))/u;
/** 'ส่วนเย็นเต็ม 95%': the same, told before it. */
const IS_FULL = /(?:ส่วน|แต่)[ก-๛ ]{0,20}เต็ม(?:แล้ว|อยู่)?\s?$/u;
/** Whether a figure is told of what is to stay as it is: neither a goal nor where one begins. */
export function isLeftAsItIs(answer: string, { reading: { figure, span } }: Figure): boolean {
  const text = plain(answer);
  return (
    LEFT_AS_IT_IS.test(text.slice(figure.end, figure.end + 60)) || IS_FULL.test(text.slice(0, span.start))
  );
}

/** 'Last year 80 campers': the same, told before it. */
const LAST_TIME_BEFORE =
  /(?:^|[.;,(]\s?|(?<![a-z])(?:in|from|vs|against|like) )(?:the )?last (?:year|season|month|quarter|term|summer|winter|time|intake|edition|one|round|course|session|cohort|fair|festival|show|cycle|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|christmas|xmas|easter|pongal|diwali|eid|ramadan|songkran|cny|fy|financial year|school year)(?: (?:we|it) (?:had|sold|got|did|was))?[:,]?\s*$|(?:ปี|รุ่น|รอบ|เดือน|ครั้ง|งาน|เทอม|ไตรมาส|สัปดาห์|อาทิตย์)(?:ครั้ง)?(?:ที่แล้ว|ก่อน|ที่ผ่านมา)(?:เรา)?(?:ได้|มี|มา|[ก-๛]{2,5}ได้)?(?:แค่|เพียง|ประมาณ|ราวๆ?)?\s*$/u;
/** 'We have 11', and nothing behind it. */
const HAVE =
  /(?:(?<![a-z])[a-z]+ (?:had|did)(?: only| just)?|(?<![a-z])we (?:only |just )?get to|(?<![a-z])we(?:'ve|'re at| have| are at| brew| ship| sell| do| make| serve| host| run| had| did)(?: got| about| around| only)?|[,;-] (?:we )?(?:have|had)|ขายอยู่|ทำอยู่|ได้อยู่|มีอยู่)\s*$/u;
const ALONE = /^\s*(?:(?:now|today|at the moment|โล|กิโล|[ก-๛]{1,4})\s*)?(?:$|[.,;)!]|but(?![a-z]))/u;

/** 'Than the 46 we have'. */
const WE_HAVE =
  /^\s*(?:[a-z]+ )?(?:that )?we (?:have|had|do|get|run|see)(?: now| already| today)?(?=\s*(?:$|[.,;)]))/u;

/** Before it: '(booked 6)', 'already 35', 'สมัครแล้ว 310', 'มัดจำแล้ว3'. */
const BEFORE =
  /(?:(?<![a-z])(?:already(?: have| got| sold| signed)?|so far|sold|booked|to date)[:,]?|[ก-๛]แล้ว|มีอยู่(?:แล้ว)?|ตอนนี้(?:มี|ได้|อยู่)(?:ที่)?|(?:ปีนี้|ตอนนี้|ปัจจุบัน)เฉลี่ย)\s*$/u;
const NONE =
  /(?<![a-z])(?:none (?:yet|so far|at all)|zero (?:so far|now|today)|(?:from|starting at|start from) (?:zero|scratch|nothing)|nobody (?:yet|so far)|not (?:a single )?one (?:yet|so far))(?![a-z])|(?:ตอนนี้|ปัจจุบัน)?ยังไม่มี(?:สัก|เลย|แม้แต่)|เริ่มจาก(?:ศูนย์|0)/u;
/** Right before or after a figure of today: what is held, not what comes in a time. */
const HELD_BEFORE =
  /(?:มี(?:[ก-๛]{0,20}(?:อยู่|แล้ว))?|อยู่(?:แล้ว)?(?:ที่)?|ดูแล(?:อยู่)?|(?<![a-z])(?:have|had|serve|with)(?: got)?|already|currently|now)\s*(?:[ก-๛]{2,12}\s)?$/u;
const HELD_BEHIND =
  /^\s*(?:[a-z]+ ){0,2}(?:use us|with us|on (?:our|the) books|already)(?![a-z])|^\s?[ก-๛]{0,6}(?:อยู่แล้ว|อยู่)/u;
const PART_OF_THEM = /(?<![a-z])of (?:which|them|these|those)(?![a-z])|ในนั้น|ในจำนวนนี้/u;
const NEW_BEFORE = /[ก-๛]ใหม่\s*$|(?<![a-z])new (?:[a-z-]+ ){0,3}$/u;
const NEW_BEHIND = /^\s*(?:more )?new(?![a-z])|^\s?[ก-๛]{0,6}ใหม่/u;

/**
 * '800 new sponsors, we have 1,150 now': those who are there are no beginning of those who are to come.
 * @param goal the figure that is wanted
 * @param today the figure of today
 */
export function isNewBesideHeld(answer: string, goal: Figure['reading'], today: Figure['reading']): boolean {
  if (today.per !== undefined) return false;
  const [wanted, now] = [goal, today].map(({ quantity }) => ('value' in quantity ? quantity.value : 0));
  // 'Forty new patients a month, now 22': what comes in a time is told of the same time.
  if (goal.per !== undefined && (now ?? 0) <= (wanted ?? 0)) return false;
  const text = plain(answer);
  // '18 new homes, of which 7 are approved.'
  if (PART_OF_THEM.test(text.slice(goal.span.end, today.span.start))) return false;
  const [ahead, behind] = [
    text.slice(Math.max(0, goal.span.start - 40), goal.span.start),
    text.slice(goal.figure.end, goal.figure.end + 30),
  ];
  const isNew = NEW_BEFORE.test(ahead) || NEW_BEHIND.test(behind);
  const [from, to] = [today.span.start, today.figure.end];
  return (
    isNew &&
    (HELD_BEFORE.test(text.slice(Math.max(0, from - 40), from)) || HELD_BEHIND.test(text.slice(to, to + 30)))
  );
}

const SELLS_FIRST = /^\s*(?:ขอ|อยาก|ต้องการ)?ขาย(?!ได้)[^\d.;]{0,30}$/u;
const REACHES_FIRST =
  /^\s*(?:we (?:want|would like|need|aim) )?(?:to )?(?:have|reach|hit|get(?: to)?|be at|grow to|make it)\s+(?:over |at least |about |around )?$/u;
/** 'If we had 25 id be happy': what would be enough. */
const IF_WE_HAD =
  /(?<![a-z])if (?:we|i) (?:had|got|get|have|could (?:get|have|reach)|reach(?:ed)?)(?: about| around| just| even| only)?\s*$/u;
const WISHED = /(?:อยาก(?:ได้|เป็น|มี|ให้(?:ถึง|ได้|เป็น))|ต้องการ|ตั้งเป้า(?:ไว้)?(?:ที่)?)\s*$/u;
/** 'ห้องใหม่ 40 ห้อง', 'ขายตรง 12 ตัน': in an answer on goals, so many new ones and the first thing to be sold are wanted. */
export function isPlainlyWanted(answer: string, figure: Figure): boolean {
  const { quantity, span } = figure.reading;
  const ahead = plain(answer).slice(0, span.start);
  if (quantity.kind === 'count' && IF_WE_HAD.test(ahead)) return true;
  if (quantity.kind !== 'count' || quantity.unit === '' || figure.likely('today') > 0.5) return false;
  return (
    WISHED.test(ahead) ||
    SELLS_FIRST.test(ahead) ||
    REACHES_FIRST.test(ahead) ||
    NEW_BEFORE.test(ahead.slice(-40))
  );
}

/** Who leaves in a time, where nothing is said of how it is to become. */
const LEAVES_BEFORE =
  /(?:เลิก|ยกเลิก|ลาออก|หาย(?:ไป)?|หลุด|(?<![a-z])(?:churn|lose|losing|lost|drop-?out)(?: (?:is|about|around|of))?)(?:[ก-๛]{0,10})?(?:(?:วัน|สัปดาห์|เดือน|ปี)ละ)?\s*$/u;
const LEAVES_BEHIND =
  /^\s*(?:of (?:them|members|customers) )?(?:leave|leaves|cancel|cancels|churn|drop out|quit)(?![a-z])|^\s?(?:[ก-๛]{0,4})(?:เลิก|ยกเลิก|ลาออก)/u;
const TO_BECOME =
  /ลด|ไม่เกิน|ต่ำกว่า|น้อยกว่า|เหลือ|ให้ได้|(?<![a-z])(?:cut|reduce|lower|below|under|less than|at most|no more than|keep|to)(?![a-z])/u;
/** 'เลิกเดือนละ 3%': how it is, and no goal. */
export function isPlainlyLeaving(
  answer: string,
  { reading: { quantity, span, perSpan, figure } }: Figure,
): boolean {
  if (quantity.kind !== 'percent' && perSpan === undefined) return false;
  const text = plain(answer);
  const from = Math.min(span.start, perSpan?.start ?? span.start);
  const ahead = text.slice(Math.max(0, from - 24), from);
  const behind = text.slice(figure.end, figure.end + 40);
  return (LEAVES_BEFORE.test(ahead) || LEAVES_BEHIND.test(behind)) && !TO_BECOME.test(ahead);
}

/** In a sentence before: what is done, and no limit. */
const DOES =
  /(?<![a-z])(?:we(?:'re| are)? (?:do|doing|sell|selling|get|getting|have|make|see|average|run)|i (?:do|sell|get|have)|is|are)(?: about| around| roughly| only)?\s*$/u;

const behindOf = (text: string, { reading: { figure } }: Figure): string =>
  text.slice(figure.end, figure.end + 60);
const before = (text: string, { reading: { span } }: Figure): string =>
  text.slice(Math.max(0, span.start - 40), span.start);

/** '260 kits a month (150 avg)': what a month has on average, in brackets behind what is wanted. */
const AVERAGE_BEHIND = /^\s*(?:on )?(?:avg\.?|average|usually|normally|now)\s*\)/u;
const isInBrackets = (ahead: string, behind: string): boolean =>
  /\(\s*$/u.test(ahead) && AVERAGE_BEHIND.test(behind);

/** Whether a figure is plainly what there is already. */
export function isPlainlyToday(answer: string, figure: Figure): boolean {
  // 'An enquiry costs R280 now.'
  if (figure.likely('cost') > 0.5 || figure.likely('price') > 0.5) return false;
  const text = plain(answer);
  const behind = behindOf(text, figure);
  const ahead = before(text, figure);
  return (
    [BEHIND, HAVE_IT, SO_FAR, LAST_TIME, WE_HAVE].some((words) => words.test(behind)) ||
    [BEFORE, LAST_TIME_BEFORE].some((words) => words.test(ahead)) ||
    isInBrackets(ahead, behind) ||
    (HAVE.test(ahead) && ALONE.test(behind))
  );
}

/** 'ตอนนี้ 15 เจ้า/เดือน', 'currently 15 a month': plainly today's, whatever way it also is a part of. */
export const isTellingNow = (text: string, { reading: { span, perSpan } }: Figure): boolean =>
  /(?:ตอนนี้|ปัจจุบัน|ทุกวันนี้|วันนี้|ขณะนี้|เดี๋ยวนี้|ช่วงนี้|ที่ผ่านมา|ล่าสุด|(?<![a-z])(?:now|currently|at the moment|at present|today|these days|right now))(?: we)?(?:[ก-๛]{0,8}ได้|[ก-๛]{0,6}มี|อยู่(?:ที่)?|เพิ่ม(?:ขึ้น)?| get| have| do)?(?:ประมาณ|ราวๆ?|แค่|เพียง|สัก| only| just| about| around)*[\s:]*(?:(?:วัน|สัปดาห์|อาทิตย์|เดือน|ปี)ละ\s*)?$/u.test(
    plain(text).slice(0, Math.min(span.start, perSpan?.start ?? span.start)),
  );

/** 'Max 2 classes a day', 'review threshold 7': what may be or must be, and not what is. */
const BOUND =
  /(?<![a-z])(?:max(?:imum)?|min(?:imum)?|at most|at least|no more than|not more than|limit(?:ed to)?|threshold|cap(?:ped at)?|break-? ?even)(?: (?:is|of|at))?[:,]?\s*$|(?:ไม่เกิน|สูงสุด|อย่างน้อย|ขั้นต่ำ|เกณฑ์|คุ้มทุน)(?:ที่|คือ)?\s*$/u;
/** Whether a figure is told as a limit: it is none that a goal begins from. */
export const isBound = (answer: string, figure: Figure): boolean => BOUND.test(before(plain(answer), figure));

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
export function partOf(answer: string, figure: Figure): readonly [part: number, whole: number] | undefined {
  if (isPartWanted(answer, figure)) return undefined;
  return FULL.test(plain(answer)) ? partAndWhole(answer, figure) : undefined;
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
  if (begun) return begun;
  if (!FULL.test(text)) return undefined;
  const free = figures.findIndex((figure) => isFree(text, figure));
  const named = figures.find((figure) => WHOLE.test(before(text, figure)));
  return named ?? figures[free - 1] ?? roomOf(figures);
}

/** So many of it are spoken for: 'จองแล้ว', 'already reserved', 'sold so far'. */
const SPOKEN_FOR_BEFORE =
  /(?:(?:จอง|ขาย|สมัคร|มัดจำ|เช่า|ลงทะเบียน)(?:ไป)?แล้ว|(?<![a-z])(?:booked|sold|reserved|taken|let)(?: so far| already)?:?)\s*$/u;
const SPOKEN_FOR_BEHIND =
  /^\s*(?:[a-z]+ )?(?:are |is |have been )?(?:already |now )?(?:booked|sold|reserved|taken|let|spoken for|signed up|signed|paid (?:a |the |their )?deposits?|deposits? paid)(?! to)(?![a-z])|^\s?[ก-๛]{0,4}(?:จอง|ขาย|สมัคร|มัดจำ)(?:ไป)?แล้ว/u;
/** What there is to be taken: places, seats, a crop. */
const TO_BE_TAKEN =
  /(?<![a-z])(?:places?|seats?|spots?|pitches|stalls?|tickets?|in all|in total|altogether|to sell|to fill)(?![a-z])|(?:^|\s)(?:เปิด)?รับ|ที่นั่ง|(?<=\d\s?)ที่(?=\s|$)|ทั้งหมด|รวม/u;
/** 'ฤดูนี้มี 3,000 ลูก จองแล้ว 900': all that there is is wanted, where so many of it are spoken for and no other number is. */
function wholeBegun(text: string, figures: readonly Figure[]): Figure | undefined {
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
  return isElse || EACH_OF.test(before(text, whole)) ? undefined : whole;
}
const EACH_OF = /ละ\s*$|(?<![a-z])(?:each|per|of)\s*$/u;
const ROUNDS =
  /^(?:รุ่น|รอบ|กลุ่ม|คลาส|ค่าย|groups?|rounds?|camps?|class(?:es)?|intakes?|batches|trips?|tours?)/iu;
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

const START_LAST_TIME =
  /last (?:(?:\d|one|two|three|few|couple of) )?(?:(?:long|short|big|main|dry|rainy|wedding|school) )?(?:years?|yrs?|seasons?|month|quarter|term|session|edition|harvest|rains|summer|winter|spring|autumn|fall|time|intake|fy|round|campaign|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|christmas|xmas|easter|pongal|diwali|eid|ramadan|songkran|cny)|previous (?:year|season|session|edition|intake|round)|(?<![a-z])(?:in|during|season) (?:19|20)\d\d|\(?(?<!\d)20[12]\d\s?:|\bq[1-4]\s*$|(?:ปี|เดือน|ฤดู(?:กาล)?|ซีซั่น|รอบ|รุ่น|ครั้ง|เทอม|หน้า(?:[ก-๛]{1,4})?)(?:ที่แล้ว|ก่อน|ที่ผ่านมา)|(?:ปี|ฤดู|รุ่น)\s?(?:25)?[56]\d(?!\d)|ปีกลาย|\bq[1-4]\s?(?:ได้|ขายได้|มี)/iu;
/** 'ปีที่แล้วสามเดือนเดียวกันได้': the name of the time stands far ahead. */
const SAME_TIME_BEFORE = /เดียวกัน(?:ของปีก่อน)?(?:ได้|ขายได้|มี|ทำได้)?\s*$/u;
/** 'เซ็น 12 โรงงานในปี 2570 ปีนี้ได้ 5', 'this year we signed 5': it is over when that of the year after begins. */
const THIS_YEAR =
  /(?<![a-z])this (?:year|season)(?: (?:we|it|i))?(?: (?:had|got|did|sold|managed|won|signed|was|were))?(?: about| around| only)?[\s:]*$|(?:ปีนี้|ฤดูนี้)(?:เซ็น|ขาย|ทำ)?(?:ได้|มี)?(?:แค่|ไป)?\s*$/iu;
const OF_NEXT_YEAR =
  /(?<![a-z])next (?:year|season)(?![a-z])|(?<!\d)20(?:2[7-9]|3\d)(?!\d)|ปีหน้า|ฤดูหน้า|(?<!\d)25[78]\d(?!\d)/iu;
/** 'All 14 continue', '80% renew': last time's are there still. */
const GO_ON =
  /(?<![a-z])(?:all|most|everyone|everybody|nearly all|\d+ ?%)(?: of (?:them|these|those))?(?: \d+)?(?: \p{L}+)? (?:will )?(?:continue|renew|stay(?: on)?|come back|return|carry on)(?![a-z])|(?:ทุก(?:ราย|ร้าน|โรงเรียน|คน|แห่ง|บริษัท)|ทั้งหมด|\d+ ?%)\s?(?:ต่อสัญญา|ต่ออายุ|ต่อทุก|ยังอยู่|อยู่ต่อ|ไปต่อ)/iu;
const START_NOW =
  /(?:\b(?:now|today|currently|at present|at the moment|already|so far)|ตอนนี้(?:มี|ได้|อยู่|ดูแล)?|ปัจจุบัน(?:มี|อยู่|ดูแล)?|[ก-๛](?<!ที่)แล้ว)[\s:]*(?:about |around |ราว |ประมาณ )?$/iu;
/** 'We had 41 this year': it is over when the goal begins. */
const HAD = /\b(?:had|got|did|sold|managed|won)(?: about| around| only)?\s*$/iu;
/** '14 starters in September (had 12)': what was there the last time is told aside. */
const HAD_ASIDE = /\((?:we )?(?:had|got|did|sold)(?: about| around| only)?\s*$/iu;
const THIS_TIME =
  /^\s?(?:\p{L}+ )?(?:this (?:year|season|time|summer|winter)|in (?:the )?(?:spring|summer|fall|autumn|winter))\b/iu;
const START_NOW_BEHIND = /^\s?(?:\p{L}+ )?(?:now|today|currently|at present|at the moment)\b/iu;

/** 'รุ่นที่แล้ว 19 คน รุ่นนี้ 40': a time, and not what is counted. */
export const isEarlierTime = (name: string): boolean =>
  name.replace(START_LAST_TIME, '').trim() === '' && name !== '';

export const goOn = (told: string): boolean => GO_ON.test(told);

/** Whether the figure that a goal begins with is of an earlier time, or of now; undefined where no word tells. */
export function timeOfStart(from: number, told: string): 'last time' | 'now' | undefined {
  const start = readQuantities(told).find(({ quantity }) => 'value' in quantity && quantity.value === from);
  if (start === undefined) return undefined;
  const ahead = told.slice(Math.max(0, start.span.start - 28), start.span.start);
  const behind = told.slice(start.figure.end, start.figure.end + 28);
  // '84 child weeks sold last winter': what is counted may be called at length.
  const [clause = ''] = /^[^\d.,;:()/\n]*/u.exec(told.slice(start.figure.end, start.figure.end + 60)) ?? [];
  if (THIS_YEAR.test(ahead) && OF_NEXT_YEAR.test(told)) return 'last time';
  if (SAME_TIME_BEFORE.test(ahead) || [ahead, behind, clause].some((words) => START_LAST_TIME.test(words)))
    return 'last time';
  if ((HAD.test(ahead) && THIS_TIME.test(behind)) || HAD_ASIDE.test(ahead)) return 'last time';
  return START_NOW.test(ahead) || START_NOW_BEHIND.test(behind) ? 'now' : undefined;
}

const BEST_BEHIND =
  /^[^.;,\d]{0,24}(?<![a-z])(?:(?:in|on) (?:a |our |my |the )?(?:very )?(?:best|record|peak) (?:day|week|month|season|year)|(?:is |was )?(?:our |my |the )?best ever|at (?:the |our )?peak)(?![a-z])|^[^.;,\d]{0,16}(?:เดือน|วัน|ปี)ที่(?:ดี|เยอะ|มาก)(?:ที่)?สุด/iu;
const BEST_AHEAD =
  /(?<![a-z])(?:best|record|peak) (?:day|week|month|season|year)(?: ever)?(?: (?:was|is|had|did|we (?:had|did|got)))?[:,]?\s*$|(?:เดือน|วัน|ปี)ที่(?:ดี|เยอะ|มาก)(?:ที่)?สุด(?:ได้|คือ|มี)?\s*$/iu;
/** 'Eleven in our best month': the most that ever came is not what comes today. */
export function isOfBest(from: number, told: string): boolean {
  const start = readQuantities(told).find(({ quantity }) => 'value' in quantity && quantity.value === from);
  return (
    start !== undefined &&
    (BEST_BEHIND.test(told.slice(start.figure.end)) || BEST_AHEAD.test(told.slice(0, start.span.start)))
  );
}

/** The bracket that a figure stands in begins here: '24 groups (booked 6)'; undefined outside one. */
export function bracketOf(answer: string, { reading: { span } }: Figure): number | undefined {
  const open = answer.lastIndexOf('(', span.start);
  return open >= 0 && !answer.slice(open, span.start).includes(')') ? open : undefined;
}
