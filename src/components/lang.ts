/** What a person wrote may be Thai anywhere in an English interface: it is said by a Thai voice and set with Thai's room. */

/** From the first Thai letter to the last one, as long as no Latin letter stands between: spaces and figures belong to it. */
const THAI_RUN = /\p{Script=Thai}(?:[^\p{Script=Latin}]*\p{Script=Thai})?/gu;

/** The language to mark a text with as a whole; undefined where the interface's own holds. */
export const langOf = (text: unknown): 'th' | undefined =>
  typeof text === 'string' && /\p{Script=Thai}/u.test(text) ? 'th' : undefined;

export interface Run {
  text: string;
  lang: 'th' | undefined;
}

/** A text as its runs of Thai and of anything else; nothing is lost or added. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: thai, index } of text.matchAll(THAI_RUN)) {
    if (index > end) runs.push({ text: text.slice(end, index), lang: undefined });
    runs.push({ text: thai, lang: 'th' });
    end = index + thai.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), lang: undefined });
  return runs;
}
