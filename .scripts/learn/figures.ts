/**
 * Learns which figures of the answers make up how many can be served, from clients of whom a careful person said it:
 * `npm run learn:figures`. Nine tenths of the clients are learnt from and the last tenth is judged, ten times
 * over; the weights that are kept are learnt from all of them.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normaliseFormData } from '../../src/shared/domain/normalise.ts';
import {
  capacityWays,
  likeliestOf,
  type CapacityWay,
} from '../../src-worker/understanding/answers/capacity-ways.ts';
import { freeTexts } from '../../src-worker/understanding/answers/free-texts.ts';
import { shareOf, type Signs, type Weights } from '../../src-worker/understanding/weighed.ts';
import { sameCapacity } from '../../tests/checks/strangers/compare.ts';
import { readCases, type Case } from '../../tests/checks/strangers/report.ts';

const placeOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CLIENTS = placeOf('tests/fixtures/strangers/questionnaires');
const KEPT = placeOf('src-worker/understanding/answers/capacity-weights.json');
const FOLDS = 10;
/** Steps, how far each goes, cases that a sign is seen in, and the least weight that says anything. */
const [ROUNDS, RATE, LEAST_SEEN, LEAST_WEIGHT] = [150, 0.3, 4, 0.03];
/** How strongly weights are held near nothing. */
const HELD = 3;
const NONE = 'none';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Of several choices some are right, or none of them is. */
interface Choice {
  client: number;
  options: readonly { signs: Signs; isRight: boolean }[];
  isNoneRight: boolean;
}

/** Weights by which the right choices are the likeliest; choosing none has the weight that is kept as 'none'. */
function learn(choices: readonly Choice[], held: number): Weights {
  const often = new Map<string, number>();
  for (const { options } of choices)
    for (const { signs } of options)
      for (const name of Object.keys(signs)) often.set(name, (often.get(name) ?? 0) + 1);
  const names = [NONE, ...[...often].filter(([, times]) => times >= LEAST_SEEN).map(([name]) => name)];
  const places = new Map(names.map((name, at) => [name, at]));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  const rows = choices
    .filter(({ options, isNoneRight }) => isNoneRight || options.some(({ isRight }) => isRight))
    .map(({ options, isNoneRight }) => ({
      right: [...options.map(({ isRight }) => isRight), isNoneRight],
      seen: [
        ...options.map(({ signs }) =>
          Object.entries(signs).flatMap(([name, by]): [number, number][] => {
            const place = places.get(name);
            return place === undefined ? [] : [[place, by]];
          }),
        ),
        [[0, 1] as [number, number]],
      ],
    }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : held * weight));
    for (const { right, seen } of rows) {
      const shares = shareOf(
        seen.map((signs) => signs.reduce((sum, [place, by]) => sum + by * (weights[place] ?? 0), 0)),
      );
      const all = shares.reduce((sum, share, at) => sum + (right[at] === true ? share : 0), 0);
      for (const [at, signs] of seen.entries()) {
        const share = shares[at] ?? 0;
        const pull = share - (right[at] === true ? share / all : 0);
        for (const [place, by] of signs) slope[place] = (slope[place] ?? 0) + pull * by;
      }
    }
    for (const [at, pull] of slope.entries()) {
      squares[at] = (squares[at] ?? 0) + pull * pull;
      weights[at] = (weights[at] ?? 0) - (RATE * pull) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return Object.fromEntries(
    names
      .map((name, at): [string, number] => [name, Number((weights[at] ?? 0).toFixed(2))])
      .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
      .toSorted((a, b) => b[1] - a[1]),
  );
}

interface Client {
  known: Case;
  group: string;
  ways: readonly CapacityWay[];
}

function clients(): Client[] {
  return readdirSync(CLIENTS)
    .filter((name) => name.endsWith('open'))
    .toSorted()
    .flatMap((group) =>
      readCases(join(CLIENTS, group))
        .filter(({ expected }) => expected !== undefined)
        .map((known): Client => ({
          known,
          group,
          ways: capacityWays(freeTexts(normaliseFormData(known.formData))),
        })),
    );
}

const isKey = ({ known }: Client, { capacity }: CapacityWay): boolean =>
  known.expected.capacity !== null &&
  sameCapacity(known.expected.capacity, { count: capacity.count, per: capacity.per ?? null });
const isLearntFrom = (client: number, fold: number | undefined): boolean => client % FOLDS !== fold;
const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function capacities(all: readonly Client[], isChecked: boolean): Weights {
  const choices = all.flatMap((client, at): Choice[] =>
    'capacity' in client.known.expected
      ? [
          {
            client: at,
            options: client.ways.map((way) => ({ signs: way.signs, isRight: isKey(client, way) })),
            isNoneRight: client.known.expected.capacity === null,
          },
        ]
      : [],
  );
  for (let fold = 0; fold < (isChecked ? FOLDS : 0); fold += 1) {
    const weights = learn(
      choices.filter(({ client }) => isLearntFrom(client, fold)),
      HELD,
    );
    for (const { client } of choices.filter((one) => !isLearntFrom(one.client, fold)))
      held.push({ client, best: likeliestOf(all[client]?.ways ?? [], weights) });
  }
  for (const group of [...new Set(all.map((one) => one.group)), ''])
    for (const least of group === '' ? [0.3, 0.4, 0.5] : [0.4]) {
      const own = held.filter(({ client }) => group === '' || all[client]?.group === group);
      const read = own.filter(({ best }) => best !== undefined && best.likely >= least);
      const right = read.filter(({ client, best }) => {
        const one = all[client];
        return one !== undefined && best !== undefined && isKey(one, { capacity: best.capacity, signs: {} });
      }).length;
      if (own.length > 0)
        print(
          `capacity ${group || 'all'} from ${least}: right ${share(right, read.length)} of ${read.length}, of ${own.length} found ${share(right, own.length)}`,
        );
    }
  return learn(choices, HELD);
}
const held: { client: number; best: ReturnType<typeof likeliestOf> }[] = [];

export function main(args: readonly string[] = process.argv): void {
  const all = clients();
  const isChecked = !args.includes('--check=no');
  print(`${all.length} clients`);
  const weights = capacities(all, isChecked);
  print(`${Object.keys(weights).length} weights`);
  if (args.includes('--keep=yes')) writeFileSync(KEPT, `${JSON.stringify(weights, undefined, 2)}\n`);
}
