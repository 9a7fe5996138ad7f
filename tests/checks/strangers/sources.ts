/**
 * Writes and draws the deck of each client and prints what the product's own audit says of it: figures with nothing behind
 * them, words that break the client's rules, and what says otherwise than the plan. A deck of the built-in planner has none.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { normaliseFormData } from '../../../src/shared/domain/normalise.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import type { AuditReport } from '../../../src/shared/domain/audit/audit.ts';
import { auditScene } from '../../../src/shared/scene/audit-scene.ts';
import { planFactsOf } from '../../../src-worker/engines/planner/plan-facts.ts';
import { makePlan } from '../../../src-worker/engines/planner/plan/index.ts';
import { understand } from '../../../src-worker/understanding/answers/understand.ts';
import { writeDeck } from '../../fixtures/write-deck.ts';
import { DAY, drawnDeck } from './drawn.ts';
import { filesIn } from './files.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** What the audit says of a client's deck as it is drawn. */
export async function auditOfClient(answers: unknown, language: Language): Promise<AuditReport> {
  const formData = normaliseFormData(answers);
  const sections = await writeDeck(formData, language, DAY);
  const { pages, scene } = await drawnDeck(formData, language, sections);
  return auditScene({ formData, createdAt: DAY, language }, pages, scene, {
    rules: understand(formData).rules,
    facts: planFactsOf(makePlan(formData, DAY, language)),
  });
}

export async function main(args: readonly string[]): Promise<number> {
  const paths = args.filter((arg) => !arg.startsWith('--'));
  if (paths.length === 0) {
    print('Which folder of questionnaires?');
    return 2;
  }
  const every = Number(args.find((arg) => arg.startsWith('--every='))?.slice('--every='.length) ?? 1);
  const total = { clients: 0, figures: 0, unsourced: 0, broken: 0, findings: 0 };
  for (const path of paths.flatMap(filesIn).filter((_, i) => i % every === 0)) {
    const { formData, language }: { formData: unknown; language: Language } = JSON.parse(
      readFileSync(path, 'utf8'),
    );
    const { figures, unsourced, broken, findings } = await auditOfClient(formData, language);
    total.clients += 1;
    total.figures += figures;
    total.unsourced += unsourced.length;
    total.broken += broken.length;
    total.findings += findings.length;
    if (args.includes('--counts') || unsourced.length + broken.length + findings.length === 0) continue;
    print(`\n${basename(path, '.json')}`);
    for (const { pageNumber, figure, text } of unsourced)
      print(`  ${pageNumber} no source: ${figure} · ${text}`);
    for (const { pageNumber, words, text, rule } of broken)
      print(`  ${pageNumber} breaks “${rule}”: ${words} · ${text}`);
    for (const { pageNumber, kind, words, text, fact } of findings)
      print(`  ${pageNumber} ${kind}: ${words} · ${text} · ${fact}`);
  }
  print(
    `\n${total.clients} clients, ${total.figures} figures: ${total.unsourced} without a source, ${total.broken} rules broken, ${total.findings} findings`,
  );
  return 0;
}
