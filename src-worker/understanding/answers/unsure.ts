/** What the client tells and does not stand by: hearsay, what it asks itself, what is not to be quoted. */

const UNSURE =
  /\b(?:(?:do not|don['’]?t|not to be|never) (?:be )?quoted?|(?:wasn|weren|isn|aren|not|n)['’]?t? (?:so |quite |too |really )?sure|no (?:source|proof)|unconfirmed|off the record|between us|hearsay|rumou?rs?)\b|อย่า(?:เพิ่ง)?(?:อ้าง|เอาไป(?:เขียน|ลง|พูด))|ไม่มี\s?(?:source|แหล่ง|ที่มา|หลักฐาน)|ไม่(?:ค่อย)?แน่ใจ|ข่าวลือ|ยังไม่ยืนยัน/iu;
/** It goes on with the sentence before: 'She wasn't sure, don't quote'. */
const GOES_ON =
  /^\s*(?:(?:but|and|so)\s)?(?:he|she|they|it|that|this|not|don['’]?t|do not|อย่า|แต่|ไม่)(?![\p{L}])/iu;
const ASKS = /\?\s*$/u;

/** Of sentences in a row those that the client stands by. */
export const stoodBy = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence, i) => {
    const next = sentences[i + 1] ?? '';
    return !UNSURE.test(sentence) && !ASKS.test(sentence) && !(UNSURE.test(next) && GOES_ON.test(next));
  });
