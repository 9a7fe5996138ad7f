/**
 * Learns which statement of a client stands against which of a rival's, from clients of whom a careful person named the pairs:
 * `npm run learn:pairs`. Nine tenths of the clients are learnt from and the last tenth is judged, ten times over; the weights that are
 * kept are learnt from all of them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normaliseFormData } from '../../src/shared/domain/normalise.ts';
import { sidesOf } from '../../src-worker/engines/planner/plan/contrast.ts';
import { pairSigns, type Signs } from '../../src-worker/engines/planner/plan/pairs/signs.ts';
import { meeting } from '../../src-worker/engines/planner/plan/pairs/meeting.ts';
import { readAnswers, type Readings } from '../../src-worker/engines/planner/readings/index.ts';
import { isSameStatement, keyOf } from '../../tests/checks/strangers/compare-leads.ts';
import { readSketches } from './sketches.ts';

const placeOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CLIENTS = ['tenth-open', 'eleventh-open', 'twelfth-open', 'thirteenth-open'].map((name) =>
  placeOf(`tests/fixtures/strangers/questionnaires/${name}`),
);
const KEPT = placeOf('src-worker/engines/planner/plan/pairs/learnt.json');
const FOLDS = 10;
/** How strongly weights are held near nothing, how far a step goes, how many there are, and pairs that a sign is seen in. */
const [HELD, RATE, ROUNDS, LEAST_SEEN] = [3, 0.5, 400, 6];
/** A weight that is smaller says nothing. */
const LEAST_WEIGHT = 0.04;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Two statements that may be a pair. */
interface Candidate {
  ours: string;
  theirs: string;
  signs: Signs;
  isPair: boolean;
}
interface Client {
  name: string;
  /** By the rivals' cards. */
  cards: readonly (readonly Candidate[])[];
  stated: number;
}

type Key = readonly (readonly [ours: string, theirs: string])[];

function clientOf(name: string, r: Readings, pairs: Key): Client {
  const { ours, theirs, setting } = sidesOf(r);
  return {
    name,
    stated: pairs.length,
    cards: theirs.map((card) =>
      card.flatMap((them) =>
        ours.map((us) => ({
          ours: us.words,
          theirs: them.words,
          signs: pairSigns(them, us, meeting(them, us, setting), setting),
          isPair: pairs.some(
            ([own, other]) => isSameStatement(us.words, own) && isSameStatement(them.words, other),
          ),
        })),
      ),
    ),
  };
}

function clients(): Client[] {
  const sketched = readSketches().map((sketch) =>
    clientOf(
      sketch.name,
      readAnswers(sketch.form),
      sketch.pairs.flatMap((all) => all.map(({ ours, theirs }) => [ours, theirs] as const)),
    ),
  );
  const asked = CLIENTS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .flatMap((file) => {
        const { formData, expected = {} }: { formData: unknown; expected?: Record<string, unknown> } =
          JSON.parse(readFileSync(join(folder, file), 'utf8'));
        const key = keyOf(expected);
        return key.hasPairs ? [clientOf(file, readAnswers(normaliseFormData(formData)), key.pairs)] : [];
      }),
  );
  return [...sketched, ...asked];
}

type Weights = ReadonlyMap<string, number>;
const likelihood = (weights: Weights, signs: Signs): number =>
  1 /
  (1 + Math.exp(-Object.entries(signs).reduce((sum, [name, by]) => sum + by * (weights.get(name) ?? 0), 0)));

/** Logistic regression, step by step down the whole slope. */
function learn(all: readonly Client[]): Weights {
  const rows = all.flatMap(({ cards }) => cards.flat());
  const often = new Map<string, number>();
  for (const { signs } of rows)
    for (const name of Object.keys(signs)) often.set(name, (often.get(name) ?? 0) + 1);
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const known = rows.map(({ signs, isPair }) => ({
    isPair,
    signs: Object.entries(signs).filter(([name]) => (often.get(name) ?? 0) >= LEAST_SEEN),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Map<string, number>();
    for (const { signs, isPair } of known) {
      let sum = 0;
      for (const [name, by] of signs) sum += by * (weights.get(name) ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - (isPair ? 1 : 0);
      for (const [name, by] of signs) slope.set(name, (slope.get(name) ?? 0) + error * by);
    }
    for (const [name, pull] of slope) {
      const now = weights.get(name) ?? 0;
      const whole = pull + HELD * now;
      const square = (squares.get(name) ?? 1e-6) + whole * whole;
      squares.set(name, square);
      weights.set(name, now - (RATE * whole) / Math.sqrt(square));
    }
  }
  return new Map([...weights].filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT));
}

/** Of each statement of a rival the likeliest of ours. */
const drawn = (weights: Weights, { cards }: Client): { likely: number; candidate: Candidate }[] =>
  cards.flatMap((card) => {
    const best = new Map<string, { likely: number; candidate: Candidate }>();
    for (const candidate of card) {
      const likely = likelihood(weights, candidate.signs);
      if (likely > (best.get(candidate.theirs)?.likely ?? 0))
        best.set(candidate.theirs, { likely, candidate });
    }
    return [...best.values()];
  });

export function main(args: readonly string[] = process.argv): void {
  const all = clients();
  const stated = all.reduce((sum, one) => sum + one.stated, 0);
  const seen = all.reduce((sum, { cards }) => sum + cards.flat().filter(({ isPair }) => isPair).length, 0);
  print(`${all.length} clients, ${stated} pairs, of which ${seen} candidates are some`);
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    learn(all.filter((__, at) => at % FOLDS !== fold)),
  );
  const held = all.flatMap((client, at) =>
    drawn(folds[at % FOLDS] ?? new Map(), client).map((one) => ({ ...one, name: client.name })),
  );
  const asked = held.filter(({ name }) => name.endsWith('.json'));
  const statedThere = all
    .filter(({ name }) => name.endsWith('.json'))
    .reduce((sum, one) => sum + one.stated, 0);
  for (const least of [0.2, 0.3, 0.4, 0.5, 0.6]) {
    const read = asked.filter(({ likely }) => likely >= least);
    const right = read.filter(({ candidate }) => candidate.isPair).length;
    print(
      `questionnaires from ${least}: found ${((100 * right) / statedThere).toFixed(1)} %, right ${((100 * right) / read.length).toFixed(1)} % of ${read.length}`,
    );
  }
  for (const least of [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7]) {
    const read = held.filter(({ likely }) => likely >= least);
    const right = read.filter(({ candidate }) => candidate.isPair).length;
    print(
      `from ${least}: found ${((100 * right) / stated).toFixed(1)} %, right ${((100 * right) / read.length).toFixed(1)} % of ${read.length}`,
    );
  }
  const ruled = all.flatMap(({ cards }) => cards.flat()).filter(({ signs }) => signs['rule'] !== undefined);
  print(`by rules: ${ruled.filter(({ isPair }) => isPair).length} right of ${ruled.length}`);
  if (args.includes('--show'))
    for (const { likely, candidate, name } of held.filter(
      (one) => one.likely >= 0.3 !== one.candidate.isPair,
    ))
      print(
        `${candidate.isPair ? 'missed' : 'wrong '} ${likely.toFixed(2)} ${name}: ${candidate.ours} ~ ${candidate.theirs}`,
      );
  const weights = learn(all);
  if (args.includes('--weights'))
    for (const [name, weight] of [...weights].toSorted((a, b) => b[1] - a[1]))
      print(`${weight.toFixed(2)} ${name}`);
  if (args.includes('--keep=yes'))
    writeFileSync(
      KEPT,
      `${JSON.stringify(
        Object.fromEntries(
          [...weights]
            .toSorted((a, b) => b[1] - a[1])
            .map(([name, weight]) => [name, Number(weight.toFixed(2))]),
        ),
        undefined,
        2,
      )}\n`,
    );
}
