/**
 * The words of a page that is still being written: the texts inside JSON that may break off anywhere, in their order.
 * What is no JSON is shown as it stands. Pure.
 */
export function growingWords(text: string): string[] {
  const start = text.search(/[{[]/u);
  if (start < 0) return lines(text);
  const words: string[] = [];
  // A text in quotes, perhaps not closed yet, and what follows: a colon makes it the name of a field.
  for (const match of text.slice(start).matchAll(/"((?:[^"\\]|\\.)*)("?)(\s*:)?/gsu)) {
    const [, inner = '', , colon] = match;
    if (colon !== undefined) continue;
    const word = unescaped(inner).trim();
    if (word !== '') words.push(word);
  }
  return words;
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const ESCAPES: Readonly<Record<string, string>> = { n: ' ', r: ' ', t: ' ', b: '', f: '' };

const unescaped = (inner: string): string =>
  inner
    .replace(/\\u([\da-f]{4})/giu, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(.)/gsu, (_all, letter: string) => ESCAPES[letter] ?? letter)
    // An escape that is not whole yet.
    .replace(/\\u?[\da-f]{0,3}$/iu, '');
