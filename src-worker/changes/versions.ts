/** The changes of a proposal as a person reads them, and any page as it was after any of them. */
import type { VersionEntry } from '../../src/shared/contract/editing.ts';
import type {
  ChangeRecord,
  PageBefore,
  PageRecord,
  ProposalRecord,
} from '../../src/shared/domain/records.ts';
import { restored } from './content.ts';

/** Edits of one page within this time are one entry, ms. */
const ONE_ENTRY_MS = 10 * 60_000;

/** Newest first. The last entry is the proposal as it was first written: number 0. */
export function versionsOf(
  { createdAt, generatedAt }: Pick<ProposalRecord, 'createdAt' | 'generatedAt'>,
  pages: readonly PageRecord[],
  changes: readonly ChangeRecord[],
): VersionEntry[] {
  const entries: VersionEntry[] = [];
  /** When the first edit of the last entry was made. */
  let began = 0;
  for (const change of changes) {
    const last = entries.at(-1);
    const at = Date.parse(change.at);
    if (last !== undefined && isSameEntry(last, change) && at - began < ONE_ENTRY_MS) {
      entries[entries.length - 1] = { ...last, number: change.number, at: change.at, edits: last.edits + 1 };
      continue;
    }
    began = at;
    const { number, author, name, reason } = change;
    entries.push({
      number,
      at: change.at,
      author,
      ...(name === undefined ? {} : { name }),
      reason,
      pages: change.pages.map(({ pageNumber }) => pageNumber),
      edits: 1,
    });
  }
  const first = new Map(changes.toReversed().flatMap(({ pages: before }) => firstWritten(before)));
  const engine = [...first.values(), ...pages.map((page) => page.engine)][0] ?? 'planner';
  const written = pages.filter(({ success }) => success).map(({ pageNumber }) => pageNumber);
  const at = [createdAt, generatedAt].find((time) => time !== '') ?? '';
  return [
    { number: 0, at, author: engine, reason: 'written' as const, pages: written, edits: 0 },
    ...entries,
  ].toReversed();
}

const firstWritten = (before: readonly PageBefore[]) =>
  before.flatMap(({ pageNumber, rewritten }) =>
    rewritten === undefined ? [] : [[pageNumber, rewritten.engine] as const],
  );

const isSameEntry = (entry: VersionEntry, { author, name, reason, pages }: ChangeRecord): boolean =>
  reason === 'edited' &&
  entry.reason === reason &&
  entry.author === author &&
  entry.name === name &&
  entry.pages.length === 1 &&
  pages.length === 1 &&
  entry.pages[0] === pages[0]?.pageNumber;

/** Pages as they stood after the change with this number; 0: as they were first written. */
export function pagesAfter(
  pages: readonly PageRecord[],
  changes: readonly ChangeRecord[],
  number: number,
): PageRecord[] {
  const later = changes.filter((change) => change.number > number);
  return pages.map((page) => {
    const before = later.flatMap((change) =>
      change.pages.filter(({ pageNumber }) => pageNumber === page.pageNumber),
    );
    const [next] = before;
    if (next === undefined) return page;
    const rewritten = before.find((one) => one.rewritten !== undefined)?.rewritten;
    return restored(page, { ...next, ...(rewritten === undefined ? {} : { rewritten }) });
  });
}
