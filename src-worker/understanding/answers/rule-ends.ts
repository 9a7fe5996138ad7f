/** The end of a rule: under what condition it holds is a part of it. What was read up to a space or a bracket goes on to there. */
import { withoutPoliteEnd } from '../spoken.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';

/** Unless, before, without whom; up to the end of the sentence. */
const GOES_ON_EN =
  /^,?\s+(?:unless|before|until|except|without|other than|apart from|if|when|while|till)\b[^.!?;\n]*/iu;
const BRACKET = /^\s?\((?:ยกเว้น|เว้นแต่|except|unless|apart from|only|but)[^()\n]*\)/iu;
/** Whom to ask, and how long before: 'สสจ. ก่อนประมาณ 15 วัน'. */
const GOES_ON_TH =
  /^\s(?:(?:[ก-ฮ]{1,5}\.|[A-Z]{2,6}|ผอ\.?|สำนักงาน[ก-๛]*)\s?)?(?:ก่อน|ภายใน|ล่วงหน้า|อย่างน้อย|ยกเว้น|เว้นแต่|จนกว่า|นอกจาก|ถ้า(?:ไม่|ยัง))[ก-๛]*(?:\s?\d+\s?(?:ราย|คน|เจ้า|ชิ้น|แบบ|รุ่น)[ก-๛]{0,24}|\s?\d+\s?(?:วัน(?:ทำการ)?|ชั่วโมง|ชม\.?|สัปดาห์|อาทิตย์|เดือน)[ก-๛]{0,12})?/u;
/** Only a length of time is missing: 'ดูก่อน| 3 วัน'. */
const TIME_TH = /^\s\d+\s?(?:วัน(?:ทำการ)?|ชั่วโมง|ชม\.?|สัปดาห์|อาทิตย์|เดือน)(?=\s|$|ค่ะ|ครับ|[,.;\n])/u;

/** A Thai word run, or a Thai list of one noun, goes on to its end: 'ห้ามเรียก หมออันดับหนึ่ง|ของใต้', 'ไม่รับงานผับ| งานม็อบ'. */
const RUN = /^[ก-๛]{1,24}(?=$|[\s,.;:!?)/])/u;
const POLITE_RUN = /^(?:นะ|ค่ะ|คะ|ครับ|คับ|จ้า|จ้ะ|เด้อ|เลย)+$/u;
const NOT_DONE = /^(?:เรา)?ไม่(?:ได้)?(?:รับ|ทำ|ขาย|ส่ง)(?<noun>งาน|ของ|ถุง|รถ|เค้ก|คน|บ้าน|สัตว์|กลุ่ม)/u;
/** Words in a row with a stroke between them: 'หมอ/พยาบาล', 'Armani / brand copy'. */
const STROKE =
  /^\s?\/\s?(?!ห้าม|อย่า|งด|ไม่|no\b|don|never|please|pls)(?:[\p{L}\p{M}]+(?:\s[a-z]+){0,2})(?=$|[\s,.;:!?)])/iu;
const SAYS = /คำว่า|(?<![a-z])(?:words?|say|call|write)(?![a-z])|ใช้|เรียก/iu;
const QUOTE: Readonly<Record<string, string>> = { '"': '"', '“': '”', '‘': '’' };

/** The next run where it begins with the same noun; '' where it does not. */
function ofNoun(rest: string, noun: string): string {
  const next = /^\s[ก-๛]{3,24}(?=$|[\s,.;:!?)/])/u.exec(rest)?.[0] ?? '';
  return next.trimStart().startsWith(noun) ? next : '';
}

/** What belongs to the last words: the rest of their run, what a stroke joins to them, the mark that closes a quotation. */
function wholeWords(answer: string, start: number, end: number): number {
  let to = end;
  const rest = (): string => answer.slice(to);
  if (/[ก-๛]$/u.test(answer.slice(start, to))) {
    const run = RUN.exec(rest())?.[0] ?? '';
    if (!POLITE_RUN.test(run)) to += run.length;
    const noun = NOT_DONE.exec(answer.slice(start, to))?.groups?.['noun'];
    for (
      let next = noun === undefined ? '' : ofNoun(rest(), noun);
      next !== '';
      next = ofNoun(rest(), noun ?? '')
    )
      to += next.length;
  }
  if (SAYS.test(answer.slice(start, to))) to += STROKE.exec(rest())?.[0].length ?? 0;
  const said = answer.slice(start, to);
  for (const [open, close] of Object.entries(QUOTE)) {
    const at = said.lastIndexOf(open);
    const isOpen =
      open === close ? said.split(open).length % 2 === 0 : at >= 0 && !said.slice(at).includes(close);
    const closes = isOpen ? rest().indexOf(close) : -1;
    if (closes >= 0 && closes < 60) to += closes + 1;
  }
  return to;
}

/** Words that are named as examples behind a Thai rule: 'ห้ามเขียนอะไรที่เหมือนค้าคน เช่น| "พร้อมส่ง" "สต็อก"'. */
const EXAMPLES = /^(?:[\s,/]*["“][^"”\n]{1,40}["”])+|^\s*[^\s.;\n]{2,40}/u;
/** The number of a paper, and where it stands: 'licence no|. FT-12 in footer'. */
const NUMBERED =
  /(?<![a-z])(?:licen[cs]e|regist(?:er|ry|ration)|reg|permit|cert\p{L}*|membership|charity|company|policy) no$/iu;
const THE_NUMBER = /^\.?\s[^.!?;\n]*/u;

/** It waits for what comes next, which an abbreviation may begin: 'มูลค่าเกินที่| คปภ. กำหนด'. */
const WAITS_TH = /(?:ที่|ของ|กับ|จาก|โดย|และ|หรือ|ตาม|เกิน)$/u;
const AWAITED_TH = /^\s(?:(?:[ก-ฮ]{1,5}\.)+\s?)?[ก-๛]+/u;

/** The rule with the condition that stands behind it. */
export function withEnd(answer: string, { start, end }: Span): Span {
  let to = wholeWords(answer, start, end);
  const bare = answer.slice(start, to).replace(/\.$/u, '');
  if (NUMBERED.test(bare)) {
    const from = start + bare.length;
    return { start, end: from + (THE_NUMBER.exec(answer.slice(from))?.[0].trimEnd().length ?? 0) };
  }
  if (WAITS_TH.test(bare)) to += AWAITED_TH.exec(answer.slice(to))?.[0].length ?? 0;
  if (bare.endsWith('เช่น')) to += EXAMPLES.exec(answer.slice(to))?.[0].length ?? 0;
  if (/[.!?\n;]$/u.test(answer.slice(start, end))) return { start, end };
  const rest = (): string => answer.slice(to);
  to += BRACKET.exec(rest())?.[0].length ?? 0;
  if (/[ก-๛]/u.test(answer.slice(start, end))) {
    const more =
      GOES_ON_TH.exec(rest())?.[0] ??
      (/(?:ก่อน|ล่วงหน้า)$/u.test(answer.slice(start, to)) ? (TIME_TH.exec(rest())?.[0] ?? '') : '');
    to += withoutPoliteEnd(more).length;
  } else to += GOES_ON_EN.exec(rest())?.[0].trimEnd().length ?? 0;
  return { start, end: to };
}
