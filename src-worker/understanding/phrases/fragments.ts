/**
 * What a cut leaves over: words that say nothing without their neighbour. A fragment is led back to it, so that what is printed is the
 * client's thought, whole: 'If it leaks' goes with 'we swap it', 'Training' and '31 yrs' with what stands beside them.
 */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Place } from './features.ts';
import { leansOn, leansOnTh } from './leaning.ts';

/** Letters of a statement that a page has room for. */
const LONGEST = 80;
const THAI = /[ก-๛]/u;

/** Goes on from what stands before it. */
const HANGS =
  /^(?:and|or|but|so|then|also|even|plus|not|nor|all the (?:rest|others?)|the rest|the others?|which|that|who|because|though|by|within|up to|always|usually|mostly|most (?:do|are|of them)|some do|it|it['’]s|this|they|he|she|before|until|after|only|with|without|from|to|of)\b(?!-)|^(?:if|when|unless|once|as long as)\s[^,;]+$/iu;
/** When, how often or of how many the words before it are true: 'we move your old diary across, same day'. */
const TELLS_WHEN =
  /^all (?:inside|within|under|from|of|in|by)\b|^(?:the )?(?:same|next) (?:day|week|night|morning|hour|afternoon)$|^(?:fewer|less|more|not (?:one|more)|only|just|about|fewer) than\b|^(?:only |about |just |fewer than )?(?:\d+|one) in (?:\d|\p{L})|^(?:any ?time|every (?:single )?(?:time|visit|day|week|month|year)|each time|all year(?: round)?|year[- ]round|without fail|no exceptions|(?:seven|7) days a week|as standard|free of charge|at no cost|day or night|day and night|night or day|rain or shine|weekends?|sundays?|bank holidays|no charge|no extra|no questions(?: asked)?|postage paid|parts? included)$|\b(?:too|as well)$/iu;
/** A Thai piece that goes on from the one before it; what is counted or measured names its head before it. */
const HANGS_TH =
  /^(?:และ|หรือ|กับ|แต่(?!ละ|ง|เดิม)|เพราะ|ซึ่ง|ที่(?!จอด|นั่ง|พัก|ปรึกษา|นอน|เดียว)|ของ(?=เรา|เขา|คุณ|ลูกค้า|ร้าน|โรงงาน|บริษัท|ประเทศ|จังหวัด)|ใน(?!ตัว|ห้าง)|จาก|ต่อ(?!รอง|เติม)|ภายใน|ก่อน(?!หลัง)|มันเลย|ไม่(?:ผ่าน|ใช่|เกิน|บวก|ต้องผ่าน|ได้(?=[ก-๛]*(?:เฉย|แค่))))/u;
/** A condition waits for what follows it, unless it says that as well: 'If it conks out we swap it'. */
const WAITS =
  /^(?:if|when|once|unless|in case)\s(?!.*\s(?:we|you get|it['’]s free|free|i)\b)|\?$|\b(?:and|or|with|for|to|of|the|a|our|your)$/iu;
/** Only so much time, or so many: 'Thirty-one years' of what stands beside it. */
const TIME_ALONE =
  /^(?:over |about |for |nearly )?\d[\d,.]*\+?\s?(?:yrs?|years?|months?|weeks?|days?|hrs?|hours?|mins?|minutes?)$/iu;
/** One word of letters: a head without what is said of it, or the other way round. */
const BARE = /^\p{L}[\p{L}\p{M}’'-]*$/u;
/** Three or more short Thai nouns in a row are one name: 'หู คอ จมูก'. */
const NOUNS_TH = /^[ก-๛]{2,5}(?:\s[ก-๛]{2,5})*$/u;
const MOST_NOUN_LETTERS = 3;

/** Letters of a Thai word that says enough of a rival, and is no sentence. */
const SHORT_TH = 4;
/** One word and no more: 'national', 'slow', 'ถูก'; what says more is said before it. */
export const isBareWord = (phrase: string): boolean =>
  BARE.test(phrase) && (!THAI.test(phrase) || (phrase.match(/\p{L}/gu)?.length ?? 0) <= SHORT_TH);

/** What goes wrong, and what is then done about it: one promise. */
const GOES_WRONG_TH =
  /ภายใน\s?\d+\s?(?:วัน|ชม\.?|ชั่วโมง|สัปดาห์|อาทิตย์|เดือน|ปี)$|เละ|คับ|หลวม|เพี้ยน|เสีย|แตก|ขาด|ชำรุด|บุบ|หัก|สึก|หลุด|ซึม|รั่ว|พัง|หาย|ตาย|น้ำเข้า|ดับ|ลอก|ซีด|มึน|เวียน|คัน(?=ภายใน)|แพ้|ผิด|เน่า|หนี|ลาออก|ป่วย|ยกเลิก|ทิ้งงาน|ไม่(?:ไหว|ชอบ|กิน|โต|งอก)|มีกลิ่น|ช้า|สาย(?=เกิน|\s?\d)|เลท|เกิน(?=\s?\d)|ไม่(?:ได้ผล|พอใจ|อร่อย|ตรง|ผ่าน|หอม|ครบ|เย็น|ติด|ทัน|ถูกใจ|มา)/u;
const IS_MENDED_TH =
  /^(?:หา(?:คน|ตัว|ครู|ช่าง|ล่าม|พี่เลี้ยง)?[ก-๛]{0,6}?(?:ทดแทน|แทน|ใหม่)|มีคนแทน|เปลี่ยน[ก-๛]*(?:ใหม่|ให้|แทน|\s?\d+\s?[:ต])|ส่ง[ก-๛]*(?:ใหม่|แทน)|คืน(?:เงิน|ให้)|ชดเชย|ชดใช้|ซ่อม(?:ให้|ฟรี|ใหม่)|แก้ให้|ทำ(?:ใหม่|ให้ใหม่)|หัก(?:ค่า|เงิน)|ลด(?:ให้|ค่า|ราคาให้)|เพิ่มให้|แถมให้|(?:ค่าปรับ)?เราจ่าย|ค่าปรับเรา|ไม่(?:คิด|เก็บ)(?:เงิน|ตัง|ค่า))/u;
/** A Thai condition that does not say itself what then follows: 'ถ้ายื่นช้าเพราะเรา ค่าปรับเราจ่าย'. */
const IF_TH = /^(?:ถ้า|หาก|กรณี)/u;
const THEN_TH =
  /ให้|คืน|ฟรี|จ่าย|ลด|แถม|ชด|เพิ่ม|เคลม|ซ่อม|แก้|ใหม่|เปลี่ยน|รับผิดชอบ|ก็|ไม่(?:คิด|เก็บ|เสีย)|ได้เลย|ได้(?:ทันที|ทุก|ตลอด)?$/u;
/** What nobody has to do because of what stands before it, what it is good for, and words in marks: 'ส่งตามวันประจำ ไม่ต้องสั่ง', 'หลังคาสูง 12 เมตร ลูกไม่ติดคาน'. */
const BECAUSE_OF_IT_TH =
  /^ไม่ต้อง[ก-๛]{2,10}$|^(?!มี|ของ|ครู|ช่าง|หมอ|คน|ทีม|ราคา)[ก-๛]{2,5}ไม่[ก-๛]{2,8}$|^["“][^"”]+["”]$/u;
/** Denials in a row are facts of equal rank. */
const DENIES_TH = /^ไม่|^["“]/u;

/** So late, and what is then given back: 'ขาดจุดเกิน 30 นาที หักค่าบริการวันนั้นเต็ม'. */
const LATE_TH = /(?:เกิน|ช้ากว่า|ไม่(?:ถึง|ทัน)(?:ใน)?)\s?\d+\s?(?:นาที|ชม\.?|ชั่วโมง|วัน)$/u;
const PAYS_TH = /^(?:หัก|ปรับ|ไม่(?:คิด|เก็บ)|ฟรี|คืน|ลด(?:ให้|ค่า)|ชด|ทำใหม่)/u;
/** What is counted stands behind its number: 'ทำวันละ 1 เคสเท่านั้น'. */
const EACH_TH = /(?:วัน|เดือน|อาทิตย์|สัปดาห์|ชั่วโมง|ครั้ง|รอบ|กลุ่ม|คลาส)ละ\s?\d{1,3}$/u;
const COUNTED_TH = /^[ก-๛]{2,6}(?:เท่านั้น)?$/u;
/** What comes of it: 'ส่งเองด้วยรถแอร์ เค้กไม่เละ'. */
const RESULT_TH = /^[ก-๛]{2,10}ไม่(?:เละ|แตก|เสีย|เน่า|บุบ|ช้ำ|ละลาย|หก|เปียก|เหี่ยว|หาย|ยับ)$/u;

const words = (text: string, { start, end }: Place): string => text.slice(start, end);
const isShortNouns = (piece: string): boolean =>
  NOUNS_TH.test(piece) &&
  piece.split(/\s/u).every((one) => (one.match(/\p{L}/gu)?.length ?? 0) <= MOST_NOUN_LETTERS + 1);

/** Words between two phrases by which the second belongs to the first. */
const BELONGS = /^\s*(?:for|with|of|สำหรับ|ให้กับ|พร้อม)\s*$/iu;
const GAP = /^[ \t]*$/u;
const LISTED = /^\s*,\s*(?:and\s+|or\s+|also\s+)?$|^\s+(?:and|&)\s+$/u;
/** More of the same thing: 'Large, also noise and dust', 'famous, on TV'. */
const ALSO = /\balso\s+$/u;
const WHERE = /^(?:on|in|at|near|all over|since)\s/iu;
const ASKED = /^\?\s*$/u;
/** 'Every euro: 88c goes to repairs': what stands before a colon is what the rest is said of. */
const COLON = /^\s*:\s*$/u;
const HEAD_WORDS = 3;
const leans = (before: string, between: string, one: string): boolean =>
  THAI.test(one)
    ? (GAP.test(between) || LISTED.test(between)) && leansOnTh(before, one)
    : leansOn(before, between, one);

/** Whether a Thai condition waits for the phrase that stands directly behind it. */
const waitsFor = (text: string, before: Place, one: Place): boolean =>
  IF_TH.test(words(text, before)) &&
  !THEN_TH.test(words(text, before)) &&
  GAP.test(text.slice(before.end, one.start));

/** Whether the phrase goes with the one before it. */
function hangsOn(text: string, before: Place, one: Place, keepsWords: boolean): boolean {
  const between = text.slice(before.end, one.start);
  const [first, second] = [words(text, before), words(text, one)];
  if (BELONGS.test(between) || (ASKED.test(between) && !THAI.test(second))) return true;
  if (COLON.test(between) && first.split(/\s+/u).length <= HEAD_WORDS) return true;
  // Of a rival one word says enough.
  if (!keepsWords && leans(first, between, second)) return true;
  if (THAI.test(second))
    return (
      GAP.test(between) &&
      (HANGS_TH.test(second) ||
        (GOES_WRONG_TH.test(first) && IS_MENDED_TH.test(second)) ||
        RESULT_TH.test(second) ||
        (LATE_TH.test(first) && PAYS_TH.test(second)) ||
        (EACH_TH.test(first) && COUNTED_TH.test(second)) ||
        (!keepsWords && BECAUSE_OF_IT_TH.test(second) && !DENIES_TH.test(first)) ||
        (!keepsWords && isShortNouns(second)))
    );
  if (!LISTED.test(between)) return false;
  if (HANGS.test(second) || WAITS.test(first) || ALSO.test(between)) return true;
  if (BARE.test(first) && WHERE.test(second)) return true;
  if (keepsWords) return false;
  if (TELLS_WHEN.test(second)) return true;
  return BARE.test(second) || BARE.test(first) || TIME_ALONE.test(first);
}

/** The head of a list behind a colon, with the list: a head of its own, and no item says enough alone. */
function withColons<T extends Place>(text: string, found: readonly T[]): T[] {
  return found.map((one, at) => {
    const from = found[at - 1]?.end ?? 0;
    const lead = /(?:^|[.;\n]\s*)(?<head>[^.;:\n,]{4,40}):\s*$/u.exec(text.slice(from, one.start))?.groups?.[
      'head'
    ];
    return lead === undefined || !BARE.test(words(text, one))
      ? one
      : { ...one, start: text.lastIndexOf(lead, one.start) };
  });
}

/** Each with what it goes with; `keepsWords` where a word alone is enough: what is said of a rival ('cheap', 'slow'). */
export function withNeighbours<T extends Place>(text: string, found: readonly T[], keepsWords: boolean): T[] {
  const joined: T[] = [];
  let isList = false;
  // A condition that has got what it waited for waits no more.
  let isJoined = false;
  for (const one of withColons(text, found)) {
    const last = joined.at(-1);
    const isNext = last !== undefined && last.end <= one.start;
    isList = isList && isNext && LISTED.test(text.slice(last.end, one.start));
    const goes: boolean =
      isNext && (isList || hangsOn(text, last, one, keepsWords) || (!isJoined && waitsFor(text, last, one)));
    isJoined = goes;
    if (last && goes && one.end - last.start <= LONGEST)
      joined[joined.length - 1] = { ...last, end: one.end };
    else {
      joined.push({ ...one });
      isList = /^[^:]{4,40}:\s/u.test(words(text, one)) && !keepsWords;
    }
  }
  return joined;
}

/** Sums that speak for an offer; any other sum beside a service is what it costs. */
const GIVES =
  /\b(?:free|refund|back|save|off|from|under|less|cheaper|included|includes?|worth|cover(?:ed|s)?|insur\p{L}*|guarantee\p{L}*|only|no|without|compensat\p{L}*|credit)\b|ฟรี|คืน|ลด|แถม|ประกัน|วงเงิน|ชดเชย|เริ่ม|ไม่เกิน|รวม|ไม่คิด|ไม่เก็บ|ถูก/iu;
/** Whether a phrase tells what something costs: 'Yearly calibration £480', 'ค่าเปลี่ยนไส้กรอง 800 บาท'. */
export const isCharge = (phrase: string): boolean =>
  !GIVES.test(phrase) && readQuantities(phrase).some(({ quantity }) => quantity.kind === 'money');
