/**
 * Which noun or deed an answer names as what is sold. English describes first and names last ('custom kitchen knives',
 * 'piano lessons'), Thai names first ('หมอนยางพารา', 'ซ่อมปั๊มน้ำ'); a deed outranks the thing that it is done to.
 */
import type { Close, OfferKind, Repeat } from '../../../src/shared/domain/offer.ts';
import { lexicon, stemOf, type Text } from './phrases.ts';
import { ASKED, DONE, HEADS, TRANSPARENT, VERBS, type HeadRow } from './tables/heads.table.ts';
import { THAI_DONE, THAI_HEADS, THAI_LEADS } from './tables/thai-heads.table.ts';

/** What an answer says is sold. */
export interface Sold {
  kind: OfferKind;
  close?: Close;
  repeat?: Repeat;
  start: number;
  end: number;
  /** A deed, said by a verb: it outranks what the things beside it say. */
  isDeed: boolean;
}

type Head = Pick<Sold, 'kind' | 'close' | 'repeat'>;
const headOf = ([kind, close, repeat]: HeadRow): Head => ({
  kind,
  ...(close === '' ? {} : { close }),
  ...(repeat === '' ? {} : { repeat }),
});
const stemsIn = (phrase: string): string[] =>
  phrase
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .map(stemOf);

const ENGLISH = new Map<string, Head>(
  HEADS.flatMap((row) =>
    row[3].split('|').map((phrase) => [stemsIn(phrase).join(' '), headOf(row)] as const),
  ),
);
const THAI = new Map<string, Head>(
  THAI_HEADS.flatMap((row) => row[3].split('|').map((phrase) => [phrase, headOf(row)] as const)),
);
const BEFORE = THAI_LEADS.split('|').toSorted((a, b) => b.length - a.length);
const SEEN_THROUGH = new Set(TRANSPARENT.split('|').map(stemOf));
const VERB = new Map(
  VERBS.flatMap(([kind, words]) => words.split('|').map((verb) => [stemsIn(verb).join(' '), kind] as const)),
);
const doneIn = lexicon<OfferKind>([
  ...DONE.flatMap(([kind, words]) => words.split('|').map((phrase) => [phrase, kind] as const)),
  ...THAI_DONE.flatMap(([kind, words]) => words.split('|').map((phrase) => [phrase, kind] as const)),
]);

/** Longest phrases of the tables, in words and in characters. */
const MOST_WORDS = 4;
const MOST_THAI = Math.max(...[...THAI.keys()].map(({ length }) => length));
/** So many names are tried behind 'of' and 'and', so many words before a Thai name seen through. */
const MOST_NAMES = 3;
const MOST_LEADS = 4;
const IS_THAI = /\p{Script=Thai}/u;
/** A phrase of so many characters is found even where the dictionary cuts otherwise, if a syllable may begin behind it. */
const LONG_THAI = 4;
const BEGINS_SYLLABLE = /[^\u0E30-\u0E3A\u0E45-\u0E4E]/u;

/** Ends the name of a thing: what is told of it follows. */
const AFTER_NAME = new Set(
  'for to in at with from of on by that which who whose where so because since via using under over inside without along past beside beneath about above against towards as while per when until including incl plus between through after before into near around across behind up off put selling serving offering providing featuring is are was out every each once back away again we you they i it its our your this these'.split(
    ' ',
  ),
);
const SPEAKERS = new Set('we i they you us'.split(' '));
const OPENERS = new Set(
  'a an the our my your new all any some small full only just proper good best cheap affordable professional quality and also mainly basically mostly either both your'.split(
    ' ',
  ),
);
const CLAUSE = /[.,;:!?()[\]\n•|/+&]|\p{Script=Thai}|\s[-–—]\s|[–—]/u;
const SENTENCE = /[.;!?\n•](?=\s|$)/u;

const THINGS: ReadonlySet<OfferKind> = new Set([
  'goods',
  'consumable goods',
  'industrial supply',
  'property',
]);
const SERVICE = 'service';
/** What comes in such a rhythm is subscribed to. */
const RHYTHM = new Set(['weekly', 'fortnightly', 'monthly', 'quarterly']);

type Token = Text['stems'][number];
interface Name {
  tokens: readonly Token[];
  /** Where the next name may begin. */
  next: number;
}

/** The words of a name from a token on, without what describes it behind. */
function nameFrom(tokens: readonly Token[], from: number): Name {
  let to = from;
  for (; to < tokens.length; to += 1) {
    const token = tokens[to];
    if (token === undefined) break;
    if (to > from && CLAUSE.test(token.gap)) break;
    const isInside = token.gap === '-';
    if (to > from && !isInside && (AFTER_NAME.has(token.stem) || token.stem === 'and' || token.stem === 'or'))
      break;
    if (to > from && isTold(tokens, to)) break;
  }
  return { tokens: tokens.slice(from, to), next: to };
}

/** A participle that tells of the thing before it: nothing, a preposition or another word of the kind follows. */
function isTold(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.stem ?? '';
  if (
    !/(?:ed|made|grown|built|sent|sold|cut|hung|sewn|woven|dug|laid|bought|wound|done|spun|drawn)$/u.test(
      word,
    )
  )
    return false;
  const next = tokens[at + 1];
  return (
    next === undefined ||
    CLAUSE.test(next.gap) ||
    AFTER_NAME.has(next.stem) ||
    ['and', 'or'].includes(next.stem) ||
    /(?:ly|ed)$/u.test(next.stem)
  );
}

/** The head of a name: its longest ending that the table knows. Words that only say who sells are seen through. */
function headIn(text: Text, tokens: readonly Token[]): (Head & { start: number; end: number }) | undefined {
  const isName = ({ start }: Token): boolean => /\p{Lu}/u.test(text.written[start] ?? '');
  // 'Ski transfers Geneva': a name behind the thing says where, unless every word is written so.
  const hasNames = tokens.some((token, i) => i > 0 && !isName(token));
  for (let to = tokens.length; to > 0; to -= 1) {
    const last = tokens[to - 1];
    if (last === undefined) return undefined;
    for (let length = Math.min(MOST_WORDS, to); length > 0; length -= 1) {
      const part = tokens.slice(to - length, to);
      const head = ENGLISH.get(part.map(({ stem }) => stem).join(' '));
      // 'Tyre ballast service': whatever the thing is, it is served.
      const isServed = head !== undefined && THINGS.has(head.kind) && tokens[to]?.stem === SERVICE;
      const kept: Head | undefined = isServed ? { kind: 'appointment service' } : head;
      if (kept)
        return {
          ...kept,
          start: part[0]?.start ?? last.start,
          end: tokens[isServed ? to : to - 1]?.end ?? last.end,
        };
    }
    if (TREATMENT.test(last.stem))
      return { kind: 'appointment service', close: 'booking', start: last.start, end: last.end };
    if (!SEEN_THROUGH.has(last.stem) && !/^\d/u.test(last.stem) && !(hasNames && isName(last))) {
      const served = tokens[to]?.stem === SERVICE ? tokens[to] : undefined;
      return served && { kind: 'appointment service', start: last.start, end: served.end };
    }
  }
  return undefined;
}

/** A phrase of the table that goes on behind 'for' or 'of': 'barn for weddings'. */
function wholeAt(tokens: readonly Token[], at: number): (Head & { start: number; end: number }) | undefined {
  for (let length = MOST_WORDS; length > 2; length -= 1) {
    const part = tokens.slice(at, at + length);
    const head = ENGLISH.get(part.map(({ stem }) => stem).join(' '));
    const [first, last] = [part[0], part.at(-1)];
    if (head && first && last && part.some(({ stem }) => AFTER_NAME.has(stem)))
      return { ...head, start: first.start, end: last.end };
  }
  return undefined;
}

/** A treatment's name tells itself: 'teletherapy', 'gastroscopy'. */
const TREATMENT = /(?:therapy|scopy|plasty|ectomy|otomy|pathy|dontics|graphy scan)$/u;

/** The verb behind 'we': its kind, '' where the thing decides, undefined where none is known. */
function verbAt(tokens: readonly Token[], at: number): { kind: OfferKind | ''; next: number } | undefined {
  for (let length = 3; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    if (words.length < length) continue;
    const [first = '', ...others] = words.map(({ stem }) => stem);
    for (const base of [first, first.replace(/ing$/u, ''), first.replace(/ing$/u, 'e')]) {
      const kind = VERB.get([base, ...others].join(' '));
      if (kind !== undefined) return { kind, next: at + length };
    }
  }
  return undefined;
}

/** What was repaired and is sold is goods; what is eaten may well be washed. */
const USED =
  /(?<![a-z])(?:second-?hand|used|pre-?owned|refurbished|for sale|sold|made|for life|warranty|ex-)(?![a-z])/u;

/** Deeds that outrank other deeds: scaffolding is put up, and hired out. */
const ANY_KIND: ReadonlySet<OfferKind> = new Set(['franchise or dealership', 'rental']);
/** Work is done on the thing itself where nothing but other deeds stands between: not 'grinders, burrs replaced'. */
const IS_WORK: ReadonlySet<OfferKind> = new Set(['appointment service', 'project service']);
const BESIDE = /^[\s,]*(?:(?:and|made|[a-z]+ed)[\s,]+)*$/u;
const FITTED: OfferKind = 'goods with installation';
const REPAIRABLE: ReadonlySet<OfferKind> = new Set(['goods', FITTED]);

/** Worn on or in the body: who has it fitted comes to be measured, and nobody installs it. */
const WORN =
  /(?:^|\s)(?:eyes?|limbs?|teeth|dentures?|crowns?|lens(?:es)?|hearing aids?|prosthe\p{L}+|orthotics?|insoles?|wigs?|bras?|corsets?|saddles?|ski boots?)$/u;
const deedOn = (text: Text, kind: OfferKind, end: number): OfferKind =>
  kind === FITTED && WORN.test(text.plain.slice(0, end)) ? 'appointment service' : kind;

/** What is done to a thing, told behind it in the same sentence. */
function deedBehind(
  text: Text,
  { kind, end, start }: { kind: OfferKind; start: number; end: number },
): Sold | undefined {
  const stop = SENTENCE.exec(text.plain.slice(end));
  const to = stop ? end + stop.index : text.plain.length;
  const deeds = doneIn(text).filter(
    (one) =>
      one.start >= end &&
      one.end <= to &&
      (THINGS.has(kind) || REPAIRABLE.has(kind) || ANY_KIND.has(one.value)) &&
      (!IS_WORK.has(one.value) || BESIDE.test(text.plain.slice(end, one.start))) &&
      !(one.value === 'appointment service' && (!REPAIRABLE.has(kind) || USED.test(text.plain.slice(0, to)))),
  );
  // 'Heat pumps designed, fitted and registered': whatever else is done, it is fitted.
  const deed =
    deeds.find(({ value }) => value === FITTED) ??
    (kind === FITTED ? deeds.find(({ value }) => value !== 'project service') : deeds[0]);
  return deed && { kind: deedOn(text, deed.value, end), start, end: deed.end, isDeed: true };
}

/** What is done to a thing that no table knows, right behind its name: 'pedalos for hire'. */
function deedNext(text: Text, name: readonly Token[]): Sold | undefined {
  const [first, last] = [name[0], name.at(-1)];
  const deed = last && doneIn(text).find(({ start }) => start > last.end && start <= last.end + 2);
  return (
    first &&
    deed && { kind: deedOn(text, deed.value, last.end), start: first.start, end: deed.end, isDeed: true }
  );
}

/** Where somebody begins to say what they do: 'Student landlords: we let and manage your house'. */
const MOST_BEFORE = 14;
function soldInEnglish(text: Text): Sold | undefined {
  const found = soldFrom(text, 0);
  if (found) return found;
  const at = text.stems.findIndex(({ stem }) => stem === 'we');
  return at > 0 && at < MOST_BEFORE ? soldFrom(text, at) : undefined;
}

function soldFrom(text: Text, from: number): Sold | undefined {
  const tokens = text.stems;
  let at = from;
  while (OPENERS.has(tokens[at]?.stem ?? '')) at += 1;
  const opens = tokens[from];
  const asked = ASKED[opens?.stem ?? ''];
  // 'Sleep in a lighthouse' asks; a 'sleep test' does not.
  const object = tokens[from + 1]?.stem ?? '';
  if (opens && asked && (AFTER_NAME.has(object) || OPENERS.has(object)))
    return { kind: asked, start: opens.start, end: opens.end, isDeed: true };
  if (SPEAKERS.has(tokens[at]?.stem ?? '')) {
    const verb = verbAt(tokens, at + 1) ?? verbAt(tokens, at + 2);
    if (!verb) return undefined;
    // 'We plan and mount …': of two deeds, fitting tells of the thing that stays.
    const second = tokens[verb.next]?.stem === 'and' ? verbAt(tokens, verb.next + 1) : undefined;
    const kind = second?.kind === FITTED ? FITTED : verb.kind;
    const [first, last] = [tokens[at], tokens[verb.next - 1]];
    if (kind !== '' && first && last) return { kind, start: first.start, end: last.end, isDeed: true };
    at = verb.next;
  }
  let isSecond = false;
  for (let names = 0; names < MOST_NAMES && at < tokens.length; names += 1) {
    while (OPENERS.has(tokens[at]?.stem ?? '')) at += 1;
    const { tokens: name, next } = nameFrom(tokens, at);
    const head = wholeAt(tokens, at) ?? headIn(text, name);
    if (head && !(isSecond && THINGS.has(head.kind))) {
      const kind = THINGS.has(head.kind) && RHYTHM.has(name[0]?.stem ?? '') ? 'subscription' : head.kind;
      return deedBehind(text, { ...head, kind }) ?? { ...head, kind, isDeed: !THINGS.has(kind) };
    }
    const deed = deedNext(text, name);
    if (deed) return deed;
    // 'Supply of', 'sale and repair of': what stands behind is sold. Behind a comma something is told of it.
    const gap = tokens[next]?.gap ?? '';
    const isJoined = /[+&/]/u.test(gap);
    if (!isJoined && !['of', 'and', 'or'].includes(tokens[next]?.stem ?? '')) return undefined;
    // Of 'hammam and scrub' the first is not known: the second is no thing that is sold.
    isSecond = !isJoined && tokens[next]?.stem !== 'of' && !SEEN_THROUGH.has(name.at(-1)?.stem ?? '');
    at = isJoined ? next : next + 1;
  }
  return undefined;
}

/** The longest phrase of the table at a place of a Thai text. */
function thaiAt(text: Text, at: number): (Head & { end: number }) | undefined {
  for (let length = Math.min(MOST_THAI, text.plain.length - at); length > 1; length -= 1) {
    const head = THAI.get(text.plain.slice(at, at + length));
    const goesOn = text.plain[at + length] ?? ' ';
    const isWhole = text.starts.has(at + length) || (length >= LONG_THAI && BEGINS_SYLLABLE.test(goesOn));
    if (head && isWhole) return { ...head, end: at + length };
  }
  return undefined;
}

function soldInThai(text: Text): Sold | undefined {
  let at = 0;
  for (let leads = 0; leads < MOST_LEADS; leads += 1) {
    while (text.plain[at] === ' ') at += 1;
    const head = thaiAt(text, at);
    if (head) {
      const sold = { ...head, start: at, isDeed: !THINGS.has(head.kind) };
      return deedBehind(text, sold) ?? sold;
    }
    const lead = BEFORE.find((words) => text.plain.startsWith(words, at));
    if (lead === undefined) return undefined;
    at += lead.length;
  }
  return undefined;
}

/** What an answer that names the product says is sold; nothing where its head is not known. */
export const soldIn = (text: Text): Sold | undefined =>
  IS_THAI.test(text.plain.slice(0, 12)) ? soldInThai(text) : soldInEnglish(text);

/** The words of a product's first name whose head no table knows: those before the head only describe it. */
export function describingIn(text: Text): { start: number; end: number } | undefined {
  if (IS_THAI.test(text.plain.slice(0, 12))) {
    const clause = /\s/u.exec(text.plain.trimEnd())?.index ?? text.plain.length;
    const first = text.words.find(({ isWord, text: word }) => isWord && !BEFORE.includes(word));
    return first && first.end < clause ? { start: first.end, end: clause } : undefined;
  }
  if (SPEAKERS.has(text.stems[0]?.stem ?? '')) {
    // 'We fly hawks over factories': of a deed that is not known, the things are not sold.
    const stop = SENTENCE.exec(text.plain)?.index ?? text.plain.length;
    return verbAt(text.stems, 1) === undefined ? { start: 0, end: stop } : undefined;
  }
  const { tokens } = nameFrom(text.stems, 0);
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last && first !== last ? { start: first.start, end: last.start } : undefined;
}
