/** Prints how each deck speaks with its client's words: `node tests/checks/strangers/voice.mjs <folder or file> … [--counts] [--every=n]`. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from '../../../src/shared/domain/options.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { writeDeck } from '../../fixtures/write-deck.ts';
import { filesIn } from './files.ts';
import { voiceOf } from './voice-words.ts';

interface Case {
  formData: FormData;
  language: Language;
  /** A deck written earlier. */
  sections?: Section[];
}
const print = (line: string): void => void process.stdout.write(`${line}\n`);
/** Sections above which a phrase stands too often. */
const [MANY, OFTEN] = [7, 5];

export async function main(args: readonly string[]): Promise<number> {
  const paths = args.filter((arg) => !arg.startsWith('--')).flatMap(filesIn);
  const every = Number(args.find((arg) => arg.startsWith('--every='))?.slice('--every='.length) ?? 1);
  const counts = new Map<string, number>();
  const add = (what: string, language: Language, by: number): void =>
    void counts.set(`${what} ${language}`, (counts.get(`${what} ${language}`) ?? 0) + by);
  for (const path of paths.filter((_, at) => at % every === 0)) {
    // A file of the fixtures.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    const { formData, language, sections } = JSON.parse(readFileSync(path, 'utf8')) as Case;
    const voice = voiceOf(formData, sections ?? (await writeDeck(formData, language)));
    add('clients', language, 1);
    add(
      `phrases in more than ${MANY} sections`,
      language,
      voice.repeated.filter(({ sections: { length } }) => length > MANY).length,
    );
    add(
      `phrases in more than ${OFTEN} sections`,
      language,
      voice.repeated.filter(({ sections: { length } }) => length > OFTEN).length,
    );
    add('sections of the most repeated phrase', language, voice.repeated[0]?.sections.length ?? 0);
    add('headlines', language, voice.titles);
    add('headlines that are half a quotation', language, voice.quotedTitles.length);
    add('lists in one quotation', language, voice.lists.length);
    add('names without capital', language, voice.small.length);
    if (args.includes('--counts')) continue;
    print(`\n${basename(path, '.json')}`);
    for (const { words, sections: where } of voice.repeated)
      print(`  ${where.length} | ${words} | ${where.join(' ')}`);
    for (const title of voice.quotedTitles) print(`  headline | ${title}`);
    for (const words of voice.lists) print(`  list | ${words}`);
    for (const word of voice.small) print(`  small | ${word}`);
  }
  print('');
  for (const what of new Set([...counts.keys()].map((key) => key.slice(0, -3))))
    print(`${what.padEnd(40)} en ${counts.get(`${what} en`) ?? 0}   th ${counts.get(`${what} th`) ?? 0}`);
  return 0;
}
