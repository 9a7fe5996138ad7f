/**
 * The last keystrokes before the page went. Saving goes through the worker and takes a moment; a reload in
 * mid-word does not wait for it. So they are written on 'pagehide', for this tab alone, and read once.
 */
import { normaliseFormData } from '../../shared/domain/normalise.ts';
import type { DraftBase } from '../../shared/contract/work.ts';
import type { Language } from '../../shared/domain/options.ts';
import type { OfferedAnswer, Prefilled } from '../../shared/domain/records.ts';
import type { FormData } from '../../shared/domain/questionnaire.ts';

const KEY = 'palmleaf_last_words';

export interface Stash {
  /** Where the questionnaire was open (`stashPlace`): only there it comes back. */
  place: string;
  /** ISO 8601 in UTC: a draft saved later knows more. */
  at: string;
  /** The id under which the answers are saved, in the address or not yet. */
  draftId: string;
  formData: FormData;
  language: Language;
  /** 1 to 5. */
  currentStep: number;
  prefilled: Prefilled;
  offered: readonly OfferedAnswer[];
  /** What the form knew as stored: only what differs from it was changed there. */
  base: DraftBase | undefined;
}

/** Names the questionnaire that an address opens: by its path and its draft. */
export const stashPlace = (pathname: string, draftId: string | undefined): string =>
  `${pathname} ${draftId ?? ''}`;

/** Keeps them; where storage is forbidden the worker's save is all there is. */
export function putStash(stash: Stash): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stash));
  } catch (error) {
    console.warn('The last words could not be kept for a reload.', error);
  }
}

/** Forgets them: the page that they were kept from is still alive. */
export function dropStash(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden storage holds none.
  }
}

/** Takes them out, if they belong to this place, or to this draft: its id may have joined the address since. */
export function takeStash(place: string, draftId?: string): Stash | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    const stash = text === null ? undefined : readStash(JSON.parse(text));
    if (stash === undefined || (stash.place !== place && stash.draftId !== draftId)) return undefined;
    dropStash();
    return stash;
  } catch {
    return undefined;
  }
}

/** The stash in what was stored; undefined when it is none. */
function readStash(value: unknown): Stash | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = (name: string): unknown => Reflect.get(value, name);
  const [place, at, draftId, formData] = ['place', 'at', 'draftId', 'formData'].map(read);
  if (typeof place !== 'string' || typeof at !== 'string' || typeof draftId !== 'string') return undefined;
  const step = Number(read('currentStep'));
  return {
    place,
    at,
    draftId,
    formData: normaliseFormData(formData),
    language: read('language') === 'th' ? 'th' : 'en',
    currentStep: step >= 1 && step <= 5 ? step : 1,
    prefilled: marksOf(read('prefilled')),
    offered: offersOf(read('offered')),
    base: baseOf(read('base')),
  };
}

function baseOf(value: unknown): DraftBase | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = (name: string): unknown => Reflect.get(value, name);
  return {
    formData: normaliseFormData(read('formData')),
    language: read('language') === 'th' ? 'th' : 'en',
    revision: Number(read('revision')) || 0,
  };
}

/** Sentences by path; what is no text is no mark. */
const marksOf = (value: unknown): Prefilled =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).flatMap(([path, sentence]: [string, unknown]) =>
          typeof sentence === 'string' ? [[path, sentence]] : [],
        ),
      )
    : {};

/** Entries with a path and a source; what is none is no offer. */
const offersOf = (value: unknown): OfferedAnswer[] =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => {
        if (typeof one !== 'object' || one === null) return [];
        const [path, source]: unknown[] = [Reflect.get(one, 'path'), Reflect.get(one, 'source')];
        return typeof path === 'string' && typeof source === 'string'
          ? [{ path, source, value: Reflect.get(one, 'value') }]
          : [];
      })
    : [];
