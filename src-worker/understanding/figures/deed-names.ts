/** Steps that are told by what people do or what is done to them: 'came', 'pass medical', 'quoted'. */

/** What people do, as it is told of several. */
const DO =
  /^(?:came?|come|show(?:ed)?(?: up)?|turn(?:ed)? up|pitch(?:ed)? up|answer(?:ed)?|repl(?:y|ied)|pass(?:ed)?|finish(?:ed)?|complete(?:d)?|watch(?:ed)?|meet|met|talk(?:ed)?|sat|sit|hold|held|begin|began|start(?:ed)?|upload(?:ed)?|allow(?:ed)?|agree(?:d)?|pick(?:ed)? up|call(?:ed)? back|stay(?:ed)?|park(?:ed)?|go|went|give|gave|see|saw|need(?:ed)?|can afford)(?= |$)/iu;
/** What is done to them. */
const DONE = /^(?:quoted|admitted|reached|shortlisted|interviewed|approved|accepted|confirmed|invited)$/iu;
/** So told it says nothing by itself, or of whom is open: 'go for', 'reached by'. */
const CUT = /\b(?:for|by|on|with|to|so|really|actually|up to|at|in|of|a|the)$/iu;
/** Words of a deed that a sentence has room for. */
const MOST_WORDS = 5;

export interface Deed {
  /** 'came', 'quoted': as it is told. */
  words: string;
  /** They do it themselves, and it is not done to them. */
  isActive: boolean;
}

/** The deed that an English step's name is; undefined of a thing, and of what is told in part. */
export function deedIn(name: string): Deed | undefined {
  const words = name.trim().toLowerCase();
  if (DONE.test(words)) return { words, isActive: false };
  return DO.test(words) && !CUT.test(words) && words.split(/\s+/u).length <= MOST_WORDS
    ? { words, isActive: true }
    : undefined;
}
