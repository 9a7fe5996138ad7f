/** What keeps people from becoming buyers, as clients tell it of themselves. */

/** Messages that are answered late, or by nobody: 'ตอบแชตไม่ทัน', 'inbox piles up overnight'. */
export const SLOW_REPLIES =
  /\b(?:slow|late|miss\w*|not|cannot|can['’]?t|don['’]?t|nobody|no one|never|hard|behind|only|after|until)\b.{0,40}\b(?:chats?|repl(?:y|ies|ied)|respond\w*|inbox|messages?)\b|\b(?:chats?|repl(?:y|ies)|respond\w*|inbox|messages?)\b.{0,40}\b(?:slow|late|miss\w*|unanswered|pile|overnight|hours? later|next day|not|wait\w*)\b|ตอบไม่ทัน|ตอบช้า|ไม่มีคนตอบ|ตอบแช[ตท].{0,8}(?:ไม่|ช้า)|(?:ไม่|ช้า).{0,6}ตอบแช[ตท]|แอดมิน.{0,12}(?:เลิก|ไม่|คนเดียว|หยุด|ลา|นอน)/iu;

/** People who fill in no form. */
export const NO_FORMS =
  /\b(?:do(?:es)? not|don['’]?t|won['’]?t|will not|never|nobody|no one|hate|few|refuse to)\b.{0,24}\b(?:forms?|fill in|fill out|(?:leave|give) (?:their )?(?:details|contact))|ไม่(?:ค่อย|ยอม|อยาก|ชอบ)?กรอก|กรอก(?:แบบ)?ฟอร์มไม่/iu;
