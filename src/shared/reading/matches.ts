/** Every match of a pattern in a text. */

/**
 * What `matchAll` gives, in order. That makes a pattern anew whenever it is asked, and now and then compiles it again: of the dozens
 * that one text is read by it takes longer than the reading.
 * @param pattern with the flag `g`
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    // An empty match would be found again: on behind the next character, which two units may make.
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
