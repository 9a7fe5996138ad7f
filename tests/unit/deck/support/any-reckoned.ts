/** Parts that a plan may reckon for a page, of any content that their schema accepts. */
import * as fc from 'fast-check';
import * as z from 'zod';
import { reckonedSchema } from '../../../../src/shared/domain/reckoned.ts';
import { filled, type Seed } from './any-section.ts';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
}

/** Short texts are likelier than in sections, so that compositions are reached. */
const text: fc.Arbitrary<Seed> = fc.record({
  seed: fc.constant(true as const),
  kind: fc.constantFrom('english', 'thai', 'mixed', 'unbroken', 'figure'),
  length: fc.oneof(
    { weight: 14, arbitrary: fc.integer({ min: 1, max: 22 }) },
    { weight: 5, arbitrary: fc.integer({ min: 20, max: 70 }) },
    { weight: 1, arbitrary: fc.integer({ min: 70, max: 600 }) },
  ),
});

/** Figures as plans have them, and as nobody expects them. */
const number = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 30 }) },
  { weight: 3, arbitrary: fc.double({ min: 0, max: 5000, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -3, 1e9, -1e-9, 0.1, 95) },
);
const whole = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 28 }) },
  fc.constantFrom(0, 90, 400),
);

function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'number':
      return number;
    case 'integer':
      return whole;
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 6,
      });
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const entries = Object.entries(properties).map(([key, inner]): [string, fc.Arbitrary<unknown>] => [
        key,
        valueOf(inner),
      ]);
      return fc.record(Object.fromEntries(entries), { requiredKeys: required });
    }
    default:
      return text;
  }
}

/** These parts: the first always, the others mostly. */
export function anyReckoned(parts: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const schema: JsonSchema = JSON.parse(
    JSON.stringify(z.toJSONSchema(reckonedSchema, { io: 'input', unrepresentable: 'any' })),
  );
  const entries = parts.map((part): [string, fc.Arbitrary<unknown>] => {
    const own = schema.properties?.[part];
    if (!own) throw new Error(`Nothing reckoned is called ${part}.`);
    return [part, valueOf(own)];
  });
  return fc
    .record(Object.fromEntries(entries), { requiredKeys: parts.slice(0, 1) })
    .map((shape) => filled(shape, 5000).value)
    .map((value) => Object.fromEntries(Object.entries(value ?? {})));
}
