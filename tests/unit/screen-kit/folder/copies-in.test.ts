import { describe, expect, test } from 'vitest';
import { copiesIn, DAYS_KEPT, nameOfDay, writeCopy } from '../../../../src/screen-kit/folder/copies-in.ts';

/** A folder in memory that is written to as a real one: a file is replaced when its stream is closed. */
function folderOf(files: Record<string, string>, refuse?: 'write' | 'close') {
  const handle = {
    async *keys() {
      yield* Object.keys(files);
    },
    getFileHandle(name: string) {
      files[name] ??= '';
      let written = '';
      const fail = (): Promise<never> => Promise.reject(new DOMException('full', 'QuotaExceededError'));
      return Promise.resolve({
        createWritable: () =>
          Promise.resolve({
            write(bytes: ArrayBuffer) {
              written = new TextDecoder().decode(bytes);
              return refuse === 'write' ? fail() : Promise.resolve();
            },
            close() {
              if (refuse === 'close') return fail();
              files[name] = written;
              return Promise.resolve();
            },
            abort: () => Promise.resolve(),
          }),
      });
    },
    removeEntry(name: string) {
      delete files[name];
      return Promise.resolve();
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is used of a handle
  return handle as unknown as FileSystemDirectoryHandle;
}
const day = (number: number): Date => new Date(2026, 10, number, 12);
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer;

test('a day has one file: the second copy of a day takes the place of the first', async () => {
  const files = {};
  await writeCopy(folderOf(files), bytes('morning'), day(3));
  expect(await writeCopy(folderOf(files), bytes('evening'), day(3))).toEqual({ copies: 1 });
  expect(files).toEqual({ 'Palmleaf 2026-11-03.palmleaf': 'evening' });
});

test('ten days are kept, and nothing else in the folder is touched', async () => {
  const files: Record<string, string> = {
    'Palmleaf notes.txt': 'mine',
    'Palmleaf 2026-11-1.palmleaf': 'mine too',
  };
  for (let number = 1; number <= 14; number += 1)
    await writeCopy(folderOf(files), bytes(`day ${number}`), day(number));
  const kept = Array.from({ length: DAYS_KEPT }, (_, index) => nameOfDay(day(14 - index)));
  expect(await copiesIn(folderOf(files))).toEqual(kept);
  expect(Object.keys(files)).toHaveLength(DAYS_KEPT + 2);
});

test('a clock that was set back loses no copy of its own day', async () => {
  const files: Record<string, string> = {};
  for (let number = 11; number <= 20; number += 1)
    await writeCopy(folderOf(files), bytes('late'), day(number));
  expect(await writeCopy(folderOf(files), bytes('early'), day(1))).toEqual({ copies: DAYS_KEPT });
  expect(files[nameOfDay(day(1))]).toBe('early');
  expect(files[nameOfDay(day(11))]).toBeUndefined();
});

describe.each(['write', 'close'] as const)('a folder without room (at %s)', (refuse) => {
  test('keeps what it had, and has no empty file', async () => {
    const files: Record<string, string> = {};
    for (let number = 1; number <= DAYS_KEPT; number += 1) files[nameOfDay(day(number))] = `day ${number}`;
    const before = { ...files };
    await expect(writeCopy(folderOf(files, refuse), bytes('new'), day(20))).rejects.toThrow('full');
    expect(files).toEqual(before);
    await expect(writeCopy(folderOf(files, refuse), bytes('new'), day(5))).rejects.toThrow('full');
    expect(files).toEqual(before);
  });
});
