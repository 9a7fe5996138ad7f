/** A clause told from a fragment: 'licence is for 46' has a subject and a verb, 'stranger in your house' has none. */

/** A clause begins with somebody or with what is asked: 'they never answer', 'can I cancel'. */
const BEGINS_CLAUSE =
  /^(?:i|you|he|she|we|they|there|nobody|everybody|everyone|somebody|someone|can|could|will|would|should|is|are|do|does|did|who|what|how|why|when|where)(?:['’]\w+)?\s/iu;
/** Verbs that stand behind whoever does it: 'wife says he snores', 'bay number is yours'. */
const VERB =
  /^(?!to\b)[\p{L}’'-]+(?:\s[\p{L}\d’'-]+){0,3}?\s(?:is|are|was|were|has|had|does|do|did|can|cannot|will|would|goes|comes|takes|gets|knows|says|wants|needs|makes|gives|works|lasts|costs|sees|stays|stops|starts|sets|runs|owns|brings|keeps|shows|picks|leads|don['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|won['’]?t|isn['’]?t|aren['’]?t)\b/iu;
/** What a subject does not begin with: 'no bond when you go', 'what it is' are told apart from 'wife says'. */
const NO_SUBJECT =
  /^(?:never|not|don['’]?t|do not|keep|show|say|tell|avoid|use|with|without|for|from|in|on|at|by|if|because|until|after|before|as)\b/iu;
/** Whether it has a subject and a verb of its own. */
export const isWholeClause = (words: string): boolean =>
  BEGINS_CLAUSE.test(words) || (VERB.test(words) && !NO_SUBJECT.test(words));
