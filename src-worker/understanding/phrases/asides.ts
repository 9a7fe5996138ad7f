/**
 * What stands in parentheses: some tells how it was counted or what others do, and a statement is whole without it; some limits what is
 * stated ('swap free in 4 weeks (unworn)', '490 a set (30 sets and up)'), and without it more is promised than is sold.
 */

const LIMITS =
  /^(?:no|not|except)(?![a-z])|^(?:in |class of |season )?(?:(?:19|20)\d\d|25\d\d)$|(?<![a-z])(?:up to|at (?:most|least)|max(?:imum)?|min(?:imum)?|only|unless|if (?!you want)|subject to|allowing|excl(?:uding|\.)?|not incl\p{L}*|unworn|unopened|unused|some|selected|until|till?|cap|rule|or (?:more|over|under|less|older|younger)|and (?:up|over|under)|over \d|under \d|from (?:\d|\p{L}+(?=[;,)]|$))|ages? \d|boys|girls|ladies|men|women|adults|members|week ?days?|week ?nights?|week ?ends?|mornings|evenings|by appointment|with parent)(?![a-z])|(?<![a-z])m(?:on)?(?:day)?s?\s?[-–]\s?(?:thu?|f)|\d\s?\+|ขึ้นไป|ขึ้น$|ขั้นต่ำ|อย่างน้อย|ไม่เกิน|สูงสุด|เฉพาะ|เท่านั้น|ยกเว้น|ถ้า|ไม่รวม|ไม่รับ|ไม่มี(?!ที่|ใคร)|^(?:ชาย|หญิง)(?:ล้วน)?$|วันธรรมดา|จันทร์|สัญญา \d/iu;
/** What others do or think, and how it was counted, limits nothing. */
const BESIDE =
  /(?<![a-z])(?:is|are|was|were|others?|nobody|no one|rare|everyone|people|says?|since|counted|tested|audited|average|avg|usually|competitors?|road)(?![a-z])|ที่อื่น|เจ้าอื่น|คนอื่น|มาตรฐานเขา|ทดสอบ|เทสต์/iu;
const ASIDE = /\s*\((?<aside>[^()]*)\)/gu;

/** Whether an aside limits what it stands beside. */
const limitsWhat = (aside: string): boolean => LIMITS.test(aside.trim()) && !BESIDE.test(aside);

/** A text without its asides, but for those that limit it. */
export const withoutAsides = (text: string): string =>
  text.replaceAll(ASIDE, (whole, aside: string) => (limitsWhat(aside) ? whole : ''));

/** What others do or say: a translation beside a slogan ('Idam und. (There is place.)') is none. */
const REMARK =
  /(?<![a-z])(?:others?|nobody|no one|everyone|everybody|people say|rare)(?![a-z])|ที่อื่น|เจ้าอื่น|คนอื่น/iu;
/** A text without what it says in passing of others, where no figure stands in it: 'Not too sweet (what everyone says)'. */
export const withoutRemarks = (text: string): string =>
  text.replaceAll(ASIDE, (whole, aside: string) =>
    REMARK.test(aside) && !/\d/u.test(aside) && !limitsWhat(aside) ? '' : whole,
  );
