/** Rows and columns of a table of figures: added, taken away and named, with the texts of the page that stand for them. Pure. */
import type { Section } from '../section.ts';
import type { Edit } from './change.ts';
import type { FigureTable } from './figures.ts';
import { CALENDAR, labelKeyOf } from './figures.ts';
import { FIXED, nought } from './lists.ts';
import { isObject, joined, leavesOf, readField, under, type FieldPath, type Value } from './path.ts';

/** The lines of a table: its stages or months, its channels. */
export type Axis = 'rows' | 'columns';

/** Where the names of a table's lines stand; undefined of columns that the layout names. */
function namesKey(section: Section, { field }: FigureTable, axis: Axis): string | undefined {
  const data = readField(section, field);
  if (!isObject(data)) return undefined;
  const key = axis === 'rows' ? (Array.isArray(data['stages']) ? 'stages' : 'labels') : 'channels';
  return Array.isArray(data[key]) ? key : undefined;
}

/** Parts of a calendar, a comparison that needs all of its sides, or a list whose items make sense only together. */
const CLOSED: ReadonlySet<FieldPath> = new Set([...FIXED, 'reckoned.weeks', 'reckoned.fact', CALENDAR]);
const isEvidence = ({ field }: FigureTable): boolean => field.startsWith('evidence.');

/** False of lines that are neither added, taken away nor named here. */
export const isOpen = (section: Section, table: FigureTable, axis: Axis): boolean =>
  isEvidence(table)
    ? namesKey(section, table, axis) !== undefined
    : axis === 'rows' && !CLOSED.has(table.field);

/** What a line is called, without what tells it from another of its name. */
export function lineName(section: Section, table: FigureTable, axis: Axis, at: number): string {
  const path = namePath(section, table, axis, at);
  const name = path === undefined ? undefined : readField(section, path);
  return typeof name === 'string' ? name : (table[axis][at] ?? '');
}

function namePath(section: Section, table: FigureTable, axis: Axis, at: number): FieldPath | undefined {
  if (!isEvidence(table)) return joined(table.field, at, labelKeyOf(table.field));
  const key = namesKey(section, table, axis);
  return key === undefined ? undefined : joined(table.field, key, at);
}

/** Puts a line behind the last one; its figures are 0. */
export function addLine(section: Section, table: FigureTable, axis: Axis, name: string): Edit[] {
  const { field } = table;
  if (!isEvidence(table)) {
    const items = listOf(readField(section, field));
    const last = items.at(-1);
    return last === undefined
      ? []
      : [{ path: field, insert: emptied(last, labelKeyOf(field), name), at: items.length }];
  }
  const twin = axis === 'rows' ? twinOf(section, table) : undefined;
  const beside = twin && listOf(readField(section, twin.list));
  const own = beside?.at(-1);
  return [
    ...evidenceEdit(
      section,
      table,
      axis,
      (names) => [...names, name],
      (line) => [...line, 0],
    ),
    ...(twin && beside && own !== undefined
      ? [{ path: twin.list, insert: emptied(own, twin.key, name), at: beside.length }]
      : []),
  ];
}

/** Takes a line away, and the texts of the page that are only its name. */
export function removeLine(section: Section, table: FigureTable, axis: Axis, at: number): Edit[] {
  const { field } = table;
  if (!isEvidence(table)) return [{ path: field, remove: at }];
  const without = <T>(items: readonly T[]): T[] => items.filter((_, index) => index !== at);
  const name = lineName(section, table, axis, at);
  const twin = axis === 'rows' ? twinOf(section, table) : undefined;
  const place = twin?.at(name);
  return [
    ...evidenceEdit(section, table, axis, without, without),
    ...(twin && place !== undefined ? [{ path: twin.list, remove: place }] : []),
    ...(axis === 'columns' ? namesIn(section, name).toReversed().map(taken) : []),
  ];
}

/** Gives a line another name, wherever the page says that name and nothing else. */
export function renameLine(
  section: Section,
  table: FigureTable,
  axis: Axis,
  at: number,
  name: string,
): Edit[] {
  const path = namePath(section, table, axis, at);
  const before = lineName(section, table, axis, at);
  if (path === undefined || name === before || name.trim() === '') return [];
  const said = leavesOf(section).filter((leaf) => leaf.text === before && leaf.path !== path);
  const own: Edit[] = isEvidence(table)
    ? evidenceEdit(
        section,
        table,
        axis,
        (names) => names.map((each, index) => (index === at ? name : each)),
        (line) => [...line],
      )
    : [{ path, value: name }];
  return [...own, ...said.map((leaf): Edit => ({ path: leaf.path, value: name }))];
}

const listOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value : []);

function evidenceEdit(
  section: Section,
  table: FigureTable,
  axis: Axis,
  names: (before: readonly Value[]) => Value[],
  line: (before: readonly Value[]) => Value[],
): Edit[] {
  const data = readField(section, table.field);
  const key = namesKey(section, table, axis);
  if (!isObject(data) || key === undefined) return [];
  const next: Record<string, Value> = { ...data, [key]: names(listOf(data[key])) };
  const values = listOf(data['values']);
  if (isObject(data['series']))
    next['series'] = Object.fromEntries(
      Object.entries(data['series']).map(([name, numbers]) => [name, line(listOf(numbers))]),
    );
  else if (axis === 'columns') next['values'] = values.map((row: Value) => line(listOf(row)));
  else if (key === 'labels') next['values'] = line(values);
  else next['values'] = rowsAfter(values, line, table.columns.length);
  return [{ path: table.field, value: next }];
}

/** A row that was added is a row of zeros. */
const rowsAfter = (
  rows: readonly Value[],
  line: (before: readonly Value[]) => Value[],
  width: number,
): Value[] => line(rows).map((row) => (Array.isArray(row) ? row : Array.from({ length: width }, () => 0)));

/** A list of the page that has an item for each row, called as it. */
function twinOf(
  section: Section,
  { rows }: FigureTable,
): { list: FieldPath; key: string; at: (name: string) => number | undefined } | undefined {
  for (const [field, value] of Object.entries(section.output)) {
    const items = listOf(value);
    if (items.length !== rows.length || items.length === 0) continue;
    for (const key of Object.keys(isObject(items[0]) ? items[0] : {})) {
      const names = items.map((item) => under(item, key));
      if (!rows.every((row) => names.some((name) => isSameName(name, row)))) continue;
      const at = (name: string): number | undefined => {
        const found = names.findIndex((each) => isSameName(each, name));
        return found < 0 ? undefined : found;
      };
      return { list: joined('output', field), key, at };
    }
  }
  return undefined;
}

const isSameName = (name: Value, other: string): boolean =>
  typeof name === 'string' && name.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Items of lists of texts that say the name and nothing else. */
const namesIn = (section: Section, name: string): FieldPath[] =>
  leavesOf(section)
    .filter(({ path, text }) => /\.\d+$/u.test(path) && text === name)
    .map(({ path }) => path);

function taken(path: FieldPath): Edit {
  const at = path.lastIndexOf('.');
  return { path: path.slice(0, at), remove: Number(path.slice(at + 1)) };
}

/** Texts that name a kind or a drawing, and numbers that place a line: a new one stands where the last one does. */
const KEPT: ReadonlySet<string> = new Set([
  'leads',
  'kind',
  'scene',
  'from',
  'to',
  'lat',
  'lon',
  'max',
  'rival',
]);

/** As an item, called so, with nothing said of it and its figures at 0. */
function emptied(item: Value, nameKey: string, name: string): Value {
  if (!isObject(item)) return item;
  return Object.fromEntries(
    Object.entries(item)
      .filter(([key]) => key !== 'own' && key !== 'main')
      .map(([key, value]) => [key, key === nameKey ? name : KEPT.has(key) ? value : bare(value)]),
  );
}

function bare(value: Value): Value {
  if (typeof value === 'number') return 0;
  if (typeof value === 'string') return /^\P{L}*\d/u.test(value) ? nought(value) : '';
  if (Array.isArray(value)) return [];
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bare(inner)]));
}
