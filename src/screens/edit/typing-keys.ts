/** What a key does while a text is typed. Pure. */
import { journalCommand, type TypingKey } from '../../screen-kit/journal-keys.ts';

/** What is done to the item of a list that a text is, or belongs to. */
export type ListCommand = 'add' | 'remove' | 'up' | 'down';
export type TypingCommand = 'keep' | 'next' | 'previous' | 'give-up' | 'undo' | 'redo' | ListCommand;

/** Undefined for a key of the text itself. @param isTouched something was typed: taking it back is the text's own */
export function typingCommand(input: TypingKey, isTouched: boolean): TypingCommand | undefined {
  if (input.isComposing) return undefined;
  const list = listCommand(input);
  // Ctrl with Delete takes a word away, here.
  if (list !== undefined && list !== 'remove') return list;
  if (input.altKey) return undefined;
  if (input.ctrlKey || input.metaKey) return isTouched ? undefined : journalCommand(input);
  if (input.key === 'Escape') return 'give-up';
  if (input.key === 'Tab') return input.shiftKey ? 'previous' : 'next';
  return input.key === 'Enter' && !input.shiftKey ? 'keep' : undefined;
}

const LIST_COMMANDS: ReadonlySet<string> = new Set<ListCommand>(['add', 'remove', 'up', 'down']);
export const isListCommand = (command: TypingCommand): command is ListCommand => LIST_COMMANDS.has(command);

/** Alt with an arrow, and Ctrl or Cmd with Enter and with Delete. */
export function listCommand(input: TypingKey): ListCommand | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = input;
  if (shiftKey) return undefined;
  if (altKey)
    return ctrlKey || metaKey ? undefined : { ArrowUp: 'up' as const, ArrowDown: 'down' as const }[key];
  if (ctrlKey === metaKey) return undefined;
  return { Enter: 'add' as const, Delete: 'remove' as const, Backspace: 'remove' as const }[key];
}
