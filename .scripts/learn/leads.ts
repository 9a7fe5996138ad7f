/**
 * Learns which statement of a client may lead, from sketches that a person judged and from the clients that are worked with
 * (`tests/fixtures/strangers/questionnaires`, the keys `lead` and `roles`): `npm run learn:leads`. Of every two statements of
 * one client that were judged apart, the one that is worth more. Nine tenths of the clients are learnt from and the last tenth is
 * judged, ten times over; the model that is kept is learnt from all of them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normaliseFormData } from '../../src/shared/domain/normalise.ts';
import { makeContrasts } from '../../src-worker/engines/planner/plan/contrast.ts';
import { claimsOf } from '../../src-worker/engines/planner/plan/claims.ts';
import { besideOf, featuresOf, type Seen } from '../../src-worker/engines/planner/plan/leads/features.ts';
import { readAnswers, type Readings } from '../../src-worker/engines/planner/readings/index.ts';
import { isSameStatement, keyOf, type LeadKey } from '../../tests/checks/strangers/compare-leads.ts';
import { judgedOf, readSketches, type Judged, type Sketch } from './sketches.ts';

const KEPT = fileURLToPath(
  new URL('../../src-worker/engines/planner/plan/leads/learnt.json', import.meta.url),
);
const CLIENTS = ['eleventh-open', 'twelfth-open', 'thirteenth-open'].map((name) =>
  fileURLToPath(new URL(`../../tests/fixtures/strangers/questionnaires/${name}`, import.meta.url)),
);
const FOLDS = 10;
/** How strongly weights are held near nothing, how far a step goes, how many there are, and statements that a feature is seen in. */
const [HELD, RATE, ROUNDS, LEAST_SEEN] = [8, 0.3, 300, 3];
/** A weight that is smaller says nothing. */
const LEAST_WEIGHT = 0.05;
/** That one leads which never may is the dearest mistake: of all statements that may, so many at most are wrong. */
const MOST_WRONG = 0.08;
const RANK: Readonly<Record<Judged, number>> = { lead: 2, second: 1, never: 0, '': 0 };

/**
 * Which way a feature may tell, whatever few examples say: what buyers get speaks for leading, what the client merely has against
 * it. What is not named may tell either way.
 */
const FOR = /^(?:answers|likely|told|does|a rival lacks|figure|opposite|shares words|speaks of|point of)/u;
const AGAINST =
  /^(?:has|only has|neither|repeats|how many|convenience|rival is ahead|after the sale|glued|two words|too many)/u;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface Statement {
  words: string;
  judged: Judged;
  seen: Seen;
}
type Weights = ReadonlyMap<string, number>;

function statementsIn(r: Readings, judge: (words: string) => Judged | undefined): Statement[] {
  const contrasts = makeContrasts(r);
  const beside = besideOf(r, contrasts);
  return claimsOf(r).flatMap((claim): Statement[] => {
    const judged = judge(claim.words);
    return judged === undefined ? [] : [{ words: claim.words, judged, seen: featuresOf(r, claim, beside) }];
  });
}

const statementsOf = (sketch: Sketch): Statement[] =>
  statementsIn(readAnswers(sketch.form), (words) => judgedOf(sketch, words));

const MAY_LEAD = /strength|proof/iu;
/** How a key judges a statement; of what it does not name nothing is learnt. */
function judgedBy({ leads, roles }: LeadKey, words: string): Judged | undefined {
  if (leads.some((lead) => isSameStatement(lead, words))) return 'lead';
  const role = roles.find(([told]) => isSameStatement(told, words))?.[1];
  if (role === undefined) return undefined;
  return MAY_LEAD.test(role) && !/rival/iu.test(role) ? 'second' : 'never';
}

/** The clients that are worked with, of whom the key names what leads. */
const keyed = (): Statement[][] =>
  CLIENTS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .flatMap((file) => {
        const { formData, expected = {} }: { formData: unknown; expected?: Record<string, unknown> } =
          JSON.parse(readFileSync(join(folder, file), 'utf8'));
        const key = keyOf(expected);
        const all = statementsIn(readAnswers(normaliseFormData(formData)), (words) => judgedBy(key, words));
        return all.some(({ judged }) => judged === 'lead') ? [all] : [];
      }),
  );

const worth = (weights: Weights, seen: Seen): number =>
  Object.entries(seen).reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), 0);

interface Pair {
  weight: number;
  difference: (readonly [name: string, by: number])[];
}

function pairsIn(clients: readonly (readonly Statement[])[]): Pair[] {
  const often = new Map<string, number>();
  for (const { seen } of clients.flat())
    for (const name of Object.keys(seen)) often.set(name, (often.get(name) ?? 0) + 1);
  return clients.flatMap((all) =>
    all.flatMap((a) =>
      all
        .filter((b) => RANK[a.judged] > RANK[b.judged])
        .map((b) => ({
          // Every client tells as much, however many statements it has.
          weight: (a.judged === 'lead' ? 1.5 : 1) / Math.max(1, all.length - 1),
          difference: [...new Set([...Object.keys(a.seen), ...Object.keys(b.seen)])]
            .filter((name) => (often.get(name) ?? 0) >= LEAST_SEEN)
            .map((name) => [name, (a.seen[name] ?? 0) - (b.seen[name] ?? 0)] as const)
            .filter(([, by]) => by !== 0),
        })),
    ),
  );
}

function learn(clients: readonly (readonly Statement[])[]): Weights {
  const pairs = pairsIn(clients);
  const weights = new Map<string, number>();
  // With hundreds of clients one step for all would overshoot: each weight has a step of its own, which grows smaller.
  const squares = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const pushes = new Map<string, number>();
    for (const { weight, difference } of pairs) {
      const by = difference.reduce((sum, [name, each]) => sum + each * (weights.get(name) ?? 0), 0);
      const push = weight / (1 + Math.exp(by));
      for (const [name, each] of difference) pushes.set(name, (pushes.get(name) ?? 0) + push * each);
    }
    for (const [name, push] of pushes) {
      const now = weights.get(name) ?? 0;
      const whole = push - HELD * now;
      const square = (squares.get(name) ?? 1e-6) + whole * whole;
      squares.set(name, square);
      const next = now + (RATE * whole) / Math.sqrt(square);
      const isForbidden = (FOR.test(name) && next < 0) || (AGAINST.test(name) && next > 0);
      weights.set(name, isForbidden ? 0 : next);
    }
  }
  return new Map([...weights].filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT));
}

interface First {
  value: number;
  judged: Judged;
  line: string;
}

const rankedBy = (weights: Weights, all: readonly Statement[]): First[] =>
  all
    .map(({ words, judged, seen }) => ({ value: worth(weights, seen), judged, words, seen }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ value, judged, words, seen }) => ({
      value,
      judged,
      line: `${judged.padEnd(7)}${value.toFixed(2)} ${words} <- ${Object.keys(seen).join('; ')}`,
    }));

const tally = (firsts: readonly First[]): string =>
  (['lead', 'second', 'never', ''] as const)
    .map(
      (judged) => `${judged || 'not judged'} ${String(firsts.filter((one) => one.judged === judged).length)}`,
    )
    .join(', ');

/** The least worth from which on hardly any statement never may lead, of all that were not learnt from. */
function leastBy(all: readonly First[], share: number): number {
  const ranked = all.toSorted((a, b) => b.value - a.value);
  const isWrong = ({ judged }: First): boolean => RANK[judged] === 0;
  const last = ranked.findLastIndex(
    (_, at) => ranked.slice(0, at + 1).filter(isWrong).length <= share * (at + 1),
  );
  return ranked[last]?.value ?? 0;
}

export function main(args: readonly string[] = process.argv): void {
  const ofClients = keyed();
  const known = ofClients.length;
  const clients = [...ofClients, ...readSketches().map(statementsOf)];
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    learn(clients.filter((__, at) => at % FOLDS !== fold)),
  );
  const held = clients.map((all, at) => rankedBy(folds[at % FOLDS] ?? new Map(), all));
  const firsts = held.flatMap((ranked) => ranked.slice(0, 1));
  if (args.includes('--curve'))
    for (const share of [0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.15])
      print(`${String(share)}: ${leastBy(held.flat(), share).toFixed(2)}`);
  const least = leastBy(held.flat(), MOST_WRONG);
  const [ofKeys, ofSketches] = [firsts.slice(0, known), firsts.slice(known)];
  print(`Of clients: ${tally(ofKeys)}; of sketches: ${tally(ofSketches)}`);
  print(`First of all, on clients that were not learnt from: ${tally(firsts)}`);
  print(`From ${least.toFixed(2)} on: ${tally(firsts.filter(({ value }) => value >= least))}`);
  if (args.includes('--show')) for (const { judged, line } of firsts) if (judged !== 'lead') print(line);
  const weights = learn(clients);
  const aside = readSketches(true).map(statementsOf);
  if (args.includes('--aside')) {
    const all = aside.flatMap((one) => rankedBy(weights, one).slice(0, 1));
    print(`Aside: ${tally(all)}; from there on: ${tally(all.filter(({ value }) => value >= least))}`);
  }
  const kept = {
    least: Number(least.toFixed(2)),
    weights: Object.fromEntries(
      [...weights].toSorted((a, b) => b[1] - a[1]).map(([name, weight]) => [name, Number(weight.toFixed(2))]),
    ),
  };
  if (args.includes('--keep=yes')) writeFileSync(KEPT, `${JSON.stringify(kept, undefined, 2)}\n`);
}
