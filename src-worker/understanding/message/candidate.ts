/** What may answer a field: the words, how sure they are, and why. */
import type { Span } from '../../../src/shared/reading/quantity.ts';

/** What the tagger says of the words. */
export interface Evidence {
  /** That they have the tag, any and each of them; and that it begins and ends exactly there. */
  touched: number;
  weakest: number;
  exact: number;
  tokens: number;
}

export interface Candidate {
  /** 'clientInfo.companyName'. */
  path: string;
  value: unknown;
  /** Of the segment that says it, in the message. */
  span: Span;
  /** The words that it came from, as a person reads them. */
  source: string;
  /** How likely it is right, from 0 to 1. */
  score: number;
  evidence: Evidence;
  /** What speaks for and against it. */
  reasons: readonly string[];
  /** Place in the message: a later correction counts before an earlier answer. */
  order: number;
  /** Said in a chat. */
  isTurn: boolean;
}

/** Characters of a source that are kept. */
const LONGEST_SOURCE = 300;

export const shortened = (text: string): string =>
  text.length > LONGEST_SOURCE ? `${text.slice(0, LONGEST_SOURCE - 1)}…` : text;

/** Letters and digits alone, '&' as 'and': 'Otter & Plum' and 'otterandplum' are one. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const PARTICLES = /\s*(?:นะ|เนอะ|เนาะ|อ่ะ|อะ|เลย)?(?:คะ|ค่ะ|คร้า|ครับ|ค่า|คับ|จ้า|จ้ะ|ka|krub|krab)[\s🙏😊😂😅]*$/iu;
const LEADS =
  /^(?:(?:um+|uh+|er+|so|well(?=,| its)|yes|yeah|yep|ok(?:ay)?|oh|and|but|also|actually|basically|นอกจากนี้|อ้อ|คือว่า|คือ|ก็|แล้วก็|แล้ว|แต่|เอาเป็นว่า)[\s,.:–-]+)+/iu;

/** The client's words without quotation marks around them, the stop, bullets and what is said out of politeness. */
export function spoken(text: string): string {
  let words = text
    .trim()
    .replace(/^[\s,;:–—-]+/u, '')
    .replace(LEADS, '');
  for (let round = 0; round < 3; round += 1)
    words = words
      .replace(/[\s,;:…]+$/u, '')
      .replace(
        /(?<!\b(?:Ltd|Inc|Co|etc)|[\p{Script=Thai}]\.[\p{Script=Thai}]{1,3}|(?:^|\s)[\p{Script=Thai}]{1,3})[.!]+$/iu,
        '',
      )
      .replace(/(?:\s|\p{Extended_Pictographic}|\u200d|\uFE0F)+$/u, '')
      .replace(PARTICLES, '')
      .trim();
  const [, inner] = /^["“'‘]([^"“”]{1,300})["”'’]$/u.exec(words) ?? [];
  return inner ?? words;
}
