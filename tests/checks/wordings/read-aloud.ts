/**
 * Every sentence that the planner can say, to be read aloud: each place of the wordings with what sample clients read there,
 * and with made-up values where no sample client comes to it.
 */
import { wordingsIn } from '../../../src-worker/engines/planner/wordings/index.ts';
import { LANGUAGES, type Language } from '../../../src/shared/domain/options.ts';
import { PAGES } from '../../../src/shared/domain/pages.ts';
import { BRIEF_NAMES, readBrief } from '../../fixtures/briefs.ts';
import { writeDeck } from '../../fixtures/write-deck.ts';
import { saidWith } from './samples.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

type Say = (...values: unknown[]) => unknown;
const isSay = (value: unknown): value is Say => typeof value === 'function';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place, its path ('cover.promise') and what is said there. */
export interface Place {
  path: string;
  said: Set<string>;
  /** No sample client comes here. */
  isMadeUp: boolean;
}

/** Texts of what a place gives: a sentence, several, or a table of words. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : [];
}

/** Listens to every place of a language's wordings while decks are written. */
function listen(group: Record<string, unknown>, path: string, places: Map<string, Place>): void {
  for (const [name, value] of Object.entries(group)) {
    const at = `${path}${name}`;
    if (isRecord(value)) listen(value, `${at}.`, places);
    else {
      const place: Place = { path: at, said: new Set(), isMadeUp: !isSay(value) };
      places.set(at, place);
      if (!isSay(value)) for (const text of textsOf(value)) place.said.add(text);
      else
        group[name] = (...values: unknown[]): unknown => {
          const result = value(...values);
          for (const text of textsOf(result)) place.said.add(text);
          return result;
        };
    }
  }
}

/** All places of a language, each with what is read there. */
export async function placesOf(language: Language): Promise<Place[]> {
  const places = new Map<string, Place>();
  const wordings: Record<string, unknown> = wordingsIn(language);
  const spoken = copyOf(wordings);
  listen(wordings, '', places);
  for (const name of BRIEF_NAMES) await writeDeck(readBrief(name).formData, language);
  for (const place of places.values()) {
    if (place.said.size > 0) continue;
    place.isMadeUp = true;
    const say = place.path
      .split('.')
      .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), spoken);
    if (!isSay(say)) continue;
    for (const text of textsOf(saidWith(place.path, say, language))) place.said.add(text);
  }
  return [...places.values()];
}

/** The places as they are, before anything listens to them. */
function copyOf(group: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => [name, isRecord(value) ? copyOf(value) : value]),
  );
}

/** Sentences of one place that are read; more of them tell nothing new. */
const MOST = 4;

/** 'market-overview' of page 4 is the group 'marketOverview'. */
function groupOf(wanted: string): string {
  const type = PAGES.find(({ pageNumber }) => String(pageNumber) === wanted)?.type ?? wanted;
  return type.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

export async function main(args: readonly string[]): Promise<number> {
  const languages = LANGUAGES.filter((language) => args.includes(language));
  const wanted = args.find((arg) => !LANGUAGES.some((language) => language === arg));
  const group = wanted === undefined ? '' : groupOf(wanted);
  for (const language of languages.length === 0 ? LANGUAGES : languages) {
    for (const { path, said, isMadeUp } of await placesOf(language)) {
      if (group !== '' && path !== group && !path.startsWith(`${group}.`)) continue;
      print(`\n${language} ${path}${isMadeUp ? ' *' : ''}`);
      for (const text of [...said].slice(0, MOST)) print(`  ${text}`);
    }
  }
  print('\n* said with made-up values, or a text without values');
  return 0;
}
