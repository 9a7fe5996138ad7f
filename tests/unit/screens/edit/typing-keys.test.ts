import { expect, test } from 'vitest';
import { listCommand, typingCommand } from '../../../../src/screens/edit/typing-keys.ts';
import { journalCommand, type TypingKey } from '../../../../src/screen-kit/journal-keys.ts';

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
  ['ArrowUp', { altKey: true }, 'up'],
  ['ArrowDown', { altKey: true }, 'down'],
  ['Enter', { ctrlKey: true }, 'add'],
  ['Delete', { ctrlKey: true }, undefined],
  ['ArrowLeft', { altKey: true }, undefined],
] as const)('while a text is typed, %s %o is %s', (name, more, command) => {
  expect(typingCommand(key(name, more), false)).toBe(command);
});

test.each(['Enter', 'Tab', 'Escape', 'z', 'ArrowUp'])(
  '%s belongs to an input method that is at work',
  (name) => {
    expect(
      typingCommand(
        key(name, { isComposing: true, ctrlKey: name === 'z', altKey: name === 'ArrowUp' }),
        false,
      ),
    ).toBeUndefined();
  },
);

test('once something is typed, taking it back is the text’s own', () => {
  expect(typingCommand(key('z', { ctrlKey: true }), true)).toBeUndefined();
  expect(typingCommand(key('Escape'), true)).toBe('give-up');
});

test('Y takes forward, and a key without Ctrl or Cmd nothing', () => {
  expect(journalCommand(key('y', { ctrlKey: true }))).toBe('redo');
  expect(journalCommand(key('z'))).toBeUndefined();
  expect(journalCommand(key('z', { ctrlKey: true, altKey: true }))).toBeUndefined();
});

test.each([
  ['Delete', { ctrlKey: true }, 'remove'],
  ['Backspace', { metaKey: true }, 'remove'],
  ['Enter', { metaKey: true }, 'add'],
  ['Enter', {}, undefined],
  ['ArrowUp', {}, undefined],
  ['ArrowUp', { altKey: true, shiftKey: true }, undefined],
] as const)('on a text at rest, %s %o asks to %s an item', (name, more, command) => {
  expect(listCommand(key(name, more))).toBe(command);
});
