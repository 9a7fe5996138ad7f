/** Prints what of each client's words stands raw or cut on its slides: `node tests/checks/strangers/cuts.mjs <folder or file> … [--counts]`. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from '../../../src/shared/domain/options.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { writeDeck } from '../../fixtures/write-deck.ts';
import { CUT_KINDS, cutsIn } from './cut-words.ts';
import { filesIn } from './files.ts';

interface Case {
  formData: FormData;
  language: Language;
  /** A deck written earlier. */
  sections?: Section[];
}
const print = (line: string): void => void process.stdout.write(`${line}\n`);
export async function main(args: readonly string[]): Promise<number> {
  const paths = args.filter((arg) => !arg.startsWith('--')).flatMap(filesIn);
  const every = Number(args.find((arg) => arg.startsWith('--every='))?.slice('--every='.length) ?? 1);
  const counts = new Map<string, number>();
  let clients = 0;
  for (const path of paths.filter((_, at) => at % every === 0)) {
    // A file of the fixtures.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    const { formData, language, sections } = JSON.parse(readFileSync(path, 'utf8')) as Case;
    const deck = sections ?? (await writeDeck(formData, language));
    clients += 1;
    const cuts = cutsIn(formData, deck);
    for (const { kind } of cuts)
      counts.set(`${kind} ${language}`, (counts.get(`${kind} ${language}`) ?? 0) + 1);
    if (args.includes('--counts') || cuts.length === 0) continue;
    print(`\n${basename(path, '.json')}`);
    for (const { kind, where, text, source } of cuts)
      print(`  ${kind} | ${where} | ${text}${source === '' ? '' : ` <- …${source}…`}`);
  }
  print(`\n${clients} clients`);
  for (const kind of CUT_KINDS)
    print(`${kind.padEnd(16)} en ${counts.get(`${kind} en`) ?? 0}   th ${counts.get(`${kind} th`) ?? 0}`);
  return 0;
}
