/**
 * Which states of an item are known to have come before the one on this device. An archive carries them with each item, so
 * that whoever has one of them knows: the archive's was made from it, and may take its place.
 */
import type { ArchiveStanding } from '../../src/shared/contract/archive.ts';
import { isRecord } from '../store/query.ts';
import type { ReadTransaction, WriteTransaction } from '../store/transactions.ts';

const ID = 'lineage';
/** States that are remembered of an item; a copy a day for three weeks. */
const KEPT = 20;
/** Digits of a state's SHA-256: enough to tell one person's states apart. */
const DIGITS = 16;

/** A state, as it is remembered. */
export const stateOf = (sha256: string): string => sha256.slice(0, DIGITS);

/** By item ('proposals/{id}'), the oldest first. */
export type Lineage = ReadonlyMap<string, readonly string[]>;

export async function readLineage(transaction: ReadTransaction): Promise<Lineage> {
  const stored = await transaction.get('meta', ID);
  const of = isRecord(stored) && isRecord(stored['of']) ? stored['of'] : {};
  return new Map(
    Object.entries(of).map(([id, states]) => [
      id,
      Array.isArray(states) ? states.filter((state) => typeof state === 'string') : [],
    ]),
  );
}

/** Under which an item's states are remembered that are kept beside it as copies: they came before none of its own. */
export const besideOf = (id: string): string => `beside ${id}`;
const BESIDE = /^beside /u;

/** Every state of an item that this device has had, or has beside it. */
export const knownOf = (lineage: Lineage, id: string): readonly string[] => [
  ...(lineage.get(id) ?? []),
  ...(lineage.get(besideOf(id)) ?? []),
];

/** Adds states; items in `gone` are forgotten. */
export async function addToLineage(
  transaction: WriteTransaction,
  added: Lineage,
  isGone: (id: string) => boolean = () => false,
): Promise<void> {
  const known = new Map(await readLineage(transaction));
  for (const [id, states] of added) known.set(id, joined(known.get(id) ?? [], states));
  const of = Object.fromEntries([...known].filter(([id]) => !isGone(id.replace(BESIDE, ''))));
  await transaction.put('meta', { id: ID, of });
}

/** The newest states last, each once. */
const joined = (earlier: readonly string[], later: readonly string[]): string[] =>
  [...new Set([...earlier, ...later].toReversed())].toReversed().slice(-KEPT);

/** How an archive's item stands to the device's. `here`: SHA-256 of that; undefined where the device has none. */
export function standing(
  item: { sha256: string; after: readonly string[] },
  here: string | undefined,
  lineage: readonly string[],
): ArchiveStanding {
  if (here === undefined) return 'new';
  if (here === item.sha256) return 'same';
  if (item.after.includes(stateOf(here))) return 'newer';
  return lineage.includes(stateOf(item.sha256)) ? 'older' : 'both';
}
