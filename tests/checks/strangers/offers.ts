/** Prints how well the offers of strangers are understood, and whether their decks hold words of other offers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../../../src/shared/domain/pages.ts';
import { LANGUAGES } from '../../../src/shared/domain/options.ts';
import { normaliseFormData } from '../../../src/shared/domain/normalise.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { writeDeck } from '../../fixtures/write-deck.ts';
import {
  compareOffer,
  COMPARED,
  type Compared,
  type OfferKey,
  type Outcome,
  type Result,
} from './compare-offers.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export interface Stranger {
  name: string;
  form: FormData;
  key: OfferKey;
  /** Words of other offers. */
  never: readonly string[];
}

/** The questionnaires of a folder. */
export function strangersIn(folder: string): Stranger[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const {
        formData,
        expected = {},
      }: { formData: unknown; expected?: { offer?: OfferKey; never?: readonly string[] } } = JSON.parse(
        readFileSync(join(folder, file), 'utf8'),
      );
      return {
        name: file.replace('.json', ''),
        form: normaliseFormData(formData),
        key: expected.offer ?? {},
        never: expected.never ?? [],
      };
    });
}

/** What is written in a value, without the names of its fields. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Words of other offers that stand in the nineteen pages, in either language, and in none of the client's answers. */
export async function outOfPlace({ form, never }: Stranger): Promise<string[]> {
  const answers = JSON.stringify(form).toLowerCase();
  const decks = await Promise.all(LANGUAGES.map((language) => writeDeck(form, language)));
  const pages = decks.flatMap((deck) =>
    deck.map(({ title, output }) => textsIn([title, output]).join('\n').toLowerCase()),
  );
  return never.filter((word) => {
    const sought = word.toLowerCase();
    return !answers.includes(sought) && pages.some((page) => page.includes(sought));
  });
}

const OUTCOMES = ['right', 'not known', 'wrong', 'beyond'] as const satisfies readonly Outcome[];

export function countsOf(results: readonly Result[]): Map<Compared, Record<Outcome, number>> {
  return new Map(
    COMPARED.map((id) => {
      const own = results.filter(({ facet }) => facet === id);
      const count = (outcome: Outcome): number => own.filter((one) => one.outcome === outcome).length;
      return [
        id,
        {
          right: count('right'),
          'not known': count('not known'),
          wrong: count('wrong'),
          beyond: count('beyond'),
        },
      ];
    }),
  );
}

export async function main(args: readonly string[]): Promise<number> {
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (folder === undefined) {
    print('Which folder of questionnaires?');
    return 2;
  }
  const counts = args.includes('--counts');
  const all: Result[] = [];
  const found: string[] = [];
  const strangers = strangersIn(folder);
  for (const stranger of strangers) {
    const { results, offer } = compareOffer(stranger.form, stranger.key);
    all.push(...results);
    const words = await outOfPlace(stranger);
    found.push(...words);
    if (counts) continue;
    print(
      `\n${stranger.name}: ${offer.kind.value ?? `not known (${offer.kind.next.map(({ value, confidence }) => `${value} ${confidence}`).join(', ')})`} · ${offer.name.en} · ${offer.name.th}`,
    );
    for (const { facet, outcome, expected, read } of results)
      if (outcome !== 'right') print(`  ${facet} ${outcome}: “${read}”, expected “${expected}”`);
    for (const word of words) print(`  OUT OF PLACE: ${word}`);
  }
  print(`\n${strangers.length} questionnaires, ${PAGES.length} pages in each language`);
  for (const [id, own] of countsOf(all))
    print(
      `${id.padEnd(13)}${OUTCOMES.map((outcome) => `${outcome} ${String(own[outcome]).padStart(3)}`).join('   ')}`,
    );
  print(`words of other offers in decks: ${found.length}`);
  return 0;
}
