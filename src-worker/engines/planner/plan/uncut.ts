/** A search is a phrase of its own: where a figure was taken out of the client's words, what it counted goes with it. */
import { isMostlyThai } from '../../../understanding/text.ts';
import { isPlural } from '../inflection.ts';

/** Says nothing without the figure that stood behind it: 'camps age 7-14', 'อาหารแมวอายุ 7+', 'ขวด 200 มล.'. */
const WAITS = /\s(?:aged?|ages|dia|diameter|grades?|years?|levels?|size|form|part|sec|route|phase|cohort)$/iu;
const WAITS_TH =
  /(?:อายุ|ขวด|ถุง|กล่อง|ซอง|กระป๋อง|ขนาด|ไซ[ซส]์|รุ่น|แบบ|ครบ|ชุด|แพ็[กค]|เซ็?ต|วัย|เริ่ม|ปี|ตึก|แปลง|เลขที่|จำนวน|ประมาณ|เกิน|ไม่เกิน)$/u;
/** Leads to what was left out. */
const LEADS_ON_TH = /(?:ผ่าน|สาย|ใน|ของ|กับ|และ|จาก|ณ|โดย|เพื่อ)$/u;
/** How many there are, in words: 'ห้องยี่สิบแปดห้อง'. */
const COUNTED_TH =
  /(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|ยี่|สิบ|ร้อย|กว่า)+(?:ห้อง|หลัง|คน|ตัว|ลำ|คัน|ชุด|ที่|แห่ง|สาขา|เครื่อง|อย่าง)$/u;
/** What was done to it where or by what is told next: 'safe rooms bolted in the floor', 'denture held by two implants'. */
const DONE = /\s(?:\p{L}{3,}(?<!e)ed|held|sent|built|made|grown|kept|sold|cut)$/iu;
const WHERE = /^\s(?:in|by|from|on|at|with|to|into|onto|under)\s/iu;

/** A deed alone, which may be of anything. */
const DEED =
  /^(?:learn|build|make|buy|sell|fix|repair|clean|book|order|join|visit|call|help|teach|breed|train|grow|cook|play|stay|rent|hire|ship|send|pay|care)$|^(?:รับ)?(?:ซื้อ|ขาย|ซื้อ-ขาย|ซื้อและขาย|สร้าง|ตัด|เลี้ยง|ทำ|จอง|เรียน|สอน|ส่ง|ปรึกษา|พ่น|เปลี่ยน|พัก|จัด|ฝาก|ปลูก|เช่า|ให้เช่า|ซ่อม|ล้าง|ติดตั้ง|ออกแบบ|ผลิต|ดูแล|รักษา|ถ่าย|บริจาค|จ่าย|ใช้|ดู|เดิน|กิน)$/iu;
/** Whether a text is nothing but what is done: 'learn', 'สร้าง'. */
export const isDeedAlone = (text: string): boolean => DEED.test(text.trim());

/** As many words from the start as stand together in the phrase. */
function together(phrase: string, thing: string): string {
  const words = thing.split(' ');
  for (let most = words.length; most > 0; most -= 1) {
    const run = words.slice(0, most).join(' ');
    if (phrase.toLowerCase().includes(run.toLowerCase())) return run;
  }
  return '';
}

/** Of 'season of 8 chamber concerts' what stands behind the figure is the thing. */
const OF = /\s(?:of|with|for|in|on|at|from|to|and)$/iu;

function latin(phrase: string, thing: string): string {
  const first = /\d/u.test(phrase) ? together(phrase, thing) : thing;
  const run = OF.test(first) ? together(phrase, thing.slice(first.length).trim()) : first;
  const at = phrase.toLowerCase().indexOf(run.toLowerCase());
  if (run === '' || at < 0) return run;
  const [before, after] = [phrase.slice(0, at), phrase.slice(at + run.length)];
  // Within a word: of '13.5 kWh' no 'h', of '2 bag/mth' no 'mth'.
  if (/[\p{L}/]$/u.test(before) || /^\p{Ll}{2}/u.test(after)) return '';
  const named = /\d-$/u.test(before) ? run.replace(/^\S+\s?/u, '') : run;
  const last = named.split(' ').at(-1) ?? '';
  if (/\d\s$/u.test(before) && !isPlural(last)) return '';
  if (/^\s[\d(]/u.test(after)) return named.replace(WAITS, '');
  return WHERE.test(after) ? named.replace(DONE, '') : named;
}

function thai(phrase: string, thing: string): string {
  const at = phrase.indexOf(thing);
  const isCut = at >= 0 && /^\s?[\dA-Za-z]/u.test(phrase.slice(at + thing.length));
  if (COUNTED_TH.test(thing)) return '';
  const bare = thing.replace(LEADS_ON_TH, '');
  return isCut ? bare.replace(WAITS_TH, '') : bare;
}

/** The thing that is searched for, whole; '' where the client's words tell none without what was taken out. */
export function uncut(phrase: string, thing: string): string {
  const whole = (isMostlyThai(thing) ? thai(phrase, thing) : latin(phrase, thing)).trim();
  return isDeedAlone(whole) ? '' : whole;
}
