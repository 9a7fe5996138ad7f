/** Goals of those who are there already, by the name of what is counted: who comes back ('renewals 81%'), and who leaves ('churn 12%'). */

/** 'Back pain' and 'renewable' are nobody who comes back; a bare 'return' may be of goods. */
const BACK =
  /(?<![a-z])(?:renew(?:s|ed|als?|ing)?|repeat\p{L}*|returning|(?:who|they) returns?|return (?:rate|visits?|customers?|clients?|guests?|patients?)|re-?(?:order|book)\p{L}*|(?:c[ao]mes?|coming|brought) back|back within|again|(?:bought|buys?|came|comes?|order(?:s|ed)?|visit(?:s|ed)?) twice|haven['’]?t been|lapsed|retention|retain(?:s|ed|ing)?|stay(?:ing)? (?:on|longer|with us))(?![a-z])|ต่ออายุ|ต่อสัญญา|(?<!ไม่|ร้องเรียน)ซ้ำ|กลับมา|ต่อคอร์ส|อยู่(?:ต่อ|นาน)/iu;
export const isOfComingBack = (metric: string): boolean => BACK.test(metric);

/** In words of all days as well: 'losing 9% a month', 'ที่หาย'. */
const GOING =
  /(?<![a-z])(?:churn|leav(?:e|es|ing)(?! (?:us )?(?:an? |their |his |her |your |some |more )?(?:good |online |google )?(?:reviews?|messages?|notes?|feedback|comments?|numbers?|details|deposits?|ratings?|contacts?))|(?<!school[- ])leavers|los(?:e|es|ing|t)|(?<!(?:smok|vap)\p{L}*[^\n]{0,20})quit\p{L}*(?![^\n]{0,20}(?:smok|vap|nicotine))|drop[- ]?(?:outs?|offs?)|attrition|(?:staff|employee|team|crew|members?|membership|customers?|clients?|tenants?) turnover|cancel\p{L}*)(?![a-z])|(?<!เสีย|อัตรา|รักษา|คนไข้|ผู้ป่วย|แผล|อาการ)หาย(?!ใจ|าก|ปวด|ป่วย|ดี|เจ็บ|ขาด|ไข้)|หลุด|เลิก(?!บุหรี่|เหล้า|ยา|สูบ|ดื่ม|งาน|เรียน[ก-๛]*โมง)|ลาออก/iu;
export const isOfGoing = (metric: string): boolean => GOING.test(metric);
