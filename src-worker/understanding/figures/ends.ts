/** Whether the words before a date make it the end of a time: 'for the year to June 2027', 'ถึงมิถุนายน'. */
const END =
  /(?<![a-z])(?:to|until|'?till?|through|thru|now and|up to|by|ending(?: in)?|before)(?: the)?(?: end(?: of)?)?\s*$|(?:ถึง|ยัน|ก่อน|ภายใน)(?:สิ้น|ปลาย)?(?:เดือน)?\s*$/iu;

export const isEnd = (before: string): boolean => END.test(before);
