/** How likely a candidate is right: what the tagger says of its words, what else may answer the field, and the field itself. */
import type { Candidate } from './candidate.ts';

/** Learnt with the model: a weight for each of `signsOf`, and what is known of a field alone. */
export interface Judge {
  weights: readonly number[];
  fields: Readonly<Record<string, number>>;
}

const logit = (probability: number): number => {
  const kept = Math.max(0.001, Math.min(0.999, probability));
  return Math.log(kept / (1 - kept));
};

/** Signs of each candidate of a field, in their order. */
export function signsOf(candidates: readonly Candidate[]): number[][] {
  return candidates.map((one) => {
    const { touched, weakest, exact, tokens } = one.evidence;
    const others = candidates.filter((other) => other !== one).map(({ evidence }) => evidence.touched);
    const next = Math.max(0, ...others);
    return [
      1,
      logit(touched),
      logit(weakest),
      logit(exact),
      Math.log(tokens),
      logit(next),
      Math.log(1 + others.filter((other) => other > 0.3).length),
      one.isTurn ? 1 : 0,
    ];
  });
}

/** The same candidates with how likely each is right as its score. */
export function judged({ weights, fields }: Judge, candidates: readonly Candidate[]): Candidate[] {
  const signs = signsOf(candidates);
  return candidates.map((one, at) => {
    const sum = (signs[at] ?? []).reduce(
      (total, sign, index) => total + sign * (weights[index] ?? 0),
      fields[one.path] ?? 0,
    );
    return { ...one, score: Math.round(10_000 / (1 + Math.exp(-sum))) / 10_000 };
  });
}
