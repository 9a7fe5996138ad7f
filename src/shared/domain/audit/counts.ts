/** How many there are of what a page lists, for a headline that counts it: 'Three moves'. */

/** Items of each list, distinct values of each of their fields. */
function countsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(countsIn);
  if (!Array.isArray(value)) return inner;
  const fields = new Map<string, Set<unknown>>();
  for (const item of value) {
    if (typeof item !== 'object' || item === null) continue;
    for (const [key, field] of Object.entries(item)) {
      if (typeof field !== 'string') continue;
      fields.set(key, (fields.get(key) ?? new Set()).add(field));
    }
  }
  return [value.length, ...[...fields.values()].map(({ size }) => size), ...inner];
}

/** Also the lists together: the three groups of suggestions. */
export function countsOf(output: Readonly<Record<string, unknown>>): number[] {
  const lists = Object.values(output).filter((value) => Array.isArray(value));
  return [...countsIn(output), lists.reduce((sum, { length }) => sum + length, 0)];
}
