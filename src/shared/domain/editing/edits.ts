/**
 * A person's edits of a page, kept apart from what the engine wrote: a tree beside the section, with a node only where
 * something was changed. `standing` lays it over the section: what every reader reads. Pure, and without zod, so that
 * whoever stores a page may load it.
 */
import type { Section } from '../section.ts';
import { isObject, joined, under, type FieldPath, type Value } from './path.ts';

/** One field in the person's words. */
export interface ValueEdit {
  kind: 'value';
  value: Value;
  /** What the engine had written there when the person last looked; absent where it had written nothing. */
  was?: Value;
  /** The person knows that other texts say another figure, and that this one stands alone. */
  alone?: true;
  /** ISO 8601. */
  at: string;
}
export interface FieldsEdit {
  kind: 'fields';
  fields: Readonly<Record<string, EditNode>>;
}
export interface ListEdit {
  kind: 'list';
  /** As they stand, removed and homeless ones among them. */
  items: readonly ListItem[];
  /** The person put them into this order: a list that is written anew keeps it. */
  ordered?: true;
}
export type EditNode = ValueEdit | FieldsEdit | ListEdit;

/** An item that the person added; its words are changed where they stand. */
export interface OwnItem {
  own: Value;
  at: string;
}
/** An item of the engine's. */
export interface WrittenItem {
  /** Its number in the engine's list; null once the engine writes no such item any more. */
  of: number | null;
  /** What it was; of one that is written no more. */
  was?: Value;
  edit?: EditNode;
  /** When the person took it away. */
  removed?: string;
}
export type ListItem = OwnItem | WrittenItem;

/** All edits of a page. */
export type Edits = FieldsEdit;

/** A page as it is stored: what the engine wrote, and what a person made of it. */
export interface PageContent {
  written: Section;
  edits?: Edits;
}

export const isOwn = (item: ListItem): item is OwnItem => 'own' in item;
/** It is on the page. */
export const stands = (item: ListItem): boolean =>
  isOwn(item) || (item.of !== null && item.removed === undefined);

/** The items of a list; a bare text is a list of one, as everywhere. */
export const itemsOf = (value: Value): readonly Value[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];

/** A list that nobody has changed yet. */
export const untouched = (written: Value): ListItem[] => [...itemsOf(written).keys()].map((of) => ({ of }));

/** What a node makes of what is written; undefined where nothing is left to stand on. */
export function laidOver(node: EditNode | undefined, written: Value): Value {
  if (node === undefined) return written;
  switch (node.kind) {
    case 'value':
      return node.value;
    case 'fields': {
      if (!isObject(written)) return written;
      const changed = Object.entries(node.fields).flatMap(([key, inner]) => {
        const value = laidOver(inner, under(written, key));
        return value === undefined ? [] : [[key, value] as const];
      });
      return { ...written, ...Object.fromEntries(changed) };
    }
    case 'list': {
      const items = itemsOf(written);
      return node.items
        .filter(stands)
        .map((item) => (isOwn(item) ? item.own : laidOver(item.edit, items[item.of ?? -1])));
    }
  }
}

/** The section as it stands: what the engine wrote with the person's edits on it. */
export function standing({ written, edits }: PageContent): Section {
  if (edits === undefined) return written;
  const { title, output, reckoned, words, evidence } = edits.fields;
  const heading = laidOver(title, written.title);
  const fields = laidOver(output, written.output);
  const beside = laidOver(reckoned, written.reckoned);
  const own = laidOver(words, withWords(written).words);
  const figures = evidence?.kind === 'list' ? evidence : undefined;
  return {
    ...written,
    title: typeof heading === 'string' ? heading : written.title,
    output: isObject(fields) ? { ...fields } : written.output,
    ...(isObject(beside) ? { reckoned: { ...beside } } : {}),
    ...(words !== undefined && isObject(own) ? { words: textsOf(own) } : {}),
    ...(figures ? { evidence: withFigures(written.evidence, figures) } : {}),
  };
}

/** Engines write no words of a layout: a person's have their place all the same. */
export const withWords = (written: Section) => ({ words: {}, ...written });

const textsOf = (words: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );

/** The evidence with the person's figures in its data, and words in the place of others; its basis is not a person's to write. */
function withFigures(written: Section['evidence'], { items }: ListEdit): Section['evidence'] {
  return written.map((entry, index) => {
    const item = items.find((each) => !isOwn(each) && each.of === index);
    const own = item === undefined || isOwn(item) ? entry : laidOver(item.edit, entry);
    const isWhole = isObject(own) && isObject(own['data'] ?? {}) && typeof own['statement'] === 'string';
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `check.ts` takes no other figures, and texts alone
    return isWhole ? (own as typeof entry) : entry;
  });
}

/** Something that a person did to a page. */
export interface EditedField {
  /** In the section as it stands; of what has no place there, the path of the list or field where it was. */
  path: FieldPath;
  kind:
    | 'changed'
    /** An item of the person's. */
    | 'added'
    /** An item of the engine's that the person took away. */
    | 'removed'
    /** A list that the person put into another order. */
    | 'ordered';
  /** The person's; of a removed item, what it was. */
  value: Value;
  /** The engine's as it stood when the person last looked. */
  was?: Value;
  /** The engine's of today; absent where it writes nothing there. */
  written?: Value;
  /** Other texts may say another figure: the person knows. */
  isAlone?: true;
  /** The engine writes something else there now than when the person last looked. */
  isNewer?: true;
  /** Its place is gone: it is kept here, and nowhere on the page. */
  isHomeless?: true;
  /** ISO 8601; '' of an order. */
  at: string;
}

/** All that a person did to a page, in the order of its fields. */
export function editedFields({ written, edits }: PageContent): EditedField[] {
  return edits === undefined ? [] : [...editsIn(edits, withWords(written), '', false)];
}

const defined = (value: Value, key: 'was' | 'written') => (value === undefined ? {} : { [key]: value });

function* editsIn(node: EditNode, written: Value, path: FieldPath, isLost: boolean): Generator<EditedField> {
  const lost = isLost ? { isHomeless: true as const } : {};
  switch (node.kind) {
    case 'value': {
      const { value, was, alone, at } = node;
      const isNewer = !isLost && JSON.stringify(written) !== JSON.stringify(was);
      yield {
        path,
        kind: 'changed',
        value,
        ...defined(was, 'was'),
        ...defined(written, 'written'),
        ...(alone === true ? { isAlone: true } : {}),
        ...(isNewer ? { isNewer } : {}),
        ...lost,
        at,
      };
      return;
    }
    case 'fields':
      for (const [key, inner] of Object.entries(node.fields))
        yield* editsIn(
          inner,
          under(written, key),
          joined(path, key),
          isLost || (path !== '' && !isObject(written)),
        );
      return;
    case 'list':
      yield* editsInList(node, itemsOf(written), path, isLost);
  }
}

function* editsInList(
  { items, ordered }: ListEdit,
  written: readonly Value[],
  path: FieldPath,
  isLost: boolean,
): Generator<EditedField> {
  const lost = isLost ? { isHomeless: true as const } : {};
  if (ordered) yield { path, kind: 'ordered', value: undefined, ...lost, at: '' };
  let index = 0;
  for (const item of items) {
    const at = joined(path, index);
    if (isOwn(item)) yield { path: at, kind: 'added', value: item.own, ...lost, at: item.at };
    else if (item.removed !== undefined) {
      const value = item.of === null ? item.was : written[item.of];
      // What the engine writes no more needs nobody to take it away.
      if (item.of !== null) yield { path, kind: 'removed', value, ...lost, at: item.removed };
    } else if (item.edit !== undefined)
      yield* item.of === null
        ? editsIn(item.edit, item.was, path, true)
        : editsIn(item.edit, written[item.of], at, isLost);
    if (stands(item)) index += 1;
  }
}
