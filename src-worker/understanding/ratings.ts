/** Whether words tell that somebody rated the thing. */

const RATED =
  /\b(?:stars?|rat(?:ed|ings?)|\d[\d,.]* (?:\p{L}+ )?reviews|reviews? (?:on|from|say)|google|tripadvisor|trustpilot)\b|รีวิว|ดาว|คะแนน/iu;

/** 4.7 stars, 'รีวิวดี'; a review of counts every quarter is no rating. */
export const isRated = (words: string): boolean => RATED.test(words);
