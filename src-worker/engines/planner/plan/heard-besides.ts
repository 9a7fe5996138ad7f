/** What else the client hears buyers say, beside what stops them first: each whole, in its words. */
import { lately } from '../../../understanding/remember.ts';
import { labelsOf, unlabelled } from '../../../understanding/answers/labels.ts';
import { isSaidByThem, quotationsIn } from '../../../understanding/answers/quotations.ts';
import { isOurs, SOMEBODY_THINKS } from '../../../understanding/answers/tells.ts';
import { forbids } from '../../../understanding/denials.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import type { Readings } from '../readings/index.ts';
import { tidy } from './claims.ts';
import { objectionIn, opensQuoted, otherHeard, TOLD_IN, type Objection } from './objection.ts';
import { isListed, isRule, sentencesOf, type Said } from './said.ts';
import { BUYERS } from '../../../understanding/buyers.ts';

/** A page has room for so many beside the first. */
const MOST = 3;
/** Characters of what is quoted, at least. */
const SHORTEST = 8;

/** Where another thing may begin that they think. */
const CLAUSES_EN = /[.,;]\s+(?:and |but |or |so )?|\s+[-–—]+\s*|\s+(?:and|but|or)\s+/giu;
const CLAUSES_TH = /\s+(?!กับ|และ|หรือ)(?:\/\s*)?/gu;
const FEARS_TH = /^(?:และ|หรือ|แล้วก็|อีกส่วน)?(?:กลัว|กังวล|ห่วงว่า|เขิน|ไม่มั่นใจ|ไม่เชื่อ|คิดว่า|นึกว่า)/u;

/** A sentence without what is quoted in it. */
const withoutQuotations = (words: string): string =>
  quotationsIn(words)
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, words)
    // Parentheses around what was quoted are empty then.
    .replaceAll(/\s*\(\s*\)/gu, '');

/** Each thing that is said, feared or thought in a sentence, quotations first. */
function partsOf({ words, field }: Said): Said[] {
  const quoted = quotationsIn(words)
    .filter(({ start, words: said }) => !forbids(words.slice(0, start)) && said.length >= SHORTEST)
    // One or two words are a name, or a word that is talked of.
    .filter(({ words: said }) => isMostlyThai(said) || said.trim().split(/\s+/u).length > 2)
    .map(({ start, end }) => words.slice(start, end));
  const rest = withoutQuotations(words);
  const isThai = isMostlyThai(words);
  const told = rest
    .split(isThai ? CLAUSES_TH : CLAUSES_EN)
    .map(tidy)
    .filter((clause) => (isThai ? FEARS_TH.test(clause) && !isOurs(clause) : SOMEBODY_THINKS.test(clause)));
  return [...quoted, ...told].map((part) => ({ words: part, field }));
}

/** The label of what was taken out. */
const ENDS_OPEN = /(?:คือ|ว่า|[:=])$/u;
const letters = lately((words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, ''));
/** Whether one of two holds the other, whatever marks stand around it. */
export const isOneThing = (a: string, b: string): boolean =>
  letters(a).includes(letters(b)) || letters(b).includes(letters(a));

/**
 * What buyers are heard to say or fear besides.
 * @param first what stops them first, where that is told
 */
export function heardBesides(r: Readings, first?: Objection): Objection[] {
  const found: Objection[] = [];
  const add = (one: Objection): void => {
    const { thought } = one;
    if (thought === undefined || one.isFraud) return;
    const isSaid = [...(first ? [first] : []), ...found].some((each) =>
      isOneThing(thought, each.thought ?? each.words),
    );
    if (!isSaid) found.push(one);
  };
  otherHeard(r).forEach(add);
  if (!first) return found.slice(0, MOST);
  const told = sentencesOf(r, TOLD_IN).filter(
    (said) =>
      (!isListed(said) || opensQuoted(said)) &&
      (opensQuoted(said) ||
        BUYERS.test(said.words) ||
        said.words.includes(first.words) ||
        SOMEBODY_THINKS.test(said.words)),
  );
  // What is labelled is told apart already.
  // What an advert said is in marks as well.
  const isHeardThere = ({ words, field }: Said): boolean => field !== 'onlineAdIssues' || isSaidByThem(words);
  for (const part of told
    .filter(isHeardThere)
    .flatMap((said) => partsOf({ ...said, words: unlabelled(said.words) }))) {
    // What sets them looking, and what they ask, has a place of its own.
    if (
      ENDS_OPEN.test(part.words) ||
      labelsOf(part.words).some(({ kind }) => kind !== 'stops') ||
      isRule(r, part.words)
    )
      continue;
    add(objectionIn(part));
  }
  return found.slice(0, MOST);
}
