/** A price that is not what is paid in the end: 'Quote is $389 then it's a lid fee', 'free until it breaks', 'บอก 500 แล้วบวกค่าเดินทาง'. */
const GROWS =
  /\bthen (?:it['’]s|there(?:['’]s| is| are| comes?)|comes?|you pay|they (?:add|charge))\b|\b(?:plus|\+|then) (?:\p{L}+ ){0,2}(?:fees?|extras?|charges?|call-?out)\b|\b\p{L}+ fee,? (?:and )?\p{L}+ fee\b|\bfree (?:until|till|at first|to start)\b|\bend(?:s|ed)? (?:up )?(?:at|paying|costing)\b|\bturns? into\b|\badd(?:s|ed)? (?:it )?(?:on|up)\b|แล้ว(?:ค่อย)?(?:บวก|คิดเพิ่ม|เก็บเพิ่ม|มีค่า)|บวก(?:เพิ่ม|ค่า|โน่น|นู่น|นั่น)|ตอนแรก[ก-๛ ]{0,12}(?:ถูก|\d)|จบจริง|หน้างาน(?:คิด|บวก|เก็บ)/iu;

/** Whether more comes to a price than is told at first. */
export const growsLater = (words: string): boolean => GROWS.test(words);

const SMALLEST =
  /\bmin(?:imum|\.)? (?:order|spend)|\b(?:opening|first|smallest|small) (?:opening )?orders?\b|\border minimum|สั่งขั้นต่ำ|ขั้นต่ำ(?:ในการ)?สั่ง/iu;
/** Whether words tell what an order must come to. */
export const tellsSmallestOrder = (words: string): boolean => SMALLEST.test(words);
