/** Whether words that somebody is heard to say are a question, with its mark or without. */

/** A question in English by its first word. */
const IS_QUESTION =
  /^(?:how|what|when|where|who|why|which|is|are|do|does|did|can|could|will|would|should|has|have|am)\b/iu;

/** The same in Thai, by its last word. */
const IS_QUESTION_TH =
  /(?:ไหม|มั้ย|เหรอ|หรือ(?:เปล่า|ไม่|ยัง)|รึเปล่า|ยังไง|เท่าไ(?:ร|หร่)|กี่[ก-๛]{1,6}|เมื่อไ(?:ร|หร่)|ทำไง|ไง)$/u;

export const asksInEnglish = (words: string): boolean => IS_QUESTION.test(words);
export const asks = (words: string): boolean =>
  words.endsWith('?') || asksInEnglish(words) || IS_QUESTION_TH.test(words);
