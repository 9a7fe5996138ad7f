/** Values that every later reader can stand: not deep, not endless, and texts that any file format takes. */
import { DEEPEST } from './scan.ts';

/** Values in one output; a section has some hundreds. */
const MOST = 200_000;

/** Half a character, and controls that a text does not need; XML allows neither. */
const UNFIT = /\p{Cs}|[^\P{Cc}\n\r\t]/u;
const HALVES = /\p{Cs}/gu;
const CONTROLS = /[^\P{Cc}\n\r\t]+/gu;

/** A copy without them; undefined when the value is deeper or larger than any section. */
export function tidied(value: unknown): { value: unknown } | undefined {
  let left = MOST;
  let isUnfit = false;
  const copy = (one: unknown, depth: number): unknown => {
    left -= 1;
    if (left < 0 || depth > DEEPEST) isUnfit = true;
    if (isUnfit) return undefined;
    if (typeof one === 'string') return tidiedText(one);
    if (Array.isArray(one)) return one.map((item: unknown) => copy(item, depth + 1));
    // 1e999 is written in JSON and cannot be read from it.
    if (typeof one === 'number' && !Number.isFinite(one)) return null;
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, item]: [string, unknown]) => [tidiedText(key), copy(item, depth + 1)]),
    );
  };
  const copied = copy(value, 0);
  return isUnfit ? undefined : { value: copied };
}

export const tidiedText = (text: string): string =>
  UNFIT.test(text) ? text.replace(HALVES, '\uFFFD').replace(CONTROLS, '') : text;
