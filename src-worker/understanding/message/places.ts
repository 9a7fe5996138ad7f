/** Runs of names of places in a text, known and unknown. */
import { placesMentioned } from '../places/read-places.ts';

const LINKS = String.raw`(?:\s*(?:,|/|\+|&|and|or|und|กับ|และ|หรือ|แล้วก็)\s*|\s+)`;
const PREFIX = String.raw`(?:(?:the|north|south|east|west|north-?east|greater|whole|จ\.|อ\.|อ\.เมือง|จังหวัด|เมือง|เขต)\s?)?`;

const LINKED = new RegExp(`^${LINKS}${PREFIX}$`, 'iu');
/** Characters between two places of a run. */
const LONGEST_GAP = 60;

/** The longest run of known places with what joins them: 'กทม. กับเชียงใหม่', 'Cardiff, Bristol and Birmingham'. */
export function placesRun(text: string): { text: string; start: number; count: number } | undefined {
  const spans = placeSpans(text);
  let best: { start: number; end: number; count: number } | undefined;
  let run: { start: number; end: number; count: number } | undefined;
  for (const { start, end } of spans) {
    const gap = run === undefined ? '' : text.slice(run.end, start);
    run =
      run !== undefined && gap.length <= LONGEST_GAP && (LINKED.test(gap) || isNameGap(gap))
        ? { start: run.start, end, count: run.count + 1 }
        : { start, end, count: 1 };
    if (best === undefined || run.count > best.count) best = run;
  }
  if (best === undefined) return undefined;
  const lead =
    new RegExp(`${PREFIX}$`, 'iu').exec(text.slice(Math.max(0, best.start - 16), best.start))?.[0] ?? '';
  const more = /^\s\([^()]{4,80}\)/u.exec(text.slice(best.end))?.[0] ?? '';
  const end = more !== '' && placeSpans(more).length > 1 ? best.end + more.length : best.end;
  return {
    text: text.slice(best.start - lead.length, end),
    start: best.start - lead.length,
    count: best.count,
  };
}

const COMPASS = String.raw`(?:the |north |south |east |west |north-?east |greater |central )?`;
const NAMES = String.raw`${COMPASS}\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?(?:(?:,\s(?:and\s)?|\s(?:and|&|or)\s)${COMPASS}\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?){1,6}`;
const SEVERAL = new RegExp(
  String.raw`(?:^|;\s|\b(?:in|from|around|across|near|between|over from)\s)(?<names>${NAMES})`,
  'u',
);
const ONE_AFTER_PEOPLE =
  /\b(?:parents|owners|couples|families|women|men|people|buyers|customers) (?:in|from|around) (?<names>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?(?:\s\([^()]{4,60}\))?)/u;

/** Places that no table knows, where names stand in a row or right after people. */
export function namesRun(
  text: string,
  isAbout: boolean,
): { text: string; start: number; count: number } | undefined {
  const one = ONE_AFTER_PEOPLE.exec(text);
  const several = isAbout ? SEVERAL.exec(text) : null;
  const match = several ?? one;
  const names = match?.groups?.['names'];
  if (
    match === null ||
    names === undefined ||
    /\b(?:January|February|March|April|June|July|August|September|October|November|December|Google|Facebook|Instagram|TikTok|Mon|Tue|Sat|Sun)/u.test(
      names,
    )
  )
    return undefined;
  const start = match.index + match[0].indexOf(names);
  return { text: names, start, count: several === null ? 1 : 2 };
}

/** A name that nobody knows between two that are known: 'Bristol, Hay and Cardiff'. */
const isNameGap = (gap: string): boolean =>
  /^(?:,\s|\s)\p{Lu}[\p{L}]{2,16}(?:,\s(?:and\s)?|\s(?:and|&)\s|\s)(?:the )?$/u.test(gap);

function placeSpans(text: string): { start: number; end: number }[] {
  const lower = text.toLowerCase();
  const spans: { start: number; end: number }[] = [];
  const taken = new Uint8Array(lower.length);
  const add = (name: string): void => {
    if (name === '') return;
    for (let at = lower.indexOf(name), end = 0; at >= 0; at = lower.indexOf(name, end)) {
      end = at + name.length;
      const isLatin = /^[a-z]/u.test(name);
      if (isLatin && (/[a-z]/u.test(lower[at - 1] ?? '') || /[a-z]/u.test(lower[end] ?? ''))) continue;
      if (taken.slice(at, end).includes(1)) continue;
      taken.fill(1, at, end);
      spans.push({ start: at, end });
    }
  };
  const known = placesMentioned(text);
  for (const { en, th } of known) for (const name of [en, th]) add(name.toLowerCase());
  for (const name of SHORT) add(name);
  return spans.toSorted((a, b) => a.start - b.start);
}
/** Names that people cut short; the longer first. */
const SHORT = [
  'กรุงเทพมหานคร',
  'กรุงเทพฯ',
  'กรุงเทพ',
  'กทม.',
  'กทม',
  'ปริมณฑล',
  'พระนครศรีอยุธยา',
  'อยุธยา',
  'นนทบุรี',
  'นนท์',
  'ปทุม',
  'สมุทรปราการ',
  'โคราช',
  'พัทยา',
  'หัวหิน',
  'หาดใหญ่',
  'ศรีราชา',
  'bkk',
  'eec',
];
