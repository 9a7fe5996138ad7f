/**
 * What a client's message says, as answers of the questionnaire: the message taken apart, its words tagged by what was
 * learnt, and of what each field may be answered with the one that is clearly the best. What nobody says clearly stays empty.
 */
import type { ExtractedField, OfferedAnswer } from '../../../src/shared/domain/records.ts';
import { openModel, type KeptModel } from '../tagger/model.ts';
import { businessOf } from './business.ts';
import { byPath, type Candidate } from './candidate.ts';
import { targetGroupIn } from './choices.ts';
import { choose, fillsOf } from './choose.ts';
import { candidatesWith, OUTRIGHT } from './evidence.ts';
import { candidatesOf } from './fields.ts';
import { withOutright } from './outright.ts';
import { TAG_OF } from './tags.ts';
import { judged, openJudge, type KeptJudge } from './judge.ts';
import { tokensIn, type Tokens } from './lines.ts';
import { withChanges } from './revised.ts';
import { ruledOffers, type Ruled } from './rules.ts';
import type { Segment } from './segment.ts';
import { findSpans, type Found, type MessageModel } from './spans.ts';
import { takeApart } from './take-apart.ts';
import { withForms } from './forms.ts';
import { unwrapped } from './wrapped.ts';

export interface ReadMessage {
  segments: readonly Segment[];
  /** What the tagger found, likely or not. */
  found: readonly Found[];
  /** All, in the order in which they were found. */
  candidates: readonly Candidate[];
  fields: ExtractedField[];
  /** Of fields that stay empty, and others than the chosen: what a person may choose from. */
  offered: OfferedAnswer[];
}

/** As it is kept beside the code. */
export interface KeptMessageModel {
  spans: KeptModel;
  values: KeptModel;
  judge: KeptJudge;
  /** From which score on a field is filled. */
  fills: number;
}

export const openMessageModel = ({ spans, values, judge, fills }: KeptMessageModel): MessageModel => ({
  judge: openJudge(judge),
  spans: openModel(spans),
  values: openModel(values),
  fills,
});

/** The trade is not learnt: it is filled from this score on. */
const TRADE: ReadonlySet<string> = new Set(['clientInfo.businessType', 'clientInfo.businessSubType']);
const TRADE_FILLS = 0.55;
/** Characters that are read: a brief has some thousands. */
const LONGEST = 100_000;

/** What is offered for the fields of a text, not yet judged. */
export function candidatesIn(
  model: Pick<MessageModel, 'spans' | 'values'>,
  text: string,
  segments: readonly Segment[],
  offers: readonly Ruled[] = ruledOffers(text, segments),
  tokens: Tokens = tokensIn(text, segments, offers),
): { found: Found[]; candidates: Candidate[] } {
  const isChat = segments.some(({ isTurn }) => isTurn === true);
  const found = findSpans(model, tokens);
  const tagged = candidatesOf({ text, isChat }, found);
  return {
    found,
    candidates: candidatesWith({ text, segments }, tagged, offers, found, TAG_OF, isChat),
  };
}

export function readBy(model: MessageModel, whole: string): ReadMessage {
  const text = withForms(unwrapped(whole.slice(0, LONGEST)));
  const segments = takeApart(text);
  const { found, candidates: open } = candidatesIn(model, text, segments);
  const candidates: Candidate[] = [];
  for (const ofPath of byPath(open).values())
    candidates.push(...withOutright(text, withChanges(text, judged(model.judge, ofPath))));
  candidates.push(...businessOf(segments, candidates), ...groupOf(candidates));
  const judgedAll = agesTogether(pricesBesideBudget(candidates));
  const fields: ExtractedField[] = [];
  const filled: Candidate[] = [];
  const offered: OfferedAnswer[] = [];
  for (const [path, ofPath] of byPath(judgedAll)) {
    const { chosen, offered: others } = choose(
      ofPath,
      TRADE.has(path) ? TRADE_FILLS : fillsOf(path, model.fills),
    );
    if (chosen !== undefined) filled.push(chosen);
    for (const { value, source } of others) offered.push({ path, value, source });
  }
  for (const { path, value, source } of filled.filter((one) => !isOfOther(one, filled)))
    fields.push({ path, value, source });
  return { segments, found, candidates: judgedAll, fields: consistent(fields), offered };
}

const PRICE = 'clientInfo.startingPrice';
const BUDGET = 'campaignObjectives.marketingMediaBudget';
const SUMS: ReadonlySet<string> = new Set([PRICE, BUDGET]);

/** A sum is the price or the budget, whichever it is likelier to be, and never both. */
const isOfOther = (one: Candidate, all: readonly Candidate[]): boolean =>
  SUMS.has(one.path) &&
  all.some(
    (other) =>
      other.path !== one.path &&
      SUMS.has(other.path) &&
      other.span.start < one.span.end &&
      one.span.start < other.span.end &&
      other.score >= one.score,
  );

/** How likely it is at most that a sum is the price because it is no budget. */
const NO_BUDGET = 0.9;
const odds = (probability: number): number => probability / (1 - probability);
/** Of the likelihood that a sum is the budget, what a price's must be: what is rather a budget may be another word on it. */
const EITHER = 0.8;

/** Where the budget stands behind its label, a sum elsewhere that is as likely a price as a budget is the price. */
export function pricesBesideBudget(candidates: readonly Candidate[]): readonly Candidate[] {
  const budgets = candidates.filter(({ path }) => path === BUDGET);
  const told = budgets.filter(({ evidence }) => evidence.ruled >= OUTRIGHT);
  if (told.length === 0) return candidates;
  const isOver = ({ span: a }: Candidate, { span: b }: Candidate): boolean =>
    a.start < b.end && b.start < a.end;
  return candidates.map((one) => {
    if (one.path !== PRICE || told.some((budget) => isOver(budget, one))) return one;
    const here = Math.max(
      0,
      ...budgets.filter((budget) => isOver(budget, one)).map(({ evidence }) => evidence.touched),
    );
    if (here === 0 || one.evidence.touched < here * EITHER) return one;
    // What the tagger gives to the budget is the price's; cuts of one sum stay in their order.
    const { touched } = one.evidence;
    const more =
      odds(Math.min(NO_BUDGET, touched / (1 - Math.min(here, 0.9)))) / odds(Math.min(NO_BUDGET, touched));
    const better = odds(Math.min(one.score, 0.999)) * more;
    return { ...one, score: better / (1 + better) };
  });
}

const MIN = 'targetAudience.ageRangeMin';
const MAX = 'targetAudience.ageRangeMax';

/** The two ends of a range that are said together, or both by their labels: the one is as likely as the other. */
function agesTogether(candidates: readonly Candidate[]): readonly Candidate[] {
  const bestOf = (path: string): Candidate | undefined =>
    candidates.filter((one) => one.path === path).toSorted((a, b) => b.score - a.score)[0];
  const [min, max] = [bestOf(MIN), bestOf(MAX)];
  if (min === undefined || max === undefined || Number(min.value) >= Number(max.value)) return candidates;
  const isOne = min.span.start === max.span.start && min.span.end === max.span.end;
  const isAsked = [min, max].every(({ evidence }) => evidence.ruled >= OUTRIGHT);
  if (!isOne && !isAsked) return candidates;
  const score = Math.max(min.score, max.score);
  return candidates.map((one) => (one === min || one === max ? { ...one, score } : one));
}

/** How likely it is that those who are described as businesses are sold to as businesses. */
const AS_DESCRIBED = 0.9;

/** Whom the likeliest description of the customers describes: businesses. Of people it is not said, as everybody is one. */
function groupOf(candidates: readonly Candidate[]): Candidate[] {
  const [best] = candidates
    .filter(({ path }) => path === 'targetAudience.targetDemographics')
    .toSorted((a, b) => b.score - a.score);
  if (best === undefined || targetGroupIn(String(best.value)) !== 'B2B') return [];
  return [
    {
      ...best,
      path: 'targetAudience.targetGroup',
      value: 'B2B',
      score: best.score * AS_DESCRIBED,
      reasons: ['whom the description of the customers describes'],
    },
  ];
}

/** What does not go together is left out: an age of which only one end is sure, issues of ads that were never run. */
function consistent(fields: readonly ExtractedField[]): ExtractedField[] {
  const value = (path: string): unknown => fields.find((field) => field.path === path)?.value;
  const never = value('clientInfo.hasOnlineAdExperience') === 'no';
  const [min, max] = [value(MIN), value(MAX)];
  return fields.filter(({ path }) => {
    if (path === 'clientInfo.onlineAdIssues') return !never;
    if (path === MAX) return typeof min === 'number' && typeof max === 'number' && max > min;
    return true;
  });
}
