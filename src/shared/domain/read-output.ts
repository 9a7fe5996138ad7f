/**
 * Reads a section's output of somebody else leniently (readings, 'Types'): by the type's own schema, what is written
 * with another JSON type than meant becomes what is meant, where its words can be kept. Nothing is invented; fields
 * that the schema does not know stay as they are. What is read once is read the same again.
 */
import * as z from 'zod';
import type { ValueKind } from './failure.ts';
import type { SectionType } from './pages.ts';
import { withKnownKeys } from './key-names.ts';
import { hasRealData } from './real-data.ts';
import { SECTION_OUTPUT_SCHEMAS, type SectionOutput } from './sections.ts';
import { REQUIRED_FIELDS } from './slide-filter.ts';

type Output = Readonly<Record<string, unknown>>;

/** A field whose words cannot be kept in the shape that is meant. */
export interface OutputProblem {
  /** 'competitors.0.swot' */
  path: string;
  is: ValueKind;
  meant: ValueKind;
}

export type OutputReading<T extends SectionType> =
  | {
      ok: true;
      /** As it is to be stored. */
      output: Record<string, unknown>;
      /** The same, parsed for its type. */
      parsed: SectionOutput<T>;
    }
  | { ok: false; problems: readonly [OutputProblem, ...OutputProblem[]] };

export function readOutput<T extends SectionType>(type: T, given: Output): OutputReading<T> {
  const problems: OutputProblem[] = [];
  const form = objectForm(SECTION_OUTPUT_SCHEMAS[type]);
  const output = readObject(form, given, '', problems);
  const [first, ...rest] = problems;
  if (first !== undefined) return { ok: false, problems: [first, ...rest] };
  const parsed = SECTION_OUTPUT_SCHEMAS[type].parse(completed(form, output));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of this type gives its type's output
  return { ok: true, output, parsed: parsed as SectionOutput<T> };
}

/** Required fields that hold no real data, but for the two that page 6 takes from page 5 when it has none. */
export const missingFrom = (output: Output, type: SectionType): string[] =>
  REQUIRED_FIELDS[type].filter((field) => !isBorrowed(type, field) && !hasRealData(output[field]));

const isBorrowed = (type: SectionType, field: string): boolean =>
  type === 'market-channels-analysis' && (field === 'keyProducts' || field === 'marketPosition');

/** What a schema means, without what it makes of it afterwards. */
type Form =
  | { kind: 'text' }
  | { kind: 'number' }
  /** `orText`: a bare text is accepted as it is. */
  | { kind: 'list'; item: Form; orText: boolean }
  | ObjectForm
  /** Whatever it is, the schema copes with it. */
  | { kind: 'any' };
interface ObjectForm {
  kind: 'object';
  fields: readonly (readonly [key: string, form: Form, isOptional: boolean])[];
  orText: boolean;
  /** The field that a bare text goes into: the first that must be there, or the first of nothing but texts. */
  textField: string | undefined;
}

function formOf(schema: z.core.$ZodType): Form {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return formOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return formOf(schema.in);
  if (schema instanceof z.ZodUnion) {
    const forms = schema.options.map(formOf);
    const orText = forms.some(({ kind }) => kind === 'text');
    for (const form of forms) if (form.kind === 'list' || form.kind === 'object') return { ...form, orText };
    return { kind: 'any' };
  }
  if (schema instanceof z.ZodObject) return objectForm(schema);
  if (schema instanceof z.ZodArray) return { kind: 'list', item: formOf(schema.element), orText: false };
  if (schema instanceof z.ZodString) return { kind: 'text' };
  return schema instanceof z.ZodNumber ? { kind: 'number' } : { kind: 'any' };
}

const known = new Map<z.ZodObject, ObjectForm>();

function objectForm(schema: z.ZodObject): ObjectForm {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const fields = Object.entries(schema.shape).map(
    ([key, field]) => [key, formOf(field), z.safeParse(field, undefined).success] as const,
  );
  const texts = fields.filter(([, { kind }]) => kind === 'text');
  const needed = texts.find(([, , isOptional]) => !isOptional);
  const [textField] = needed ?? (texts.length === fields.length ? texts[0] : undefined) ?? [];
  const form: ObjectForm = { kind: 'object', fields, orText: false, textField };
  known.set(schema, form);
  return form;
}

/** Undefined where there is nothing to read. */
function read(form: Form, value: unknown, path: string, problems: OutputProblem[]): unknown {
  if (value == null) return undefined;
  switch (form.kind) {
    case 'any':
      return value;
    case 'text':
      return typeof value === 'string' ? value : textOf(value) || undefined;
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
    }
    case 'list': {
      if (form.orText && typeof value === 'string' && decoded(value) === undefined) return value;
      const list = itemsOf(value).flatMap((item, index) =>
        readItem(form.item, item, `${path}.${index}`, problems),
      );
      if (list.length === 0 && !isBlank(value)) problems.push({ path, is: nameOf(value), meant: 'list' });
      return list;
    }
    default: {
      const object = objectOf(value, form);
      if (typeof object === 'string') return object;
      if (object !== undefined) return readObject(form, object, path, problems);
      if (!isBlank(value)) problems.push({ path, is: nameOf(value), meant: 'object' });
      return undefined;
    }
  }
}

function readObject(
  form: ObjectForm,
  given: Output,
  path: string,
  problems: OutputProblem[],
): Record<string, unknown> {
  const value = named(form, given);
  const object: Record<string, unknown> = { ...value };
  for (const [key, field] of form.fields) {
    const found = read(field, value[key], path === '' ? key : `${path}.${key}`, problems);
    if (found === undefined) delete object[key];
    else object[key] = found;
  }
  return object;
}

const named = ({ fields }: ObjectForm, value: Output): Output =>
  withKnownKeys(
    fields.map(([key, { kind }, isOptional]) => ({ key, isNeeded: !isOptional, isList: kind === 'list' })),
    value,
  );

/** Whether the output holds some field of the page, by whatever name. */
export function hasFieldOf(output: Output, type: SectionType): boolean {
  const form = objectForm(SECTION_OUTPUT_SCHEMAS[type]);
  const fields = named(form, output);
  return form.fields.some(([key]) => fields[key] != null);
}

/** An item of a list, or none: what says nothing, and a number where an object is meant, is dropped. */
function readItem(form: Form, item: unknown, path: string, problems: OutputProblem[]): unknown[] {
  if (isBlank(item)) return [];
  if (form.kind === 'object' && (typeof item === 'number' || typeof item === 'boolean')) return [];
  const found = read(form, item, path, problems);
  return found === undefined ? [] : [found];
}

/** With an empty text or list for each that has to be there and is not: whether a page can do without is the filter's. */
function completed(form: Form, value: unknown): unknown {
  if (value === undefined) return form.kind === 'text' ? '' : form.kind === 'list' ? [] : completed(form, {});
  if (form.kind === 'list' && Array.isArray(value)) return value.map((item) => completed(form.item, item));
  if (form.kind !== 'object' || !isObject(value)) return value;
  const missing = form.fields.filter(([key, , isOptional]) => value[key] !== undefined || !isOptional);
  return {
    ...value,
    ...Object.fromEntries(missing.map(([key, field]) => [key, completed(field, value[key])])),
  };
}

/** A list is its items, a list inside it too; an object that only holds a list is that list; all else is one item. */
function itemsOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string') {
    const inner = decoded(value);
    return inner === undefined ? [value] : itemsOf(inner);
  }
  if (Array.isArray(value)) return value;
  const [only, ...others] = isObject(value) ? Object.values(value) : [];
  return Array.isArray(only) && others.length === 0 ? only : [value];
}

/** The object that is meant; a text where that will do; undefined where neither can be had. */
function objectOf(value: unknown, { orText, textField }: ObjectForm): Output | string | undefined {
  if (isObject(value)) return value;
  if (typeof value === 'string') {
    const inner = decoded(value);
    if (isObject(inner)) return inner;
    if (orText) return value;
    return textField === undefined ? undefined : { [textField]: value };
  }
  if (!Array.isArray(value)) return undefined;
  const parts = value.filter((part: unknown) => !isBlank(part));
  if (parts.length > 0 && parts.every(isObject)) {
    const entries = parts.flatMap((part) => Object.entries(part));
    const merged = Object.fromEntries(entries);
    if (Object.keys(merged).length === entries.length) return merged;
  }
  const text = parts.every((part: unknown) => typeof part === 'string') ? textOf(parts) : '';
  return text === '' || textField === undefined ? undefined : { [textField]: text };
}

/** The list or object that a text holds as JSON. */
function decoded(text: string): unknown {
  if (!/^\s*[{[]/u.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** All that a value says, in one text; '' for nothing. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return joined(value.map(textOf));
  return isObject(value) ? textOfObject(value) : '';
}

/** Keys that say no more than that something is said. */
const PLAIN_KEYS =
  /^(?:\d+|text|value|content|description|detail|details|name|title|label|summary|items|list)$/iu;

/** Its texts, each after its key where that says something: '25–34, income: 40,000'. */
function textOfObject(object: Output): string {
  const said = Object.entries(object).flatMap(([key, value]): (readonly [string, string])[] => {
    const text = textOf(value);
    // `{type: 'text', text: '…'}`, as models send the parts of an answer.
    return text === '' || (key === 'type' && 'text' in object) ? [] : [[key, text]];
  });
  return joined(
    said.map(([key, text]) =>
      said.length === 1 || PLAIN_KEYS.test(key) ? text : `${inWords(key)}: ${text}`,
    ),
  );
}

const inWords = (key: string): string => key.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ').toLowerCase();

/** Sentences one after another, names with commas. */
const joined = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .reduce((all, text) => (all === '' ? text : `${all}${/[.!?…:;]$/u.test(all) ? ' ' : ', '}${text}`), '');

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value == null;
}

function nameOf(value: unknown): ValueKind {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

const isObject = (value: unknown): value is Output =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
