import { expect, test } from 'vitest';
import { journalCommand, typingCommand, type TypingKey } from '../../../../src/screens/edit/typing-keys.ts';

const key = (name: string, more: Partial<TypingKey> = {}): TypingKey => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});

test.each([
  ['Enter', {}, 'keep'],
  ['Enter', { shiftKey: true }, undefined],
  ['Tab', {}, 'next'],
  ['Tab', { shiftKey: true }, 'previous'],
  ['Escape', {}, 'give-up'],
  ['a', {}, undefined],
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { metaKey: true, shiftKey: true }, 'redo'],
] as const)('while a text is typed, %s %o is %s', (name, more, command) => {
  expect(typingCommand(key(name, more), false)).toBe(command);
});

test.each(['Enter', 'Tab', 'Escape', 'z'])('%s belongs to an input method that is at work', (name) => {
  expect(typingCommand(key(name, { isComposing: true, ctrlKey: name === 'z' }), false)).toBeUndefined();
});

test('once something is typed, taking it back is the text’s own', () => {
  expect(typingCommand(key('z', { ctrlKey: true }), true)).toBeUndefined();
  expect(typingCommand(key('Escape'), true)).toBe('give-up');
});

test('Y takes forward, and a key without Ctrl or Cmd nothing', () => {
  expect(journalCommand(key('y', { ctrlKey: true }))).toBe('redo');
  expect(journalCommand(key('z'))).toBeUndefined();
  expect(journalCommand(key('z', { ctrlKey: true, altKey: true }))).toBeUndefined();
});
