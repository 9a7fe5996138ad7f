/**
 * Learns which statement of a client answers what its buyers doubt, from clients of whom a careful person named the answers:
 * `npm run learn:replies`. Nine tenths of the clients are learnt from and the last tenth is judged, ten times over; the weights that are
 * kept are learnt from all of them.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normaliseFormData } from '../../src/shared/domain/normalise.ts';
import { candidatesOf, soldWords, termsOf } from '../../src-worker/engines/planner/plan/answering.ts';
import { claimsOf } from '../../src-worker/engines/planner/plan/claims.ts';
import { isSure, likelihood } from '../../src-worker/engines/planner/plan/replies/index.ts';
import { BY_PROOF, replySigns, type Signs } from '../../src-worker/engines/planner/plan/replies/signs.ts';
import { readAnswers } from '../../src-worker/engines/planner/readings/index.ts';
import { eludes } from '../../src-worker/understanding/phrases/replies.table.ts';
import { isOwnAccount } from '../../src-worker/understanding/phrases/inner.ts';

const placeOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CLIENTS = ['tenth-open', 'eleventh-open', 'twelfth-open', 'thirteenth-open'].map((name) =>
  placeOf(`tests/fixtures/strangers/questionnaires/${name}`),
);
const MARKED = placeOf('tests/fixtures/marked/replies');
const KEPT = placeOf('src-worker/engines/planner/plan/replies/learnt.json');
const FOLDS = 10;
/** How strongly weights are held near nothing, how many steps there are, and candidates that a sign is seen in. */
const [HELD, ROUNDS, LEAST_SEEN] = [1.5, 12, 8];
/** The table of replies was written from some of these clients: on others it is right less often. */
const HELD_MORE: Readonly<Record<string, number>> = { always: 0, table: 5 };
/** There are a thousand kinds of doubts beside kinds of proofs, and few of each are marked. */
const HELD_CROSSED = 4;
/** A weight that is smaller says nothing. */
const LEAST_WEIGHT = 0.02;
/** Letters by which one statement is told from another. */
const LEAST_LETTERS = 6;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface Doubt {
  client: string;
  words: string;
  replies: readonly string[];
  candidates: readonly { words: string; signs: Signs; isReply: boolean }[];
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
function isSame(a: string, b: string): boolean {
  const [one, other] = [letters(a), letters(b)];
  const holds = (whole: string, part: string): boolean =>
    part.length >= LEAST_LETTERS && whole.includes(part);
  return one === other || holds(one, other) || holds(other, one);
}

function doubtsOf(part: string): Doubt[] {
  const [name = '', ...lines] = part.trim().split('\n');
  const file = CLIENTS.map((folder) => join(folder, `${name.trim()}.json`)).find((each) => existsSync(each));
  if (file === undefined) return [];
  const { formData }: { formData: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  const r = readAnswers(normaliseFormData(formData));
  const claims = claimsOf(r).filter(({ words }) => !isOwnAccount(words));
  const statements = candidatesOf(claims, termsOf(r));
  return lines.flatMap((line) => {
    const [words, told] = line.split('=>').map((each) => each.trim());
    if (words === undefined || told === undefined) return [];
    const replies = told === '' ? [] : told.split(' ~ ');
    const all = statements.filter(({ claim }) => !eludes(claim.words, words));
    const signs = replySigns(words, all, soldWords(r));
    return {
      client: name,
      words,
      replies,
      candidates: all.map(({ claim }, at) => ({
        words: claim.words,
        signs: signs[at] ?? {},
        isReply: replies.some((reply) => isSame(reply, claim.words)),
      })),
    };
  });
}

type Weights = Readonly<Record<string, number>>;

/** What solves `matrix · x = right`; the matrix is symmetric and positive. */
function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((row) => Float64Array.from(row));
  const found = Float64Array.from(right);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let pivot = 0; pivot < size; pivot += 1)
    for (let row = pivot + 1; row < size; row += 1) {
      const by = at(row, pivot) / at(pivot, pivot);
      if (by === 0) continue;
      const own = rows[row];
      if (own)
        for (let column = pivot; column < size; column += 1)
          own[column] = at(row, column) - by * at(pivot, column);
      found[row] = (found[row] ?? 0) - by * (found[pivot] ?? 0);
    }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = found[row] ?? 0;
    for (let column = row + 1; column < size; column += 1) sum -= at(row, column) * (found[column] ?? 0);
    found[row] = sum / at(row, row);
  }
  return found;
}

/** Logistic regression by Newton's steps. */
function learn(all: readonly Doubt[]): Weights {
  const rows = all.flatMap(({ candidates }) => candidates);
  const often = new Map<string, number>();
  for (const { signs } of rows)
    for (const name of Object.keys(signs)) often.set(name, (often.get(name) ?? 0) + 1);
  const names = [...often].filter(([, times]) => times >= LEAST_SEEN).map(([name]) => name);
  const place = new Map(names.map((name, at) => [name, at]));
  const known = rows.map(({ signs, isReply }) => ({
    isReply,
    signs: Object.entries(signs).flatMap(([name, by]): (readonly [number, number])[] => {
      const at = place.get(name);
      return at === undefined ? [] : [[at, by]];
    }),
  }));
  const weights = new Float64Array(names.length);
  const held = names.map((name) => HELD_MORE[name] ?? (name.includes(BY_PROOF) ? HELD_CROSSED : HELD));
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = Float64Array.from(weights, (weight, at) => weight * (held[at] ?? 0));
    const bend = names.map((_, at) => {
      const row = new Float64Array(names.length);
      row[at] = Math.max(held[at] ?? 0, 1e-3);
      return row;
    });
    for (const { signs, isReply } of known) {
      const sum = signs.reduce((total, [at, by]) => total + by * (weights[at] ?? 0), 0);
      const likely = 1 / (1 + Math.exp(-sum));
      for (const [at, by] of signs) {
        slope[at] = (slope[at] ?? 0) + (likely - Number(isReply)) * by;
        const row = bend[at];
        if (row)
          for (const [other, too] of signs) row[other] = (row[other] ?? 0) + likely * (1 - likely) * by * too;
      }
    }
    const step = solved(bend, slope);
    for (let at = 0; at < names.length; at += 1) weights[at] = (weights[at] ?? 0) - (step[at] ?? 0);
  }
  return Object.fromEntries(
    names.flatMap((name, at): [string, number][] => {
      const weight = Number((weights[at] ?? 0).toFixed(2));
      return Math.abs(weight) < LEAST_WEIGHT ? [] : [[name, weight]];
    }),
  );
}

interface Drawn {
  doubt: Doubt;
  words: string;
  likely: number;
  isRight: boolean;
  isNamed: boolean;
}
/** The likeliest answer to each doubt. */
const drawn = (weights: Weights, doubts: readonly Doubt[]): Drawn[] =>
  doubts.flatMap((doubt) => {
    const [best] = doubt.candidates
      .map(({ words, signs, isReply }) => {
        const likely = likelihood(signs, weights);
        return {
          doubt,
          words,
          isRight: isReply,
          likely,
          isNamed: (signs['table'] ?? 0) > 0 || signs['names it'] !== undefined,
        };
      })
      .toSorted((a, b) => Number(isSure(b)) - Number(isSure(a)) || b.likely - a.likely);
    return best ?? [];
  });

function report(held: readonly Drawn[], doubts: readonly Doubt[], name: string): void {
  const answered = doubts.filter(({ replies }) => replies.length > 0).length;
  for (const least of [undefined, 0.4, 0.5, 0.6, 0.7]) {
    const shown = held.filter((one) => (least === undefined ? isSure(one) : one.likely >= least));
    const right = shown.filter(({ isRight }) => isRight).length;
    const kept = doubts.length - answered - shown.filter(({ doubt }) => doubt.replies.length === 0).length;
    print(
      `${name} ${least === undefined ? 'as shown' : `from ${least}`}: found ${((100 * right) / answered).toFixed(1)} %, right ${((100 * right) / shown.length).toFixed(1)} % of ${shown.length}, left open ${kept} of ${doubts.length - answered}`,
    );
  }
}

export function main(args: readonly string[] = process.argv): void {
  const parts = readdirSync(MARKED)
    .toSorted()
    .map((file) => ({
      file,
      clients: readFileSync(join(MARKED, file), 'utf8').split(/^### /mu).map(doubtsOf),
    }));
  const clients = parts.flatMap((part) => part.clients);
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    learn(clients.filter((__, at) => at % FOLDS !== fold).flat()),
  );
  const held = clients.flatMap((doubts, at) => drawn(folds[at % FOLDS] ?? {}, doubts));
  report(held, clients.flat(), 'held out');
  for (const { file, clients: own } of parts) {
    const others = parts.filter((part) => part.file !== file).flatMap((part) => part.clients.flat());
    if (others.length > 0) report(drawn(learn(others), own.flat()), own.flat(), file);
  }
  if (args.includes('--show'))
    for (const { doubt, words, likely, isRight, isNamed } of held)
      print(
        `${likely.toFixed(2)}${isNamed ? ' named' : ''} ${isRight ? 'right' : 'wrong'} ${doubt.client}: ${doubt.words} => ${words.replaceAll('\n', ' ')} | ${doubt.replies.join(' ~ ')}`,
      );
  const weights = learn(clients.flat());
  if (args.includes('--keep=yes'))
    writeFileSync(
      KEPT,
      `${JSON.stringify(Object.fromEntries(Object.entries(weights).toSorted((a, b) => b[1] - a[1])), undefined, 2)}\n`,
    );
}
