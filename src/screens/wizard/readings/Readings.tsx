import { Pencil, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Badge } from '../../../components/Badge.tsx';
import { Button, IconButton } from '../../../components/Button.tsx';
import { classes } from '../../../components/classes.ts';
import { Text } from '../../../components/Text.tsx';
import { readings } from '../../../copy/readings.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ReadingsView } from '../../../shared/contract/planning.ts';
import {
  correctionOf,
  withCorrection,
  type Meanings,
  type ReadingKey,
} from '../../../shared/domain/corrections.ts';
import type { FormData } from '../../../shared/domain/questionnaire.ts';
import { useAnswers } from '../form.ts';
import { Editor } from './Editor.tsx';
import { readingLines, type ReadingLine } from './lines.ts';
import { meaningOfView } from './meaning.ts';

export interface ReadingsProps {
  view: ReadingsView;
  /** The answers as the panel knows them. */
  answers: FormData;
  /** 1 to 5: what it asks for is shown, and what waits for a decision; the rest on demand. */
  step: number;
}

/** 'What the planner reads': each reading in plain words, with its field; the person can say what is meant instead. */
export default function Readings({ view, answers, step }: ReadingsProps) {
  const t = useCopy(readings);
  const { control, getValues, setValue } = useAnswers();
  // At once, where the rest of the panel waits for a pause.
  const corrections = useWatch({ control, name: 'corrections' });
  const form: FormData = { ...answers, corrections };
  const [editing, setEditing] = useState<ReadingKey>();
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const known = readingLines(view, form, t);
  const lines = known.filter(
    (line) => all || line.step === step || line.correction?.outdated === true || line.key === editing,
  );
  if (known.length === 0) return null;

  const set = <K extends ReadingKey>(key: K, value: Meanings[K] | undefined): void => {
    setValue('corrections', withCorrection(getValues(), key, value), { shouldDirty: true });
    setEditing(undefined);
    // The button that opened it is drawn again; the focus goes back to it.
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-reading="${key}"]`)?.focus(), 0);
  };
  const showAll = (): void => {
    setAll(true);
    setTimeout(() => list.current?.querySelector<HTMLElement>('[data-reading]')?.focus(), 0);
  };
  const close = (key: ReadingKey): void => {
    setEditing(undefined);
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-reading="${key}"]`)?.focus(), 0);
  };

  return (
    <section aria-label={t.title} className="rounded-card border border-line bg-surface">
      <div className="px-4 pt-3 pb-2">
        <h2 className="font-heading text-[0.9375rem] font-semibold">{t.title}</h2>
        <p className="text-dense text-quiet">{t.lead}</p>
      </div>
      <ul ref={list} className="flex flex-col">
        {lines.map((line) => (
          <li key={line.key} className="border-t border-line px-4 py-2">
            <Line line={line} onEdit={setEditing} onReset={(key) => set(key, undefined)} />
            {line.correction?.outdated === true && (
              <Outdated line={line} form={form} onKeep={set} onDrop={(key) => set(key, undefined)} />
            )}
            {editing === line.key && (
              <Editor
                reading={line.key}
                value={meaningOfView(line.key, view, form)}
                onSave={set}
                onCancel={close}
              />
            )}
          </li>
        ))}
      </ul>
      {lines.length < known.length && (
        <div className={classes('px-1.5 pb-1', lines.length > 0 && 'border-t border-line pt-1')}>
          <Button size="compact" variant="quiet" onClick={showAll}>
            {t.showAll(known.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

interface LineProps {
  line: ReadingLine;
  onEdit: (key: ReadingKey) => void;
  onReset: (key: ReadingKey) => void;
}

function Line({ line, onEdit, onReset }: LineProps) {
  const t = useCopy(readings);
  const { key, name, phrases, unknown, source, correction } = line;
  const holds = correction?.outdated === false;
  return (
    <div className="flex items-start gap-3">
      <p className="w-14 shrink-0 tablet:w-18 text-dense leading-6 text-quiet">{name}</p>
      <div className="min-w-0 flex-1">
        {phrases.map(({ text, notes }) => (
          <p key={text} className={classes('py-0.5 text-small', unknown && 'text-quiet')}>
            <span className={classes(!unknown && 'font-semibold')}>
              <Text>{text}</Text>
            </span>
            {notes.length > 0 && (
              <span className="block text-dense text-quiet">
                <Text>{notes.join(' · ')}</Text>
              </span>
            )}
          </p>
        ))}
        <p className="text-dense text-quiet">
          {holds ? <Badge tone="done">{t.corrected}</Badge> : t.from(source)}
        </p>
      </div>
      <div className="-mr-2 flex shrink-0">
        {holds && <IconButton icon={RotateCcw} label={t.reset(name)} onClick={() => onReset(key)} />}
        <IconButton icon={Pencil} label={t.correct(name)} data-reading={key} onClick={() => onEdit(key)} />
      </div>
    </div>
  );
}

interface OutdatedProps {
  line: ReadingLine;
  form: FormData;
  onKeep: <K extends ReadingKey>(key: K, value: Meanings[K] | undefined) => void;
  onDrop: (key: ReadingKey) => void;
}

/** The answer has changed since it was corrected: the person decides. */
function Outdated({ line, form, onKeep, onDrop }: OutdatedProps) {
  const t = useCopy(readings);
  const { key } = line;
  return (
    <fieldset className="mt-1.5 rounded-card bg-accent-soft px-3 py-2 forced-colors:border">
      <legend className="sr-only">{line.name}</legend>
      <p className="text-small">
        <Text>{t.outdated(line.correction?.words ?? '')}</Text>
      </p>
      <div className="mt-1 -ml-3 flex flex-wrap">
        <Button size="compact" variant="quiet" onClick={() => onKeep(key, correctionOf(key, form)?.value)}>
          {t.keep}
        </Button>
        <Button size="compact" variant="quiet" onClick={() => onDrop(key)}>
          {t.drop}
        </Button>
      </div>
    </fieldset>
  );
}
