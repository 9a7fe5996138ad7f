/** Outputs as they come, and what of each is whole at every character. Written without the product's scanner. */
import { readdirSync, readFileSync } from 'node:fs';

const DECKS = new URL('../../../fixtures/decks/', import.meta.url);

export interface NamedOutput {
  name: string;
  output: object;
}

/** The sections of every kept deck. */
export const outputs: readonly NamedOutput[] = readdirSync(DECKS)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .flatMap((file) => {
    const sections: { type: string; output: object }[] = JSON.parse(
      readFileSync(new URL(file, DECKS), 'utf8'),
    );
    return sections.map(({ type, output }) => ({ name: `${file.replace('.json', '')} ${type}`, output }));
  });

type Path = readonly (string | number)[];

/** A value and the length of text with which it is whole for certain. */
interface Whole {
  path: Path;
  value: unknown;
  from: number;
}

export interface Written {
  text: string;
  wholes: Whole[];
}

/** Writes JSON as a service would and notes where each value is whole. `gap` stands between all parts. */
export function write(value: unknown, gap = ''): Written {
  let text = '';
  const wholes: Whole[] = [];
  const put = (one: unknown, path: Path): void => {
    if (typeof one === 'object' && one !== null) {
      const isList = Array.isArray(one);
      text += isList ? '[' : '{';
      Object.entries(one).forEach(([key, item]: [string, unknown], index) => {
        text += `${index === 0 ? '' : ','}${gap}`;
        if (!isList) text += `${JSON.stringify(key)}${gap}:${gap}`;
        put(item, [...path, isList ? index : key]);
      });
      text += `${gap}${isList ? ']' : '}'}`;
      if (Object.keys(one).length === 0) wholes.push({ path, value: one, from: text.length });
    } else {
      text += JSON.stringify(one);
      // 12 may go on: only what follows it says that it does not.
      wholes.push({ path, value: one, from: text.length + (typeof one === 'number' ? 1 : 0) });
    }
  };
  put(value, []);
  return { text, wholes };
}

/** The values that are whole in a beginning of that length, in lists and objects of their own; none gives undefined. */
export function wholeIn({ wholes }: Written, length: number): unknown {
  let root: unknown;
  for (const { path, value, from } of wholes) {
    if (from > length) break;
    root = placed(root, path, value);
  }
  return root;
}

/**
 * The output without the half of a text that stands at `cut`, and without what holds nothing else; undefined when that
 * is all. The half itself is told apart.
 */
export function withoutHalf(output: unknown, cut: string): { rest: unknown; half: unknown } {
  const remove = (
    value: unknown,
    [step = '', ...more]: readonly string[],
  ): { rest: unknown; half: unknown } => {
    const inner: unknown = Object(value)[step];
    const { rest, half } = more.length === 0 ? { rest: undefined, half: inner } : remove(inner, more);
    const others = Object.entries(Object(value)).filter(([key]) => key !== step || rest !== undefined);
    const kept = others.map(([key, item]) => [key, key === step ? rest : item] as const);
    if (kept.length === 0) return { rest: undefined, half };
    return { rest: Array.isArray(value) ? kept.map(([, item]) => item) : Object.fromEntries(kept), half };
  };
  return remove(output, cut.split('.'));
}

function placed(into: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const holder: Record<string | number, unknown> = Object(into ?? (typeof step === 'number' ? [] : {}));
  holder[step] = placed(holder[step], rest, value);
  return holder;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
