/** Rows and columns of a table of figures: named where they stand, added, taken away. */
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import {
  addLine,
  isOpen,
  lineName,
  removeLine,
  renameLine,
  type Axis,
} from '../../shared/domain/editing/figure-lines.ts';
import type { Section } from '../../shared/domain/section.ts';
import type { LiveTable } from './live-figures.ts';
import type { Figures } from './use-figures.ts';

interface LinesProps {
  live: LiveTable;
  figures: Figures;
  section: Section;
}
interface LineProps extends LinesProps {
  axis: Axis;
  at: number;
}

/** @param shown as the table calls it, where nobody may name it */
export function LineName({ live, figures, section, axis, at, shown }: LineProps & { shown: string }) {
  const t = useCopy(edit).figures;
  const { table } = live;
  if (!isOpen(section, table, axis)) return shown;
  const name = lineName(section, table, axis, at);
  return (
    <span className="edit-line">
      <input
        key={name}
        aria-label={t.nameOf(name)}
        data-line={axis}
        className="edit-line-name"
        defaultValue={name}
        maxLength={120}
        autoComplete="off"
        onBlur={(event) => {
          const given = event.currentTarget.value.trim();
          if (given === '') event.currentTarget.value = name;
          else void figures.arrange(table.field, (of, now) => renameLine(of, now, axis, at, given));
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') {
            event.stopPropagation();
            event.currentTarget.value = name;
            event.currentTarget.blur();
          }
          if (event.key === 'Enter') cellOf(event.currentTarget, axis, at)?.focus();
        }}
      />
      {axis === 'columns' && <RemoveLine {...{ live, figures, section, axis, at }} />}
    </span>
  );
}

const cellOf = (input: HTMLElement, axis: Axis, at: number): HTMLElement | null | undefined =>
  input
    .closest('table')
    ?.querySelector<HTMLElement>(`[data-cell="${axis === 'rows' ? `${at} 0` : `0 ${at}`}"]`);

/** Nothing where it is the last one. */
export function RemoveLine({ live, figures, section, axis, at }: LineProps) {
  const t = useCopy(edit).figures;
  const { table } = live;
  if (table[axis].length < 2) return null;
  const label = t.remove(lineName(section, table, axis, at));
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      aria-disabled={figures.isArranging}
      className="edit-line-remove"
      onClick={(event) => {
        event.currentTarget.closest('table')?.querySelector<HTMLElement>('[data-cell]')?.focus();
        void figures.arrange(table.field, (of, now) => removeLine(of, now, axis, at));
      }}
    >
      <Icon of={X} size={16} />
    </button>
  );
}

const AXES: readonly Axis[] = ['rows', 'columns'];

/** What is added is named at once. */
export function AddLines({ live, figures, section, language }: LinesProps & { language: 'en' | 'th' }) {
  const t = useCopy(edit).figures;
  const { table } = live;
  const box = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<{ axis: Axis; count: number }>();
  const isThere = added !== undefined && table[added.axis].length > added.count;
  useEffect(() => {
    if (!isThere) return;
    const names = box.current?.parentElement?.querySelectorAll<HTMLInputElement>(
      `[data-line="${added.axis}"]`,
    );
    const last = names?.item(names.length - 1);
    last?.focus();
    last?.select();
  }, [isThere, added]);
  const add = (axis: Axis): void => {
    setAdded({ axis, count: table[axis].length });
    void figures.arrange(table.field, (of, now) =>
      addLine(of, now, axis, unsaid(t.newLine[language][axis], now[axis])),
    );
  };
  const open = AXES.filter((axis) => isOpen(section, table, axis));
  if (open.length === 0) return null;
  return (
    <div ref={box} className="mt-1 -ml-2 flex flex-wrap gap-x-2">
      {open.map((axis) => (
        <Button
          key={axis}
          size="compact"
          variant="quiet"
          icon={Plus}
          aria-disabled={figures.isArranging}
          onClick={() => add(axis)}
        >
          {t.add[axis]}
        </Button>
      ))}
    </div>
  );
}

/** 'New row', 'New row 2'. */
function unsaid(word: string, names: readonly string[]): string {
  let name = word;
  for (let count = 2; names.includes(name); count += 1) name = `${word} ${count}`;
  return name;
}
