/** Of several candidates the one that is clearly the best; where none is, the field stays empty and they are offered. */
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { agesIn } from './ages.ts';
import { areAlike, saying, type Candidate } from './candidate.ts';
import { OUTRIGHT } from './evidence.ts';

/** What is hardly an answer is not offered. */
const OFFERED = 0.2;
/** Candidates of a field that are offered. */
const MOST_OFFERED = 4;
/** What says something else and is as likely as this share of the best is about as likely; a rival from a lower share on. */
const BESIDE = 0.85;
const RIVAL = 0.7;

/** Fields with one answer: two that differ, both likely, are a question. Of the others the first that is said counts. */
const SINGLE: ReadonlySet<string> = new Set([
  'campaignObjectives.marketingMediaBudget',
  'clientInfo.startingPrice',
  'targetAudience.ageRangeMin',
  'targetAudience.ageRangeMax',
  'targetAudience.gender',
  'clientInfo.hasOnlineAdExperience',
]);

/** Two accounts of one network that are both likely are a question too; but what is said last of them is no correction. */
const isOne = (path: string): boolean => SINGLE.has(path) || path.startsWith('marketingChannels.');

/** Of more answers to a field that has one none is clear. */
const MOST_NAMED = 40;

export interface Chosen {
  chosen?: Candidate;
  /** The best first, without the one that fills the field. */
  offered: Candidate[];
}

/** Two labels that say different things, neither of them surely something else. */
const areOutright = (a: Candidate, b: Candidate): boolean =>
  a.evidence.ruled >= OUTRIGHT && b.evidence.ruled >= OUTRIGHT && Math.min(a.score, b.score) >= OFFERED;

/** 'Yes' and 'no' are no two cuts of the same words. */
const EXPERIENCE = 'clientInfo.hasOnlineAdExperience';

/** Two ways to cut the same words: no question for anybody. */
const isSamePlace = ({ span: a }: Candidate, { span: b }: Candidate): boolean =>
  a.start < b.end && b.start < a.end;

/**
 * What the limit is moved by: by how often what is likely enough is wrong near it, of writers held out and of strangers. An address
 * or a name is what stands there, and so is where buyers are, and what is ticked; what presses a client is hardly ever said of
 * anything else, and a goal or a buyer that is likely is cut differently at worst. A channel may be one of a past campaign, a shop's
 * address a rival's, and what sounds like a motto may be the agency's.
 */
const MOVED: readonly (readonly [fields: RegExp, by: number])[] = [
  [/\.keyMessage$/u, 0.1],
  [/\.(?:shopeeShop|lazadaShop|tiktokShop)$/u, 0.05],
  [/\.(?:productService|strengths|onlineAdIssues)$/u, 0.04],
  [/\.advertisingChannels$/u, 0.03],
  [/\.startingPrice$/u, 0.02],
  [/\.marketingMediaBudget$/u, -0.01],
  [/\.targetDemographics$/u, -0.02],
  [/\.specificObjectives$/u, -0.03],
  [/^marketingChannels\.(?!website)|\.hasOnlineAdExperience$/u, -0.05],
  [/\.(?:currentChallenges|heroProduct)$/u, -0.08],
  [/\.(?:gender|geographicLocation|afterSalesService)$/u, -0.1],
  [/\.companyName$/u, -0.12],
  [/\.(?:website|targetGroup|whyNeedNow)$/u, -0.15],
];

/** From which score on a field is filled, where from `fills` on it would be on the whole. */
export const fillsOf = (path: string, fills: number): number =>
  fills + (MOVED.find(([fields]) => fields.test(path))?.[1] ?? 0);

/** `fills`: from which score on the field is filled. */
export function choose(candidates: readonly Candidate[], fills: number): Chosen {
  const ranked = merged(candidates).toSorted((a, b) => b.score - a.score || a.order - b.order);
  const likeliest = bestOf(ranked, fills);
  if (likeliest === undefined) return { offered: [] };
  const best = wholeAnswer(likeliest, ranked);
  const rest = ranked.filter((one) => one !== likeliest && saying(one) !== saying(best));
  const isClear =
    !isOne(best.path) ||
    best.isTurn ||
    rest.every(
      (one) =>
        areAlike(one, best) ||
        (isSamePlace(one, best) && best.path !== EXPERIENCE) ||
        (one.score < best.score * RIVAL && !areOutright(one, best)),
    );
  const isLost = isOne(best.path) && rest.filter(({ score }) => score >= OFFERED).length > MOST_NAMED;
  const isFilled = likelihood(best, candidates) >= fills && isClear && !isLost;
  const offered = (isFilled ? rest : [best, ...rest])
    .filter(({ score }) => score >= OFFERED)
    .slice(0, MOST_OFFERED);
  return isFilled ? { chosen: best, offered } : { offered };
}

/** Fields of which the answer is what somebody says, not a name, a figure or a choice within it. */
const TOLD: ReadonlySet<string> = new Set([
  'clientInfo.productService',
  'clientInfo.strengths',
  'clientInfo.onlineAdIssues',
  'clientInfo.afterSalesService',
  'clientInfo.whyNeedNow',
  'targetAudience.targetDemographics',
  'campaignObjectives.specificObjectives',
]);
/** Ages have a field of their own: 'parents 32-48' is no more of an answer than 'parents'. */
const AUDIENCE = 'targetAudience.targetDemographics';
/** Letters that stand with ages alone: 'aged', 'years'. */
const MOST_LETTERS = 8;
const areAgesAlone = (rest: string): boolean =>
  agesIn(rest) !== undefined && rest.replaceAll(/[^\p{L}]/gu, '').length <= MOST_LETTERS;
const SUREST = 0.99;
/** A sentence that follows may say something else. */
const SENTENCES = /[.!?]\s+\p{L}/u;

/**
 * Behind a label that asks for it the answer is what stands there, whole: what is likeliest within it speaks for it. A part that
 * is denied ('not for hire') is no part of the answer.
 */
function wholeAnswer(best: Candidate, all: readonly Candidate[]): Candidate {
  const { path, value } = best;
  if (!TOLD.has(path) || typeof value !== 'string' || best.evidence.ruled >= OUTRIGHT) return best;
  const whole = all.find(
    (one) =>
      one.evidence.ruled >= OUTRIGHT &&
      typeof one.value === 'string' &&
      one.value.includes(value) &&
      !SENTENCES.test(one.value) &&
      !(path === AUDIENCE && areAgesAlone(one.value.replace(value, ''))) &&
      negationsIn(one.value).length === negationsIn(value).length,
  );
  if (whole === undefined) return best;
  const within = all.filter(({ value: part }) => String(whole.value).includes(String(part)));
  return {
    ...whole,
    score: Math.min(
      SUREST,
      within.reduce((sum, { score }) => sum + score, 0),
    ),
  };
}

/**
 * That the answer stands here. Several cuts of a name ('Lingo Park' in 'the language school Lingo Park') share what speaks for
 * it: where it begins is a matter of taste. Longer ways to read a list speak for what is in all of them.
 */
function likelihood(best: Candidate, all: readonly Candidate[]): number {
  if (best.path === CHANNELS && best.score >= EVEN)
    return merged(all)
      .filter(({ value }) => channelsOf(best.value).every((one) => channelsOf(value).includes(one)))
      .reduce((sum, { score }) => sum + score, 0);
  if (best.path !== COMPANY) return best.score;
  // Where the words surely name it, and nothing elsewhere does, only where the name begins is a matter of taste.
  const isSurelyHere =
    best.evidence.touched >= SURELY && all.every((one) => one.score < NOTHING || areAlike(one, best));
  if (best.score < (isSurelyHere ? POSSIBLE_CUT : LIKELY_CUT)) return best.score;
  const shared = all.filter((one) => areAlike(one, best)).reduce((sum, { score }) => sum + score, 0);
  return shared + (isSurelyHere ? SPOKEN_FOR : 0);
}

const COMPANY = 'clientInfo.companyName';
/** Below this a candidate is none. */
const NOTHING = 0.05;
/** The tagger leaves no doubt that the words name it. */
const SURELY = 0.97;
/** A cut that is likely enough where nothing elsewhere may be the name. */
const POSSIBLE_CUT = 0.25;
/** How much that nothing elsewhere may be the name adds to it. */
const SPOKEN_FOR = 0.2;
/** A cut of a name that is likely enough for the others to speak for it. */
const LIKELY_CUT = 0.35;
/** A way to read a list that is likelier than not. */
const EVEN = 0.5;
const CHANNELS = 'campaignObjectives.advertisingChannels';
const channelsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is said first, of what is about as likely; in a chat, of a field with one answer, what is said last. */
function bestOf(ranked: readonly Candidate[], fills: number): Candidate | undefined {
  const [best] = ranked;
  if (best === undefined) return undefined;
  const equals = ranked
    .filter((one) => one.score >= Math.min(fills, best.score) && one.score >= best.score * BESIDE)
    .toSorted((a, b) => a.order - b.order);
  return (SINGLE.has(best.path) ? (best.isTurn ? equals.at(-1) : best) : equals[0]) ?? best;
}

/** One candidate for each value, with the best of its scores. */
function merged(candidates: readonly Candidate[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const one of candidates) {
    const known = found.get(saying(one));
    if (known === undefined || one.score > known.score) found.set(saying(one), one);
  }
  return [...found.values()];
}
