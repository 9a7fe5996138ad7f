/**
 * Prints which statement of each client leads, and which of its statements are set against which of a rival's, beside the key of
 * a careful person: what may open (`lead`), what may be compared (`pairs`), and what a statement is that could be misused (`roles`).
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { normaliseFormData } from '../../../src/shared/domain/normalise.ts';
import { makeContrasts, type Contrast } from '../../../src-worker/engines/planner/plan/contrast.ts';
import { rankedOf } from '../../../src-worker/engines/planner/plan/leads/rank.ts';
import { makePositions, type Position } from '../../../src-worker/engines/planner/plan/positions.ts';
import { readAnswers } from '../../../src-worker/engines/planner/readings/index.ts';
import { keyOf, outcomeOfLead, outcomeOfPairs, type LeadKey, type LeadOutcome } from './compare-leads.ts';
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

const OUTCOMES: readonly LeadOutcome[] = ['right', 'acceptable', 'plain', 'never', 'unsure'];

export function main(args: readonly string[]): number {
  const paths = args.filter((arg) => !arg.startsWith('--'));
  if (paths.length === 0) {
    print('Which folder of questionnaires?');
    return 2;
  }
  const isShort = args.includes('--counts');
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
