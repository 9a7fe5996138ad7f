/** What is seen of a statement beside its client: what it does, what it answers, what a rival lacks, how it is said. */
import { readQuantities } from '../../../../../src/shared/reading/quantities.ts';
import { oppositeOn } from '../../../../understanding/phrases/opposites.ts';
import { pointOf } from '../../../../understanding/phrases/index.ts';
import { tellsHowMany } from '../../../../understanding/phrases/proofs.ts';
import { DOES, FEARS, HAS } from '../../../../understanding/phrases/worth.table.ts';
import { isMostlyThai } from '../../../../understanding/text.ts';
import type { Readings } from '../../readings/index.ts';
import { soldWords, speaksOf } from '../answering.ts';
import { claimsOf, isConvenience, isExtra, type Claim } from '../claims.ts';
import type { Contrast } from '../contrast.ts';
import { heardBesides } from '../heard-besides.ts';
import { askedFirst, objectionOf } from '../objection.ts';
import { likelyAnswers } from '../replies/index.ts';
import { isRule } from '../said.ts';
import { BUYERS } from '../../../../understanding/buyers.ts';
import { sharedWords } from '../shared-words.ts';

/** How much of each feature a statement has: 0 where it is not named. */
export type Seen = Readonly<Record<string, number>>;

/** What is known of the client beside one statement, read once. */
export interface Beside {
  /** What stops buyers; '' where nobody says. */
  stops: string;
  contrasts: readonly Contrast[];
  chances: ReadonlyMap<string, Readings['claims'][number]['chances']>;
  weaknesses: readonly string[];
  sold: string;
  feared: readonly (typeof FEARS)[number][];
  /** What the question that buyers ask first is afraid of. */
  asked: readonly (typeof FEARS)[number][];
  /** How likely each answers what buyers are heard to doubt. */
  answers: ReadonlyMap<string, number>;
  /** Strengths in the order in which the client tells them: what it holds for its best comes to its mind first. */
  order: readonly string[];
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const wordCount = (text: string): number =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true).length;

type Chances = readonly { point: string; probability: number }[];
/** How surely two speak of one point. */
const alike = (a: Chances, b: Chances): number =>
  a.reduce(
    (sum, { point, probability }) =>
      sum + (point === 'other' ? 0 : probability * (b.find((one) => one.point === point)?.probability ?? 0)),
    0,
  );

/** What buyers are heard to doubt, ask and say, the first of all first. */
function doubtsOf(r: Readings, told: string | undefined): string[] {
  const stops = objectionOf(r);
  const first = told ?? stops?.words;
  const asked = askedFirst(r)?.words;
  const besides = heardBesides(r, stops).flatMap(({ thought }) => thought ?? []);
  return [...new Set([first, asked, ...besides].filter((words) => words !== undefined))];
}

/** What stops buyers and what else is told of them: rules of the client are for the agency, and what it is short of stops no buyer. */
const stopsOf = (r: Readings, doubts: readonly string[]): string =>
  [...new Set([...doubts, ...r.challenges.filter((words) => BUYERS.test(words) && !isRule(r, words))])].join(
    '\n',
  );

/** @param objection what a person told when it was asked */
export function besideOf(r: Readings, contrasts: readonly Contrast[], objection?: string): Beside {
  const doubts = doubtsOf(r, objection);
  const stops = stopsOf(r, doubts);
  const sold = soldWords(r);
  const claims = claimsOf(r);
  return {
    stops,
    contrasts,
    chances: new Map(r.claims.map(({ words, chances }) => [words, chances])),
    weaknesses: r.competitors.flatMap((card) => card.weaknesses),
    sold,
    feared: FEARS.filter(([, doubt]) => doubt.test(stops)),
    asked: FEARS.filter(([, doubt]) => doubt.test(askedFirst(r)?.words ?? '')),
    answers: likelyAnswers(doubts, claims, sold),
    order: claims.flatMap(({ words, from }) => (from === 'strengths' ? [words] : [])),
  };
}

/** A fault that a promise names as something that happens. */
const FAULT =
  /(?<!never |not |n['’]t |cannot |no )\b(?:weevils?|moths?|mou?ldy?|rot(?:s|ten)?|rust(?:s|ed|y)?|leaks?|leaking|leaked|crack(?:s|ed)?|break(?:s|ages?)?|broken|broke|chipped|dies|dead|damaged?|spoil(?:s|ed|t)?|faulty|defect(?:s|ive)?|fades?|peels?|tears?|torn|shrinks?|stale)\b|(?<!ไม่|กัน|ไม่มี)(?:มอด|รา(?=ขึ้น)|ขึ้นรา|เน่า|บูด|แตก(?!ต่าง)|ร้าว|รั่ว|หัก(?!จาก|ค่า|ลบ)|พัง|ชำรุด|บุบ|เสียหาย|(?<=^|ถ้า|ของ|\s)เสีย(?!เวลา|ค่า|เงิน|ภาษี)|ตาย|สนิม|ลอก|ซีด|หด|ด้าน(?=เปลี่ยน))/giu;

/** Whether it names a fault that neither buyers fear, nor a rival has, nor the offer mends. */
export function namesFault(words: string, { stops, weaknesses, sold }: Beside): boolean {
  const named = words.toLowerCase().match(FAULT) ?? [];
  const known = [stops, sold, ...weaknesses].join('\n').toLowerCase();
  return named.some((fault) => !known.includes(fault.slice(0, LEAST_FAULT)));
}
/** Whether it promises against the very fault that the offer mends or that buyers fear: 'leaks again? we come back free' of who stops leaks. */
export function promisesAgainst(words: string, { stops, sold }: Beside): boolean {
  const named = words.toLowerCase().match(FAULT) ?? [];
  const known = [stops, sold].join('\n').toLowerCase();
  return (
    DOES.promise.test(words) &&
    named.length > 0 &&
    named.every((fault) => known.includes(fault.slice(0, LEAST_FAULT)))
  );
}
/** Letters by which a fault is known again: 'leaks' and 'leaking'. */
const LEAST_FAULT = 4;

/** Whether it beats a rival by a figure on what buyers ask first: 'bound in 3 days' where they ask 'by tomorrow?', and 8 with them. */
export const isDecisive = (words: string, { asked, contrasts }: Beside): boolean =>
  contrasts.some(
    ({ us, leads, ...each }) => leads === 'us' && us.words === words && isOfFigures({ us, ...each }),
  ) && asked.some(([, , answer]) => answer(words, true));

/** A figure beside a figure: 3 days and 8, 6 in a group and 14. */
const isOfFigures = ({
  measured,
  point,
  us,
  them,
}: Pick<Contrast, 'measured' | 'point' | 'us' | 'them'>): boolean =>
  point.id !== 'price' &&
  // Stars are told by everybody, and decide less than what they are given for.
  point.id !== 'rating' &&
  (measured ||
    // 'The same day' beside 'three weeks' is a figure as well.
    point.id === 'wait' ||
    [us, them].every(({ words }) => readQuantities(words).length === 1));

/** Fears of what comes of it: no other is taken away by what is done after the sale. */
const LATER: ReadonlySet<string> = new Set(['fails', 'trust', 'smell', 'taste']);

export function featuresOf(r: Readings, { words, point, from }: Claim, beside: Beside): Seen {
  const { stops, contrasts, sold, weaknesses, chances, feared } = beside;
  const own = chances.get(words) ?? [];
  const contrast = contrasts.find(({ us, leads }) => leads === 'us' && us.words === words);
  const many = wordCount(words) / (isMostlyThai(words) ? 1.3 : 1);
  const does = Object.entries(DOES).filter(([, pattern]) => pattern.test(words));
  const has = Object.entries(HAS).filter(([, pattern]) => pattern.test(words));
  const isAfter = from !== 'strengths';
  const answered = feared.filter(
    ([fear, , answer]) => (!isAfter || LATER.has(fear)) && answer(words, contrast !== undefined),
  );
  const unsold = (other: string): number =>
    Math.min(2, sharedWords(words, other).filter((word) => !sold.includes(word)).length);
  const flags: Record<string, number | boolean> = {
    ...Object.fromEntries(does.map(([name]) => [`does ${name}`, true])),
    ...Object.fromEntries(has.map(([name]) => [`has ${name}`, true])),
    'does several': Math.max(0, does.length - 1),
    'only has': has.length > 0 && does.length === 0,
    'neither does nor has': has.length === 0 && does.length === 0,
    'has, in few words': has.length > 0 && many <= 4,
    ...Object.fromEntries(answered.map(([fear]) => [`answers fear of ${fear}`, true])),
    'answers a fear': answered.length > 0,
    'shares words with the doubt': stops === '' ? 0 : unsold(stops),
    'speaks of the doubt': stops !== '' && speaksOf(words, stops, sold),
    'likely answers a doubt': beside.answers.get(words) ?? 0,
    'told first': beside.order[0] === words,
    'told second': beside.order[1] === words,
    'point of the doubt': stops === '' ? 0 : alike(own, pointOf(stops).chances),
    'a rival lacks it': contrast !== undefined && contrast.point.id !== 'price',
    'figure against figure': contrast !== undefined && isOfFigures(contrast),
    // The client itself sets it beside others: it holds it for what decides.
    'figure set beside others': r.others.some(
      (other) => other.beside === words && readQuantities(other.words).length > 0,
    ),
    'opposite of a weakness': weaknesses.some((weak) => oppositeOn(weak, words) !== undefined),
    'shares words with a weakness': Math.max(0, ...weaknesses.map(unsold)),
    'point of a weakness': Math.max(
      0,
      ...r.competitors.flatMap(({ bad }) => bad.map((weak) => alike(own, weak.chances))),
    ),
    'shares words with the slogan': sharedWords(words, r.answers.keyMessage).length > 0,
    'shares words with the goal': unsold(r.answers.specificObjectives),
    'rival is ahead': contrasts.some(({ us, leads }) => leads === 'them' && us.words === words),
    'after the sale': isAfter,
    // What is said with the words of the offer is its name, and no reason to choose it.
    'repeats the offer': Math.min(1, sharedWords(words, sold).length / Math.max(1, many)),
    'how many it has': tellsHowMany(words),
    convenience: isConvenience(words) || isExtra(words),
    figure: readQuantities(words).length > 0,
    // What a rival lacks is said in two words as well.
    'two words': many <= 2.2 && contrast === undefined,
    'four words': many > 2.2 && many <= 4.2,
    'many words': many > 7 && many <= 14,
    'too many words': many > 14,
    glued: /,|\s\/\s|\d,\d{0}\s/u.test(words),
    'no point': point === undefined,
  };
  const seen: Record<string, number> = {};
  for (const [name, value] of Object.entries(flags)) if (Number(value) !== 0) seen[name] = Number(value);
  for (const { point: id, probability } of own)
    if (id !== 'other' && probability > 0.1) seen[`point ${id}`] = probability;
  return seen;
}
