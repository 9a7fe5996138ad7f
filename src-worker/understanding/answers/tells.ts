/** What a clause of an answer does: it complains, or it tells of people. */

const COMPLAINS =
  /ไม่|แค่|เพียง|น้อย|แพง|ช้า|เงียบ|หาย|ตก|ลดลง|สูงขึ้น|เสีย|แต่|ยาก|\b(?:but|only|just|not?|never|nobody|few|low|high|slow|expensive|drops?|lost|lose|wast\w+|rose|risen|up from|leak\w*|quiet)\b|n't/iu;
/** Whether somebody complains in these words. */
export const complains = (words: string): boolean => COMPLAINS.test(words);

const VERB_OF_THEM =
  /\b(?:is|are|was|were|think|thinks|believe|worry|worries|fear|hesitate|ask|asks|want|wants|need|don['’]?t|do not|doesn['’]?t|decides?|approves?|signs?|chooses?|pays?|books?|has|have|gets?|goes|go)\b/iu;
/** Whether an English clause says what people are or do; a bare name of a group does not. */
export const tellsOfThem = (clause: string): boolean => VERB_OF_THEM.test(clause);
