/** Sections of any content that their schema accepts: for properties that must hold whatever a service sends. */
import * as fc from 'fast-check';
import * as z from 'zod';
import type { SectionType } from '../../../../src/shared/domain/pages.ts';
import { REQUIRED_FIELDS } from '../../../../src/shared/domain/slide-filter.ts';
import { SECTION_OUTPUT_SCHEMAS } from '../../../../src/shared/domain/sections.ts';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  required?: string[];
}

/** A text before it is written: what kind and how long. */
export interface Seed {
  seed: true;
  kind: 'english' | 'thai' | 'mixed' | 'unbroken' | 'address' | 'figure';
  length: number;
}

const isSeed = (value: object): value is Seed => 'seed' in value && 'kind' in value && 'length' in value;
const isOutput = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isJsonSchema = (value: object): value is JsonSchema => 'type' in value || 'anyOf' in value;

const ENGLISH =
  'the client asks for fresh roasted coffee beans every week and reads each date, before the price; 200 THB'.split(
    ' ',
  );
const THAI = [
  'ลูกค้า',
  'ต้องการ',
  'กาแฟ',
  'คั่วสด',
  'ทุกสัปดาห์',
  'และ',
  'อ่านวันที่',
  'ก่อน ราคา',
  'ที่ชื่นชอบ',
  '60 นัด',
  'ๆ',
];

/** Any text before it is written. */
export const seed: fc.Arbitrary<Seed> = fc.record({
  seed: fc.constant(true as const),
  kind: fc.constantFrom('english', 'thai', 'mixed', 'unbroken', 'address', 'figure'),
  length: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }) },
    { weight: 3, arbitrary: fc.integer({ min: 60, max: 300 }) },
    { weight: 1, arbitrary: fc.integer({ min: 300, max: 2000 }) },
  ),
});

/** Text of a seed; every one begins with a word that no other has. */
export function written({ kind, length }: Seed, number: number): string {
  const mark = `q${number}j`;
  if (kind === 'unbroken') return mark + 'x'.repeat(Math.max(0, length - mark.length));
  if (kind === 'address')
    return `https://example.com/${mark}/${'path-part/'.repeat(Math.ceil(length / 10))}`.slice(
      0,
      Math.max(30, length),
    );
  let text = kind === 'figure' ? `${number * 37}% ${mark}` : mark;
  for (let at = 0; text.length < length; at += 1) {
    const words = kind === 'thai' || (kind === 'mixed' && at % 3 === 0) ? THAI : ENGLISH;
    const space = kind === 'thai' && at % 4 !== 0 ? '' : ' ';
    text += `${space}${words[(at + number) % words.length] ?? ''}`;
  }
  return text.trim();
}

/** Numbers that nobody expects where a page is meant. */
const oddNumber = fc.oneof(
  fc.integer({ min: 1, max: 19 }),
  fc.constantFrom(0, -3, 2.5, 1e9, 19.000001, Number.MAX_SAFE_INTEGER),
);

/** Values that the schema accepts; `required`: names of top fields that are never left out or empty. */
function arbitraryOf(schema: JsonSchema, required: readonly string[] = []): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) {
    const options = schema.anyOf
      .filter((option) => option.type !== 'null')
      .map((option) => arbitraryOf(option));
    return fc.oneof(...options);
  }
  switch (schema.type) {
    case 'string':
      return seed;
    case 'number':
    case 'integer':
      return oddNumber;
    case 'array':
      return fc.oneof(
        { weight: 8, arbitrary: fc.array(arbitraryOf(schema.items ?? {}), { minLength: 1, maxLength: 6 }) },
        { weight: 1, arbitrary: fc.array(arbitraryOf(schema.items ?? {}), { minLength: 7, maxLength: 40 }) },
      );
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, inner]) => [
            key,
            required.includes(key) ? arbitraryOf(inner) : maybe(schema, key, inner),
          ]),
        ),
      );
    default:
      return seed;
  }
}

/** An optional field may be missing, null or empty; a list may be empty and a text blank where it is not optional. */
function maybe(schema: JsonSchema, key: string, inner: JsonSchema): fc.Arbitrary<unknown> {
  const present = arbitraryOf(inner);
  const optional = !(schema.required ?? []).includes(key);
  if (!optional) {
    const empty = inner.type === 'array' ? [] : inner.type === 'string' ? ' ' : undefined;
    return empty === undefined
      ? present
      : fc.oneof({ weight: 12, arbitrary: present }, { weight: 1, arbitrary: fc.constant(empty) });
  }
  const nullable = inner.anyOf?.some((option) => option.type === 'null') ?? false;
  const textual =
    inner.type === 'string' || (inner.anyOf?.some((option) => option.type === 'string') ?? false);
  return fc.oneof(
    { weight: 6, arbitrary: present },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(undefined, ...(nullable ? [null] : []), ...(textual ? [''] : [])),
    },
  );
}

export interface AnySection {
  title: string;
  output: Record<string, unknown>;
  /** Every text of the output with the path of its field. */
  texts: { path: string; text: string; mark: string }[];
}

/** Any section of a type, titles included. The fields that the filter asks for are always there. */
export function anySection(type: SectionType): fc.Arbitrary<AnySection> {
  const schema: object = z.toJSONSchema(SECTION_OUTPUT_SCHEMAS[type], {
    io: 'input',
    unrepresentable: 'any',
  });
  if (!isJsonSchema(schema)) throw new Error(`The schema of ${type} has no type.`);
  return fc.tuple(arbitraryOf(schema, REQUIRED_FIELDS[type]), seed).map(([shape, title]) => {
    const { value, texts } = filled(shape);
    if (!isOutput(value)) throw new Error(`The schema of ${type} describes no object.`);
    return { title: written(title, 9999), output: value, texts };
  });
}

/** A shape with its texts written, and each of them with its path; `from`: how many were written before. */
export function filled(shape: unknown, from = 0): { value: unknown; texts: AnySection['texts'] } {
  const texts: AnySection['texts'] = [];
  let number = from;
  const fill = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => fill(item, path));
    if (typeof value !== 'object' || value === null) return value;
    if (isSeed(value)) {
      number += 1;
      const text = written(value, number);
      texts.push({ path, text, mark: `q${number}j` });
      return text;
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fill(item, path === '' ? key : `${path}.${key}`)]),
    );
  };
  return { value: fill(shape, ''), texts };
}
