/** What costs whoever takes it nothing, where other sums stand beside: 'Free (hospitals pay $4.75)', 'nil; $80 reimbursed a visit'. */
import type { Reading } from '../../../src/shared/reading/quantity.ts';

/** At the head of an answer on prices; 'free delivery', 'free for 30 days' and 'free to join' are none. */
const FREE_AT_HEAD =
  /^(?:(?:it'?s |completely |always |all )?free(?: of charge)?(?=\s*(?:$|[-–—.,;:(!])|\sto (?!join|start|try|download|sign|register|book|list|enter)[a-z]|\sfor (?!\d|the first|a |an |one|first)[a-z])|nil(?![a-z])|no (?:price|fees?|charges?|costs?)(?=\s*(?:$|[.,;(])|\sto [a-z])|[a-z]+ pays? nothing|(?:it )?costs? (?:[a-z]+ ){0,3}nothing|[$£€]0(?=\s(?:tuition|costs?|fees?|for|to)(?![a-z])|[.;]|$)|ฟรี(?=\s*(?:$|[(,;.]|มัดจำ|สำหรับ|ทุก))|ไม่มีค่าใช้จ่าย(?!แอบแฝง|เพิ่ม)|ไม่(?:เก็บ|คิด)(?:เงิน|ค่า))/u;
/** What is given, given back, or paid to who takes part. */
const NO_PRICE =
  /(?<![a-z])(?:donat\p{L}*|reimburs\p{L}*|compensat\p{L}*|paid|stipends?|deposits?|worth|extra|application|penalty|refund\p{L}*|welcome)(?![a-z])|มัดจำ|บริจาค|ทำบุญ|ค่าใช้จ่ายจริง|มูลค่า|คืนให้/u;

/** Whether an answer begins with that it is free, and names no sum but what is none of its price. `text` is plain. */
export function isFreeAtHead(text: string, sums: readonly Reading[]): boolean {
  const head = FREE_AT_HEAD.exec(text);
  return (
    head !== null &&
    sums.every(({ span: { start, end } }) => {
      const isBracketed = /\([^)]*$/u.test(text.slice(0, start));
      const isOfHead = start < head[0].length;
      return isBracketed || isOfHead || NO_PRICE.test(text.slice(Math.max(0, start - 30), end + 30));
    })
  );
}
