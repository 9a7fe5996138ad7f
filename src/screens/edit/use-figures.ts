/** The figures behind a chart or a table: typed, summed as one types, stored when a cell is left. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { WayOut } from '../../shared/domain/editing/figures.ts';
import type { Edit } from '../../shared/domain/editing/change.ts';
import { figureTable, typedNumber, type FigureTable } from '../../shared/domain/editing/figures.ts';
import type { Reason } from '../../shared/domain/failure.ts';
import type { Section } from '../../shared/domain/section.ts';
import type { FigureSpot } from './figure-spots.ts';
import {
  editsOfTables,
  joinedMoves,
  liveTables,
  movedFigures,
  shownNumber,
  withEditsOf,
  type LiveTable,
  type MovedFigure,
  type TypedFigure,
} from './live-figures.ts';
import type { Editing } from './use-editing.ts';

export interface Figures {
  /** What is open; undefined where nothing is. */
  spot: FigureSpot | undefined;
  tables: readonly LiveTable[];
  /** Of the page, not stored yet. */
  unsaved: readonly Edit[];
  /** Figures that were changed here since the table was opened. */
  moved: readonly MovedFigure[];
  reason: Reason | undefined;
  open: (spot: FigureSpot) => void;
  close: () => void;
  /** What stands in a cell: as it is typed, else its number. */
  wordsAt: (live: LiveTable, row: number, column: number) => string;
  type: (cells: readonly TypedFigure[]) => void;
  giveUp: (field: string, row: number, column: number) => void;
  /** Stores what was typed. */
  keep: () => Promise<void>;
  take: (live: LiveTable, way: WayOut) => Promise<void>;
  /** Adds, takes away or names a line of a table; with what is typed by then, as one change. */
  arrange: (field: string, make: (section: Section, table: FigureTable) => readonly Edit[]) => Promise<void>;
  /** The lines of a table are changing: their numbers are not known until the page shows it. */
  isArranging: boolean;
  /** A moved figure needs nothing more. */
  settle: (move: MovedFigure) => void;
}

interface FiguresInput {
  editing: Editing;
  section: Section | undefined;
  /** As the engine wrote it. */
  written: Section | undefined;
  /** The last change that the section shows. */
  seen: number;
}

const isAt = (a: Omit<TypedFigure, 'words'>, b: Omit<TypedFigure, 'words'>): boolean =>
  a.field === b.field && a.row === b.row && a.column === b.column;

export function useFigures({ editing, section, written, seen }: FiguresInput): Figures {
  const [spot, setSpot] = useState<FigureSpot>();
  const { typed, put, drop, reset, newest } = useTyped(seen);
  const [moved, setMoved] = useState<readonly MovedFigure[]>([]);
  const [reason, setReason] = useState<Reason>();
  const tables = useMemo(
    () =>
      section === undefined || spot === undefined
        ? []
        : liveTables(section, written ?? section, spot.field, spot.isWhole, typed),
    [section, written, spot, typed],
  );
  const unsaved = useMemo(
    () => (section === undefined ? [] : editsOfTables(section, tables)),
    [section, tables],
  );

  const line = useRef<Promise<unknown>>(Promise.resolve());
  /** One after another: each is made of what stands after the one before. */
  const store = (): Promise<void> => {
    const cells = newest();
    const stored = line.current.then(() => storeNow(cells));
    line.current = stored;
    return stored;
  };
  const storeNow = async (cells: readonly TypedFigure[]): Promise<void> => {
    if (section === undefined || spot === undefined) return;
    const now = liveTables(section, written ?? section, spot.field, spot.isWhole, cells);
    const edits = editsOfTables(section, now);
    const moves = movedFigures(section, now);
    const answer = edits.length === 0 ? { change: seen } : await editing.change(edits);
    setReason(answer.reason);
    if (answer.reason !== undefined) return;
    // What is typed again meanwhile is kept later.
    const done = newest().filter((cell) => cells.includes(cell) && typedNumber(cell.words) !== undefined);
    put(done.map((cell) => ({ ...cell, change: answer.change })));
    setMoved((before) => joinedMoves(before, moves));
  };
  const keep = store;
  const [arranged, setArranged] = useState(0);
  const arrange: Figures['arrange'] = async (field, make) => {
    if (section === undefined || arranged > seen) return;
    const now = withEditsOf(section, unsaved);
    const table = figureTable(now, field);
    const edits = table === undefined ? [] : make(now, table);
    if (edits.length === 0) return;
    setArranged(Number.POSITIVE_INFINITY);
    const answer = await editing.change([...unsaved, ...edits]);
    setReason(answer.reason);
    setArranged(answer.reason === undefined ? answer.change : 0);
    if (answer.reason === undefined) reset();
  };

  return {
    spot,
    tables,
    unsaved,
    moved,
    reason,
    open: (next) => {
      void keep();
      reset();
      setMoved([]);
      setReason(undefined);
      setSpot(next);
    },
    close: () => {
      void keep();
      setSpot(undefined);
    },
    wordsAt: ({ table, numbers }, row, column) =>
      typed.find((cell) => isAt(cell, { field: table.field, row, column }))?.words ??
      shownNumber(numbers[row]?.[column] ?? 0),
    type: put,
    giveUp: (field, row, column) => drop((cell) => isAt(cell, { field, row, column })),
    keep,
    take: ({ table }, { numbers }) => {
      const cells = numbers.flatMap((row, at) =>
        row.flatMap((value, column): TypedFigure[] =>
          value === table.cells[at]?.[column]?.value
            ? []
            : [{ field: table.field, row: at, column, words: String(value) }],
        ),
      );
      put(cells);
      return store();
    },
    arrange,
    isArranging: arranged > seen,
    settle: (move) => setMoved((before) => before.filter(({ from }) => from !== move.from)),
  };
}

/** Cells that were typed, until the page shows them. */
function useTyped(seen: number) {
  const [typed, setTyped] = useState<readonly TypedFigure[]>([]);
  const last = useRef(typed);
  const set = (next: readonly TypedFigure[]): void => {
    last.current = next;
    setTyped(next);
  };
  const isShown = typed.some(({ change }) => change !== undefined && change <= seen);
  useEffect(() => {
    if (isShown) set(last.current.filter(({ change }) => change === undefined || change > seen));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `set` is the same in all that it does
  }, [isShown, seen]);
  return {
    typed,
    newest: () => last.current,
    put: (cells: readonly TypedFigure[]) =>
      set([...last.current.filter((cell) => !cells.some((other) => isAt(cell, other))), ...cells]),
    drop: (is: (cell: TypedFigure) => boolean) => set(last.current.filter((cell) => !is(cell))),
    reset: () => set([]),
  };
}
