/** The list that a text belongs to, and what a new item of it says. Pure. */
import {
  indexOf,
  isObject,
  joined,
  leavesOf,
  readField,
  stepsOf,
  under,
  type FieldPath,
  type Value,
} from './path.ts';
import type { Section } from '../section.ts';

/** Where a text stands in the innermost list around it. */
export interface ListPlace {
  list: FieldPath;
  index: number;
  count: number;
  /** Of the text inside its item; '' where the item is the text. */
  rest: FieldPath;
}

/** Their items are told by number elsewhere on the page, or make sense only together: a step that breaks, two axes, money under three rates. */
export const FIXED: ReadonlySet<FieldPath> = new Set([
  'reckoned.bridge.steps',
  'reckoned.axes',
  'reckoned.scenarios',
]);

/** Undefined of a text that is in no list, or in one whose items belong together as they are. */
export function listPlaceOf(section: Section, path: FieldPath): ListPlace | undefined {
  const steps = stepsOf(path) ?? [];
  for (let at = steps.length - 1; at > 0; at -= 1) {
    const index = indexOf(steps[at] ?? '');
    const list = joined(...steps.slice(0, at));
    const items = index === undefined ? undefined : readField(section, list);
    if (index === undefined || !Array.isArray(items) || index >= items.length) continue;
    return FIXED.has(list)
      ? undefined
      : { list, index, count: items.length, rest: joined(...steps.slice(at + 1)) };
  }
  return undefined;
}

/** Whether an item may go into another list: its items are made as this one is. The page's schema has the last word. */
export function takesItem(section: Section, { list, index }: ListPlace, other: FieldPath): boolean {
  const isInside = (a: FieldPath, b: FieldPath): boolean => `${a}.`.startsWith(`${b}.`);
  if (FIXED.has(other) || isInside(list, other) || isInside(other, list)) return false;
  const [item, first] = [joined(list, index), joined(other, 0)].map((path) => readField(section, path));
  return first !== undefined && isAlike(item, first);
}

/** The same parts, of whatever words. */
function isAlike(a: Value, b: Value): boolean {
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && (a.length === 0 || b.length === 0 || isAlike(a[0], b[0]));
  if (!isObject(a) || !isObject(b)) return typeof a === typeof b && isObject(a) === isObject(b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isAlike(under(a, key), under(b, key)))
  );
}

/**
 * What may be put behind an item, the emptiest first: which of them the page's schema takes, only it knows. Every text that
 * the page shows says that it is new, since what says nothing is not drawn and could not be written to; figures are 0.
 *
 * @param word what a new text says: 'New text'
 * @param drawn paths of the texts that the page shows
 */
export function newItems(
  section: Section,
  { list, index }: ListPlace,
  word: string,
  drawn: ReadonlySet<FieldPath>,
): Value[] {
  const path = joined(list, index);
  const item = readField(section, path);
  const said = new Set(leavesOf(section).map(({ text }) => text));
  const made = (isEmptied: boolean): Value =>
    anew(item, path, { isEmptied, drawn, words: unsaid(word, said) });
  // A row of a table has as many cells as the others.
  if (Array.isArray(item) && item.every((cell) => typeof cell === 'string')) {
    const cell = unsaid(word, said);
    return [item.map(() => cell())];
  }
  return typeof item === 'string' ? [unsaid(word, said)()] : [made(true), made(false), item];
}

/** 'New text', 'New text 2': never what the page says already, so that each is told from the others. */
function unsaid(word: string, said: ReadonlySet<string>): () => string {
  let count = 0;
  const next = (): string => {
    count += 1;
    const text = count === 1 ? word : `${word} ${count}`;
    return said.has(text) ? next() : text;
  };
  return next;
}

interface Anew {
  /** What the page does not show says nothing; else it stays, as the schema may want it. */
  isEmptied: boolean;
  drawn: ReadonlySet<FieldPath>;
  words: () => string;
}

function anew(value: Value, path: FieldPath, how: Anew): Value {
  if (typeof value === 'string') {
    if (!how.drawn.has(path)) return how.isEmptied ? '' : value;
    return /\p{L}/u.test(value) ? how.words() : nought(value);
  }
  // A list of texts begins with one.
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value
      .slice(0, 1)
      .map((item) => anew(item, joined(path, 0), how))
      .filter((item) => item !== '');
  if (Array.isArray(value)) return value.map((item: Value, at) => anew(item, joined(path, at), how));
  if (!isObject(value)) return value;
  const { value: number, text } = value;
  if (typeof number === 'number' && typeof text === 'string')
    return { ...value, value: 0, text: nought(text) };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, anew(inner, joined(path, key), how)]),
  );
}

/** '£25,000' as '£0'. */
export const nought = (figure: string): string => figure.replaceAll(/\d(?:[\d.,]*\d)?/gu, '0');
