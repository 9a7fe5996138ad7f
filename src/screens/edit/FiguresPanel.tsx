/** The figures behind a chart or a table: a small table that sums as one types, and says what does not add up. */
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button, IconButton } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { Icon } from '../../components/Icon.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useWorded } from '../../screen-kit/failures.ts';
import { isOpen } from '../../shared/domain/editing/figure-lines.ts';
import { typedNumber } from '../../shared/domain/editing/figures.ts';
import type { Section } from '../../shared/domain/section.ts';
import { FigureElsewhere } from './FigureElsewhere.tsx';
import { AddLines, LineName, RemoveLine } from './FigureLines.tsx';
import { pastedCells, shownNumber, type LiveTable } from './live-figures.ts';
import type { Figures } from './use-figures.ts';

export interface FiguresPanelProps {
  figures: Figures;
  proposalId: string;
  section: Section | undefined;
  /** Of the deck: what a new line is called in. */
  language: 'en' | 'th';
  onClose: () => void;
}

/** From this width on it stands beside the slide. */
const BESIDE = '(width >= 75rem)';

export function FiguresPanel({ figures, proposalId, section, language, onClose }: FiguresPanelProps) {
  const t = useCopy(edit);
  const word = useWorded();
  const title = useId();
  const { spot, tables } = figures;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-cell]')?.focus({ preventScroll: true });
    // Under the slide it comes up as a whole, with its sums and what is said of them.
    panel.current?.scrollIntoView({ block: matchMedia(BESIDE).matches ? 'nearest' : 'start' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whenever another one is opened
  }, [spot?.id]);
  if (spot === undefined || section === undefined) return null;
  return (
    <section ref={panel} aria-labelledby={title} className="edit-figures">
      <div className="flex items-center justify-between gap-3">
        <h2 id={title} className="font-heading text-[1.0625rem] font-semibold">
          {spot.name}
        </h2>
        <IconButton icon={X} label={t.figures.close} onClick={onClose} className="-mr-2.5" />
      </div>
      {tables.map((live) => (
        <FigureTableView
          key={live.table.field}
          {...{ live, figures, section, language }}
          isAlone={tables.length === 1}
        />
      ))}
      {figures.reason !== undefined && (
        <p role="alert" className="mt-3 text-small text-danger">
          {word(figures.reason)}
        </p>
      )}
      <FigureElsewhere figures={figures} proposalId={proposalId} />
      <ul
        aria-hidden="true"
        className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-dense text-quiet touch:hidden"
      >
        {t.figures.hints.map(([key, what]) => (
          <li key={key}>
            <kbd className="mr-1.5 font-sans font-semibold text-ink">{key}</kbd>
            {what}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TableProps {
  live: LiveTable;
  figures: Figures;
}

function FigureTableView({
  live,
  figures,
  section,
  language,
  isAlone,
}: TableProps & Pick<FiguresPanelProps, 'language'> & { section: Section; isAlone: boolean }) {
  const t = useCopy(edit).figures;
  const { table, isWhole, sums, written } = live;
  const lines = { live, figures, section };
  const canRow = isOpen(section, table, 'rows');
  const hasRowSums = isWhole && table.columns.length > 1;
  const name = isAlone ? table.unit : (t.tables[table.field] ?? table.unit);
  return (
    <div className="mt-3">
      <div className="overflow-x-auto">
        <table className="edit-figure-table">
          <thead>
            <tr>
              <th scope="col" className="text-left">
                {name === '' ? <span className="sr-only">{t.of}</span> : name}
              </th>
              {table.columns.map((column, index) => (
                <th key={column} scope="col">
                  {/* A column alone needs no name; one is read aloud. */}
                  {column === '' ? (
                    <span className="sr-only">{t.figure}</span>
                  ) : (
                    <LineName {...lines} axis="columns" at={index} shown={t.columns[column] ?? column} />
                  )}
                </th>
              ))}
              {hasRowSums && <th scope="col">{t.total}</th>}
              {canRow && <td aria-hidden="true" />}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows are told by their places: two may have one name
              <tr key={`${row} ${at}`}>
                <th scope="row">
                  <LineName {...lines} axis="rows" at={at} shown={row} />
                </th>
                {table.columns.map((column, index) => (
                  <td key={column}>
                    {table.cells[at]?.[index] !== undefined && (
                      <FigureInput live={live} figures={figures} row={at} column={index} />
                    )}
                  </td>
                ))}
                {hasRowSums && <Made value={sums.rows[at] ?? 0} before={written?.rows[at]} isOff={false} />}
                {canRow && (
                  <td>
                    <RemoveLine {...lines} axis="rows" at={at} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          {isWhole && (
            <tfoot>
              <tr>
                <th scope="row">{t.all}</th>
                {table.columns.length > 1 &&
                  sums.columns.map((value, column) => (
                    <Made
                      key={table.columns[column]}
                      value={value}
                      before={written?.columns[column]}
                      isOff={false}
                    />
                  ))}
                <Made value={sums.total} before={written?.total} isOff={live.excess !== 0} />
                {canRow && <td aria-hidden="true" />}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <Excess live={live} figures={figures} />
      <AddLines {...lines} language={language} />
    </div>
  );
}

/** What a row or a column makes: with a line where that has moved, red where it does not add up. */
const Made = ({ value, before, isOff }: { value: number; before: number | undefined; isOff: boolean }) => (
  <td
    className={classes(
      'figures edit-figure-sum',
      isOff && 'text-danger',
      !isOff && before !== undefined && before !== value && 'is-moved',
    )}
  >
    {shownNumber(value)}
  </td>
);

function Excess({ live, figures }: TableProps) {
  const t = useCopy(edit).figures;
  const { excess, sums, written, ways } = live;
  if (excess === 0 || written === undefined) return null;
  const amount = shownNumber(Math.abs(excess));
  const one = excess > 0 ? t.way.one : t.way.oneMore;
  return (
    <div className="mt-3">
      <p className="flex items-start gap-2 text-small font-semibold text-danger">
        <Icon of={CircleAlert} className="mt-0.5" />
        <output>{t.excess(shownNumber(sums.total), shownNumber(written.total))}</output>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {ways.map((way) => (
          <Button key={way.kind} size="compact" onClick={() => void figures.take(live, way)}>
            {way.kind === 'one' ? one(amount, way.name) : t.way.all(amount)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function FigureInput({ live, figures, row, column }: TableProps & { row: number; column: number }) {
  const t = useCopy(edit).figures;
  const { field, rows, columns } = live.table;
  const words = figures.wordsAt(live, row, column);
  const isNumber = typedNumber(words) !== undefined;
  const before = useRef(false);
  const type = (text: string): void => figures.type([{ field, row, column, words: text }]);
  const heading = columns[column] ?? '';
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      aria-label={t.cell(rows[row] ?? '', t.columns[heading] ?? heading)}
      aria-invalid={!isNumber}
      title={isNumber ? undefined : t.notNumber}
      data-cell={`${row} ${column}`}
      className="figures edit-figure-cell"
      value={words}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        before.current = true;
        type(event.currentTarget.value);
      }}
      onBlur={() => {
        if (before.current && isNumber) void figures.keep();
        before.current = false;
      }}
      onPaste={(event) => {
        const cells = pastedCells(event.clipboardData.getData('text/plain'));
        if (cells.length === 1 && cells[0]?.length === 1) return;
        event.preventDefault();
        before.current = true;
        figures.type(
          cells.flatMap((line, down) =>
            line.flatMap((text, right) =>
              live.table.cells[row + down]?.[column + right] === undefined
                ? []
                : [{ field, row: row + down, column: column + right, words: text }],
            ),
          ),
        );
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        const way = live.ways.at(-1);
        if (event.key === 'Enter' && event.ctrlKey !== event.metaKey && way !== undefined) {
          event.preventDefault();
          before.current = false;
          void figures.take(live, way);
          return;
        }
        if (event.key === 'Escape') {
          before.current = false;
          figures.giveUp(field, row, column);
          event.stopPropagation();
          return;
        }
        const step = stepOf(event);
        if (step === undefined) return;
        event.preventDefault();
        const input = event.currentTarget;
        const next = input
          .closest('table')
          ?.querySelector<HTMLInputElement>(`[data-cell="${row + step.down} ${column + step.right}"]`);
        if (next) next.focus();
        else if (event.key === 'Enter') void figures.keep();
      }}
    />
  );
}

const STEPS: Readonly<Record<string, { down: number; right: number }>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  Enter: { down: 1, right: 0 },
};

/** Up and down always; sideways from the end of what stands there, or with all of it selected. */
function stepOf(event: React.KeyboardEvent<HTMLInputElement>): { down: number; right: number } | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event;
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  const { selectionStart: start, selectionEnd: end, value } = currentTarget;
  const isAll = start === 0 && end === value.length;
  if (key === 'ArrowLeft' && (isAll || end === 0)) return { down: 0, right: -1 };
  if (key === 'ArrowRight' && (isAll || start === value.length)) return { down: 0, right: 1 };
  return STEPS[key];
}
