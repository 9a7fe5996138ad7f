/**
 * Prints which statement of each client leads, and which of its statements are set against which of a rival's, beside the key of
 * a careful person: what may open (`lead`), what may be compared (`pairs`), and what a statement is that could be misused (`roles`).
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { normaliseFormData } from '../../../src/shared/domain/normalise.ts';
import { makeContrasts, type Contrast } from '../../../src-worker/engines/planner/plan/contrast.ts';
import { rankedOf } from '../../../src-worker/engines/planner/plan/leads/rank.ts';
import { makePositions, type Position } from '../../../src-worker/engines/planner/plan/positions.ts';
import { readAnswers } from '../../../src-worker/engines/planner/readings/index.ts';
import {
  isSameStatement,
  keyOf,
  outcomeOfLead,
  outcomeOfPairs,
  type LeadKey,
  type LeadOutcome,
} from './compare-leads.ts';
import { filesIn } from './files.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface Client {
  name: string;
  key: LeadKey;
  lead: string | undefined;
  contrasts: readonly Contrast[];
  /** Each statement with its worth, '+' where it may lead. */
  ranked: readonly string[];
}

const leadOf = ([taken]: readonly Position[]): string | undefined =>
  taken === undefined || taken.reason === 'product' ? undefined : taken.ours;

function clientOf(path: string): Client {
  const { formData, expected = {} }: { formData: unknown; expected?: Record<string, unknown> } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  const r = readAnswers(normaliseFormData(formData));
  const contrasts = makeContrasts(r);
  const ranked = rankedOf(r, contrasts);
  return {
    name: basename(path, '.json'),
    key: keyOf(expected),
    lead: leadOf(makePositions(r, ranked, contrasts).positions),
    contrasts,
    ranked: ranked.map(
      ({ claim, worth, mayLead }) => `${mayLead ? '+' : ' '} ${worth.toFixed(2).padStart(6)}  ${claim.words}`,
    ),
  };
}

/** What a strategist would lead with, by client; every third is laid aside. */
const choicesIn = (path: string): { name: string; wanted: readonly string[]; isAside: boolean }[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const [name = '', ...wanted] = line.split('|').map((part) => part.trim());
      return { name, wanted: wanted.filter((words) => words !== ''), isAside: index % 3 === 2 };
    });

/** Where nothing may lead, the offer does. */
const isChosen = (lead: string | undefined, wanted: readonly string[]): boolean =>
  lead === undefined ? wanted.length === 0 : wanted.some((words) => isSameStatement(lead, words));

/** How many clients lead with what was chosen for them, those laid aside apart. */
function countChoices(folder: string, path: string, isShort: boolean): void {
  const counts: Record<'worked' | 'aside', [hit: number, of: number]> = { worked: [0, 0], aside: [0, 0] };
  for (const { name, wanted, isAside } of choicesIn(path)) {
    const { lead } = clientOf(join(folder, `${name}.json`));
    const of = counts[isAside ? 'aside' : 'worked'];
    const hit = isChosen(lead, wanted);
    of[0] += hit ? 1 : 0;
    of[1] += 1;
    if (!isShort && !hit && !isAside) print(`${name}: ${lead ?? '(the offer)'} · ${wanted.join(' | ')}`);
  }
  print(`worked ${counts.worked.join(' of ')}   aside ${counts.aside.join(' of ')}`);
}

const OUTCOMES: readonly LeadOutcome[] = ['right', 'acceptable', 'plain', 'never', 'unsure'];

export function main(args: readonly string[]): number {
  const paths = args.filter((arg) => !arg.startsWith('--'));
  if (paths.length === 0) {
    print('Which folder of questionnaires?');
    return 2;
  }
  const isShort = args.includes('--counts');
  const choices = args.find((arg) => arg.startsWith('--choices='))?.slice('--choices='.length);
  if (choices !== undefined) {
    for (const path of paths) countChoices(path, choices, isShort);
    return 0;
  }
  const leads = new Map<LeadOutcome, number>();
  const pairs = { found: 0, missing: 0, false: 0 };
  const clients = paths.flatMap(filesIn).map(clientOf);
  for (const { name, key, lead, contrasts, ranked } of clients) {
    const outcome = outcomeOfLead(lead, key);
    const met = outcomeOfPairs(contrasts, key);
    leads.set(outcome, (leads.get(outcome) ?? 0) + 1);
    for (const kind of ['found', 'missing', 'false'] as const) pairs[kind] += met[kind].length;
    if (isShort) continue;
    print(`\n${name}`);
    const wanted = key.leads.length === 0 ? '' : ` · key: ${key.leads.join(' | ')}`;
    print(`  LEAD ${outcome}: ${lead ?? '(the offer)'}${wanted}`);
    if (args.includes('--ranked')) for (const line of ranked) print(`    ${line}`);
    for (const [kind, list] of Object.entries(met)) for (const line of list) print(`  pair ${kind}: ${line}`);
  }
  print(`\n${clients.length} clients`);
  print(`lead   ${OUTCOMES.map((each) => `${each} ${leads.get(each) ?? 0}`).join('   ')}`);
  print(
    `pairs  ${Object.entries(pairs)
      .map(([kind, count]) => `${kind} ${count}`)
      .join('   ')}`,
  );
  return 0;
}
