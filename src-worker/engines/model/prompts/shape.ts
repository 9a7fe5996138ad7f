/** The shape of an answer in words that any model reads: for an endpoint that does not enforce a schema, or ignores it. */
import type { Section } from '../../../../src/shared/domain/sections.ts';
import { isObject } from '../../../services/json.ts';
import type { JsonSchema } from '../strict-schema.ts';

/** A JSON object with each field's kind in place of its value: some hundred tokens where the schema has a thousand. */
export const skeletonText = (schema: JsonSchema): string =>
  `# Shape of the answer\n\n${JSON.stringify(kindOf(schema))}`;

function kindOf(schema: unknown): unknown {
  if (!isObject(schema)) return 'text';
  const { anyOf, enum: values, items, properties, type } = schema;
  if (Array.isArray(anyOf)) return kindOf(anyOf[0]);
  if (isObject(properties))
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, kindOf(inner)]));
  if (type === 'array') return [kindOf(items)];
  if (Array.isArray(values)) return values.filter((value) => typeof value === 'string').join(' or ');
  const kinds: readonly unknown[] = Array.isArray(type) ? type : [type];
  return kinds.includes('number') || kinds.includes('integer') ? 'number' : 'text';
}

/**
 * The shape, filled: what the device itself would write of this page, each list with its first item. Whatever a model
 * copies of it is true.
 */
export function exampleText(draft: Section | undefined, schema: JsonSchema): string {
  if (draft === undefined) return '';
  const { title, output } = draft;
  const filled = exampleOf({ title, output }, schema);
  return `# An example of the shape, each list with its first item only\n\n${JSON.stringify(filled)}`;
}

function exampleOf(value: unknown, schema: unknown): unknown {
  if (!isObject(schema)) return value;
  const { anyOf, items, properties } = schema;
  if (Array.isArray(anyOf)) return exampleOf(value, anyOf[0]);
  if (isObject(properties)) {
    // A name alone stands for the object that it names.
    const fields = isObject(value) ? value : { [Object.keys(properties)[0] ?? '']: value };
    return Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, exampleOf(fields[name], inner)]),
    );
  }
  if (items !== undefined)
    return (Array.isArray(value) ? value : []).slice(0, 1).map((item: unknown) => exampleOf(item, items));
  return typeof value === 'object' || value === undefined ? '' : value;
}
