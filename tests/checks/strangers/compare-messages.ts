/** Whether an answer is what a person reads out of the message: the words count, not case, space, marks and markup. */

export interface Case {
  about: string;
  kind: string;
  /** Absent or null for a text that was pasted. */
  file?: string | null;
  text: string;
  expected: Readonly<Record<string, unknown>>;
  empty?: readonly string[];
}

/** Letters, digits and what makes a figure of them. */
const fold = (value: unknown): string =>
  String(value)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/&(?:amp|nbsp|quot);/gu, ' ')
    .replace(/^https?:\/\//u, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}€£$฿¥%+]/gu, '');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `stated` is a value, `{ any: [...] }` of several, or a list. */
export function isSame(value: unknown, stated: unknown): boolean {
  if (isObject(stated) && Array.isArray(stated['any']))
    return stated['any'].some((one: unknown) => isSame(value, one));
  if (value === undefined || value === null) return false;
  if (typeof stated === 'number') return value === stated;
  if (Array.isArray(stated)) return isSameList(Array.isArray(value) ? value : [value], stated);
  if (isObject(stated))
    return isObject(value) && Object.entries(stated).every(([name, one]) => isSame(value[name], one));
  return fold(value) === fold(stated);
}

/** Element by element, in any order; of competitors the parts that the case names. */
function isSameList(value: readonly unknown[], stated: readonly unknown[]): boolean {
  if (value.length !== stated.length) return false;
  const left = [...value];
  return stated.every((one) => {
    const at = left.findIndex((other) => isSame(other, one));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** Whether the words of one are within the other: the same thought, cut elsewhere. */
export function isCutElsewhere(value: unknown, stated: unknown): boolean {
  if (isObject(stated) && Array.isArray(stated['any']))
    return stated['any'].some((one: unknown) => isCutElsewhere(value, one));
  if (typeof value !== 'string' || typeof stated !== 'string') return false;
  const [one, other] = [fold(value), fold(stated)];
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 8 && long.includes(short) && short.length * 4 >= long.length;
}
