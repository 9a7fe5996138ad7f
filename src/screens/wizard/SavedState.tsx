import { Check, CircleAlert } from 'lucide-react';
import { useWorded } from '../../screen-kit/failures.ts';
import { classes } from '../../components/classes.ts';
import { Icon } from '../../components/Icon.tsx';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useDraft } from '../../state/draft.ts';

export interface SavedStateProps {
  /** False where only this tab keeps the answers. */
  durable: boolean;
  /** They came from a draft, and are saved until they change. */
  stored: boolean;
}

/** Whether the answers are saved: always visible, and true. */
export function SavedState({ durable, stored }: SavedStateProps) {
  const t = useCopy(wizard);
  const word = useWorded();
  const save = useDraft((state) => state.save);
  const failed = save.state === 'failed';
  const saved = save.state === 'saved' || (stored && save.state === 'idle');
  const long = (): string => {
    if (failed) return `${t.notSaved}: ${word(save.reason)}`;
    if (!durable) return t.savedInMemory;
    if (saved) return t.saved;
    return save.state === 'saving' ? t.saving : t.savesAsYouType;
  };
  const short = failed ? t.notSaved : save.state === 'saving' ? t.saving : saved ? t.savedShort : '';
  return (
    <output
      className={classes(
        'flex min-w-0 items-center gap-2 text-small',
        failed ? 'text-danger' : durable ? 'text-quiet' : 'text-accent-ink',
      )}
    >
      {saved && durable && <Icon of={Check} className="text-primary" />}
      {failed && <Icon of={CircleAlert} />}
      <span className="min-w-0 truncate max-tablet:sr-only">{long()}</span>
      <span aria-hidden="true" className="text-dense tablet:hidden">
        {short}
      </span>
    </output>
  );
}
