/**
 * Prints which statements of each client stand on no page of its proposal, by what the key says that they are (`roles`), and the
 * share of each role that is used.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from '../../../src/shared/domain/options.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { writeDeck } from '../../fixtures/write-deck.ts';
import { keyOf } from './compare-leads.ts';
import { filesIn } from './files.ts';
import { meaningOf, tells } from './used-words.ts';

interface Case {
  formData: FormData;
  language: Language;
  expected?: Record<string, unknown>;
  /** A deck written earlier. */
  sections?: Section[];
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const ROLES = [
  'strength',
  'proof',
  'trigger',
  'doubt',
  'who decides',
  'limit',
  'terms',
  'past result',
  'extra',
  "rival's strength",
  "rival's weakness",
];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The pages that tell each statement. */
export function pagesOf(
  statements: readonly (readonly [words: string, role: string])[],
  sections: readonly Section[],
): { words: string; role: string; pages: readonly number[] }[] {
  const pages = sections.map(({ title, output, reckoned }) =>
    textsIn([title, output, reckoned]).map((text) => new Set(meaningOf(text))),
  );
  return statements.map(([words, role]) => {
    const meaning = meaningOf(words);
    return {
      words,
      role,
      pages: pages.flatMap((texts, i) => (texts.some((text) => tells(text, meaning)) ? [i + 1] : [])),
    };
  });
}

export async function main(args: readonly string[]): Promise<number> {
  const paths = args.filter((arg) => !arg.startsWith('--')).flatMap(filesIn);
  const valueOf = (name: string): string | undefined =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const every = Number(valueOf('every') ?? 1);
  const role = valueOf('role');
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  let clients = 0;
  for (const path of paths.filter((_, at) => at % every === 0)) {
    // A file of the fixtures.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    const { formData, language, expected = {}, sections } = JSON.parse(readFileSync(path, 'utf8')) as Case;
    const deck = sections ?? (await writeDeck(formData, language));
    clients += 1;
    const told = pagesOf(keyOf(expected).roles, deck).filter((each) => ROLES.includes(each.role));
    for (const each of told) {
      add(`${each.role} ${language}`);
      if (each.pages.length > 0) add(`${each.role} ${language} used`);
    }
    const unused = told.filter((each) => each.pages.length === 0 && (role ?? each.role) === each.role);
    if (args.includes('--counts') || unused.length === 0) continue;
    print(`\n${basename(path, '.json')}`);
    for (const each of unused) print(`  ${each.role} | ${each.words}`);
  }
  print(`\n${clients} clients`);
  for (const each of ROLES)
    print(
      `${each.padEnd(18)}${['en', 'th']
        .map((language) => {
          const [used, all] = [
            counts.get(`${each} ${language} used`) ?? 0,
            counts.get(`${each} ${language}`) ?? 0,
          ];
          return `${language} ${used} of ${all} (${all === 0 ? '–' : Math.round((100 * used) / all)} %)`;
        })
        .join('   ')}`,
    );
  return 0;
}
