/**
 * Names of what is sold, whole: what was found in an answer on products goes on to where the answer divides, and what stands between
 * two names of a list is one. Where a division is unsure and the whole is too long for a name, nothing is named.
 */
import type { PhraseField } from './features.ts';
import type { Phrase } from './index.ts';
import { piecesOf, type Piece } from './seams.ts';
import { letters, withoutSmallWords } from './whole.ts';

/** Letters of a name. */
const LONGEST = 48;
/** How likely what stands in a list beside names is one. */
const LISTED = 0.5;
/** Before the first name. */
const LEADS =
  /^(?:(?:we|i)\s+(?:(?:also|mainly|mostly)\s+)?(?:sell|offer|hire out|rent out|rent|hire|make|lend|give|repair|supply|grow|bake|build|provide|print|import|stock|design|produce)|ขาย(?:ส่ง|ปลีก)?(?=[ก-๛]{3}))\s*/iu;
/** Behind one of these the name ends: whom it is for, what comes with it. */
const ENDS = /^\s*(?:for|with|including|incl\.?|from|at|by|สำหรับ|พร้อม|รวม|แถม)\s*$/iu;
/** Whom things go to is no part of their name: 'flutes to school kids whose parents can't pay'; 'air to water heat pumps' is one name. */
const GOES_TO = /(?<=\p{L}{2}s)\sto(?!\s(?:order|measure|size|go|keep)\b)\s.*$|\s(?:whose|who)\s.*$/iu;
/** Something is done to what was named before: 'volunteers fix them'. */
const DONE_TO = /\s(?:them|it|us|him|her)$/iu;
const SENTENCE = /(?:^|\s)(?:we|you|they|it|is|are|was|free|can|will|put|take|its an?|thats)(?:\s|$)/iu;

const isName = (text: string, { start, end }: Piece): boolean => {
  const words = text.slice(start, end);
  return letters(words) > 2 && letters(words) <= LONGEST && !SENTENCE.test(words);
};

/** Two names and 'and' between them: 'drip bags and a monthly subscription'. */
const areTwo = (text: string, own: readonly Phrase[]): boolean => {
  const [one, other, more] = own;
  return (
    one?.tag === 'item' &&
    other?.tag === 'item' &&
    more === undefined &&
    !/,/u.test(text.slice(one.start, other.end)) &&
    /^\s+(?:and|&)\s+(?:an?\s+|the\s+)?$/iu.test(text.slice(one.end, other.start))
  );
};

/** The phrases of one piece: the names in it as one, and what is told of it. */
function ofPiece(text: string, piece: Piece, own: readonly Phrase[]): Phrase[] {
  const items = own.filter(({ tag }) => tag === 'item');
  const [first] = items;
  if (first === undefined || areTwo(text, own)) return [...own];
  const lead = LEADS.exec(text.slice(piece.start, piece.end))?.[0].length ?? 0;
  const start = piece.start + lead;
  const after = own.find(
    (one) =>
      one.tag !== 'item' &&
      one.start > first.start &&
      ENDS.test(text.slice(own[own.indexOf(one) - 1]?.end ?? 0, one.start)),
  );
  const end = after === undefined ? piece.end : text.slice(0, after.start).replace(/\s+\S+\s*$/u, '').length;
  const bare = withoutSmallWords(text, { start, end });
  const words = text.slice(bare.start, bare.end).replace(GOES_TO, '');
  const place = { start: bare.start, end: bare.start + words.length };
  if (DONE_TO.test(words)) return own.filter((one) => one.tag !== 'item');
  if (letters(words) > LONGEST) return piece.isUnsure ? own.filter((one) => one.tag !== 'item') : [...own];
  const probability = Math.max(...items.map((one) => one.probability));
  return [{ ...first, ...place, words, probability }, ...own.filter((one) => one.start >= place.end)];
}

/** Phrases of an answer on products, each name with the words that belong to it. */
export function inPieces(text: string, field: PhraseField, phrases: readonly Phrase[]): Phrase[] {
  const pieces = piecesOf(text, field);
  const owned = pieces.map((piece) =>
    phrases.filter(({ start, end }) => start < piece.end && piece.start < end),
  );
  const isItem = (at: number): boolean => owned[at]?.some(({ tag }) => tag === 'item') === true;
  return pieces.flatMap((piece, at): Phrase[] => {
    // What goes over a division is told of its first piece.
    const own = (owned[at] ?? []).filter(({ start }) => start >= piece.start);
    if (own.length > 0)
      return ofPiece(
        text,
        piece,
        own.map((one) => clipped(text, one, piece)),
      );
    const lead = LEADS.exec(text.slice(piece.start, piece.end))?.[0].length ?? 0;
    const name = { ...piece, start: piece.start + lead };
    const isListed = /^\s*(?:,|and|&|\/|และ)?\s*(?:and\s*)?$/iu.test(
      text.slice(pieces[at - 1]?.end ?? 0, piece.start),
    );
    const isBeside = (at > 0 && isListed && isItem(at - 1)) || (lead > 0 && isItem(at + 1));
    if (!isBeside || piece.isUnsure || !isName(text, name)) return [];
    const place = withoutSmallWords(text, name);
    return [{ ...place, tag: 'item', probability: LISTED, words: text.slice(place.start, place.end) }];
  });
}

function clipped(text: string, one: Phrase, piece: Piece): Phrase {
  const end = Math.min(one.end, piece.end);
  return end === one.end ? one : { ...one, end, words: text.slice(one.start, end) };
}
