/**
 * Lines that a mail program broke at its width. A stretch of words goes over no line, so such lines are one again: the break and
 * the quotation marks after it become spaces, and every place in the text stays where it is.
 */

/** Characters of a line at which programs break. */
const NARROWEST = 56;
const WIDEST = 84;
/** A message with fewer such breaks was not broken by a program. */
const LEAST_BREAKS = 3;

const QUOTED = /^(?:>\s?)*/u;
const STARTS_ANEW = /^(?:[-*•–—]|\d{1,2}[.)]|[\p{L}\p{M} ]{1,24}:)/u;

interface Line {
  quote: string;
  body: string;
}

const lineOf = (text: string): Line => {
  const quote = QUOTED.exec(text)?.[0] ?? '';
  return { quote, body: text.slice(quote.length) };
};

/** Whether the next line's first word did not fit behind the line, and goes on with it. */
function goesOn({ quote, body }: Line, next: Line, width: number): boolean {
  const [word = ''] = next.body.split(' ');
  return (
    body.length >= NARROWEST - 15 &&
    body.length <= width &&
    body.length + 1 + word.length > width &&
    quote.trim() === next.quote.trim() &&
    /^[\p{L}\p{N}("'“‘]/u.test(next.body) &&
    !STARTS_ANEW.test(next.body) &&
    (/^\p{Ll}/u.test(next.body) || !/[.!?:;…]["')”’]?\s*$/u.test(body))
  );
}

export function unwrapped(text: string): string {
  const lines = text.split('\n');
  const parts = lines.map(lineOf);
  if (/[\t|]/u.test(text)) return text;
  // Each mail of a thread has a width of its own: the longest line that is quoted as often.
  const widths = new Map<string, number>();
  for (const { quote, body } of parts)
    widths.set(quote.trim(), Math.max(widths.get(quote.trim()) ?? 0, body.length));
  const joins = parts.map((one, at) => {
    const next = parts[at + 1];
    const width = widths.get(one.quote.trim()) ?? 0;
    return next !== undefined && width >= NARROWEST && width <= WIDEST && goesOn(one, next, width);
  });
  if (joins.filter(Boolean).length < LEAST_BREAKS) return text;
  let whole = lines[0] ?? '';
  for (const [at, line] of lines.slice(1).entries()) {
    const { quote, body } = lineOf(line);
    whole += joins[at] === true ? ` ${' '.repeat(quote.length)}${body}` : `\n${line}`;
  }
  return whole;
}
