/** How likely a candidate is right: what the tagger says of its words, what else may answer the field, and the field itself. */
import type { Candidate } from './candidate.ts';
import { OUTRIGHT } from './evidence.ts';

/** Learnt with the model: a weight for each of `signsOf`, and what each field adds to it. */
export interface Judge {
  weights: readonly number[];
  fields: Readonly<Record<string, readonly number[]>>;
}

/** Points from which a rule is sure of itself. */
const SURE = 0.55;

const logit = (probability: number): number => {
  const kept = Math.max(0.003, Math.min(0.9995, probability));
  return Math.log(kept / (1 - kept));
};

/** Signs of each candidate of a field, in their order. */
export function signsOf(candidates: readonly Candidate[]): number[][] {
  return candidates.map((one) => {
    const { touched, weakest, exact, size, ruled, near, against, form } = one.evidence;
    const others = candidates.filter((other) => other !== one).map(({ evidence }) => evidence.touched);
    return [
      1,
      logit(touched),
      logit(weakest),
      logit(exact),
      Math.log(size),
      touched === 0 ? 1 : 0,
      ruled,
      ruled >= SURE ? 1 : 0,
      ruled >= OUTRIGHT ? 1 : 0,
      ruled >= OUTRIGHT ? Math.log(1 + form) : 0,
      near >= OUTRIGHT ? 1 : 0,
      near,
      against,
      against >= SURE && ruled < against ? 1 : 0,
      ruled * touched,
      near * touched,
      logit(Math.max(0, ...others)),
      Math.log(1 + others.filter((other) => other > 0.3).length),
      one.isTurn ? 1 : 0,
    ];
  });
}

/** The same candidates with how likely each is right as its score. */
export function judged({ weights, fields }: Judge, candidates: readonly Candidate[]): Candidate[] {
  const signs = signsOf(candidates);
  return candidates.map((one, at) => {
    const own = fields[one.path] ?? [];
    let sum = 0;
    for (const [index, sign] of (signs[at] ?? []).entries())
      sum += sign * ((weights[index] ?? 0) + (own[index] ?? 0));
    return { ...one, score: Math.round(10_000 / (1 + Math.exp(-sum))) / 10_000 };
  });
}
