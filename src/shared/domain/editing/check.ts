/** Whether a page still is what its type says, after an edit: refused is what no reader of the page could read. */
import { figureTable } from './figures.ts';
import { hasRealData } from '../real-data.ts';
import { readOutput } from '../read-output.ts';
import { readReckoned } from '../reckoned.ts';
import type { Section } from '../section.ts';
import { isSectionType, SECTION_OUTPUT_SCHEMAS } from '../sections.ts';
import { REQUIRED_FIELDS } from '../slide-filter.ts';
import { EditRefused, type Edit } from './change.ts';
import { itemsOf } from './edits.ts';
import { readField, under, wordsKey, type Value } from './path.ts';

/** Longest text of one field, characters. */
const MOST_CHARACTERS = 5000;
/** Most items of one list. */
const MOST_ITEMS = 60;

/** Throws `EditRefused` for a section that an edit has made worse than it was. */
export function checkEdit(before: Section, after: Section, edit: Edit): void {
  const { path } = edit;
  const given = 'value' in edit ? edit.value : 'insert' in edit ? edit.insert : '';
  if (charactersIn(given) > MOST_CHARACTERS)
    throw new EditRefused({ code: 'edit-too-long', most: MOST_CHARACTERS });
  const list = readField(after, path);
  if (Array.isArray(list) && list.length > MOST_ITEMS)
    throw new EditRefused({ code: 'edit-too-many', most: MOST_ITEMS });
  if (path === 'title') {
    if (typeof after.title !== 'string' || ('value' in edit && typeof edit.value !== 'string'))
      throw misfit(edit);
    return;
  }
  if (path.startsWith('words.')) {
    // Numbers and lists say nothing in the place of words.
    if ('insert' in edit || 'remove' in edit || 'move' in edit) throw misfit(edit);
    if ('value' in edit && (typeof edit.value !== 'string' || wordsKey(path.slice(6)) !== path.slice(6)))
      throw misfit(edit);
    return;
  }
  if (path.startsWith('evidence')) checkFigures(after, edit);
  else if (path.startsWith('reckoned')) checkReckoned(before, after, edit);
  else checkOutput(before, after, edit);
}

const misfit = (edit: Edit): EditRefused =>
  new EditRefused({
    code: 'remove' in edit || 'move' in edit ? 'edit-list-fixed' : 'edit-misfit',
    path: edit.path,
  });

function checkOutput(before: Section, after: Section, edit: Edit): void {
  const { path } = edit;
  const was = readField(before, path);
  if ('value' in edit && was !== undefined && kindOf(was) !== kindOf(edit.value)) throw misfit(edit);
  if (!isSectionType(after.type)) return;
  const [, field = ''] = path.split('.');
  // What no reader knows is nobody's to write.
  if (!Object.hasOwn(SECTION_OUTPUT_SCHEMAS[after.type].shape, field) && !Object.hasOwn(before.output, field))
    throw new EditRefused({ code: 'edit-no-place', path });
  const reading = readOutput(after.type, after.output);
  if (!reading.ok) throw misfit(edit);
  // An item that the reader leaves out is none.
  if ('insert' in edit) {
    const [given, taken] = [after.output, reading.output].map((output) => listAt(output, path));
    if (given !== taken) throw misfit(edit);
  }
  for (const needed of REQUIRED_FIELDS[after.type])
    if (hasRealData(before.output[needed]) && !hasRealData(after.output[needed]))
      throw new EditRefused({ code: 'edit-empties-page', path: `output.${needed}` });
}

/** How many items a list of the output has. */
const listAt = (output: Section['output'], path: string): number =>
  itemsOf(path.split('.').slice(1).reduce<Value>(under, output)).length;

/** A table of numbers, as it was; or a text. */
function checkFigures(after: Section, edit: Edit): void {
  if (/\.(?:statement|source)$/u.test(edit.path)) {
    if ('insert' in edit || 'remove' in edit || 'move' in edit) throw misfit(edit);
    if ('value' in edit && typeof edit.value !== 'string') throw misfit(edit);
    return;
  }
  const table = figureTable(after, edit.path.split('.').slice(0, 3).join('.'));
  if (table === undefined || 'insert' in edit) throw misfit(edit);
}

/** Every part that could be drawn can be drawn still. */
function checkReckoned(before: Section, after: Section, edit: Edit): void {
  const [parts, left] = [readReckoned(before.reckoned), readReckoned(after.reckoned)];
  for (const part of Object.keys(parts)) if (!Object.hasOwn(left, part)) throw misfit(edit);
}

function kindOf(value: Value): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'nothing' : typeof value;
}

function charactersIn(value: Value): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner: Value) => sum + charactersIn(inner), 0);
}
