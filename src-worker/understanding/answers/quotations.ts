/** What somebody is quoted with: 'isn't that what schools are for?' is one thing, whatever marks and pauses stand in it. */
import { lately } from '../remember.ts';

export interface Quotation {
  /** Span with its marks. */
  start: number;
  end: number;
  words: string;
}

/** Characters of a quotation. */
const LONGEST = 140;
const CLOSES: Readonly<Record<string, string>> = { '"': '"', '“': '”', "'": "'", '‘': '’', '«': '»' };
/** Stands before an opening mark, where anything does. */
const BEFORE = /[\s(:,=–—-]/u;
/** Stands behind a closing mark; an apostrophe has a letter behind it. */
const BEHIND = /[\s.,;:!?)…]/u;

/** Where the quotation that opens here is closed; undefined where it is none. */
function closedAt(text: string, start: number): number | undefined {
  const close = CLOSES[text[start] ?? ''];
  if (close === undefined || !/[\p{L}\p{N}]/u.test(text[start + 1] ?? '')) return undefined;
  for (let at = start + 2; at < text.length && at - start <= LONGEST && text[at] !== '\n'; at++) {
    const behind = text[at + 1];
    const isClosed = text[at] === close && (behind === undefined || BEHIND.test(behind));
    if (isClosed && !/\s/u.test(text[at - 1] ?? '')) return at;
  }
  return undefined;
}

/** Texts: each answer of a questionnaire is asked for by many. */
const MOST_KEPT = 64;
export const quotationsIn = lately((text: string): readonly Quotation[] => {
  const found: Quotation[] = [];
  for (let at = 0; at < text.length; at++) {
    const before = text[at - 1];
    if (before !== undefined && !BEFORE.test(before)) continue;
    const end = closedAt(text, at);
    if (end === undefined) continue;
    found.push({ start: at, end: end + 1, words: text.slice(at + 1, end) });
    at = end;
  }
  return found;
}, MOST_KEPT);

/** Before a quotation: somebody says it. */
const SAYS =
  /\b(?:says?|said|tells? us|told us|we (?:always |often |mostly )?hear|answers?|repl(?:y|ies))\b[^.;]{0,12}$|(?:บอก|พูด|ตอบ|บ่น)(?:กัน)?(?:ว่า|เสมอ|ประจำ|ตลอด)*\s*$/iu;
/** Not the client, of itself. */
const SAID_BY_US =
  /\b(?:we|i|our \p{L}+|do not|don['’]t|never)\s+(?:always |often )?(?:say|tell|answer)|(?:เรา|ห้าม|อย่า|ไม่)(?:จะ|เคย|ต้อง)?(?:บอก|พูด|ตอบ)/iu;
/** Whether a quotation in these words is told as what others say. */
export const isSaidByThem = (words: string): boolean =>
  !SAID_BY_US.test(words) && quotationsIn(words).some(({ start }) => SAYS.test(words.slice(0, start)));
