/** Keys of Undo and Redo. Pure. */

export interface TypingKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** An input method is putting a letter together: every key is its own. */
  isComposing: boolean;
}

/** Ctrl or Cmd with Z, with Shift and Z, and with Y. */
export function journalCommand(input: TypingKey): 'undo' | 'redo' | undefined {
  if (input.ctrlKey === input.metaKey || input.altKey) return undefined;
  const key = input.key.toLowerCase();
  if (key === 'z') return input.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !input.shiftKey ? 'redo' : undefined;
}
