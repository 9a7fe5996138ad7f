/** What a key does while a text is typed. Pure. */

export type TypingCommand = 'keep' | 'next' | 'previous' | 'give-up' | 'undo' | 'redo';

export interface TypingKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** An input method is putting a letter together: every key is its own. */
  isComposing: boolean;
}

/** Undefined for a key of the text itself. @param isTouched something was typed: taking it back is the text's own */
export function typingCommand(input: TypingKey, isTouched: boolean): TypingCommand | undefined {
  if (input.isComposing || input.altKey) return undefined;
  if (input.ctrlKey || input.metaKey) return isTouched ? undefined : journalCommand(input);
  if (input.key === 'Escape') return 'give-up';
  if (input.key === 'Tab') return input.shiftKey ? 'previous' : 'next';
  return input.key === 'Enter' && !input.shiftKey ? 'keep' : undefined;
}

/** Ctrl or Cmd with Z, with Shift and Z, and with Y. */
export function journalCommand(input: TypingKey): 'undo' | 'redo' | undefined {
  if (input.ctrlKey === input.metaKey || input.altKey) return undefined;
  const key = input.key.toLowerCase();
  if (key === 'z') return input.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !input.shiftKey ? 'redo' : undefined;
}
