/**
 * The figures behind a chart or a table of a page, as a small table: rows, columns and numbers, wherever the section
 * keeps them (the data of an evidence, or what a plan reckoned). Pure.
 */
import type { Section } from '../section.ts';
import type { Edit } from './change.ts';
import { isObject, isSame, joined, readField, under, type FieldPath, type Value } from './path.ts';

/** A number, and how the page says it where it has words of its own: {value: 9000, text: '£9,000'}. */
export interface FigureCell {
  value: number;
  text?: string;
}

export interface FigureTable {
  /** 'evidence.2.data', 'reckoned.weeks'. */
  field: FieldPath;
  rows: readonly string[];
  /** '' of one that needs no name. */
  columns: readonly string[];
  /** Row by row; undefined where nothing is said. */
  cells: readonly (readonly (FigureCell | undefined)[])[];
  unit: string;
  /** Its figures are parts of one sum: money by week, or by stage and channel. */
  isWhole: boolean;
}

/** Where a table of a plan keeps its numbers. */
interface Part {
  list: string;
  /** The table, where its list has another one already. */
  field?: FieldPath;
  label: string;
  columns: readonly string[];
  isWhole?: true;
}

/** In which weeks, or months, the flights of a plan run: the bars of its calendar. */
export const CALENDAR: FieldPath = 'reckoned.calendar';

const PARTS: readonly Part[] = [
  { list: 'weeks', label: 'label', columns: ['amount'], isWhole: true },
  { list: 'flights', label: 'channel', columns: ['amount'], isWhole: true },
  { list: 'flights', field: CALENDAR, label: 'channel', columns: ['from', 'to'] },
  { list: 'volumes', label: 'stage', columns: ['goal', 'week', 'unitCost', 'today'] },
  { list: 'scenarios', label: 'name', columns: ['result'] },
  { list: 'places', label: 'name', columns: ['size'] },
  { list: 'positions', label: 'brand', columns: ['x', 'y'] },
  { list: 'bridge.steps', label: 'label', columns: ['needed', 'today'] },
  { list: 'versus', label: 'label', columns: ['them', 'us'] },
];
const fieldOf = ({ list, field = joined('reckoned', list) }: Part): FieldPath => field;
const partOf = (field: FieldPath): Part | undefined => PARTS.find((part) => fieldOf(part) === field);

/** Where the rows of a table have their names: 'channel' of `reckoned.flights`. '' of one that names none. */
export const labelKeyOf = (field: FieldPath): string => partOf(field)?.label ?? '';

/** Two figures that are compared, one under the other. */
const FACT = { part: 'reckoned.fact', figures: ['value', 'rivalValue'] } as const;

/** Each begins with what all of its channel make: '£16,250 · 65%'. */
const FLIGHTS = 'reckoned.flights';

const isNumber = (value: Value): value is number => typeof value === 'number' && Number.isFinite(value);
const textsOf = (value: Value): string[] | undefined =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
const numbersOf = (value: Value, length: number): number[] | undefined =>
  Array.isArray(value) && value.length === length && value.every(isNumber) ? value : undefined;

/** Every table of figures that a section has. */
export const figureTables = (section: Section): FigureTable[] => [
  ...section.evidence.flatMap(({ data }, at) => evidenceTable(`evidence.${at}.data`, data) ?? []),
  ...PARTS.flatMap((part) => listTable(section, part) ?? []),
  ...(factTable(section) ?? []),
];

export const figureTable = (section: Section, field: FieldPath): FigureTable | undefined =>
  figureTables(section).find((table) => table.field === field);

const plain = (row: readonly number[]): FigureCell[] => row.map((value) => ({ value }));

function evidenceTable(field: FieldPath, data: Value): FigureTable | undefined {
  if (!isObject(data)) return undefined;
  const { unit: said } = data;
  const unit = typeof said === 'string' ? said : '';
  const channels = textsOf(data['channels']);
  const stages = textsOf(data['stages']);
  if (channels && stages) {
    const rows = Array.isArray(data['values']) ? data['values'] : [];
    const cells = rows.flatMap((row: Value) => {
      const numbers = numbersOf(row, channels.length);
      return numbers ? [plain(numbers)] : [];
    });
    if (cells.length !== stages.length || stages.length === 0) return undefined;
    return { field, rows: stages, columns: channels, cells, unit, isWhole: true };
  }
  const labels = textsOf(data['labels']);
  if (!labels || labels.length === 0) return undefined;
  const values = numbersOf(data['values'], labels.length);
  if (values)
    return {
      field,
      rows: labels,
      columns: [''],
      cells: values.map((value) => [{ value }]),
      unit,
      isWhole: unit === '%',
    };
  const series = Object.entries(isObject(data['series']) ? data['series'] : {});
  const columns = series.map(([, of]) => numbersOf(of, labels.length));
  if (columns.length === 0 || columns.includes(undefined)) return undefined;
  return {
    field,
    rows: labels,
    columns: series.map(([name]) => name),
    cells: labels.map((_, row) => columns.map((column) => ({ value: column?.[row] ?? 0 }))),
    unit,
    isWhole: false,
  };
}

/** A figure with its words, or a number whose words stand beside it: `usValue` and `us`. */
function cellAt(item: Value, key: string): FigureCell | undefined {
  const figure = under(item, key);
  if (isObject(figure)) {
    const { value, text } = figure;
    return isNumber(value) ? { value, ...(typeof text === 'string' ? { text } : {}) } : undefined;
  }
  const value = under(item, `${key}Value`);
  return isNumber(value) ? { value, ...(typeof figure === 'string' ? { text: figure } : {}) } : undefined;
}

function weekAt(item: Value, key: string): FigureCell | undefined {
  const week = under(item, key);
  return isNumber(week) ? { value: week } : undefined;
}

function listTable(section: Section, part: Part): FigureTable | undefined {
  const items = readField(section, joined('reckoned', part.list));
  if (!Array.isArray(items) || items.length === 0) return undefined;
  const at = part.field === CALENDAR ? weekAt : cellAt;
  const said = items.map((item: Value) => part.columns.map((key) => at(item, key)));
  const used = part.columns.filter((_, column) => said.some((row) => row[column] !== undefined));
  if (used.length === 0) return undefined;
  return {
    field: fieldOf(part),
    rows: items.map((item: Value) => rowName(item, part.label)),
    columns: used.length === 1 ? [''] : used,
    cells: said.map((row) => row.filter((_, column) => used.includes(part.columns[column] ?? ''))),
    unit: '',
    isWhole: part.isWhole === true,
  };
}

/** A channel may run twice: from week 1 to 3, and then from 4 on. */
function rowName(item: Value, key: string): string {
  const [label, from, to] = [key, 'from', 'to'].map((each) => under(item, each));
  const name = typeof label === 'string' ? label : '';
  return isNumber(from) && isNumber(to) ? `${name} ${from === to ? from : `${from}–${to}`}` : name;
}

function factTable(section: Section): FigureTable[] | undefined {
  const fact = readField(section, FACT.part);
  const cells = FACT.figures.map((key) => cellAt(fact, key));
  if (cells.includes(undefined)) return undefined;
  const name = (key: string): string => {
    const words = under(fact, key);
    return typeof words === 'string' ? words : '';
  };
  const rows = [name('unit'), name('rival')];
  return [
    { field: FACT.part, rows, columns: [''], cells: cells.map((cell) => [cell]), unit: '', isWhole: false },
  ];
}

/** The numbers of a table; 0 where nothing is said. */
export const numbersIn = ({ cells }: Pick<FigureTable, 'cells'>): number[][] =>
  cells.map((row) => row.map((cell) => cell?.value ?? 0));

/**
 * Which line of a table each of these was before lines were added or taken away; undefined of a new one. Several of one
 * name are told apart by their order.
 */
export function linesBefore(now: readonly string[], before: readonly string[]): (number | undefined)[] {
  if (now.length === before.length) return now.map((_, at) => at);
  const left = before.map((name, at) => ({ name, at }));
  return now.map((name) => {
    const found = left.findIndex((line) => line.name === name);
    return found < 0 ? undefined : left.splice(found, 1)[0]?.at;
  });
}

/**
 * The edits that put other numbers into a table; what stays the same is left alone.
 *
 * @param numbers row by row
 */
export function figureEdits(
  section: Section,
  table: FigureTable,
  numbers: readonly (readonly number[])[],
): Edit[] {
  if (isSame(numbers, numbersIn(table))) return [];
  if (table.field === CALENDAR) return calendarEdits(section, table, numbers);
  if (table.field.startsWith('evidence.')) return [evidenceEdit(section, table, numbers)];
  const edits: Edit[] = table.field === FLIGHTS ? flightTotals(section, table, numbers) : [];
  for (const [row, cells] of table.cells.entries())
    for (const [column, cell] of cells.entries()) {
      const value = numbers[row]?.[column];
      if (cell !== undefined && value !== undefined && value !== cell.value)
        edits.push(...cellEdits(section, table, { row, column, cell, value }));
    }
  return edits;
}

/** Weeks that the calendar has; what begins later than it ends, ends as it begins. */
function calendarEdits(
  section: Section,
  { cells }: FigureTable,
  numbers: readonly (readonly number[])[],
): Edit[] {
  const weeks = readField(section, 'reckoned.weeks');
  const last = Array.isArray(weeks) ? weeks.length : Number.MAX_SAFE_INTEGER;
  const within = (week: number): number => Math.min(last, Math.max(1, Math.round(week)));
  return cells.flatMap(([from, to], row): Edit[] => {
    const [start, end] = [from, to].map((cell, at) => within(numbers[row]?.[at] ?? cell?.value ?? 1));
    if (from === undefined || to === undefined || start === undefined || end === undefined) return [];
    const isEndTyped = end !== to.value;
    const [begins, ends] = isEndTyped ? [Math.min(start, end), end] : [start, Math.max(start, end)];
    const edit = (key: string, value: number, before: number): Edit[] =>
      value === before ? [] : [{ path: joined('reckoned.flights', row, key), value }];
    return [...edit('from', begins, from.value), ...edit('to', ends, to.value)];
  });
}

function evidenceEdit(
  section: Section,
  { field, columns }: FigureTable,
  numbers: readonly (readonly number[])[],
): Edit {
  const data = readField(section, field);
  const before = isObject(data) ? data : {};
  const column = (at: number): number[] => numbers.map((row) => row[at] ?? 0);
  const next = isObject(before['series'])
    ? { series: Object.fromEntries(columns.map((name, at) => [name, column(at)])) }
    : { values: Array.isArray(before['channels']) ? numbers : column(0) };
  return { path: field, value: { ...before, ...next } };
}

/** What a channel makes, said beside its name, follows its figures. */
function flightTotals(section: Section, table: FigureTable, numbers: readonly (readonly number[])[]): Edit[] {
  const channelOf = (row: number): Value => readField(section, joined(table.field, row, 'channel'));
  const of = (rows: readonly (readonly number[])[], channel: Value): number =>
    sum(rows.flatMap((row, at) => (channelOf(at) === channel ? (row[0] ?? 0) : [])));
  const all = sum(numbers.map(([value = 0]) => value));
  return table.rows.flatMap((_, row): Edit[] => {
    const path = joined(table.field, row, 'total');
    const text = readField(section, path);
    const channel = channelOf(row);
    const [before, after] = [of(numbersIn(table), channel), of(numbers, channel)];
    if (typeof text !== 'string' || before === after) return [];
    const share = `${Math.round((after / all) * 100)}%`;
    return [{ path, value: restated(text, before, after).replace(/\d+(?:\.\d+)?%/u, share) }];
  });
}

function cellEdits(
  section: Section,
  { field, columns }: FigureTable,
  { row, column, cell, value }: { row: number; column: number; cell: FigureCell; value: number },
): Edit[] {
  const part = partOf(field);
  const item = part ? joined(field, row) : field;
  const key = part
    ? columns.length === 1
      ? (part.columns.find((each) => cellAt(readField(section, item), each) !== undefined) ?? '')
      : (columns[column] ?? '')
    : (FACT.figures[row] ?? '');
  const path = joined(item, key);
  const text = cell.text === undefined ? undefined : restated(cell.text, cell.value, value);
  const figure = readField(section, path);
  if (isObject(figure))
    return [{ path, value: { ...figure, value, ...(text === undefined ? {} : { text }) } }];
  return [{ path: `${path}Value`, value }, ...(text === undefined ? [] : [{ path, value: text }])];
}

/** What '1.2 million', '15 ล้าน' and '6.9%' count in. */
const FACTORS = [1e9, 1e6, 1e5, 1e4, 1e3, 0.01] as const;

/** '1,234.5'; at most two decimals. */
export const grouped = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 1 ? 4 : 2 });

/** The words of a figure with another number in them: '£7,500' for 9000 is '£9,000'. */
export function restated(text: string, before: number, value: number): string {
  const found = /\d(?:[\d,]*\d)?(?:\.\d+)?/u.exec(text);
  if (found === null) return grouped(value);
  const [digits] = found;
  const said = Number(digits.replaceAll(',', ''));
  const factor = FACTORS.find((each) => said !== 0 && Math.abs(before / said / each - 1) < 0.06) ?? 1;
  const number = grouped(Math.round((value / factor) * 100) / 100);
  const isBare = said >= 1000 && !digits.includes(',');
  return (
    text.slice(0, found.index) +
    (isBare ? number.replaceAll(',', '') : number) +
    text.slice(found.index + digits.length)
  );
}

/** The number that a person typed: '£9,000', '9 000', '4.5'; undefined of what is none. */
export function typedNumber(words: string): number | undefined {
  const bare = words.trim().replaceAll(/[\s,\u{a0}]/gu, '');
  const found = /^[^\d.-]{0,3}(-?(?:\d+\.?\d*|\.\d+))[^\d]{0,4}$/u.exec(bare)?.[1];
  return found === undefined || found.length > 15 ? undefined : Number(found);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export interface Sums {
  rows: number[];
  columns: number[];
  total: number;
}
/** What rows and columns make. */
export function sumsOf(numbers: readonly (readonly number[])[]): Sums {
  const rows = numbers.map(sum);
  const columns = (numbers[0] ?? []).map((_, column) => sum(numbers.map((row) => row[column] ?? 0)));
  return { rows, columns, total: sum(rows) };
}

/** Rounded figures may differ by this share of their sum. */
const ROUNDING = 0.002;

/** How much more a table makes than it should; 0 where it adds up. */
export function excessOf(numbers: readonly (readonly number[])[], should: number): number {
  const more = sumsOf(numbers).total - should;
  return Math.abs(more) <= Math.abs(should) * ROUNDING ? 0 : Math.round(more * 100) / 100;
}

/** A way in which a table adds up again. */
export interface WayOut {
  kind: 'one' | 'all';
  /** Whose figure takes up the difference: a column's, or a row's where there is one column; '' for all. */
  name: string;
  numbers: number[][];
}

interface Cell {
  row: number;
  column: number;
  value: number;
}

/**
 * Ways to make a table add up that leave alone what the person wrote.
 *
 * @param before the numbers as they stood before the person wrote any
 */
export function waysOut(
  table: Pick<FigureTable, 'rows' | 'columns'>,
  numbers: readonly (readonly number[])[],
  before: readonly (readonly number[])[],
  should: number,
): WayOut[] {
  const excess = excessOf(numbers, should);
  const free = numbers
    .flatMap((row, at) => row.map((value, column): Cell => ({ row: at, column, value })))
    .filter(({ row, column, value }) => value > 0 && before[row]?.[column] === value);
  if (excess === 0 || free.length === 0) return [];
  const ways: WayOut[] = [];
  const isList = table.columns.length === 1;
  const names = isList ? table.rows : table.columns;
  const [largest] = names
    .map((name, at) => ({ name, cells: free.filter(({ row, column }) => at === (isList ? row : column)) }))
    .toSorted((a, b) => sum(b.cells.map(valueOf)) - sum(a.cells.map(valueOf)));
  const taken = largest && without(numbers, largest.cells, excess);
  if (taken) ways.push({ kind: 'one', name: largest.name, numbers: taken });
  const shared = free.length > 1 ? sharedOut(numbers, free, excess) : undefined;
  if (shared) ways.push({ kind: 'all', name: '', numbers: shared });
  return ways;
}

const valueOf = ({ value }: Cell): number => value;
const copy = (numbers: readonly (readonly number[])[]): number[][] => numbers.map((row) => [...row]);
const put = (numbers: number[][], { row, column }: Cell, value: number): void => {
  const of = numbers[row];
  if (of) of[column] = Math.round(value * 100) / 100;
};

/** Takes an amount from cells, the largest first; undefined where they have not so much. */
function without(
  numbers: readonly (readonly number[])[],
  cells: readonly Cell[],
  amount: number,
): number[][] | undefined {
  if (sum(cells.map(valueOf)) < amount) return undefined;
  const after = copy(numbers);
  let left = amount;
  for (const cell of cells.toSorted((a, b) => b.value - a.value)) {
    const taken = Math.min(left, cell.value);
    put(after, cell, cell.value - taken);
    left -= taken;
  }
  return after;
}

/** Takes an amount from all cells by their size, in whole numbers; the largest takes what rounding leaves. */
function sharedOut(
  numbers: readonly (readonly number[])[],
  cells: readonly Cell[],
  amount: number,
): number[][] | undefined {
  const all = sum(cells.map(valueOf));
  if (all < amount) return undefined;
  const after = copy(numbers);
  const [first, ...rest] = cells.toSorted((a, b) => b.value - a.value);
  if (first === undefined) return undefined;
  let left = amount;
  for (const cell of rest) {
    const share = Math.round((amount * cell.value) / all);
    put(after, cell, cell.value - share);
    left -= share;
  }
  if (first.value < left) return undefined;
  put(after, first, first.value - left);
  return after;
}
