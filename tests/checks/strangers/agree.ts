/**
 * Writes and draws the deck of each client and prints where its pages contradict each other: two sums asked for, days that do not
 * agree or lie behind the goal, counts that differ, an answer to a doubt that the last page still asks about; and whose last day is not the one of its key.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { normaliseFormData } from '../../../src/shared/domain/normalise.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { readReckoned } from '../../../src/shared/domain/reckoned.ts';
import { SECTION_OUTPUT_SCHEMAS, type Section } from '../../../src/shared/domain/sections.ts';
import { datesIn } from '../../../src/shared/reading/dates.ts';
import { lastDayOf } from '../../../src/shared/reading/days.ts';
import { drawnText } from '../../../src/shared/scene/drawn-text.ts';
import { writeDeck } from '../../fixtures/write-deck.ts';
import { contradictionsIn, type Deck } from './agree-words.ts';
import { DAY, drawnDeck } from './drawn.ts';
import { filesIn } from './files.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Every text of a value, in order. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

/** Texts as they are drawn, by page. */
async function drawn(
  formData: FormData,
  language: Language,
  sections: readonly Section[],
): Promise<Map<number, string[]>> {
  const { pages, scene } = await drawnDeck(formData, language, sections);
  return new Map(
    pages.map(({ pageNumber }) => [
      pageNumber,
      drawnText(scene.slides.filter((slide) => slide.pageNumber === pageNumber)).texts,
    ]),
  );
}

/** Texts as they are written, by page: without the drawing, which takes most of the time. */
const written = (sections: readonly Section[]): Map<number, string[]> =>
  new Map(
    sections.map(({ title, output, reckoned }, i) => [
      i + 1,
      [title, ...textsOf(output), ...textsOf(reckoned)],
    ]),
  );

async function deckOf(formData: FormData, language: Language, isWritten: boolean): Promise<Deck> {
  const sections = await writeDeck(formData, language, DAY);
  const media = readReckoned(sections[14]?.reckoned);
  const { ask, ifLate } = readReckoned(sections[18]?.reckoned);
  const { nextSteps: steps } = SECTION_OUTPUT_SCHEMAS.conclusion.parse(sections[18]?.output);
  return {
    created: new Date(DAY),
    pages: isWritten ? written(sections) : await drawn(formData, language, sections),
    steps,
    ...(ask ? { ask: { sum: ask.amount?.text ?? '', text: ask.text, late: ifLate?.text ?? '' } } : {}),
    weeks: (media.weeks ?? []).map(({ start }) => start),
    ...(media.gate?.week === undefined ? {} : { gateWeek: media.gate.week }),
  };
}

const DAY_MS = 86_400_000;
/** Days by which a deck's last day lies behind the nearest of its key; undefined where the key names none. */
function behindKey({ ask, created }: Deck, days: readonly string[]): number | undefined {
  const date = datesIn(ask?.late ?? '').at(-1);
  if (!date || days.length === 0) return undefined;
  const due = lastDayOf(date.from, created).getTime();
  const off = days.map((day) => Math.round((due - Date.parse(day)) / DAY_MS));
  return off.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
}

interface Case {
  formData: unknown;
  language?: Language;
  expected?: { goals?: readonly { by?: string | null }[] };
}

export async function main(args: readonly string[]): Promise<number> {
  const paths = args.filter((arg) => !arg.startsWith('--'));
  if (paths.length === 0) {
    print('Which folder of questionnaires?');
    return 2;
  }
  const every = Number(args.find((arg) => arg.startsWith('--every='))?.slice('--every='.length) ?? 1);
  const total = { clients: 0, sum: 0, date: 0, count: 0, doubt: 0, keys: 0, early: 0, late: 0 };
  for (const path of paths.flatMap(filesIn).filter((_, i) => i % every === 0)) {
    const { formData: answers, language, expected }: Case = JSON.parse(readFileSync(path, 'utf8'));
    // Older cases name no language.
    if (language === undefined) continue;
    const deck = await deckOf(normaliseFormData(answers), language, args.includes('--written'));
    const found = contradictionsIn(deck);
    const days = (expected?.goals ?? []).flatMap(({ by }) => (by?.length === 10 ? [by] : []));
    const behind = behindKey(deck, days);
    total.clients += 1;
    if (behind !== undefined) total.keys += 1;
    if (behind !== undefined && behind > 1) total.late += 1;
    if (behind !== undefined && behind < -1) total.early += 1;
    for (const kind of ['sum', 'date', 'count', 'doubt'] as const)
      if (found.some((one) => one.kind === kind)) total[kind] += 1;
    const isOff = behind !== undefined && Math.abs(behind) > 1;
    if (args.includes('--counts') || (found.length === 0 && !isOff)) continue;
    print(`\n${basename(path, '.json')}`);
    for (const { kind, words } of found) print(`  ${kind}: ${words}`);
    if (isOff) print(`  key: ${days.join(', ')}, ${behind} days behind it: ${deck.ask?.late ?? ''}`);
  }
  print(
    `\n${total.clients} clients: ${total.sum} ask for two sums, ${total.date} with days that disagree, ${total.count} with counts that differ, ${total.doubt} that answer what they ask; of ${total.keys} with a day in their key ${total.late} end after it, ${total.early} before`,
  );
  return 0;
}
