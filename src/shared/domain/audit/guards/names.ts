/** Names against those that the client gave: its own, its product's, its rivals'. */
import type { Section } from '../../section.ts';
import { letters, settledOf, type Found, type Ground, type Unit } from './units.ts';

/** Fields that hold the client's name, and those that hold a client's or a rival's. */
const OWN_FIELD = /^output\.company$/u;
const BRAND_FIELD = /^output\.competitors\.\d+\.brand$/u;
/** Legal forms, which a page may leave out. */
const FORM =
  /\b(?:co|ltd|limited|inc|llc|plc|pcl|gmbh|company|corp)\b\.?|บริษัท|จำกัด|หจก\.?|ห้างหุ้นส่วน|\(มหาชน\)/giu;

export function nameGuard(ground: Ground): (section: Section) => (unit: Unit) => Found[] {
  const names = settledOf(ground, 'name').map(({ settled }) => settled);
  const client = names.find(({ of }) => of === 'client')?.name ?? '';
  const rivals = names.filter(({ of, name }) => of === 'rival' && name.trim() !== '');
  return () =>
    ({ path, text }) => {
      if (
        OWN_FIELD.test(path) &&
        client !== '' &&
        !isOne(text, client) &&
        !ground.said.includes(letters(text))
      )
        return [{ words: text.trim(), fact: client, instead: client }];
      if (
        BRAND_FIELD.test(path) &&
        rivals.length > 0 &&
        ![client, ...rivals.map(({ name }) => name)].some((name) => isOne(text, name))
      )
        return isUnnamed(text)
          ? []
          : [{ words: text.trim(), fact: rivals.map(({ name }) => name).join(', ') }];
      return names
        .map(({ name }) => ({ name, words: misspelt(text, name, ground.said) }))
        .flatMap(({ name, words }) => (words === undefined ? [] : [{ words, fact: name, instead: name }]));
    };
}

/** A rival without a name is called by its number or by what it is. */
const isUnnamed = (text: string): boolean => /\d|competitor|rival|คู่แข่ง|unnamed/iu.test(text);

const bare = (name: string): string => letters(name.replaceAll(FORM, ''));

function isOne(text: string, name: string): boolean {
  const [a, b] = [bare(text), bare(name)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}

/** The words of a text that are nearly a name, and not it. */
function misspelt(text: string, name: string, said: string): string | undefined {
  return /[ก-๛]/u.test(name) ? misspeltThai(text, name, said) : misspeltLatin(text, name, said);
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'&-]*/gu;
/** Letters of a name that is told from a word. */
const SHORTEST = 6;

function misspeltLatin(text: string, name: string, said: string): string | undefined {
  const parts = [...name.replaceAll(/\([^)]*\)/gu, '').matchAll(WORD)].map(([word]) => word);
  const whole = letters(parts.join(''));
  // A description of goods is no name: names are written with capitals.
  if (
    parts.length === 0 ||
    parts.length > 6 ||
    whole.length < SHORTEST ||
    !parts.every((part) => /^[\p{Lu}\d&]/u.test(part))
  )
    return undefined;
  const words = [...text.matchAll(WORD)];
  for (let i = 0; i + parts.length <= words.length; i++) {
    const run = words.slice(i, i + parts.length);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || !run.every(([word]) => /^[\p{Lu}\d&]/u.test(word))) continue;
    const written = text.slice(first.index, last.index + last[0].length);
    if (/[.;:,!?()]/u.test(written)) continue;
    const own = letters(written).replace(/s$/u, '');
    if (own === whole.replace(/s$/u, '') || said.includes(letters(written))) continue;
    const shared = run.filter(([word], j) => letters(word) === letters(parts[j] ?? '')).length;
    const isNear = distance(own, whole) <= (whole.length >= 8 ? 2 : 1);
    // 'Doi Saket Tea Roasters': one word of several is another.
    if (isNear || (parts.length >= 3 && shared === parts.length - 1)) return written;
  }
  return undefined;
}

/** Thai is written without spaces: the name's beginning, and letters after it that are not quite its rest. */
function misspeltThai(given: string, name: string, said: string): string | undefined {
  const [text, whole] = [given.toLowerCase(), name.trim().toLowerCase()];
  if (whole.length < SHORTEST + 2) return undefined;
  const [head, tail] = [whole.slice(0, 5), whole.slice(-5)];
  const starts = [
    ...placesOf(text, head),
    ...placesOf(text, tail).map((at) => at + tail.length - whole.length),
  ];
  for (const at of starts) {
    const written = text.slice(Math.max(0, at), at + whole.length);
    const off = distance(written, whole);
    // A slip is inside a name: its first letter is right.
    // What the client writes itself is another word.
    const isSlip = written[0] === whole[0] && !said.includes(letters(written));
    if (at >= 0 && isSlip && off > 0 && off <= 2 && written.length === whole.length)
      return given.slice(at, at + whole.length);
  }
  return undefined;
}

const placesOf = (text: string, part: string): number[] => {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
};

/** Letters to change, add, drop or swap. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let [older, old]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (older[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [older, old] = [old, row];
  }
  return old[b.length] ?? 0;
}
