/**
 * Letters for a class of a pattern with the flag `i`: Latin with all its accents, and Thai. `\p{L}` is every script's, and beside that
 * flag each of them is folded again wherever it stands: it takes ten times as long to compile, and a first plan waits for that.
 */
export const LETTERS = 'a-zà-öø-ɏḀ-ỿก-ะาำเ-ๆ';
/** Marks that stand on or under them. */
export const MARKS = String.raw`\u0300-\u036Fัิ-ฺ็-๎`;
