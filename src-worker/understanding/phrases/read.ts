/** The phrases of one answer, by a learnt model: which words are a whole thought, what they are, and what they are about. */
import { bestLabels } from '../tagger/chain.ts';
import { openModel, type KeptModel, type Model } from '../tagger/model.ts';
import { scoresOf, bestSpans } from '../tagger/tagger.ts';
import { pointFeatures, seenAnswer, tagFeatures, type PhraseField, type Place } from './features.ts';
import { POINT_IDS, type PointId } from './points.ts';

/** What a phrase is in its answer. */
const PHRASE_TAGS = [
  'item', 'feature', 'for', 'notsold', 'claim', 'notclaim',
  'buyer', 'decider', 'user', 'trait', 'where', 'ages', 'not',
  'event', 'pressure', 'buyerstate',
] as const; // prettier-ignore
export type PhraseTag = (typeof PHRASE_TAGS)[number];

/** A tag that a model was learnt with and nobody knows is said of nothing. */
const tagNamed = (name: string | undefined): PhraseTag =>
  PHRASE_TAGS.find((tag) => tag === name) ?? 'notclaim';

export interface Found extends Place {
  tag: PhraseTag;
  /** That exactly these words are a phrase. */
  probability: number;
}

/** As it is kept beside the code. */
export interface KeptPhraseModel {
  /** Where a phrase begins and ends. */
  spans: KeptModel;
  /** What the phrases of an answer are, as a chain. */
  tags: KeptModel;
  /** What a claim speaks of. */
  points: KeptModel;
  /** From which probability on a point is sure: so often is it right then on texts that were not learnt from. */
  sure: Readonly<Record<string, number>>;
}
export interface PhraseModel {
  spans: Model;
  tags: Model;
  points: Model;
  sure: Readonly<Record<string, number>>;
}
export const openPhraseModel = ({ spans, tags, points, sure }: KeptPhraseModel): PhraseModel => ({
  spans: openModel(spans),
  tags: openModel(tags),
  points: openModel(points),
  sure,
});

export interface PointChance {
  point: PointId;
  probability: number;
}

/** Points that are less likely are not named. */
const LEAST = 0.08;

/** The points that a claim may speak of, the likeliest first. */
export function pointsBy(model: PhraseModel, words: string, field: PhraseField): PointChance[] {
  const scores = scoresOf(model.points, [pointFeatures(words, field)]);
  const most = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return Array.from(scores, (score, at) => ({
    point: POINT_IDS.find((id) => id === model.points.labels[at]) ?? 'other',
    probability: Math.exp(score - most) / sum,
  }))
    .filter(
      ({ probability }, _, all) =>
        probability >= LEAST || all.every((other) => other.probability <= probability),
    )
    .toSorted((a, b) => b.probability - a.probability);
}

/** As the model finds them, in their order. */
export function readBy(model: PhraseModel, text: string, field: PhraseField): Found[] {
  const { tokens, sequence, breaks } = seenAnswer(text, field);
  const places = bestSpans(model.spans, sequence, breaks)
    .filter(({ isBest }) => isBest)
    .map(({ from, to, probability }) => ({
      start: tokens[from]?.start ?? 0,
      end: tokens[to - 1]?.end ?? 0,
      probability,
    }));
  if (places.length === 0) return [];
  const best = bestLabels(
    model.tags.chain,
    scoresOf(model.tags, tagFeatures(text, field, places)),
    places.length,
  );
  return places.map((place, at) => ({ ...place, tag: tagNamed(model.tags.labels[best[at] ?? 0]) }));
}
