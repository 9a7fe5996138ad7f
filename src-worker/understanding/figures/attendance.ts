/** Who books and who comes: words of goals and of losses behind a booking. */

/** Of a goal that counts who really comes, and not who booked. */
export const CAME =
  /มา[ก-๛]{0,12}จริง|มาตามนัด|มาใช้บริการจริง|เข้ามาจริง|(?<![a-z])(?:attend(?:ed|ing|ees)?|attendances?|who (?:really |actually |do )?(?:come|came|turn up|show up|attend)|(?:really|actually) (?:come|came|attend\p{L}*)|show(?:ed|ing)? up|turn(?:ed|ing)? up|kept appointments|completed (?:visits|appointments|consults?))(?![a-z])/iu;

/** Booked, and then nobody comes. */
export const CALLED_OFF =
  /(?<![a-z])(?:no[- ]?shows?|cancel\p{L}*|(?:never|do(?:es)?n['’]?t|did(?:n['’]t| not)|do(?:es)? not) (?:show|turn|come))|ไม่มา|ยกเลิก|เลื่อน|เบี้ยว/iu;

/** What is done with somebody who has come, and is no sale. */
export const DONE =
  /(?<![a-z])(?:exams?|tests?|check-?ups?|appointments?|consult\p{L}*|visits?|sessions?|lessons?|treatments?|procedures?|fittings?|evaluations?|screenings?|scans?|assessments?|patients?)(?![a-z])|ตรวจ|คนไข้|ผู้ป่วย|ผ่า(?!น)|ทำหมัน/iu;
