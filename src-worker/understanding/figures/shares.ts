/** Parts of what one brings that an answer tells in percent: a margin, a commission, a deposit, a discount. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';

export interface SharePart {
  percent: number;
  words: string;
}

const PART =
  /(?<![a-z])(?:margins?|profits?|commission|fees?|advance|deposit|discount|off|left|keep|keeps|takes?|charges?|refund(?:ed|s)?|royalt(?:y|ies))(?![a-z])|กำไร|หัก|คืนเงิน|คืน\s*$|ค่าคอม|คอมมิชชั่น|มัดจำ|ส่วนลด|ลด|ค่าธรรมเนียม|เหลือ/iu;
/** Of media, of buyers or of time. */
const NO_PART =
  /(?<![a-z])(?:leads?|clicks?|chats?|enquir|customers?|quit|leave|cancel|growth|up|rose|vat|tax)(?![a-z])|ภาษี|ทัก/iu;

export function readShares(answer: string): SharePart[] {
  const text = plain(answer);
  return readQuantities(answer).flatMap(({ quantity, span }): SharePart[] => {
    if (quantity.kind !== 'percent' || quantity.ratio !== undefined || quantity.high !== undefined) return [];
    if (!(quantity.value > 0 && quantity.value < 100)) return [];
    const before =
      text
        .slice(Math.max(0, span.start - 28), span.start)
        .split(/[.;\n]/u)
        .at(-1) ?? '';
    const after = text.slice(span.end, span.end + 18).split(/[.;,\n]/u)[0] ?? '';
    if (!PART.test(before) && !PART.test(after)) return [];
    if (NO_PART.test(before) || NO_PART.test(after)) return [];
    return [{ percent: quantity.value, words: answer.slice(Math.max(0, span.start - 24), span.end).trim() }];
  });
}
