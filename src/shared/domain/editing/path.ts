/**
 * Fields of a section by their paths: 'title', 'output.objectives.1.target', 'reckoned.bridge.steps.2.label',
 * 'words.what-we-ask', 'evidence.2.data', 'evidence.2.statement'. The number of an item counts from 0, in the section as it stands.
 */
import type { Section } from '../section.ts';

/** Any value of JSON; undefined where there is none. */
export type Value = unknown;
export type FieldPath = string;

/** What of a section says something that may be edited. Its type is not a person's to write. */
const ROOTS = ['title', 'output', 'reckoned', 'words'] as const;

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export const joined = (...parts: readonly (string | number)[]): FieldPath =>
  parts.filter((part) => part !== '').join('.');

/** The steps of a path; undefined of one that names no field of a section. */
export function stepsOf(path: FieldPath): string[] | undefined {
  const steps = path.split('.');
  const [root = ''] = steps;
  const isRoot =
    root === 'title'
      ? steps.length === 1
      : root === 'words'
        ? steps.length === 2
        : root === 'output' || root === 'reckoned' || isOfEvidence(steps);
  return isRoot && steps.every((step) => step !== '' && !FORBIDDEN.has(step)) ? steps : undefined;
}

/** What words of a layout are called, from its English: 'What we ask' is 'what-we-ask'. '' of words without letters. */
export const wordsKey = (english: string): string =>
  english
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** Of the evidence, the numbers that a chart is drawn from and what it says; what it stands on is not a person's to write. */
const isOfEvidence = ([root, item = '', part]: readonly string[]): boolean =>
  root === 'evidence' &&
  indexOf(item) !== undefined &&
  (part === 'data' || part === 'statement' || part === 'source');

/** The number of an item; undefined of a step that is none. */
export const indexOf = (step: string): number | undefined =>
  /^(?:0|[1-9]\d{0,5})$/u.test(step) ? Number(step) : undefined;

/** What stands under one step; undefined where nothing does. */
export function under(value: Value, step: string): Value {
  if (Array.isArray(value)) {
    const index = indexOf(step);
    return index === undefined ? undefined : value[index];
  }
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** What a section says at a path; undefined where it has no such field. */
export function readField(section: Section, path: FieldPath): Value {
  const steps = stepsOf(path);
  return steps?.reduce<Value>(under, section);
}

/** A text of a section. */
export interface Leaf {
  path: FieldPath;
  text: string;
}

/** Every text of a value that stands at a path. */
export function* leavesIn(value: Value, path: FieldPath): Generator<Leaf> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [step, inner] of Object.entries(value)) yield* leavesIn(inner, joined(path, step));
}

/** Every text of a section that may be edited where it stands, in the order of its fields. */
export const leavesOf = (section: Section): Leaf[] =>
  ROOTS.flatMap((root) => [...leavesIn(section[root], root)]);
