/** The phrases of one answer, by a learnt model: which words are a whole thought, what they are, and what they are about. */
import { openModel, type KeptModel, type Model } from '../tagger/model.ts';
import { bestLabels } from '../tagger/chain.ts';
import { scoresOf, tagSpans } from '../tagger/tagger.ts';
import { pointFeatures, seenAnswer, tagFeatures, type PhraseField, type Place } from './features.ts';
import type { PointId } from './points.ts';

/** What a phrase is in its answer. */
export type PhraseTag =
  | 'item' | 'feature' | 'for' | 'notsold' | 'claim' | 'notclaim'
  | 'buyer' | 'decider' | 'user' | 'trait' | 'where' | 'ages' | 'not'
  | 'event' | 'pressure' | 'buyerstate'; // prettier-ignore

export interface Phrase {
  tag: PhraseTag;
  /** The client's words, whole: they stand alone. */
  words: string;
  start: number;
  end: number;
  /** That exactly these words are this. */
  probability: number;
  /** Of a claim: what it speaks of, and how surely. */
  point: PointId;
  pointProbability: number;
}

/** As it is kept beside the code. */
export interface KeptPhraseModel {
  /** Where a phrase begins and ends. */
  spans: KeptModel;
  /** What the phrases of an answer are, as a chain. */
  tags: KeptModel;
  /** What a claim speaks of. */
  points: KeptModel;
}
export interface PhraseModel {
  spans: Model;
  tags: Model;
  points: Model;
}
export const openPhraseModel = ({ spans, tags, points }: KeptPhraseModel): PhraseModel => ({
  spans: openModel(spans),
  tags: openModel(tags),
  points: openModel(points),
});

/** Points that are less sure are 'other'. */
export const SURE = 0.5;

export function pointOf(model: PhraseModel, words: string, field: PhraseField): [point: PointId, probability: number] {
  const scores = scoresOf(model.points, [pointFeatures(words, field)]);
  const most = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return [model.points.labels[scores.indexOf(most)] as PointId, 1 / sum];
}

export function readBy(model: PhraseModel, text: string, field: PhraseField): Phrase[] {
  const { tokens, sequence, breaks } = seenAnswer(text, field);
  const places = tagSpans(model.spans, sequence, breaks)
    .filter(({ isBest }) => isBest)
    .map(({ from, to, probability }) => ({
      start: tokens[from]?.start ?? 0,
      end: tokens[to - 1]?.end ?? 0,
      probability,
    }));
  const tags = tagsOf(model, text, field, places);
  return places.map((place, at): Phrase => {
    const words = text.slice(place.start, place.end);
    const tag = tags[at] ?? 'notclaim';
    const [point, pointProbability] = tag === 'claim' ? pointOf(model, words, field) : (['other', 0] as const);
    return { ...place, tag, words, point, pointProbability };
  });
}

export function tagsOf(model: PhraseModel, text: string, field: PhraseField, places: readonly Place[]): PhraseTag[] {
  if (places.length === 0) return [];
  const scores = scoresOf(model.tags, tagFeatures(text, field, places));
  return bestLabels(model.tags.chain, scores, places.length).map((label) => model.tags.labels[label] as PhraseTag);
}
