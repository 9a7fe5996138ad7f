/**
 * What a form says outright is not a matter of likelihood: a choice, an age or an address behind the label that asks for it, a box
 * that is ticked. Words behind a label are left to the judge, since they may hold more than the answer.
 */
import { saying, type Candidate } from './candidate.ts';
import { OUTRIGHT } from './evidence.ts';

const READ_OFF: ReadonlySet<string> = new Set([
  'clientInfo.hasOnlineAdExperience',
  'targetAudience.gender',
  'targetAudience.targetGroup',
  'targetAudience.ageRangeMin',
  'targetAudience.ageRangeMax',
  'marketingChannels.website',
  'marketingChannels.instagramAccount',
  'marketingChannels.tiktokProfile',
  'marketingChannels.tiktokShop',
  'marketingChannels.shopeeShop',
  'marketingChannels.lazadaShop',
]);
/** Choices of which several may be wanted: outright where they are ticked, or where the tagger finds them behind the label too. */
const TICKED: ReadonlySet<string> = new Set([
  'campaignObjectives.advertisingChannels',
  'campaignObjectives.marketingObjectives',
]);
const BOXES = /☐[^\n]*[☑☒✅✔]|[☑☒✅✔][^\n]*☐|\[ \][^\n]*\[[xX✓]\]|\[[xX✓]\][^\n]*\[ \]/u;
const AGREED = 0.6;
/** As likely as what is hardly ever wrong. */
const SURE = 0.95;
/** In `place`: asked for by its own topic, and by a label. */
const [ASKED_AT, ASKED, BY_AT, LABEL] = [0, 2, 2, 3] as const;

const isOutright = (text: string, { path, evidence, span }: Candidate): boolean =>
  evidence.ruled >= OUTRIGHT &&
  evidence.place[ASKED_AT] === ASKED &&
  evidence.place[BY_AT] === LABEL &&
  (READ_OFF.has(path) ||
    (TICKED.has(path) && (evidence.touched >= AGREED || BOXES.test(lineAt(text, span.start)))));

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end);
}

/** Of its likelihood what stands beside a ticked box, unticked, keeps: it is what was not chosen. */
const UNTICKED = 0.3;

/** The candidates of one field; what is said outright, and once, is as good as sure. */
export function withOutright(text: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const outright = candidates.filter((one) => isOutright(text, one));
  const [first] = outright;
  if (first === undefined || new Set(outright.map(saying)).size !== 1) return candidates;
  const line = lineAt(text, first.span.start);
  const isTicked = BOXES.test(line);
  return candidates.map((one) => {
    if (outright.includes(one)) return { ...one, score: Math.max(one.score, SURE) };
    return isTicked && saying(one) !== saying(first) && lineAt(text, one.span.start) === line
      ? { ...one, score: one.score * UNTICKED }
      : one;
  });
}
