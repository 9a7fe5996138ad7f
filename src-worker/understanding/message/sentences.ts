/** Sentences of a line, and the clauses of a sentence: Thai ends a clause with a space. */

/** A stop after these ends no sentence. */
const ABBREVIATION =
  /(?:\b(?:ltd|inc|co|no|st|mr|mrs|ms|dr|vs|approx|incl|excl|min|max|e\.g|i\.e|etc|yrs?|hrs?|tel|est|dept|jr|sr|u\.k|u\.s|a\.m|p\.m)|(?:^|[^\p{L}\p{M}])\p{L}|(?:^|[\s.(–-])[\p{Script=Thai}]{1,4})$/iu;
/** How a transcript of speech parts what it says, where nobody wrote stops. */
const SPOKEN_PAUSE = /\s(?:and |so |ok |oh )*(?:um+|uh+|erm?)(?= )/giu;
/** A line without stops that is longer than this was spoken. */
const SPOKEN = 300;
/** Thai ends a thought politely, not with a stop. */
const POLITE = /(?<=\p{Script=Thai}(?:ค่ะ|ครับ|นะคะ|คะ|ค่า|คับ))\s+/gu;
/** Characters of a sentence; what is longer is none. */
const LONGEST = 1200;
/** Sentences of a line at most. */
const MOST = 4000;

/** `isChat`: people write small letters after a stop. */
export function sentencesOf(text: string, isChat: boolean): string[] {
  return divided(text, isChat).flatMap((sentence) =>
    sentence.length > LONGEST ? pieces(sentence) : [sentence],
  );
}

/** What nobody ends is read in pieces, cut at a space. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < text.length;) {
    const space = text.lastIndexOf(' ', from + LONGEST);
    const end = text.length - from <= LONGEST ? text.length : space > from ? space : from + LONGEST;
    found.push(text.slice(from, end).trim());
    from = end;
  }
  return found.filter((piece) => piece !== '');
}

function divided(text: string, isChat: boolean): string[] {
  if (text.length > SPOKEN && !/[.!?;:]/u.test(text)) return parted(text, SPOKEN_PAUSE);
  return stopped(text, isChat || isCasual(text)).flatMap((sentence) =>
    sentence.length > (isChat ? 40 : 140) ? parted(sentence, POLITE) : [sentence],
  );
}

/** Whether its sentences begin with small letters, as people type in a hurry. */
const isCasual = (text: string): boolean =>
  (text.match(/[.!?]\s\p{Ll}/gu)?.length ?? 0) > (text.match(/[.!?]\s\p{Lu}/gu)?.length ?? 0);

const parted = (text: string, pattern: RegExp): string[] =>
  text
    .split(pattern)
    .slice(0, MOST)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function stopped(text: string, isChat: boolean): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?…]+["”’')]*\s+|\s+—\s+(?=\p{Lu})|\n+/gu)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(from, match.index - 14), match.index);
    const next = text.slice(end, end + 1);
    const isStop = /^\.[^.]/u.test(match[0]) || match[0].trim() === '.';
    if (isStop && ABBREVIATION.test(before)) continue;
    // 'They asked "how much?" and went': the stop is the quotation's.
    if (/["”’']/u.test(match[0]) && /\p{Ll}/u.test(next)) continue;
    if (!isChat && isStop && !/[\p{Lu}\p{N}\p{Script=Thai}"“‘'(£€$฿@]/u.test(next)) continue;
    if (sentences.length >= MOST) break;
    sentences.push(text.slice(from, end).trim());
    from = end;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter((sentence) => sentence !== '');
}

/** Clauses of a sentence with their places: between commas, semicolons, dashes, and the spaces of Thai. */
export function clausesOf(text: string): { text: string; start: number }[] {
  const clauses: { text: string; start: number }[] = [];
  let from = 0;
  const add = (until: number): void => {
    const clause = text.slice(from, until);
    const lead = clause.length - clause.trimStart().length;
    if (clause.trim() !== '') clauses.push({ text: clause.trim(), start: from + lead });
  };
  for (const match of text.matchAll(
    /[,;](?=\s)|\s+[–—-]\s+|\s\/\s|(?<=\p{Script=Thai}[\p{M}ๆฯ]?)\s+(?=\p{Script=Thai})|\bbut\b|\n/gu,
  )) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(text.length);
  return clauses;
}
