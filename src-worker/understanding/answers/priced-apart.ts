/** What a price leaves out, as the client tells it. */

/** Parts of an answer on prices; a full stop within a number ends none. */
const PARTS = /[,;\n]\s*(?!\d{3}(?!\d))|\.\s+|\s\/\s/u;
/** Letters by which a word is known in another form. */
const STEM = 4;
const WORDS = /[^\p{L}\p{M}]+/u;
/** What tells how it is paid or sold, and is no thing that could cost more. */
const NO_THING =
  /^(?:from|each|with|include|incl|full|free|only|plus|about|more|over|than|deposit|payment|instalment|week|month|year|hour|day|person)/u;
const stemsOf = (words: string): string[] =>
  words
    .toLowerCase()
    .split(WORDS)
    .filter((word) => word.length > STEM && !NO_THING.test(word))
    .map((word) => word.slice(0, STEM));

const partsOf = (price: string): string[] => price.split(PARTS).map((part) => part.trim());

/** Whether what is promised has a price of its own behind the first: 'Thuli R8 900 installed. Etching R1 200' includes no etching. */
export function isPricedApart(price: string, promised: string): boolean {
  const [first = '', ...others] = partsOf(price);
  const known = stemsOf(first);
  const promises = stemsOf(promised);
  return others.some((part) => {
    // What costs more is named first: 'Etching R1 200'.
    const [named = ''] = stemsOf(part.split(WORDS)[0] ?? '');
    return named !== '' && /\d/u.test(part) && !known.includes(named) && promises.includes(named);
  });
}
