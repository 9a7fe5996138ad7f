/** A written page with one of its values as another JSON type: what services and models do every day. */
import { isObject } from './json.ts';

type Path = readonly (string | number)[];

export interface Mutation {
  /** 'swot of competitors.0 as a text' */
  name: string;
  path: Path;
  output: Record<string, unknown>;
}

/** A word that no page holds. */
export const WORD = 'Xylophone';

const REPLACEMENTS: readonly (readonly [as: string, value: unknown])[] = [
  ['a number', 2019],
  ['a boolean', true],
  ['null', null],
  ['a text', WORD],
  ['a list of texts', [WORD, `${WORD}2`]],
  ['a list with null', [WORD, null]],
  ['a list of objects', [{ name: WORD }]],
  ['an empty list', []],
  ['an object', { text: WORD }],
  ['an object of several', { value: WORD, maxValue: 6 }],
  ['an empty object', {}],
];

/** Every value in an output that is not the output itself, lists and objects included. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const here = path.length === 0 ? [] : [path];
  if (Array.isArray(value))
    return [...here, ...value.flatMap((item, index) => pathsIn(item, [...path, index]))];
  if (!isObject(value)) return here;
  return [...here, ...Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}

function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? replaced(item, rest, by) : item));
  if (!isObject(value)) return value;
  return { ...value, [step]: replaced(value[step], rest, by) };
}

/** Each value of the output as each other JSON type, one at a time. */
export const mutationsOf = (output: Record<string, unknown>): Mutation[] =>
  pathsIn(output).flatMap((path) =>
    REPLACEMENTS.flatMap(([as, by]): Mutation[] => {
      const mutated = replaced(output, path, by);
      return isObject(mutated) ? [{ name: `${path.join('.')} as ${as}`, path, output: mutated }] : [];
    }),
  );

/** Each field once, wherever in a list it stands, in one of the other JSON types: these take turns from field to field. */
export function oneOfEachField(output: Record<string, unknown>): Mutation[] {
  const byField = new Map<string, Mutation[]>();
  for (const mutation of mutationsOf(output)) {
    const field = mutation.path.map((step) => (typeof step === 'number' ? '' : step)).join('.');
    byField.set(field, [...(byField.get(field) ?? []), mutation]);
  }
  return [...byField.values()].flatMap((mutations, turn) => mutations[(turn * 5) % mutations.length] ?? []);
}
