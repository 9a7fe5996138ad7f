/**
 * The JSON Schema that a model writes a page by: the section's own schema in the strict subset of structured outputs
 * (every object closed, every property required, what may be absent nullable). Where a section takes a text or an
 * object, the object is asked for: it holds more.
 */
import * as z from 'zod';
import type { SectionType } from '../../../src/shared/domain/pages.ts';
import { SECTION_OUTPUT_SCHEMAS } from '../../../src/shared/domain/sections.ts';
import { REQUIRED_FIELDS } from '../../../src/shared/domain/slide-filter.ts';

export interface JsonSchema {
  [keyword: string]: unknown;
}

/** Of the answer to a page: `{title, output}`, the headline beside the section's output. */
export function answerSchema(type: SectionType): JsonSchema {
  const output = strict(
    z.toJSONSchema(SECTION_OUTPUT_SCHEMAS[type], { io: 'input', unrepresentable: 'any' }),
  );
  const required = new Set(REQUIRED_FIELDS[type]);
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(output)).map(([name, schema]) => [
      name,
      required.has(name) ? notNull(schema) : schema,
    ]),
  );
  return closed({ title: { type: 'string' }, output: { ...output, properties } });
}

function strict(schema: unknown): JsonSchema {
  if (!isObject(schema)) return {};
  const { anyOf, type } = schema;
  if (Array.isArray(anyOf)) return strictChoice(anyOf);
  if (Array.isArray(type)) return { type };
  if (type === 'object') return strictObject(schema);
  if (type === 'array') return { type, items: strict(schema['items']) };
  const { enum: values } = schema;
  return { type, ...(values === undefined ? {} : { enum: values }) };
}

function strictObject(schema: JsonSchema): JsonSchema {
  const { required } = schema;
  const needed = new Set(Array.isArray(required) ? required : []);
  const properties = Object.entries(propertiesOf(schema)).map(([name, value]) => {
    const inner = strict(value);
    return [name, needed.has(name) ? inner : nullable(inner)] as const;
  });
  return closed(Object.fromEntries(properties));
}

/** The richest of the alternatives: an object or a list before a text. A list that may be null may as well be empty. */
function strictChoice(alternatives: readonly unknown[]): JsonSchema {
  const flat = alternatives.flatMap(flatten).map(strict);
  const found =
    flat.find(({ type }) => type === 'object') ??
    flat.find(({ type }) => type === 'array') ??
    flat.find(({ type }) => type !== 'null') ??
    {};
  const mayBeNull = flat.some(({ type }) => type === 'null') && found['type'] !== 'array';
  return mayBeNull ? nullable(found) : found;
}

const flatten = (schema: unknown): unknown[] =>
  isObject(schema) && Array.isArray(schema['anyOf']) ? schema['anyOf'].flatMap(flatten) : [schema];

function nullable(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  // Empty says the same of a list, and needs no second form.
  if (type === 'array') return schema;
  if (Array.isArray(type)) return type.includes('null') ? schema : { ...schema, type: [...type, 'null'] };
  if (type === 'object') return { anyOf: [schema, { type: 'null' }] };
  return { type: [type, 'null'], ...(Array.isArray(values) ? { enum: [...values, null] } : {}) };
}

function notNull(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const { type } = schema;
  return Array.isArray(type) ? { ...schema, type: type.find((one) => one !== 'null') } : schema;
}

const closed = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const propertiesOf = ({ properties }: JsonSchema): JsonSchema => (isObject(properties) ? properties : {});

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
