import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fromText,
  isReminderDue,
  notCopied,
  noteCopied,
  noteEvent,
  noteReminded,
  useCopies,
} from '../../../src/state/copies.ts';

const stored = new Map<string, string>();
const changed = (proposalId: string, at: string): void =>
  noteEvent({ type: 'proposalDidChange', proposalId }, () => new Date(at));
const DAY_1 = '2026-11-01T08:00:00.000Z';
const DAY_2 = '2026-11-02T08:00:00.000Z';
const DAY_3 = '2026-11-03T08:00:00.000Z';
const LATER = new Date('2026-11-04T09:00:00.000Z');

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  useCopies.setState({ changed: {}, alone: {} }, true);
});
afterEach(() => vi.unstubAllGlobals());

test('before the first copy, every proposal lacks one; afterwards, those that have changed', () => {
  expect(notCopied(useCopies.getState(), ['a', 'b'])).toEqual(['a', 'b']);
  noteCopied('everything', new Date(DAY_1));
  expect(notCopied(useCopies.getState(), ['a', 'b'])).toEqual([]);
  changed('b', DAY_2);
  changed('deleted', DAY_2);
  expect(notCopied(useCopies.getState(), ['a', 'b'])).toEqual(['b']);
  noteCopied(['b']);
  expect(notCopied(useCopies.getState(), ['a', 'b'])).toEqual([]);
});

test('the first change after a copy counts, and other tabs’ changes stay', () => {
  noteCopied('everything', new Date(DAY_1));
  changed('a', DAY_2);
  changed('a', DAY_3);
  stored.set('copies', JSON.stringify({ at: DAY_1, changed: { a: DAY_2, other: DAY_2 } }));
  changed('b', DAY_3);
  expect(useCopies.getState()).toEqual({
    at: DAY_1,
    changed: { a: DAY_2, other: DAY_2, b: DAY_3 },
    alone: {},
  });
});

test('one that came in a copy has one until it changes, also before anything else was ever copied', () => {
  const taken = (proposalId: string): void =>
    noteEvent({ type: 'proposalDidChange', proposalId, isTaken: true }, () => new Date(DAY_1));
  taken('a');
  expect(notCopied(useCopies.getState(), ['a', 'b'])).toEqual(['b']);
  noteCopied(['b']);
  expect(notCopied(useCopies.getState(), ['a', 'b'])).toEqual([]);
  changed('a', DAY_2);
  expect(notCopied(useCopies.getState(), ['a', 'b'])).toEqual(['a']);
  expect(isReminderDue(useCopies.getState(), ['a', 'b'], DAY_1, LATER)).toBe(false);
  // Its newer state comes in a copy.
  taken('a');
  expect(notCopied(useCopies.getState(), ['a', 'b'])).toEqual([]);
  changed('a', DAY_1);
  expect(isReminderDue(useCopies.getState(), ['a', 'b'], DAY_3, LATER)).toBe(true);
});

describe('the reminder', () => {
  const due = (since = DAY_1): boolean => isReminderDue(useCopies.getState(), ['a', 'b'], since, LATER);
  test('comes when work has had no copy for three days, once until the next copy', () => {
    expect(due(DAY_3)).toBe(false);
    expect(due()).toBe(true);
    noteReminded();
    expect(due()).toBe(false);
    noteCopied('everything', new Date(DAY_1));
    expect(due()).toBe(false);
    changed('a', DAY_3);
    expect(due()).toBe(false);
    changed('b', DAY_1);
    expect(due()).toBe(true);
  });
  test('does not come for nothing', () =>
    expect(isReminderDue(useCopies.getState(), [], '', LATER)).toBe(false));
});

test.each([
  null,
  '',
  'null',
  '[]',
  '"x"',
  '{"at":5,"changed":null}',
  '{"changed":{"a":"never","__proto__":"x"},"alone":7,"reminded":1}',
])('a memory of %j counts as none', (text) => expect(fromText(text)).toEqual({ changed: {}, alone: {} }));

test('where storage is forbidden the page remembers by itself', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
  noteCopied('everything', new Date(DAY_1));
  expect(useCopies.getState().at).toBe(DAY_1);
});
