/** Writes clients' decks in both languages and prints what is wrong in them, slide by slide. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '../../../src/shared/domain/options.ts';
import { normaliseFormData } from '../../../src/shared/domain/normalise.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { writeDeck } from '../../fixtures/write-deck.ts';
import { answersOf, unusedAnswers } from './answers-used.ts';
import { checkClipped, checkUnknown } from './clipped.ts';
import { checkContradictions } from './contradictions.ts';
import { FAULTS, type Finding } from './finding.ts';
import { checkNever, checkRules, checkTactics } from './rules.ts';
import { checkRepeats, checkRiddles, checkSentences, type SentenceCounts } from './sentences.ts';
import { textsOf } from './texts.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** What a key beside the answers says; both lists are empty where there is no key. */
export interface Key {
  rules: readonly string[];
  never: readonly string[];
}
interface Client extends Key {
  name: string;
  form: FormData;
}

/** What is wrong in one deck; answers that leave no trace are judged over both languages, by `unusedAnswers`. */
export function measureDeck(
  deck: readonly Section[],
  form: FormData,
  { rules, never }: Key,
): { findings: Finding[]; counts: SentenceCounts } {
  const texts = textsOf(deck);
  const { findings, counts } = checkSentences(texts);
  const all = [
    ...findings,
    ...checkClipped(texts, form),
    ...checkUnknown(texts),
    ...checkContradictions(deck, texts, form),
    ...checkRules(
      texts,
      rules,
      form.competitiveAnalysis.competitors.map(({ name }) => name.trim()),
    ),
    ...checkTactics(texts, rules, JSON.stringify(form)),
    ...checkNever(texts, never, JSON.stringify(form)),
    ...checkRepeats(texts),
    ...checkRiddles(texts),
  ];
  return { findings: all.toSorted((a, b) => a.page - b.page), counts };
}

/** A questionnaire's file with or without a key, or all of a folder. */
function readClients(path: string): Client[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => join(path, name))
    : [path];
  return files.map((file) => {
    const read: { formData?: unknown; expected?: { rules?: readonly string[]; never?: readonly string[] } } =
      JSON.parse(readFileSync(file, 'utf8'));
    return {
      name: basename(file, '.json'),
      form: normaliseFormData(read.formData ?? read),
      rules: read.expected?.rules ?? [],
      never: read.expected?.never ?? [],
    };
  });
}

interface Options {
  counts: boolean;
  languages: readonly Language[];
  /** Empty for all. */
  pages: readonly number[];
}

function optionsOf(args: readonly string[]): Options {
  const value = (name: string): string | undefined =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const language = value('language');
  return {
    counts: args.includes('--counts'),
    languages: LANGUAGES.filter((one) => language === undefined || one === language),
    pages: value('page')?.split(',').map(Number) ?? [],
  };
}

interface Total extends SentenceCounts {
  decks: number;
  findings: Finding[];
  answers: number;
}

/** Measures one client in each language, and adds to the total. */
async function measureClient(
  client: Client,
  { counts, languages, pages }: Options,
  total: Total,
): Promise<void> {
  const said: string[] = [];
  for (const language of languages) {
    const deck = await writeDeck(client.form, language);
    said.push(
      textsOf(deck)
        .map(({ text }) => text)
        .join('\n'),
    );
    const measured = measureDeck(deck, client.form, client);
    const kept = measured.findings.filter(({ page }) => pages.length === 0 || pages.includes(page));
    total.decks++;
    total.sentences += measured.counts.sentences;
    total.long += measured.counts.long;
    total.verbless += measured.counts.verbless;
    total.findings.push(...kept);
    if (counts) continue;
    if (kept.length > 0) print(`\n${client.name} · ${language}`);
    for (const { fault, page, text, why } of kept)
      print(`  ${String(page).padStart(2)}  ${fault}: ${text}  (${why})`);
  }
  total.answers += answersOf(client.form).length;
  for (const { path, text } of unusedAnswers(client.form, said)) {
    total.findings.push({ fault: 'answer unused', page: 0, text, why: path });
    if (!counts) print(`   -  answer unused: ${text}  (${path})`);
  }
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)}%`;

function printTotal(total: Total): void {
  print(`\n${total.decks} decks, ${total.sentences} sentences on all slides`);
  for (const fault of FAULTS) {
    const own = total.findings.filter((finding) => finding.fault === fault);
    const part =
      fault === 'long sentence'
        ? `${share(total.long, total.sentences)} of all sentences`
        : fault === 'no verb'
          ? `${share(total.verbless, total.sentences)} of all sentences`
          : fault === 'answer unused'
            ? `${share(total.answers - own.length, total.answers)} of the answers are used`
            : `${(own.length / Math.max(1, total.decks)).toFixed(2)} a deck`;
    const pages = [...new Set(own.map(({ page }) => page))].toSorted((a, b) => a - b);
    const bySlide = pages.map((page) => `${page}:${own.filter((one) => one.page === page).length}`).join(' ');
    print(
      `${fault.padEnd(15)} ${String(own.length).padStart(5)}   ${part.padEnd(32)} ${fault === 'answer unused' ? '' : bySlide}`,
    );
  }
}

export async function main(args: readonly string[]): Promise<number> {
  const path = args.find((arg) => !arg.startsWith('--'));
  if (path === undefined) {
    print(
      'Usage: node tests/checks/decks/measure.mjs <folder or file> [--counts] [--language=en|th] [--page=4,6]',
    );
    return 2;
  }
  const options = optionsOf(args);
  const total: Total = { decks: 0, sentences: 0, long: 0, verbless: 0, findings: [], answers: 0 };
  for (const client of readClients(path)) await measureClient(client, options, total);
  printTotal(total);
  return 0;
}
