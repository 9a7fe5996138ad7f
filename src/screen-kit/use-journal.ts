/** Undo and Redo by buttons and keys. The keys work everywhere but in a field that is being typed in. */
import { useEffect, useEffectEvent, useState } from 'react';
import { edit } from '../copy/edit.ts';
import { useCopy } from '../copy/use-copy.ts';
import { showFailure } from './failures.ts';
import type { Journal } from '../shared/domain/records.ts';
import { client } from '../worker-client/index.ts';
import { numbersOf, type SlideNumbers } from './slide-numbers.ts';
import { journalCommand } from './journal-keys.ts';

export interface JournalControls {
  canUndo: boolean;
  canRedo: boolean;
  run: (command: 'undo' | 'redo') => void;
  /** What was done last, to be said. */
  said: string;
}

interface JournalInput {
  /** What pages are called. */
  numbers: SlideNumbers | undefined;
  /** Told where something was taken back. */
  onPages?: (pages: readonly number[]) => void;
}

export function useJournal(
  proposalId: string,
  stored: Journal | undefined,
  { numbers, onPages }: JournalInput,
): JournalControls {
  const t = useCopy(edit);
  const [newest, setNewest] = useState<Journal>();
  const [said, setSaid] = useState('');
  // Another tab may have gone on since, or the proposal was read before this tab's own change was.
  const journal = newest !== undefined && newest.last >= (stored?.last ?? 0) ? newest : stored;
  const take = async (command: 'undo' | 'redo'): Promise<void> => {
    const answer = await client[command](proposalId);
    if (!answer.ok) {
      showFailure(t.notUndone, answer.failure);
      return;
    }
    const { pages, journal: next } = answer.value;
    setNewest(next);
    const shown = numbersOf(pages, numbers);
    setSaid(command === 'undo' ? t.undone(shown) : t.redone(shown));
    onPages?.(pages);
  };
  const run = (command: 'undo' | 'redo'): void => void take(command);
  const listen = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    const command = journalCommand({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing });
    const typedIn = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (command === undefined || typedIn || event.defaultPrevented) return;
    event.preventDefault();
    if (((command === 'undo' ? journal?.undo : journal?.redo) ?? 0) > 0) run(command);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => listen(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { canUndo: (journal?.undo ?? 0) > 0, canRedo: (journal?.redo ?? 0) > 0, run, said };
}
