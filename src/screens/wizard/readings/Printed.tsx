import { useRef, useState } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { classes } from '../../../components/classes.ts';
import { Text } from '../../../components/Text.tsx';
import { readings } from '../../../copy/readings.ts';
import { review } from '../../../copy/review.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ReadingsView } from '../../../shared/contract/planning.ts';
import type { Meanings, ReadingKey } from '../../../shared/domain/corrections.ts';
import type { FormData } from '../../../shared/domain/questionnaire.ts';
import { Editor } from './Editor.tsx';
import { meaningOfView } from './meaning.ts';
import { printedRows, type PrintedRow } from './printed.ts';

export type Correct = <K extends ReadingKey>(key: K, value: Meanings[K] | undefined) => void;

export interface PrintedProps {
  view: ReadingsView;
  form: FormData;
  onCorrect: Correct;
  /** To the answer of a path. */
  onField: (path: string) => void;
}

/** 'What will be printed': each reading that becomes a headline, in those words, with its sums; each can be changed in its row. */
export function Printed({ view, form, onCorrect, onField }: PrintedProps) {
  const t = useCopy(review);
  const words = useCopy(readings);
  const [open, setOpen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const rows = printedRows(view, form, t, words);
  if (rows.length === 0) return null;
  /** The button that opened it is drawn again; the focus goes back to it. */
  const close = (id: string): void => {
    setOpen(undefined);
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus(), 0);
  };
  return (
    <section>
      <h3 className="pb-2.5 text-[0.9375rem] font-semibold">{t.printed}</h3>
      <ul ref={list} className="border-b border-line">
        {rows.map((row) => {
          const { change } = row;
          const isOpen = open === row.id;
          const correct: Correct = (key, value) => {
            onCorrect(key, value);
            close(row.id);
          };
          return (
            <li key={row.id} className="border-t border-line py-3">
              <Row
                row={row}
                isOpen={isOpen}
                onChange={() => {
                  if ('path' in change) onField(change.path);
                  else setOpen(isOpen ? undefined : row.id);
                }}
                onReset={
                  'reading' in change && row.corrected ? () => correct(change.reading, undefined) : undefined
                }
              />
              {isOpen && 'reading' in change && (
                <div className="mt-3 tablet:ml-27">
                  <Others row={row} onCorrect={correct} />
                  <Editor
                    reading={change.reading}
                    value={meaningOfView(change.reading, view, form)}
                    onSave={correct}
                    onCancel={() => close(row.id)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface RowProps {
  row: PrintedRow;
  isOpen: boolean;
  onChange: () => void;
  /** Where a person's correction holds. */
  onReset: (() => void) | undefined;
}

function Row({ row, isOpen, onChange, onReset }: RowProps) {
  const t = useCopy(review);
  const words = useCopy(readings);
  const { id, name, phrases, unknown, change } = row;
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 tablet:grid-cols-[5.75rem_1fr_auto]">
      <h4 className="text-small leading-6 text-quiet">{name}</h4>
      <div className="max-tablet:order-last max-tablet:col-span-2 min-w-0">
        {phrases.map(({ text, notes }) => (
          <p key={text} className="mb-1 last:mb-0">
            <span className={classes('leading-6 wrap-anywhere', unknown ? 'text-quiet' : 'font-semibold')}>
              <Text>{text}</Text>
            </span>
            {notes.map((note) => (
              <span key={note} className="block text-small text-quiet">
                <Text>{note}</Text>
              </span>
            ))}
          </p>
        ))}
        {onReset && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3">
            <Badge tone="done">{words.corrected}</Badge>
            <button
              type="button"
              className="text-link py-1 text-dense touch:py-3.5"
              aria-label={t.resetOf(name)}
              onClick={onReset}
            >
              {t.reset}
            </button>
          </p>
        )}
      </div>
      <button
        type="button"
        data-row={id}
        className="text-link self-start text-small leading-6 touch:-my-2.5 touch:min-w-11 touch:py-2.5"
        aria-label={t.changeOf(name)}
        {...('reading' in change && { 'aria-expanded': isOpen })}
        onClick={onChange}
      >
        {t.change}
      </button>
    </div>
  );
}

/** What else it may mean, each taken with one tap. */
function Others({ row, onCorrect }: { row: PrintedRow; onCorrect: Correct }) {
  const t = useCopy(review);
  if (row.others.length === 0) return null;
  return (
    <fieldset className="pb-2">
      <legend className="text-dense text-quiet">{t.others}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {row.others.map((other) => (
          <Button key={other.words} size="compact" onClick={() => onCorrect(other.key, other.value)}>
            {other.words}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
