/** What may answer a field: the words, how sure they are, and why. */
import type { Span } from '../../../src/shared/reading/quantity.ts';
import type { Segment } from './segment.ts';

/** What speaks for a candidate. */
export interface Evidence {
  /** By the tagger: that the words have the tag, any and each of them; that it begins and ends exactly there. */
  touched: number;
  weakest: number;
  exact: number;
  /** Words, or things of a list. */
  size: number;
  /** Points of the rule that says the same; of one that says nearly the same; of the best that says something else. */
  ruled: number;
  near: number;
  against: number;
  /** Fields of the message for which a rule is sure: many, and it is a form. */
  form: number;
  /** How it stands in the message (`place.ts`). */
  place: readonly number[];
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

const sayings = new WeakMap<Candidate, string>();
/** What it says, without case, spaces and marks. */
export function saying(candidate: Candidate): string {
  const known = sayings.get(candidate);
  if (known !== undefined) return known;
  const made = JSON.stringify(candidate.value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  sayings.set(candidate, made);
  return made;
}

/** Whether one says what the other does, or a part of it. */
export const areAlike = (a: Candidate, b: Candidate): boolean =>
  saying(a).includes(saying(b)) || saying(b).includes(saying(a));

/** Candidates of a field that are judged, each beside all others; a brief has a dozen. */
const MOST_JUDGED = 120;

/** Those that the tagger or a rule holds for likeliest, in the order in which they were found. */
export function likeliest(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length <= MOST_JUDGED) return candidates;
  const likely = ({ evidence: { touched, exact, ruled } }: Candidate): number =>
    Math.max(touched, ruled) + exact;
  const kept = new Set(candidates.toSorted((a, b) => likely(b) - likely(a)).slice(0, MOST_JUDGED));
  return candidates.filter((one) => kept.has(one));
}

/** Of each field, in the order in which the fields come. */
export function byPath<T extends { path: string }>(all: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(one.path);
    if (group === undefined) groups.set(one.path, [one]);
    else group.push(one);
  }
  return groups;
}

/** Characters of a source that are kept. */
const LONGEST_SOURCE = 300;

export const shortened = (text: string): string =>
  text.length > LONGEST_SOURCE ? `${text.slice(0, LONGEST_SOURCE - 1)}…` : text;

/** What a reader by rules gives; points by reason, added up. */
export type Offer = (
  path: string,
  value: unknown,
  segments: Segment | readonly Segment[],
  points: readonly (readonly [reason: string, points: number])[],
) => void;

/** The message as the readers by rules see it. */
export interface Told {
  /** Everything that is the client's to say, in order: no headings, questions, struck words, nothing of the agency. */
  told: readonly Segment[];
  /** Below the message: names and addresses alone. */
  signatures: readonly Segment[];
  all: readonly Segment[];
  /** Hosts and accounts of the client's own, and the names before '@' of the client's mails, folded. */
  ownNames: ReadonlySet<string>;
  /** Who wrote it, as mails and chats name them. */
  speakers: readonly string[];
  isChat: boolean;
}

/** Letters and digits alone, '&' as 'and': 'Otter & Plum' and 'otterandplum' are one. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const PARTICLES = /\s*(?:นะ|เนอะ|เนาะ|อ่ะ|อะ|เลย)?(?:คะ|ค่ะ|คร้า|ครับ|ค่า|คับ|จ้า|จ้ะ|ka|krub|krab)[\s🙏😊😂😅]*$/iu;
/** Words that begin what does not follow any more. */
const HANGING = /[\s,]+(?:and|or|but|because|with|เอ่อ|ส่วน|และ|กับ|แต่)$/iu;
const LEADS =
  /^(?:(?:um+|uh+|er+|that|mostly|เอ่อ|อ่า|เออ|ปล\.?|so|well(?=,| its)|yes|yeah|yep|ok(?:ay)?|oh|and|but|also|actually|basically|นอกจากนี้|อ้อ|คือว่า|คือ|ก็|แล้วก็|แล้ว|แต่|เอาเป็นว่า)[\s,.:–-]+)+/iu;

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
      .replace(HANGING, '')
      .trim();
  const [, inner] = /^["“'‘]([^"“”]{1,300})["”'’]$/u.exec(words) ?? [];
  return inner ?? words;
}
