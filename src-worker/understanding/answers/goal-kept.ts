/** Goals of those who are there already, by the name of what is counted: who comes back ('renewals 81%'), and who leaves ('churn 12%'). */

/** 'Back pain' and 'renewable' are nobody who comes back; a bare 'return' may be of goods. */
const BACK =
  /(?<![a-z])(?:renew(?:s|ed|als?|ing)?|repeat\p{L}*|returning|(?:who|they) returns?|return (?:rate|visits?|customers?|clients?|guests?|patients?)|re-?(?:order|book)\p{L}*|(?:c[ao]mes?|coming|brought) back|back within|again|(?:bought|buys?|came|comes?|order(?:s|ed)?|visit(?:s|ed)?) twice|haven['’]?t been|lapsed|retention|retain(?:s|ed|ing)?|stay(?:ing)? (?:on|longer|with us))(?![a-z])|ต่ออายุ|ต่อสัญญา|ซ้ำ|กลับมา|ต่อคอร์ส|อยู่(?:ต่อ|นาน)/iu;
export const isOfComingBack = (metric: string): boolean => BACK.test(metric);

/** In words of all days as well: 'losing 9% a month', 'ที่หาย'. */
const GOING =
  /(?<![a-z])(?:churn|leav(?:e|es|ing|ers)|los(?:e|es|ing|t)|quit\p{L}*|drop[- ]?(?:outs?|offs?)|attrition|turnover|cancel\p{L}*)(?![a-z])|หาย|หลุด|เลิก|ลาออก/iu;
export const isOfGoing = (metric: string): boolean => GOING.test(metric);
