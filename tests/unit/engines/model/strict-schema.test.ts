/** The strict subset of structured outputs: what an endpoint would refuse is refused here first. */
import { describe, expect, test } from 'vitest';
import { answerSchema } from '../../../../src-worker/engines/model/strict-schema.ts';
import { checked } from '../../../../src-worker/engines/model/validate.ts';
import { SECTION_TYPES } from '../../../../src/shared/domain/pages.ts';
import { writtenPages } from '../../../service/content.ts';

/** Keywords that the subset knows; others are refused by some servers and ignored by others. */
const KNOWN = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'enum']);
const TYPES = new Set(['object', 'array', 'string', 'number', 'boolean', 'integer', 'null']);

interface Node {
  [keyword: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Breaches of the subset's rules, as paths. */
function breaches(node: unknown, path: string, depth = 0): string[] {
  if (!isNode(node)) return [`${path}: no schema`];
  const found = Object.keys(node)
    .filter((keyword) => !KNOWN.has(keyword))
    .map((keyword) => `${path}: ${keyword}`);
  if (depth > 10) found.push(`${path}: too deep`);
  const { type, properties, required, additionalProperties, items, anyOf } = node;
  const types = [type].flat();
  if (anyOf === undefined && !types.every((one) => typeof one === 'string' && TYPES.has(one)))
    found.push(`${path}: type ${JSON.stringify(type)}`);
  if (types.includes('object')) {
    if (additionalProperties !== false) found.push(`${path}: open`);
    const names = isNode(properties) ? Object.keys(properties) : [];
    if (names.length === 0) found.push(`${path}: no properties`);
    if (JSON.stringify(required) !== JSON.stringify(names)) found.push(`${path}: not all required`);
    if (isNode(properties))
      for (const [name, inner] of Object.entries(properties))
        found.push(...breaches(inner, `${path}.${name}`, depth + 1));
  }
  if (types.includes('array')) found.push(...breaches(items, `${path}[]`, depth + 1));
  if (Array.isArray(anyOf))
    found.push(...anyOf.flatMap((inner, index) => breaches(inner, `${path}|${index}`, depth)));
  return found;
}

/** Whether a value is of the schema, by its own few keywords. */
function accepts(node: unknown, value: unknown): boolean {
  if (!isNode(node)) return false;
  const { type, properties, items, anyOf, enum: values } = node;
  if (Array.isArray(anyOf)) return anyOf.some((inner) => accepts(inner, value));
  if (Array.isArray(values) && !values.includes(value)) return false;
  return [type].flat().some((one) => {
    if (one === 'null') return value === null;
    if (one === 'array') return Array.isArray(value) && value.every((item) => accepts(items, item));
    if (one === 'object')
      return (
        isNode(value) &&
        isNode(properties) &&
        Object.entries(properties).every(([name, inner]) => accepts(inner, value[name] ?? null))
      );
    return typeof value === one;
  });
}

describe.each(SECTION_TYPES)('%s', (type) => {
  const schema = answerSchema(type);

  test('is in the strict subset: every object closed, every property required', () => {
    expect(breaches(schema, type)).toEqual([]);
  });

  test('accepts a finished page, and what it accepts passes the section’s own check', () => {
    // The finished page 6 names its products barely, which a stored page may; a model is asked for the richer form.
    const more = type === 'market-channels-analysis' ? { keyProducts: [{ name: 'Beans', detail: '' }] } : {};
    const output = { ...writtenPages.find((page) => page.type === type)?.output, ...more };
    expect(checked(output, type, undefined)).toMatchObject({ ok: true });
    const properties = isNode(schema['properties']) ? schema['properties'] : {};
    expect(accepts(properties['output'], withNulls(properties['output'], output))).toBe(true);
    expect(accepts(properties['output'], {})).toBe(false);
  });
});

/** What a page leaves out, as a model that must name everything would write it. */
function withNulls(schema: unknown, value: unknown): unknown {
  if (!isNode(schema)) return value;
  const { properties, items, anyOf } = schema;
  if (Array.isArray(anyOf)) return withNulls(anyOf[0], value);
  if (Array.isArray(value)) return value.map((item) => withNulls(items, item));
  if (value === undefined) return [schema['type']].flat().includes('array') ? [] : null;
  if (!isNode(properties) || !isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, withNulls(inner, value[name])]),
  );
}
