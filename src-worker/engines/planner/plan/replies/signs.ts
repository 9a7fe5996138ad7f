/** What is seen of a statement of ours beside what a buyer doubts: whether it settles that kind of doubt, and whether both speak of one thing. */
import { readQuantities } from '../../../../../src/shared/reading/quantities.ts';
import { negationsIn } from '../../../../../src/shared/reading/negation.ts';
import {
  doubtKinds,
  proofKinds,
  settles,
  thingsNamed,
} from '../../../../understanding/phrases/doubt-kinds.table.ts';
import { pointOf } from '../../../../understanding/phrases/index.ts';
import { oppositeOn } from '../../../../understanding/phrases/opposites.ts';
import { ANY_DOUBT, repliesTo } from '../../../../understanding/phrases/replies.table.ts';
import { isConvenience, type Claim } from '../claims.ts';
import { sharedRun } from '../pairs/signs.ts';
import { sharedWords } from '../shared-words.ts';

/** How much of each sign there is: 0 where it is not named. */
export type Signs = Readonly<Record<string, number>>;

export interface Candidate {
  claim: Claim;
  /** It stands among prices, conditions and what is sold. */
  isTerm: boolean;
  /** Told in another answer than what speaks for the client: only a plain answer counts there. */
  isAside?: true;
}

/** Between a kind of doubt and a kind of proof, where both are there: which settles which is learnt beside what the table says. */
export const BY_PROOF = ' by ';

/** A point that a statement speaks of rather than not. */
const SPOKEN = 0.2;
/** A kind of proof that settles a doubt rather than helps. */
const PLAINLY = 1.5;
/** Of any Thai sentence: that both have it says nothing. */
const ANY_ROW = /แล้วไม่|แล้วจะ/gu;
/** Letters of a long statement. */
const LONG = 60;
/** Something is done for the buyer. */
const DOES = /\bwe\b|ให้/iu;

/** That they are afraid, and what they ask with. */
const ASKING =
  /^(?:กลัว|กังวล|ห่วง|เรื่อง)(?:ว่า)?|(?:ไหม|มั้ย|หรือเปล่า)$|^(?:afraid of|afraid|scared of|worried about|is it|is there|fear of)\s/giu;
/** Letters that say what is feared. */
const LEAST = 5;
const letters = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
/** Whether the very thing that is feared is named: 'คนงานหนี' by 'คนงานหนีใน 3 เดือน หาทดแทนให้', 'Parking?' by 'no parking fee'. */
function namesIt(doubt: string, words: string, sold: string): boolean {
  const feared = letters(doubt.replaceAll(ASKING, ''));
  return feared.length >= LEAST && letters(words).includes(feared) && !letters(sold).includes(feared);
}

/** How well what a statement shows settles each kind of doubt that there is. */
const settled = (doubt: string, words: string): number[] =>
  doubtKinds(doubt).map((kind) => Math.max(0, ...proofKinds(words).map((proof) => settles(proof, kind))));

/** How surely both speak of one point. */
function onePoint(doubt: string, words: string, field: 'rivalbad' | 'strengths'): number {
  const ours = pointOf(words).chances;
  return Math.max(
    0,
    ...pointOf(doubt, field).chances.map(({ point, probability }) =>
      point === 'other' ? 0 : probability * (ours.find((one) => one.point === point)?.probability ?? 0),
    ),
  );
}

/** @param sold what every statement of this client may speak of */
function signsOf(doubt: string, { claim: { words, from }, isTerm }: Candidate, sold: string): Signs {
  const signs: Record<string, number> = { always: 1 };
  const add = (name: string, by: number | boolean): void => {
    if (Number(by) !== 0) signs[name] = Number(by);
  };
  const each = settled(doubt, words);
  const settling = each.reduce((sum, one) => sum + one, 0);
  add('settles', each.length === 0 ? 0 : settling / each.length);
  add('settles one', Math.max(0, ...each));
  add('settles plainly', each.filter((one) => one >= PLAINLY).length);
  add('no kind', each.length === 0);
  for (const kind of doubtKinds(doubt))
    for (const proof of proofKinds(words)) add(`${kind}${BY_PROOF}${proof}`, true);
  add('shows much', proofKinds(words).length / 5);
  add('table', Math.min(2, repliesTo(words, doubt)));
  add('opposite', oppositeOn(doubt, words) !== undefined);
  const [asked, told, common] = [thingsNamed(doubt), thingsNamed(words), thingsNamed(sold)];
  const both = asked.filter((thing) => told.includes(thing));
  add('one thing', Math.min(2, both.filter((thing) => !common.includes(thing)).length));
  add('thing sold', Math.min(2, both.filter((thing) => common.includes(thing)).length));
  add('things', asked.length === 0 ? 0 : both.length / asked.length);
  add('names nothing', asked.length === 0);
  add('point feared', onePoint(doubt, words, 'rivalbad'));
  add('point wanted', onePoint(doubt, words, 'strengths'));
  for (const { point, probability } of pointOf(words).chances)
    if (probability > SPOKEN) add(`on ${point}`, probability);
  add('names it', namesIt(doubt, words, sold));
  const shared = sharedWords(words, doubt).filter((word) => !ANY_DOUBT.test(word));
  const apart = shared.filter((word) => !sold.includes(word));
  add('shares', Math.min(3, apart.length));
  add('shares any', apart.length > 0);
  add('shares sold', Math.min(2, shared.length - apart.length));
  add('shares a row', Math.min(2, sharedRun(words, doubt.replaceAll(ANY_ROW, ' '), sold) / 5));
  add('does', DOES.test(words));
  add('denies', negationsIn(words).length > 0);
  add('figure', readQuantities(words).length > 0);
  add('small', isConvenience(words));
  add('term', isTerm);
  // What only names what is sold tells nothing against a doubt of it.
  add('is sold', sold.includes(words.toLowerCase()));
  add('after', from === 'afterSalesService');
  add('long', Math.min(2, words.length / LONG));
  return signs;
}

/** Of each candidate its signs, and whether none settles more than it does. */
export function replySigns(doubt: string, candidates: readonly Candidate[], sold: string): Signs[] {
  const all = candidates.map((candidate) => signsOf(doubt, candidate, sold));
  const most = Math.max(0, ...all.map((signs) => signs['settles'] ?? 0));
  const few = Math.min(3, candidates.length / 10);
  return all.map((signs) => ({
    ...signs,
    ...(most > 0 && signs['settles'] === most ? { 'settles most': 1 } : {}),
    others: few,
  }));
}
