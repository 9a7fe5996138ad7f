/** The end of a rule: under what condition it holds is a part of it. What was read up to a space or a bracket goes on to there. */
import type { Span } from '../../../src/shared/reading/quantity.ts';

/** Unless, before, without whom; up to the end of the sentence. */
const GOES_ON_EN =
  /^,?\s+(?:unless|before|until|except|without|other than|apart from|if|when|while|till)\b[^.!?;\n]*/iu;
const BRACKET = /^\s?\((?:ยกเว้น|เว้นแต่|except|unless|apart from|only|but)[^()\n]*\)/iu;
const POLITE = /(?:นะ)?(?:ค่ะ|คะ|ครับ|คับ|(?<!เ)จ้า)$/u;
/** Whom to ask, and how long before: 'สสจ. ก่อนประมาณ 15 วัน'. */
const GOES_ON_TH =
  /^\s(?:(?:[ก-ฮ]{1,5}\.|[A-Z]{2,6}|ผอ\.?|สำนักงาน[ก-๛]*)\s?)?(?:ก่อน|ภายใน|ล่วงหน้า|อย่างน้อย|ยกเว้น|เว้นแต่|จนกว่า|นอกจาก|ถ้า(?:ไม่|ยัง))[ก-๛]*(?:\s?\d+\s?(?:วัน(?:ทำการ)?|ชั่วโมง|ชม\.?|สัปดาห์|อาทิตย์|เดือน)[ก-๛]{0,12})?/u;
/** Only a length of time is missing: 'ดูก่อน| 3 วัน'. */
const TIME_TH = /^\s\d+\s?(?:วัน(?:ทำการ)?|ชั่วโมง|ชม\.?|สัปดาห์|อาทิตย์|เดือน)(?=\s|$|ค่ะ|ครับ|[,.;\n])/u;

/** The rule with the condition that stands behind it. */
export function withEnd(answer: string, { start, end }: Span): Span {
  let to = end;
  if (/[.!?\n;]$/u.test(answer.slice(start, end))) return { start, end };
  const rest = (): string => answer.slice(to);
  to += BRACKET.exec(rest())?.[0].length ?? 0;
  if (/[ก-๛]/u.test(answer.slice(start, end))) {
    const more =
      GOES_ON_TH.exec(rest())?.[0] ??
      (/(?:ก่อน|ล่วงหน้า)$/u.test(answer.slice(start, to)) ? (TIME_TH.exec(rest())?.[0] ?? '') : '');
    to += more.replace(POLITE, '').length;
  } else to += GOES_ON_EN.exec(rest())?.[0].trimEnd().length ?? 0;
  return { start, end: to };
}
