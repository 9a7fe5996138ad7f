/** English number words: 'twenty-five', 'a hundred and fifty thousand', 'two and a half million', 'half a million'. */

const SMALL: Readonly<Record<string, number>> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
  twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
  twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}; // prettier-ignore
/** What multiplies the number before it, digits included. */
export const ENGLISH_SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  grand: 1e3,
  k: 1e3,
  lakh: 1e5,
  lac: 1e5,
  million: 1e6,
  mil: 1e6,
  mn: 1e6,
  crore: 1e7,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
};
const PARTS: Readonly<Record<string, number>> = {
  half: 0.5,
  quarter: 0.25,
  quarters: 0.25,
  third: 1 / 3,
  thirds: 1 / 3,
};

export interface WordNumber {
  value: number;
  end: number;
  /** 'A couple of hundred': the figure is no exact one. */
  about?: boolean;
}

const WORD = /([a-z]+)([\s-]*)/y;

interface Word {
  word: string;
  /** Behind the word, and behind the space or hyphen after it. */
  end: number;
  next: number;
}
function wordAt(text: string, at: number): Word | undefined {
  WORD.lastIndex = at;
  const match = WORD.exec(text);
  if (!match) return undefined;
  const [whole, word = ''] = match;
  return { word, end: at + word.length, next: at + whole.length };
}

/** Whether a text may hold a number word at all; quick. */
export const mayHoldEnglishNumbers = (text: string): boolean =>
  /\b(?:one|two|three|four|fou?r|five|six|seven|eight|nine|ten|eleven|twelve|thir|fif|seven|eigh|nine|twenty|zero|half|an?|quarter|couple|dozen)/u.test(
    text,
  );

/** The words from `at` as one number; `text` is plain, and a word begins at `at`. Undefined where none stands there. */
export function englishNumberAt(text: string, at: number): WordNumber | undefined {
  const first = wordAt(text, at);
  if (!first) return undefined;
  return partOfScale(text, first) ?? coupleAt(text, first) ?? cardinalAt(text, first);
}

/** 'Half a million', 'a quarter of a million', 'half a dozen', 'three quarters of a million'. */
function partOfScale(text: string, first: Word): WordNumber | undefined {
  let word: Word | undefined = first;
  let count = 1;
  const small = SMALL[word.word];
  if (word.word === 'a' || word.word === 'an') word = wordAt(text, word.next);
  else if (small !== undefined && small < 10) {
    count = small;
    word = wordAt(text, word.next);
  }
  const part = word === undefined ? undefined : PARTS[word.word];
  if (word === undefined || part === undefined) return undefined;
  let next = wordAt(text, word.next);
  if (next?.word === 'of') next = wordAt(text, next.next);
  if (next?.word !== 'a' && next?.word !== 'an') return undefined;
  const scale = wordAt(text, next.next);
  const times = scale === undefined ? undefined : ENGLISH_SCALES[scale.word];
  if (scale === undefined || times === undefined || scale.word === 'k') return undefined;
  return { value: count * part * times, end: scale.end };
}

/** 'A couple of hundred', 'a couple hundred', 'a few thousand' (which is no number). */
function coupleAt(text: string, first: Word): WordNumber | undefined {
  if (first.word !== 'a') return undefined;
  const couple = wordAt(text, first.next);
  if (couple?.word !== 'couple') return undefined;
  let next = wordAt(text, couple.next);
  if (next?.word === 'of') next = wordAt(text, next.next);
  const scale = next === undefined ? undefined : ENGLISH_SCALES[next.word];
  if (next !== undefined && scale !== undefined) return { value: 2 * scale, end: next.end, about: true };
  return { value: 2, end: couple.end, about: true };
}

function cardinalAt(text: string, first: Word): WordNumber | undefined {
  let word: Word | undefined = first;
  let [total, group, end, last] = [0, 0, -1, 1];
  let hasGroup = false;
  if (word.word === 'a' || word.word === 'an') {
    // 'A hundred', 'a thousand', 'a dozen'; the article alone is no number.
    word = wordAt(text, word.next);
    if (word === undefined || ENGLISH_SCALES[word.word] === undefined || word.word.length < 3)
      return undefined;
    [group, hasGroup] = [1, true];
  } else if (SMALL[word.word] === undefined) return undefined;
  while (word !== undefined) {
    const small = SMALL[word.word];
    const scale = ENGLISH_SCALES[word.word];
    if (small !== undefined) {
      // 'Twenty three' and 'two hundred three' are one number; 'two three' are two.
      const tens = group % 100;
      const fits =
        tens === 0 ? group === 0 || group >= 100 : tens >= 20 && tens % 10 === 0 && small < 10 && small > 0;
      if (hasGroup && !fits) break;
      group += small;
      hasGroup = true;
    } else if (scale !== undefined && hasGroup && group > 0) {
      if (scale < 1000) group *= scale;
      else {
        total += group * scale;
        [group, hasGroup, last] = [0, false, scale];
      }
    } else if (word.word === 'and') {
      const half = andAHalf(text, word);
      if (half) {
        // 'A million and a half' is half a million more.
        const isOfScale = group === 0 && total > 0;
        if (isOfScale) total += half.value * last;
        else group += half.value;
        end = half.end;
        if (isOfScale) break;
        hasGroup = true;
        word = wordAt(text, half.next);
        // 'One and a half thousand', 'two and a half million'.
        const times = word === undefined ? undefined : ENGLISH_SCALES[word.word];
        if (word === undefined || times === undefined || times < 1000) break;
        continue;
      }
      // 'A hundred and fifty': a smaller number goes on after it.
      const next = wordAt(text, word.next);
      const value = next === undefined ? undefined : SMALL[next.word];
      if (next === undefined || value === undefined || value === 0 || (total === 0 && group < 100)) break;
      word = next;
      continue;
    } else if (word.word === 'point') {
      const decimals = pointAt(text, word);
      if (!decimals) break;
      [group, end] = [group + decimals.value, decimals.end];
      word = wordAt(text, decimals.next);
      if (word === undefined || (ENGLISH_SCALES[word.word] ?? 0) < 1000) break;
      continue;
    } else break;
    end = word.end;
    word = text[word.end] === ',' ? undefined : wordAt(text, word.next);
  }
  return end < 0 ? undefined : { value: total + group, end };
}

function andAHalf(text: string, and: Word): { value: number; end: number; next: number } | undefined {
  const article = wordAt(text, and.next);
  if (article?.word !== 'a') return undefined;
  const half = wordAt(text, article.next);
  const value = half === undefined ? undefined : PARTS[half.word];
  return half === undefined || value === undefined ? undefined : { value, end: half.end, next: half.next };
}

/** 'Point five', 'point two five'. */
function pointAt(text: string, point: Word): { value: number; end: number; next: number } | undefined {
  let [value, place, last] = [0, 0.1, undefined as Word | undefined];
  for (let word = wordAt(text, point.next); word !== undefined; word = wordAt(text, word.next)) {
    const digit = SMALL[word.word];
    if (digit === undefined || digit > 9) break;
    [value, place, last] = [value + digit * place, place / 10, word];
  }
  return last === undefined
    ? undefined
    : { value: Math.round(value * 1e6) / 1e6, end: last.end, next: last.next };
}
