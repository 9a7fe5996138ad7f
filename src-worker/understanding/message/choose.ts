/** Of several candidates the one that is clearly the best; where none is, the field stays empty and they are offered. */
import type { Candidate } from './candidate.ts';

/** A field is filled from this score on; a wrong answer is worse than none. */
const FILLS = 0.55;
/** By so much the best must be better than the next that says something else. */
const CLEAR = 0.1;
/** What is hardly an answer is not offered. */
const OFFERED = 0.3;
/** Candidates of a field that are offered. */
const MOST_OFFERED = 4;

/** Fields of which a client changes their mind in a chat. */
const CORRECTED: ReadonlySet<string> = new Set([
  'campaignObjectives.marketingMediaBudget',
  'campaignObjectives.specificObjectives',
  'clientInfo.heroProduct',
  'targetAudience.ageRangeMin',
  'targetAudience.ageRangeMax',
  'marketingChannels.instagramAccount',
]);
/** A later answer counts though its score is so much lower. */
const LATER = 0.2;
/** Fields in which the first answer is as good as the next: what comes first is chosen. */
const FIRST_COUNTS: ReadonlySet<string> = new Set([
  'clientInfo.productService',
  'clientInfo.strengths',
  'clientInfo.onlineAdIssues',
  'clientInfo.afterSalesService',
  'clientInfo.whyNeedNow',
  'targetAudience.targetDemographics',
  'targetAudience.geographicLocation',
  'campaignObjectives.currentChallenges',
  'campaignObjectives.specificObjectives',
  'campaignObjectives.marketingObjectives',
  'clientInfo.businessType',
  'clientInfo.companyName',
]);

export interface Chosen {
  chosen?: Candidate;
  /** The best first, without the one that fills the field. */
  offered: Candidate[];
}

const same = (a: Candidate, b: Candidate): boolean => key(a) === key(b);
const keys = new WeakMap<Candidate, string>();
/** What it says, without case, spaces and marks. */
function key(candidate: Candidate): string {
  const known = keys.get(candidate);
  if (known !== undefined) return known;
  const made = JSON.stringify(candidate.value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  keys.set(candidate, made);
  return made;
}
const contains = (a: Candidate, b: Candidate): boolean => key(a).includes(key(b)) || key(b).includes(key(a));

export function choose(candidates: readonly Candidate[]): Chosen {
  const ranked = merged(candidates).toSorted((a, b) => b.score - a.score || a.order - b.order);
  const best = corrected(ranked);
  if (best === undefined) return { offered: [] };
  const rest = ranked.filter((one) => one !== best && !same(one, best));
  const next = rest.find((one) => !contains(one, best));
  const isLater = best !== ranked[0];
  const margin = FIRST_COUNTS.has(best.path) ? 0 : CLEAR;
  const isClear =
    isLater ||
    next === undefined ||
    best.score - next.score >= margin ||
    (FIRST_COUNTS.has(best.path) && best.order < next.order);
  const fills = best.score >= FILLS && isClear;
  const offered = (fills ? rest : [best, ...rest])
    .filter(({ score }) => score >= OFFERED)
    .slice(0, MOST_OFFERED);
  return fills ? { chosen: best, offered } : { offered };
}

/** One candidate for each value: said again, it is a little surer. */
function merged(candidates: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = [];
  for (const one of candidates) {
    const index = found.findIndex((other) => same(one, other));
    const known = found[index];
    if (known === undefined) found.push(one);
    else {
      const [better, other] = one.score > known.score ? [one, known] : [known, one];
      found[index] = {
        ...better,
        score: Math.min(1, better.score + (other.score > 0.2 ? 0.05 : 0)),
        reasons: other.score > 0.2 ? [...better.reasons, 'said again'] : better.reasons,
      };
    }
  }
  return found;
}

function corrected(ranked: readonly Candidate[]): Candidate | undefined {
  const [best] = ranked;
  if (best === undefined || !best.isTurn || !CORRECTED.has(best.path)) return best;
  return (
    ranked
      .filter(
        (one) =>
          one.isTurn && one.order > best.order && one.score >= FILLS && best.score - one.score <= LATER,
      )
      .toSorted((a, b) => b.order - a.order)[0] ?? best
  );
}
