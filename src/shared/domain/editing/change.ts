/** One edit of a page: the tree of its edits afterwards. What has no place is refused with its reason. */
import type { Reason } from '../failure.ts';
import {
  isOwn,
  itemsOf,
  laidOver,
  stands,
  untouched,
  withWords,
  type Edits,
  type EditNode,
  type ListEdit,
  type ListItem,
  type PageContent,
} from './edits.ts';
import { indexOf, isObject, isSame, stepsOf, under, type FieldPath, type Value } from './path.ts';

/** What a person does to a page. Paths and numbers are those of the section as it stands. */
export type Edit =
  /** Puts a value into a field. */
  | { path: FieldPath; value: Value }
  /** Puts an item into a list, before the one that has this number now. */
  | { path: FieldPath; insert: Value; at: number }
  | { path: FieldPath; remove: number }
  /** Takes an item to another number: `to` counts without it. */
  | { path: FieldPath; move: number; to: number }
  /** Gives up what the person made of a field or a list: the engine's of today stands there. */
  | { path: FieldPath; revert: true }
  /** The engine's new text was seen, and the person's stays. */
  | { path: FieldPath; keep: true }
  /** Other texts say another figure, and it is meant so. */
  | { path: FieldPath; alone: true };

/** Ends an edit that cannot be made. */
export class EditRefused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason.code);
    this.name = 'EditRefused';
    this.reason = reason;
  }
}

const noPlace = (path: FieldPath): EditRefused => new EditRefused({ code: 'edit-no-place', path });

/** The page's edits with one more. `at`: now, ISO 8601. Throws `EditRefused`. */
export function edited({ written, edits }: PageContent, edit: Edit, at: string): Edits | undefined {
  const steps = stepsOf(edit.path);
  if (steps === undefined) throw noPlace(edit.path);
  const next = changed(edits, withWords(written), steps, edit, at);
  return next === undefined ? undefined : isFields(next) ? next : { kind: 'fields', fields: {} };
}

const isFields = (node: EditNode): node is Edits => node.kind === 'fields';

/** The node of a value after an edit below it, or of itself where there are no more steps. */
function changed(
  node: EditNode | undefined,
  written: Value,
  steps: readonly string[],
  edit: Edit,
  at: string,
): EditNode | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return here(node, written, edit, at);
  // Below what a person wrote whole, that is changed itself.
  if (node?.kind === 'value') return { ...node, value: inside(node.value, steps, edit), at };
  const stood = laidOver(node, written);
  if (stood === undefined && 'value' in edit) return { kind: 'value', value: inside({}, steps, edit), at };
  if (indexOf(step) !== undefined && (Array.isArray(stood) || node?.kind === 'list'))
    return listAfter(node, written, Number(step), rest, edit, at);
  if (!isObject(stood)) throw noPlace(edit.path);
  const fields = node?.kind === 'fields' ? node.fields : {};
  const inner = changed(fields[step], under(written, step), rest, edit, at);
  const { [step]: _before, ...others } = fields;
  const next = inner === undefined ? others : { ...others, [step]: inner };
  return Object.keys(next).length === 0 ? undefined : { kind: 'fields', fields: next };
}

function here(node: EditNode | undefined, written: Value, edit: Edit, at: string): EditNode | undefined {
  if ('revert' in edit) return undefined;
  if ('keep' in edit) {
    if (node?.kind !== 'value') throw noPlace(edit.path);
    return { ...node, ...wasOf(written) };
  }
  if ('alone' in edit) {
    if (node?.kind !== 'value') throw noPlace(edit.path);
    return { ...node, alone: true };
  }
  if ('value' in edit) {
    if (isSame(edit.value, written)) return undefined;
    const was = node?.kind === 'value' ? (node.was === undefined ? {} : { was: node.was }) : wasOf(written);
    return { kind: 'value', value: edit.value, ...was, at };
  }
  if (node?.kind === 'value') return { ...node, value: inside(node.value, [], edit), at };
  return arranged(node?.kind === 'list' ? node : undefined, written, edit, at);
}

const wasOf = (written: Value): { was?: Value } => (written === undefined ? {} : { was: written });

type Arrangement = Exclude<Edit, { value: Value } | { revert: true } | { keep: true } | { alone: true }>;

function arranged(
  node: ListEdit | undefined,
  written: Value,
  edit: Arrangement,
  at: string,
): EditNode | undefined {
  if (written !== undefined && !Array.isArray(written) && typeof written !== 'string')
    throw noPlace(edit.path);
  const items = [...(node?.items ?? untouched(written))];
  const ordered = node?.ordered === true || 'move' in edit;
  if ('insert' in edit) {
    items.splice(placeFor(items, edit.at, edit.path), 0, { own: edit.insert, at });
  } else if ('remove' in edit) {
    const place = placeOf(items, edit.remove, edit.path);
    const item = items[place];
    if (item === undefined) throw noPlace(edit.path);
    items.splice(place, 1, ...(isOwn(item) ? [] : [{ ...item, removed: at }]));
  } else {
    const place = placeOf(items, edit.move, edit.path);
    const taken = items.splice(place, 1);
    items.splice(placeFor(items, edit.to, edit.path), 0, ...taken);
  }
  return listOf(items, ordered, written);
}

/** Where the item with this number stands among all that are kept. */
function placeOf(items: readonly ListItem[], number: number, path: FieldPath): number {
  let index = -1;
  const place = items.findIndex((item) => stands(item) && (index += 1) === number);
  if (place < 0) throw noPlace(path);
  return place;
}

/** Where an item with this number would be put; right after the last one at the end. */
function placeFor(items: readonly ListItem[], number: number, path: FieldPath): number {
  const count = items.filter(stands).length;
  if (!Number.isInteger(number) || number < 0 || number > count) throw noPlace(path);
  return number === count ? items.findLastIndex(stands) + 1 : placeOf(items, number, path);
}

/** A list after an edit of one of its items. */
function listAfter(
  node: EditNode | undefined,
  written: Value,
  number: number,
  steps: readonly string[],
  edit: Edit,
  at: string,
): EditNode | undefined {
  const list = node?.kind === 'list' ? node : undefined;
  const items = [...(list?.items ?? untouched(written))];
  const place = placeOf(items, number, edit.path);
  const item = items[place];
  if (item === undefined) throw noPlace(edit.path);
  if (isOwn(item)) items[place] = { own: inside(item.own, steps, edit), at };
  else {
    const inner = changed(item.edit, itemsOf(written)[item.of ?? -1], steps, edit, at);
    const { edit: _before, ...rest } = item;
    items[place] = inner === undefined ? rest : { ...rest, edit: inner };
  }
  return listOf(items, list?.ordered === true, written);
}

/** Undefined where nothing of the list is a person's any more. */
function listOf(items: readonly ListItem[], ordered: boolean, written: Value): ListEdit | undefined {
  const isAsWritten =
    items.length === itemsOf(written).length &&
    items.every(
      (item, index) =>
        !isOwn(item) && item.of === index && item.edit === undefined && item.removed === undefined,
    );
  if (isAsWritten) return undefined;
  return { kind: 'list', items, ...(ordered ? { ordered } : {}) };
}

/** A value that is a person's own, after an edit inside it. */
function inside(value: Value, steps: readonly string[], edit: Edit): Value {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if ('value' in edit) return edit.value;
    if ('revert' in edit || 'keep' in edit || 'alone' in edit) return value;
    const items = [...itemsOf(value)];
    if ('insert' in edit) items.splice(Math.min(edit.at, items.length), 0, edit.insert);
    else if ('remove' in edit) items.splice(edit.remove, 1);
    else items.splice(edit.to, 0, ...items.splice(edit.move, 1));
    return items;
  }
  if (Array.isArray(value)) {
    const index = indexOf(step);
    if (index === undefined || index >= value.length) throw noPlace(edit.path);
    return value.map((item: Value, at) => (at === index ? inside(item, rest, edit) : item));
  }
  if (!isObject(value)) throw noPlace(edit.path);
  const inner = under(value, step);
  return { ...value, [step]: inside(inner === undefined && rest.length > 0 ? {} : inner, rest, edit) };
}
