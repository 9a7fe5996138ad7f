/** Tokens that a text takes, estimated: servers count by vocabularies of their own, none of which is at hand. */

/** Characters a token in Latin script. */
const LATIN = 4;

/** Thai and other scripts take up to one for each character; never less than a server counts, roughly. */
export function tokensIn(text: string): number {
  const others = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return others + Math.ceil((text.length - others) / LATIN);
}
