/** Rules that the client set ('No discount deeper than 15%', 'ห้ามใช้ภาพก่อน–หลัง') and offers it made (the owner on camera). */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { clauses } from '../text.ts';

export interface Constraint {
  /** The client's words. */
  text: string;
  /** Percent, for a limit on discounts. */
  discountCap?: number;
  /** About pictures before and after a treatment. */
  beforeAfter: boolean;
  /** About promises of a result. */
  guarantee: boolean;
}

const RULE =
  /^(?:no|not|never|do not|don't|dont|avoid|only|without|must|cannot|can't|we (?:do not|don't|never|cannot))\b|\b(?:must(?: not)?|not allowed|forbidden|prohibited|may not|needs? (?:approval|permission))\b|ห้าม|ไม่ใช้|ไม่เอา|ไม่ต้องการให้|ต้องไม่|งด|เท่านั้น|ต้องขออนุญาต|ต้องได้รับอนุญาต|ไม่อนุญาต|ไม่เกิน/iu;

/** Words are forbidden, of which a stroke may part several. */
const OF_WORDS = /\b(?:say|use|call|write|mention)\b/iu;
/** Where another rule begins. */
const ORDERS =
  /^(?:no|not|never|do not|don['’]?t|avoid|only|without|always|must|cannot|can['’]?t|we|please|keep|use|say|show)\b|^(?:ห้าม|ไม่|งด|อย่า|ต้อง|ขอ|ให้|ใช้|มี)/iu;
/** Rules in a row have strokes between them; words of one have too: 'Do not say drown / safe for kids'. */
function rulesInRow(clause: string): string[] {
  const rules: string[] = [];
  for (const part of clause.split(/\s+\/{1,2}\s+/u)) {
    const last = rules.at(-1);
    if (last === undefined || !OF_WORDS.test(last) || ORDERS.test(part)) rules.push(part);
    else rules[rules.length - 1] = `${last} / ${part}`;
  }
  return rules;
}

export function readConstraints(notes: string): Constraint[] {
  return clauses(notes)
    .flatMap(rulesInRow)
    .filter((clause) => RULE.test(clause))
    .map((text) => {
      const [percent] = readQuantities(text).flatMap(({ quantity }) =>
        quantity.kind === 'percent' ? [quantity.value] : [],
      );
      const constraint: Constraint = {
        text,
        beforeAfter: /before[\s–-]*(?:and|\/|&|–|-)?[\s–-]*after|ก่อน\s*[–\-/และ]*\s*หลัง/iu.test(text),
        guarantee: /guarantee|รับรองผล|การันตี/iu.test(text),
      };
      if (percent !== undefined && /discount|off\b|ส่วนลด|ลดราคา|ลดเกิน|ลดไม่เกิน/iu.test(text)) {
        constraint.discountCap = percent;
      }
      return constraint;
    });
}

/** Who the client says will stand before the camera. */
export function readFace(notes: string): 'owner' | 'expert' | undefined {
  const clause = clauses(notes).find((part) =>
    /video|camera|on screen|appear|วิดีโอ|วีดีโอ|ออกกล้อง|คลิป|ถ่าย/iu.test(part),
  );
  if (clause === undefined || /\b(?:no|not|never)\b|ไม่|ห้าม/iu.test(clause)) return undefined;
  if (/owner|founder|ceo|director|เจ้าของ|ผู้ก่อตั้ง/iu.test(clause)) return 'owner';
  return /doctor|dentist|chef|engineer|team|staff|หมอ|แพทย์|เชฟ|ทีม|พนักงาน|วิศวกร/iu.test(clause)
    ? 'expert'
    : undefined;
}
