import { Cpu, FileText, Pencil, Sparkles, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../../components/classes.ts';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { clockTime, longDate } from '../../screen-kit/dates.ts';
import { useSlideNumbers } from '../../screen-kit/slide-numbers.ts';
import type { VersionEntry } from '../../shared/contract/editing.ts';
import type { ChangeAuthor } from '../../shared/domain/records.ts';

const ICONS: Readonly<Record<ChangeAuthor, LucideIcon>> = {
  person: Pencil,
  planner: Cpu,
  agency: FileText,
  model: Sparkles,
};

export interface VersionListProps {
  /** Newest first. */
  entries: readonly VersionEntry[];
  chosen: number | undefined;
  onChoose: (number: number) => void;
}

/** Who, what and when, a line each. One choice among all: the arrows walk, and the preview follows. */
export function VersionList({ entries, chosen, onChoose }: VersionListProps) {
  const t = useCopy(edit).history;
  const [mine, setMine] = useState(false);
  const shown = mine ? entries.filter(({ author }) => author === 'person') : entries;
  const days = [...new Set(shown.map(({ at }) => longDate(at)))];
  return (
    <>
      <div className="mt-4 flex gap-2">
        <Chip label={t.everything} pressed={!mine} onPress={() => setMine(false)} />
        <Chip label={t.byYou} pressed={mine} onPress={() => setMine(true)} />
      </div>
      {shown.length === 0 && <p className="mt-4 text-small text-quiet">{t.noneByYou}</p>}
      <fieldset className="mt-4 max-laptop:max-h-[38dvh] max-laptop:overflow-y-auto max-laptop:overscroll-contain">
        <legend className="sr-only">{t.list}</legend>
        {days.map((day) => (
          <div key={day} className="pb-4">
            <p className="border-b border-line pb-2 text-dense font-semibold">{day}</p>
            {shown
              .filter(({ at }) => longDate(at) === day)
              .map((entry) => (
                <Line
                  key={entry.number}
                  entry={entry}
                  isNow={entry === entries[0]}
                  isChosen={entry.number === chosen}
                  onChoose={() => onChoose(entry.number)}
                />
              ))}
          </div>
        ))}
      </fieldset>
    </>
  );
}

function Chip({ label, pressed, onPress }: { label: string; pressed: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classes(
        'min-h-9 rounded-card bg-surface px-3.5 text-small font-semibold touch:min-h-11',
        pressed ? 'shadow-[inset_0_0_0_2px_var(--primary)]' : 'shadow-[inset_0_0_0_1px_var(--edge)]',
      )}
    >
      {label}
    </button>
  );
}

function Line(props: { entry: VersionEntry; isNow: boolean; isChosen: boolean; onChoose: () => void }) {
  const { entry, isNow, isChosen, onChoose } = props;
  const t = useCopy(edit).history;
  const shown = useSlideNumbers();
  return (
    <label
      className={classes(
        'relative flex min-h-16 gap-4 border-b border-line py-3 pr-3 pl-4 -ml-4 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary',
        isChosen ? 'bg-surface shadow-[inset_3px_0_0_var(--primary)]' : 'hover:bg-sunk',
      )}
    >
      <input type="radio" name="version" className="sr-only" checked={isChosen} onChange={onChoose} />
      <span className="figures w-11 shrink-0 text-small text-quiet">{clockTime(entry.at)}</span>
      <span className="min-w-0 flex-1 text-small">
        <span className="flex items-center gap-2 font-semibold">
          <Icon
            of={ICONS[entry.author]}
            size={16}
            className={entry.author === 'person' ? 'text-primary' : ''}
          />
          <Text>{nameOf(entry, t)}</Text>
          {isNow && (
            <span className="rounded-badge bg-primary-soft px-1.5 py-0.5 text-tiny text-primary">
              {t.now}
            </span>
          )}
        </span>
        <span className="mt-0.5 flex justify-between gap-3">
          <span className={classes(!isChosen && 'text-quiet')}>
            {t.what[entry.reason](shown(entry.pages))}
          </span>
          {entry.edits > 1 && <span className="shrink-0 text-quiet">{t.changes(entry.edits)}</span>}
        </span>
      </span>
    </label>
  );
}

/** 'You' where no name is known; the engine's own name. */
export const nameOf = ({ author, name }: VersionEntry, t: (typeof edit)['en']['history']): string =>
  author === 'person' ? (name ?? t.you) : t.engines[author];
