/** How likely a candidate is right: what the tagger says of its words, what else may answer the field, and the field itself. */
import { areAlike, likeliest, saying, type Candidate } from './candidate.ts';
import { OUTRIGHT } from './evidence.ts';

/** Learnt with the model. */
export interface Judge {
  /** A weight for each of `signsOf`, and what each field adds to it. */
  weights: readonly number[];
  fields: Readonly<Record<string, readonly number[]>>;
  /** Corrections of what the weights say, one added to the other. */
  trees: readonly Tree[];
}

/** Questions of `detailsOf`, each with the number from which on the answer is yes; a correction for each row of answers. */
export interface Tree {
  asks: readonly (readonly [detail: number, above: number])[];
  /** By the answers as binary digits, the first question the lowest. */
  adds: readonly number[];
}

/** As it is kept: of a tree the questions, each as its two numbers, then '|' and the corrections. */
export type KeptJudge = Omit<Judge, 'trees'> & { trees: readonly string[] };

export const keepJudge = (judge: Judge): KeptJudge => ({
  ...judge,
  trees: judge.trees.map(({ asks, adds }) => `${asks.flat().join(' ')}|${adds.join(' ')}`),
});

export const openJudge = (kept: KeptJudge): Judge => ({
  ...kept,
  trees: kept.trees.map((tree) => {
    const [asks = [], adds = []] = tree.split('|').map((part) => part.split(' ').map(Number));
    return {
      asks: asks.flatMap((detail, at) => (at % 2 === 0 ? [[detail, asks[at + 1] ?? 0] as const] : [])),
      adds,
    };
  }),
});

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
    // Said a second time elsewhere, as a name below a letter is, it is no other answer but the same once more.
    const elsewhere = candidates.filter((other) => other !== one && !overlap(one, other));
    const others = elsewhere.filter((other) => !areAlike(one, other)).map(({ evidence }) => evidence.touched);
    const again = elsewhere.filter((other) => areAlike(one, other)).map(({ evidence }) => evidence.touched);
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
      Math.max(0, ...again),
      Math.log(1 + again.length),
      one.isTurn ? 1 : 0,
      logit(agreement(one, candidates)),
    ];
  });
}

/** How likely it is that the words are cut so or nearly so: where exactly an answer begins and ends is a matter of taste. */
function agreement(one: Candidate, candidates: readonly Candidate[]): number {
  const own = saying(one);
  let sum = 0;
  for (const other of candidates) {
    if (other !== one && !overlap(one, other)) continue;
    const its = saying(other);
    const [short, long] = own.length < its.length ? [own, its] : [its, own];
    if (other === one || (short.length >= long.length * NEARLY && long.includes(short)))
      sum += other.evidence.exact;
  }
  return Math.min(1, sum);
}
/** Letters that two cuts share at least, of the longer one. */
const NEARLY = 0.75;

const overlap = ({ span: a }: Candidate, { span: b }: Candidate): boolean =>
  a.start < b.end && b.start < a.end;

/** What the trees ask of each candidate of a field: what the weights say of it, its signs, and how it stands in the message. */
export function detailsOf(
  { weights, fields }: Pick<Judge, 'weights' | 'fields'>,
  candidates: readonly Candidate[],
): number[][] {
  const signs = signsOf(candidates);
  const scores = candidates.map((one, at) => {
    const own = fields[one.path] ?? [];
    let sum = 0;
    for (const [index, sign] of (signs[at] ?? []).entries())
      sum += sign * ((weights[index] ?? 0) + (own[index] ?? 0));
    return sum;
  });
  return candidates.map((one, at) => {
    const own = signs[at] ?? [];
    const score = scores[at] ?? 0;
    const rest = candidates.flatMap((other, index) =>
      index === at
        ? []
        : [
            {
              score: scores[index] ?? 0,
              exact: other.evidence.exact,
              isCut: overlap(one, other),
              isOther: !overlap(one, other) && !areAlike(one, other),
              start: other.span.start,
            },
          ],
    );
    const best = (all: readonly { score: number }[]): number =>
      Math.max(-9, ...all.map((other) => other.score));
    const cuts = rest.filter(({ isCut }) => isCut);
    const { place } = one.evidence;
    return [
      score,
      ...own.slice(1),
      score - best(rest.filter(({ isOther }) => isOther)),
      score - best(cuts),
      one.evidence.exact /
        Math.max(1e-3, one.evidence.exact + Math.max(0, ...cuts.map(({ exact }) => exact))),
      rest.filter(({ start, score: likely }) => start < one.span.start && likely > score - 1).length,
      fields[one.path]?.[0] ?? 0,
      ...place,
    ];
  });
}

export function corrected(score: number, details: readonly number[], trees: readonly Tree[]): number {
  let sum = score;
  for (const { asks, adds } of trees) {
    let row = 0;
    for (const [index, [detail, above]] of asks.entries())
      if ((details[detail] ?? 0) > above) row += 2 ** index;
    sum += adds[row] ?? 0;
  }
  return sum;
}

/** The candidates of a field, the likeliest of very many, with how likely each is right as its score. */
export function judged(judge: Judge, all: readonly Candidate[]): Candidate[] {
  const candidates = likeliest(all);
  const details = detailsOf(judge, candidates);
  return candidates.map((one, at) => {
    const own = details[at] ?? [];
    const sum = corrected(own[0] ?? 0, own, judge.trees);
    return { ...one, score: Math.round(10_000 / (1 + Math.exp(-sum))) / 10_000 };
  });
}
