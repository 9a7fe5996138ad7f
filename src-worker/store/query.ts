/** Questions that an index of the database answers, and the same answers for records that are in memory alone. */
import { INDEXES, type IndexName, type StoredRecord } from './schema.ts';

export interface Query {
  index: IndexName;
  /** Values of the index's first properties; all of it when absent. */
  of?: readonly (string | number)[];
}

/** Which of the records found, counted in the index's order. */
export interface Part {
  descending?: boolean;
  /** So many are left out at the beginning. */
  offset?: number;
  /** At most so many; all when absent. */
  limit?: number;
}

/** What an index would give of these records. */
export function chosen(
  records: readonly unknown[],
  { index, of = [] }: Query,
  { descending = false, offset = 0, limit }: Part = {},
): StoredRecord[] {
  const { properties } = INDEXES[index];
  const entries = records.flatMap((record) => {
    if (!isRecord(record)) return [];
    const values = properties.map((property) => record[property]).filter(isValue);
    const isIndexed = values.length === properties.length;
    return isIndexed && of.every((value, at) => values[at] === value) ? [{ record, values }] : [];
  });
  const inOrder = entries.toSorted((a, b) => compareValues(a.values, b.values));
  if (descending) inOrder.reverse();
  return inOrder.slice(offset, limit === undefined ? undefined : offset + limit).map(({ record }) => record);
}

export const isRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Value = string | number;
const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value));

/** Compares the values of two records in one index; they are of the same properties, and so of the same types. */
function compareValues(a: readonly Value[], b: readonly Value[]): number {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? value;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
